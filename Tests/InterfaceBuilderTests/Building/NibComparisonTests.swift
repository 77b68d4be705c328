import FontMetrics
import LayoutCore
import LayoutTestSupport
import Testing

@testable import InterfaceBuilder

/// Frames compared with those that Xcode recorded.
@Suite struct NibComparisonTests {
  private func comparison(_ label: (Double, Double, Double, Double), _ attributes: String = "") throws -> NibComparison
  {
    let text = NibXML.view("label", "a", "text=\"abcdef\" \(attributes)", frame: label)
    let constraints = NibXML.constraints(
      "a.leading = con-te-001.leadingMargin", "a.top = con-te-001.topMargin")
    return try NibComparison(BuiltNibCell(NibXML.cell(text, constraints)))
  }

  @Test func whatIsAsRecordedDoesNotDiffer() throws {
    let comparison = try comparison((16, 11, 60, 10))
    #expect(comparison.rows.map(\.objectID) == ["con-te-001", "a"])
    #expect(comparison.isAsRecorded)
    #expect(comparison.unsatisfied.isEmpty)
    #expect(abs(comparison.tolerance - 1.8) < 1e-9)
  }

  @Test func eachNumberHasItsRoom() throws {
    #expect(try comparison((17.7, 12, 58.3, 11)).isAsRecorded)
    #expect(try comparison((18, 11, 60, 10)).differing.first?.differing == [.x])
    #expect(try comparison((16, 12.2, 60, 10)).differing.first?.differing == [.y])
    #expect(try comparison((16, 11, 63, 12)).differing.first?.differing == [.width, .height])
    #expect(try comparison((18, 11, 60, 10)).isAsRecordedVertically)
  }

  @Test func cellsThatTheFileCallsMisplacedCompareToNothing() throws {
    #expect(try comparison((16, 11, 60, 10)).incomparability == nil)
    #expect(try comparison((16, 11, 60, 10), "misplaced=\"YES\"").incomparability == .misplaced)
    #expect(try comparison((16, 11, 60, 10), "ambiguous=\"YES\"").incomparability == .ambiguous)
  }

  @Test func cellsWithoutFrameAndEmptyLabelsOfAStyleCompareToNothing() throws {
    let bare = NibXML.document(
      "<tableViewCell id=\"cel\"><tableViewCellContentView key=\"contentView\" id=\"con\"/></tableViewCell>")
    #expect(try NibComparison(BuiltNibCell(bare)).incomparability == .noFrame)
    func styled(_ text: String) throws -> NibComparison.Incomparability? {
      let label =
        "<label text=\"\(text)\" id=\"t\"><rect key=\"frame\" x=\"16\" y=\"0\" width=\"60\" height=\"60\"/></label>"
      return try NibComparison(
        BuiltNibCell(NibXML.cell(label, attributes: " style=\"IBUITableViewCellStyleDefault\" textLabel=\"t\""))
      )
      .incomparability
    }
    #expect(try styled("") == .emptyLabel)
    #expect(try styled("abc") == nil)
  }

  @Test(
    arguments: [
      (9060, .iOS11, .large), (13771, .iOS11, .large), (14313.18, .iOS12, .large), (14854.2, .iOS13, .large),
      (16097.3, .iOS13, .large),
      (17701, .iOS14, .large), (18122, .iOS14, .extraSmall), (20037, .iOS15, .extraSmall), (21507, .iOS16, .large),
      (22505, .iOS17, .large), (23727, .iOS18, .large), (24412, .iOS26, .large), (32700.99, .iOS18, .large),
    ] as [(Double, Era, ContentSizeCategory)])
  func theCanvasIsThatOfItsXcode(version: Double, era: Era, category: ContentSizeCategory) {
    let canvas = NibCanvas(toolsVersion: version)
    #expect(canvas.era == era)
    #expect(canvas.contentSizeCategory == category)
  }
}
