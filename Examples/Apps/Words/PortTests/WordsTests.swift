import Foundation
import LayoutCore
import Testing
import UIKit

@testable import Words

/// The heights of the rows are those of Apple's picture of its sample, which is 750 pixels wide, 2
/// pixels per point, made on a release before iOS 13.
@MainActor @Suite("Words, ported", .serialized)
struct WordsTests {
  private static let words = ["The", "quick", "brown", "fox", "jumps", "over", "the", "lazy", "dog"]
  /// The height of a row with a body of one line, and the distance of its lines, in points.
  private static let picture: [(category: UIContentSizeCategory, height: CGFloat, pitch: CGFloat)] = [
    (.extraSmall, 68, 18), (.large, 72.5, 20), (.accessibilityExtraExtraExtraLarge, 173.5, 56),
  ]

  init() { PortedApp.prepare() }

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    var traits = UITraitCollection(preferredContentSizeCategory: category)
    traits.displayScale = 2
    traits.layoutMetrics = LayoutMetrics(era: .iOS11)
    return traits
  }

  /// Shows the first controller of the storyboard.
  private func show(_ traits: UITraitCollection, _ body: (UIWindow, WordsViewController) throws -> Void) throws {
    try traits.performAsCurrent {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 6000))
      window.strutView.setTraits(traits)
      window.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let navigation = try #require(window.rootViewController as? UINavigationController)
      try body(window, try #require(navigation.topViewController as? WordsViewController))
    }
  }

  /// Returns the number of lines of the words, each as long as fits.
  private func lineCount(_ words: [String], _ font: UIFont, width: CGFloat) -> Int {
    words.reduce(into: [String]()) { lines, word in
      let longer = lines.last.map { "\($0) \(word)" }
      if let longer, NSAttributedString(string: longer, attributes: [.font: font]).size().width <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }.count
  }

  @Test("The nine rows have the heights of the picture at XS, L and AX5", arguments: 0..<3)
  func heights(index: Int) throws {
    let panel = Self.picture[index]
    try show(traits(panel.category)) { _, controller in
      let cells = controller.tableView.visibleCells.compactMap { $0 as? WordsCell }
      #expect(cells.count == 9)
      for (row, cell) in cells.enumerated() {
        let count = lineCount(Array(Self.words.prefix(row + 1)), cell.bodyLabel.font, width: 345)
        #expect(cell.frame.height == panel.height + panel.pitch * CGFloat(count - 1), "row \(row)")
        #expect(cell.bodyLabel.frame.width == 345)
      }
    }
  }

  @Test("At AX5, the third row has a body of two lines and is 229.5 points high")
  func twoLines() throws {
    try show(traits(.accessibilityExtraExtraExtraLarge)) { _, controller in
      let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
      #expect(cell.frame.height == 229.5)
    }
  }

  @Test("The headlines are the plural forms of the .stringsdict")
  func headlines() throws {
    try show(traits(.large)) { _, controller in
      let cells = controller.tableView.visibleCells.compactMap { $0 as? WordsCell }
      #expect(cells.map(\.headlineLabel.text) == ["First word"] + (2...9).map { "First \($0) words" })
      #expect(cells.last?.bodyLabel.text == Self.words.joined(separator: " "))
    }
  }

  @Test("The action of the storyboard's button reverses the rows, and its outlet is set")
  func action() throws {
    try show(traits(.large)) { window, controller in
      #expect(controller.orderButton === controller.navigationItem.rightBarButtonItem)
      #expect(controller.orderButton.asUser.tap())
      window.layoutIfNeeded()
      let cell = try #require(controller.tableView.visibleCells.first as? WordsCell)
      #expect(cell.headlineLabel.text == "First 9 words")
      #expect(controller.orderButton.title == "Shortest first")
    }
  }

  @Test("The selector of the refresh control reaches the controller")
  func refresh() throws {
    try show(traits(.large)) { _, controller in
      let control = try #require(controller.refreshControl)
      control.beginRefreshing()
      control.sendActions(for: .valueChanged)
      #expect(!control.isRefreshing)
    }
  }
}
