import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import TestSupport
import Testing
import UIKitNames

@testable import TableSnippets

/// The behaviors in "Estimating the height of a table's scrolling area".
@MainActor @Suite("Estimating: estimated heights")
struct EstimatedHeightTests {
  private static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private static func cell(_ text: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.textLabel?.numberOfLines = 0
    return cell
  }

  private static let long = String(repeating: "A text that takes several lines of a row. ", count: 6)

  @Test(
    "The estimate of the article's first row is 93 points at L; other rows have the table's own",
    .behavior("estimates-9"))
  func ninetyThree() throws {
    let controller = TitleListController(titles: ["One", "Two"])
    let screen = try PhoneScreen(controller)
    try screen.traits.performAsCurrent {
      let estimate = controller.tableView(controller.tableView, estimatedHeightForRowAt: Self.row(0))
      #expect(abs(estimate - 93) < 1e-9)
      let other = controller.tableView(controller.tableView, estimatedHeightForRowAt: Self.row(1))
      #expect(other == UITableView.automaticDimension)
      try #require(controller.tableView.numberOfRows(inSection: 0) == 2)
    }
    let unseen = TitleListController(titles: ["One", "Two"])
    let nothing = try PhoneScreen(unseen, height: 0)
    #expect([0, 1].map { unseen.tableView.rectForRow(at: Self.row($0)).height } == [93, 44])
    withExtendedLifetime(nothing) {}
  }

  @Test(
    "The height of the content comes from estimates until rows are shown, then from their own heights",
    .behavior("estimates-1", "estimates-8"))
  func estimatesGiveWay() throws {
    let controller = CellsController(100) { _ in Self.cell(Self.long) }
    controller.estimate = { _ in 60 }
    let screen = try PhoneScreen(controller)
    let table = controller.tableView
    let real = controller.rowHeight(0)
    #expect(real > 60)
    let shown = table.indexPathsForVisibleRows?.count ?? 0
    let measured = (0..<100).filter { controller.rowHeight($0) == real }.count
    #expect(measured >= shown && measured < 100)
    #expect(abs(table.contentSize.height - (CGFloat(measured) * real + CGFloat(100 - measured) * 60)) < 0.001)
    for row in 0..<100 { screen.perform { table.scrollToRow(at: Self.row(row), at: .bottom, animated: false) } }
    #expect(abs(table.contentSize.height - 100 * real) < 0.001)
  }

  @Test("Without estimates every row's own height is found before the table shows", .behavior("estimates-2"))
  func withoutEstimates() throws {
    let controller = CellsController(50) { _ in Self.cell("Text") }
    controller.tableView.estimatedRowHeight = 0
    let screen = try PhoneScreen(controller)
    #expect(Set(controller.asked) == Set(0..<50))
    withExtendedLifetime(screen) {}
  }

  @Test("With estimates only what comes on screen is asked for its cell", .behavior("estimates-3"))
  func onlyVisibleRows() throws {
    let controller = CellsController(1000) { _ in Self.cell("Text") }
    let screen = try PhoneScreen(controller)
    #expect(Set(controller.asked) == Set(0...667 / 44))
    withExtendedLifetime(screen) {}
  }

  @Test("The delegate is asked to estimate every row", .behavior("estimates-7"))
  func everyRowIsEstimated() throws {
    var asked: Set<Int> = []
    let controller = CellsController(200) { _ in Self.cell("Text") }
    controller.estimate = { path in
      asked.insert(path.row)
      return 50
    }
    let screen = try PhoneScreen(controller)
    #expect(asked == Set(0..<200))
    withExtendedLifetime(screen) {}
  }

  @Test("Headers and footers have estimates of their own, from properties", .behavior("estimates-5"))
  func headersAndFooters() throws {
    let controller = SectionsController()
    controller.tableView.estimatedSectionHeaderHeight = 33
    controller.tableView.estimatedSectionFooterHeight = 22
    let screen = try PhoneScreen(controller)
    #expect(controller.tableView.rectForHeader(inSection: 19).height == 33)
    #expect(controller.tableView.rectForFooter(inSection: 19).height == 22)
    withExtendedLifetime(screen) {}
  }

  @Test(
    "Self-sizing headers and footers have estimates until they show; with 0 as theirs all are measured first",
    .behavior("estimates-12"))
  func edgesWithoutEstimates() throws {
    for (estimate, heights, asked) in [(UITableView.automaticDimension, [28, 28], false), (0, [90, 70], true)]
      as [(CGFloat, [CGFloat], Bool)]
    {
      let controller = SelfSizingEdgesController()
      controller.tableView.estimatedSectionHeaderHeight = estimate
      controller.tableView.estimatedSectionFooterHeight = estimate
      let screen = try PhoneScreen(controller)
      let (header, footer) = (
        controller.tableView.rectForHeader(inSection: 19), controller.tableView.rectForFooter(inSection: 19)
      )
      #expect([header.height, footer.height] == heights)
      #expect([controller.headers, controller.footers].map { $0.contains(19) } == [asked, asked])
      if asked { #expect([controller.headers, controller.footers] == [Set(0..<20), Set(0..<20)]) }
      withExtendedLifetime(screen) {}
    }
  }

  @Test("Rows, headers and footers have estimates of their own, from the delegate", .behavior("estimates-6"))
  func headersAndFootersFromDelegate() throws {
    let controller = EstimatingSectionsController()
    let screen = try PhoneScreen(controller)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 19)).height == 319)
    #expect(controller.tableView.rectForHeader(inSection: 19).height == 119)
    #expect(controller.tableView.rectForFooter(inSection: 19).height == 219)
    withExtendedLifetime(screen) {}
  }

  @Test("All estimates are automatic at first, in both styles", arguments: [UITableView.Style.plain, .grouped])
  func automaticAtFirst(style: UITableView.Style) {
    let table = UITableView(frame: .zero, style: style)
    let estimates = [
      table.rowHeight, table.estimatedRowHeight, table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight,
    ]
    #expect(estimates == Array(repeating: UITableView.automaticDimension, count: 4))
  }

  @Test(
    "The table's default estimates are the standard row, header and footer", .behavior("enabling-2", "estimates-4"),
    arguments: [(UITableView.Style.plain, [44, 28, 28]), (.grouped, [44, 38, 53.0 / 3])])
  func standardEstimates(style: UITableView.Style, heights: [CGFloat]) throws {
    let controller = SectionsController(style: style)
    let screen = try PhoneScreen(controller)
    let table = try #require(controller.tableView)
    let row = IndexPath(row: 0, section: 19)
    #expect(!table.strutTable.isMeasured(rowAt: row))
    #expect(
      [table.rectForRow(at: row), table.rectForHeader(inSection: 19), table.rectForFooter(inSection: 19)]
        .map(\.height) == heights)
    withExtendedLifetime(screen) {}
  }

  @Test("`automaticDimension` from the delegate means the table's own estimate", .behavior("estimates-10"))
  func automaticFromDelegate() throws {
    let heights = try [true, false].map { asks in
      let controller = CellsController(100) { _ in Self.cell(Self.long) }
      if asks { controller.estimate = { _ in UITableView.automaticDimension } }
      let screen = try PhoneScreen(controller, height: 100)
      return withExtendedLifetime(screen) { controller.rowHeight(99) }
    }
    #expect(heights == [44, 44])
  }

  @Test(
    "What is on screen stays where it is while estimates above it give way, under a header that is held too",
    .behavior("estimates-11"),
    arguments: [nil, "Title"])
  func nothingJumps(title: String?) throws {
    let controller = CellsController(300) { path in Self.cell(path.row.isMultiple(of: 3) ? Self.long : "Short") }
    controller.sectionTitle = title
    let screen = try PhoneScreen(controller)
    let table = controller.tableView
    screen.perform { table.scrollToRow(at: Self.row(200), at: .top, animated: false) }
    while table.contentOffset.y > 0 {
      let top = try #require(table.indexPathsForVisibleRows?.first)
      let before = table.rectForRow(at: top).minY - table.contentOffset.y
      screen.perform { table.contentOffset.y = max(0, table.contentOffset.y - 40) }
      let after = table.rectForRow(at: top).minY - table.contentOffset.y
      guard table.contentOffset.y > 0 else { break }
      #expect(abs(after - before - 40) < 0.001)
      #expect(abs(table.contentSize.height - table.rect(forSection: 0).maxY) < 0.001)
    }
  }
}

/// Twenty sections of a row, with titles above and below.
private class SectionsController: UITableViewController {
  override init(style: UITableView.Style = .plain) { super.init(style: style) }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { 20 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
}

/// Headers of 90 points and footers of 70, by their constraints.
private final class SelfSizingEdgesController: SectionsController {
  private(set) var headers: Set<Int> = []
  private(set) var footers: Set<Int> = []

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headers.insert(section)
    return view(height: 90)
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footers.insert(section)
    return view(height: 70)
  }

  private func view(height: CGFloat) -> UIView {
    let (view, box) = (UITableViewHeaderFooterView(reuseIdentifier: nil), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    view.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: height),
    ])
    return view
  }
}

private final class EstimatingSectionsController: SectionsController {
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(300 + indexPath.section)
  }

  override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    CGFloat(100 + section)
  }

  override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    CGFloat(200 + section)
  }
}
