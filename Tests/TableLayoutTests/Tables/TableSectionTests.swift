import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import Testing

@Suite("A table's sections")
struct TableSectionTests {
  @Test("The header of the section at the top of a plain table stays there")
  func pinned() throws {
    let scene = try TableScene([[CGFloat](repeating: 100, count: 10), [CGFloat](repeating: 100, count: 10)])
    scene.titles = ["one", "two"]
    scene.table.estimatedRowHeight = 100
    scene.table.sectionHeaderTopPadding = 0
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    let height = scene.table.rectForHeader(inSection: 0).height
    #expect(height >= 28)
    #expect(scene.table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: height))
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == height)
    scene.scroll(to: 250)
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == 250)
    let end = scene.table.rect(forSection: 0).maxY
    scene.scroll(to: end - 10)
    #expect(scene.table.headerView(forSection: 0)?.frame.maxY == end)
    #expect(scene.table.headerView(forSection: 1)?.frame.minY == end)
    scene.scroll(to: end + 50)
    #expect(scene.table.headerView(forSection: 0) == nil)
    #expect(scene.table.headerView(forSection: 1)?.frame.minY == end + 50)
    scene.table.scrollToRow(at: IndexPath(row: 5, section: 1), at: .top, animated: false)
    scene.table.layoutIfNeeded()
    #expect(scene.place(5, 1) == height)
  }

  @Test(
    "The footer of the section at the bottom of a plain table stays there, and covers neither its header nor a row scrolled to"
  )
  func pinnedFooters() throws {
    let scene = try TableScene([[CGFloat](repeating: 100, count: 10), [CGFloat](repeating: 100, count: 10)])
    (scene.titles, scene.footers) = (["one", "two"], ["end of one", "end of two"])
    scene.table.estimatedRowHeight = 100
    scene.table.sectionHeaderTopPadding = 0
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    let height = scene.table.rectForFooter(inSection: 0).height
    #expect(height > 20)
    func footer(_ section: Int) -> CGRect? { scene.table.footerView(forSection: section)?.frame }
    #expect(footer(0) == CGRect(x: 0, y: 400 - height, width: 320, height: height))
    #expect(footer(1) == nil)
    scene.scroll(to: 250)
    #expect(footer(0)?.maxY == 650)
    let end = scene.table.rect(forSection: 0).maxY
    let header = scene.table.rectForHeader(inSection: 1)
    scene.scroll(to: header.maxY - 400 + 10)
    #expect(footer(0)?.maxY == end)
    #expect(footer(1)?.minY == header.maxY)
    scene.scroll(to: end - height - 5)
    #expect(scene.table.headerView(forSection: 0)?.frame.maxY == end - height)
    scene.table.scrollToRow(at: IndexPath(row: 5, section: 1), at: .bottom, animated: false)
    scene.table.layoutIfNeeded()
    #expect(scene.place(5, 1) == 400 - height - 100)
    scene.scroll(to: scene.table.contentSize.height - 400)
    #expect(footer(1) == scene.table.rectForFooter(inSection: 1))
  }

  @Test("Footers of grouped tables scroll with their sections")
  func groupedFooters() throws {
    let scene = try TableScene([[CGFloat](repeating: 100, count: 10)], style: .grouped)
    scene.footers = ["end"]
    scene.table.layoutIfNeeded()
    #expect(scene.table.footerView(forSection: 0) == nil)
  }

  @Test("A plain section without a title has no header; one with a title has the padding above it")
  func plainPadding() throws {
    let scene = try TableScene([[100], [100]])
    scene.titles = [nil, "two"]
    scene.table.layoutIfNeeded()
    #expect(scene.table.rectForHeader(inSection: 0).height == 0)
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(scene.table.rectForHeader(inSection: 1).minY == 122)
    scene.table.sectionHeaderTopPadding = -3
    #expect(scene.table.sectionHeaderTopPadding == TableView.automaticDimension)
  }

  @Test("Grouped sections without texts are 35 from the top, 35 apart and end with 20")
  func grouped() throws {
    let scene = try TableScene([[100], [100]], style: .grouped, scale: 2)
    scene.table.layoutIfNeeded()
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 170)
    #expect(scene.table.contentSize.height == 290)
  }

  @Test("Inset grouped rows are in from the sides")
  func insetGrouped() throws {
    let scene = try TableScene([[100]], style: .insetGrouped)
    scene.table.layoutIfNeeded()
    let frame = scene.table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect((frame.minX, frame.width) == (16, 288))
  }

  @Test("Views above and below all sections scroll with them")
  func edgeViews() throws {
    let scene = try TableScene([[100, 100]])
    scene.table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 1, height: 70))
    scene.table.tableFooterView = View(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentSize == CGSize(width: 320, height: 300))
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
    #expect(scene.table.tableFooterView?.frame == CGRect(x: 0, y: 270, width: 320, height: 30))
    scene.table.tableHeaderView = nil
    #expect(scene.table.contentSize.height == 230)
  }

  /// A delegate that gives heights and no views.
  private final class Heights: TableViewDelegate {
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 0 ? 30 : TableView.automaticDimension
    }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat { section == 0 ? 0 : 25 }
  }

  @Test("A height that a delegate gives holds a place for a header without text or view, also the table's own height")
  func heightsWithoutViews() throws {
    let heights = Heights()
    for style in [TableView.Style.plain, .grouped] {
      let scene = try TableScene([[100], [100]], style: style)
      (scene.table.sectionHeaderHeight, scene.table.sectionFooterHeight) = (30, 25)
      scene.table.layoutIfNeeded()
      func heightsOfSections() -> [CGFloat] {
        (0..<2).flatMap {
          [scene.table.rectForHeader(inSection: $0).height, scene.table.rectForFooter(inSection: $0).height]
        }
      }
      #expect(heightsOfSections() == (style == .plain ? [0, 0, 0, 0] : [30, 25, 30, 25]))
      scene.table.delegate = heights
      scene.table.reloadData()
      scene.table.layoutIfNeeded()
      #expect(heightsOfSections() == (style == .plain ? [30, 0, 0, 25] : [30, 0, 30, 25]))
    }
  }

  /// A controller that makes something of the heights it inherits.
  private final class Growing: TableViewController {
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    override func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      super.tableView(tableView, heightForHeaderInSection: section) * 1.5
    }
    override func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
      max(super.tableView(tableView, heightForFooterInSection: section), 30)
    }
  }

  @Test("A controller's height of headers and footers, which subclasses build on, is the table's")
  func inheritedHeights() throws {
    let controller = try fixedTraits().performAsCurrent { Growing(style: .grouped) }
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let table = try #require(controller.tableView)
    for (footer, expected) in [(TableView.automaticDimension, 30), (20, 30), (50, 50)] as [(CGFloat, CGFloat)] {
      (table.sectionHeaderHeight, table.sectionFooterHeight) = (40, footer)
      table.layoutIfNeeded()
      #expect(table.rectForHeader(inSection: 0).height == 60)
      #expect(table.rectForFooter(inSection: 0).height == expected)
    }
    let plain = TableViewController(style: .plain)
    table.sectionHeaderHeight = TableView.automaticDimension
    #expect(plain.tableView(table, heightForHeaderInSection: 0) == TableView.automaticDimension)
    #expect(plain.tableView(table, heightForFooterInSection: 0) == 50)
  }

  /// A delegate that says that headers and footers find their heights.
  private final class Automatic: TableViewDelegate {
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      TableView.automaticDimension
    }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
      // The results of another delegate are not used.
      _ = Unanswering().tableView(tableView, heightForFooterInSection: section)
      return TableView.automaticDimension
    }
  }

  /// A delegate that leaves everything out.
  private final class Unanswering: TableViewDelegate {}

  @Test("The table's height counts where the delegate says nothing, and not where it says that text decides")
  func automaticOrNothing() throws {
    for (delegate, counts) in [(Automatic(), false), (Unanswering(), true)] as [(any TableViewDelegate, Bool)] {
      let scene = try TableScene([[100], [100]], style: .grouped)
      (scene.titles, scene.footers) = (["Header", "Header"], ["Footer", "Footer"])
      scene.table.delegate = delegate
      scene.table.layoutIfNeeded()
      let fitting = [scene.table.rectForHeader(inSection: 0).height, scene.table.rectForFooter(inSection: 0).height]
      (scene.table.sectionHeaderHeight, scene.table.sectionFooterHeight) = (130, 125)
      scene.table.layoutIfNeeded()
      let heights = [scene.table.rectForHeader(inSection: 0).height, scene.table.rectForFooter(inSection: 0).height]
      #expect(heights == (counts ? [130, 125] : fitting))
    }
  }

  @Test("A given height of headers and footers is their height without a delegate, and their estimate with one")
  func givenHeights() throws {
    let all = CGFloat(20 * (22 + 130 + 100 + 125))
    for hasDelegate in [false, true] {
      let scene = try TableScene([CGFloat](repeating: 100, count: 20).map { [$0] })
      scene.titles = Array(repeating: "Header", count: 20)
      scene.footers = Array(repeating: "Footer", count: 20)
      if !hasDelegate { scene.table.delegate = nil }
      (scene.table.sectionHeaderHeight, scene.table.sectionFooterHeight) = (130, 125)
      (scene.table.rowHeight, scene.table.sectionHeaderTopPadding) = (100, 22)
      #expect(scene.table.rectForHeader(inSection: 19).height == 130)
      #expect(scene.table.rectForFooter(inSection: 19).height == 125)
      #expect(scene.table.contentSize.height == all)
      scene.table.layoutIfNeeded()
      #expect(scene.table.contentSize.height == all)
      #expect(scene.table.headerView(forSection: 0)?.frame.height == 130)
    }
  }

  /// A delegate whose headers have views of their own, 40 high.
  private final class Views: TableViewDelegate {
    var asked: [Int] = []
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      asked.append(section)
      return section == 1 ? nil : View(frame: CGRect(x: 0, y: 0, width: 1, height: 40))
    }
  }

  @Test("A delegate's header views count, and sections without one have none")
  func views() throws {
    let scene = try TableScene([[100], [100], [100]])
    scene.table.sectionHeaderTopPadding = 0
    let views = Views()
    scene.table.delegate = views
    scene.table.layoutIfNeeded()
    #expect((0..<3).map { scene.table.rectForHeader(inSection: $0).height } == [40, 0, 40])
    #expect(views.asked == [0, 1, 2])
    #expect(scene.table.contentSize.height == 380)
  }

  @Test("Insets are above and below the content, and the top stays the top")
  func insets() throws {
    let scene = try TableScene([[CGFloat](repeating: 100, count: 10)])
    scene.table.estimatedRowHeight = 100
    scene.table.layoutIfNeeded()
    scene.table.contentInset = EdgeInsets(top: 50, bottom: 20)
    #expect(scene.table.contentOffset.y == -50)
    scene.table.layoutIfNeeded()
    #expect(scene.visibleRows == [0, 1, 2, 3])
    scene.table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .bottom, animated: false)
    #expect(scene.table.contentOffset.y == 620)
    scene.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(scene.table.contentOffset.y == -50)
  }

  @Test("A person's selection asks and tells the delegate, and a program's does not")
  func selection() throws {
    final class Chooser: TableViewDelegate {
      var calls: [String] = []
      func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("will \(indexPath.row)")
        return indexPath.row == 2 ? nil : indexPath
      }
      func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("did \(indexPath.row)")
      }
      func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("off \(indexPath.row)")
      }
    }
    let scene = try TableScene([[100, 100, 100]])
    let chooser = Chooser()
    scene.table.delegate = chooser
    #expect(scene.table.userSelectRow(at: IndexPath(row: 0, section: 0)))
    #expect(scene.table.userSelectRow(at: IndexPath(row: 1, section: 0)))
    #expect(!scene.table.userSelectRow(at: IndexPath(row: 2, section: 0)))
    #expect(!scene.table.userSelectRow(at: IndexPath(row: 3, section: 0)))
    #expect(chooser.calls == ["will 0", "did 0", "will 1", "off 0", "did 1", "will 2"])
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    scene.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(scene.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(chooser.calls.count == 6)
  }

  @Test("A controller is its table's data source and delegate, and every answer can be overridden")
  func controller() throws {
    final class Controller: TableViewController {
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 7 }
      override func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? 93 : TableView.automaticDimension
      }
      override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? 70 : super.tableView(tableView, heightForRowAt: indexPath)
      }
    }
    let controller = try fixedTraits().performAsCurrent { Controller(style: .grouped) }
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 93)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.setTraits(try fixedTraits())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(table.visibleCells.count == 7)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
  }
}
