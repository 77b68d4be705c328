import FontMetrics
import Foundation
import LayoutAudit
import LayoutCore
import StrutTesting
import Synchronization
import TableLayout
import Testing
import UIKitNames
import XCTest

@MainActor @Suite("Expectations for test suites")
struct ExpectationTests {
  /// Returns the issues that an expectation recorded.
  private func issues(_ body: () -> Void) -> [String] {
    let found = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      #expect(issue.sourceLocation?.fileID == #fileID)
      found.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return found.withLock { $0 }
  }

  @Test("A sound cell passes, at every size, width and direction")
  func sound() {
    #expect(expectFits(OrderCell(isSound: true)) == [])
    #expect(expectNoTruncation(OrderCell(isSound: true), categories: .accessibility) == [])
    #expect(expectNoOverlap(OrderCell(isSound: true)) == [])
  }

  @Test("A cell with a fault fails with the element, the first size and the missing points")
  func unsound() throws {
    let recorded = issues { expectFits(OrderCell(isSound: false), widths: [320, 375]) }
    // The fault in both directions is one failure.
    #expect(recorded.count == 1, "\(recorded)")
    let message = try #require(recorded.first)
    #expect(message.hasPrefix("OrderCell: note squeezed-labels at text sizes XXL and larger: "), "\(message)")
    #expect(message.contains(" points too narrow next to title (needs "))
    #expect(message.contains(", worst at AX5, 320 points wide. Stack the two labels"))
  }

  @Test("A failure in a single direction names it")
  func oneDirection() throws {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let title = Label()
    title.accessibilityIdentifier = "title"
    title.text = "A title"
    title.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(title)
    let content = cell.contentView
    LayoutConstraint.activate([
      // The left edge is where the text begins only in one direction; in the other, the label is as
      // wide as its text, at the right.
      title.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 4),
      title.rightAnchor.constraint(equalTo: content.layoutMarginsGuide.rightAnchor),
      title.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
      title.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
    ])
    var rules = AuditRules()
    rules.disabled = [.unscaledText]
    let recorded = issues { expectFits(cell, categories: [.large], widths: [320], rules: rules) }
    #expect(recorded.count == 1, "\(recorded)")
    #expect(
      recorded.first?.contains(": title outside-margins at text size L (left to right): ") == true, "\(recorded)")
  }

  @Test("The traits of the cell are restored afterwards")
  func traits() {
    let cell = OrderCell(isSound: true)
    let before = cell.traitCollection
    expectFits(cell)
    #expect(cell.traitCollection == before)
  }

  @Test("Ignored rules do not fail, and a fixed height that is too small does")
  func rules() {
    var rules = AuditRules()
    rules.disabled = [.squeezedLabels, .truncatedText]
    #expect(issues { expectFits(OrderCell(isSound: false), rules: rules) } == [])
    let recorded = issues { expectFits(OrderCell(isSound: true), directions: [.leftToRight], fixedHeight: 60) }
    #expect(recorded.count == 1, "\(recorded)")
    #expect(recorded.first?.contains("the cell fixed-height at text sizes ") == true, "\(recorded)")
  }

  @Test("An invalid width is reported")
  func invalid() {
    #expect(
      issues { expectFits(OrderCell(isSound: true), widths: [-1]) } == [
        "expected a finite cell width of 0 or more, got -1.0"
      ])
  }

  // MARK: Heights

  @Test("Heights are compared with the recorded ones, number by number")
  func heights() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-\(UUID().uuidString)")
    let table = try HeightTable(of: OrderCell(isSound: true), widths: [320, 375])
    let file = folder.appending(path: "order.txt")
    func recorded() -> [String] {
      issues { expectHeights(of: OrderCell(isSound: true), recordedAs: "order", widths: [320, 375], folder: folder) }
    }
    #expect(recorded().first?.contains("were recorded in \(file.path)") == true)
    #expect(try String(contentsOf: file, encoding: .utf8) == table.text)
    #expect(recorded() == [])
    let lines = table.text.split(separator: "\n")
    let height = try #require(lines.last?.split(separator: " ").last)
    let changed = lines.dropLast() + [(lines.last ?? "").dropLast(height.count) + "999"]
    try Data(changed.joined(separator: "\n").utf8).write(to: file)
    #expect(recorded() == ["order: at AX5 and width 375, expected height 999, got \(height)"])
    try Data("width L\n320 44\n".utf8).write(to: file)
    #expect(recorded().first?.hasSuffix("record it again with STRUT_RECORD=1") == true)
  }
}

/// The expectations in XCTest.
final class XCTestExpectationTests: XCTestCase {
  @MainActor func testSoundCell() async {
    XCTAssertEqual(expectFits(OrderCell(isSound: true)), [])
    expectHeights(of: OrderCell(isSound: true), recordedAs: "order-cell", widths: [320, 375])
  }
}
