import CellDocuments
import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import TestSupport
import Testing

/// Apple's picture of its sample of a self-sizing cell: 750 pixels wide, 2 pixels per point, made
/// in 2018 on a release before iOS 13. The example is the cell in the picture, with the strings of
/// the picture.
@Suite("The sample cell as Apple's picture has it")
struct ApplePictureTests {
  static let example = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples/self-sizing-cell.yaml")

  /// Returns the example with other strings, at a text size.
  static func layOut(
    _ headline: String, _ body: String, _ category: ContentSizeCategory, _ era: Era, displayScale: Double
  ) throws -> CellLayout {
    let text = try String(contentsOf: example, encoding: .utf8)
    var document = try CellDocument(
      text: text.replacing("text: Headline", with: "text: \(headline)").replacing("Body text", with: body))
    document.cell.era = era
    var traits = TraitCollection(
      contentSizeCategory: category, displayScale: displayScale, typesetting: try Typesetting.bundled())
    traits.layoutMetrics = LayoutMetrics(era: era)
    return try CellBuilder(document).build(traits: traits).layOut(width: 375)
  }

  /// The measurements of a panel of the picture, in points: the height of the cell, the two
  /// baselines, the separator and the font sizes.
  struct Panel {
    var category: ContentSizeCategory
    var height, first, body, separator: Double
    var sizes: [Double]
  }

  // swift-format-ignore
  static let panels = [
    Panel(category: .extraSmall,                        height: 68,    first: 29,   body: 49,    separator: 0.5, sizes: [14, 16]),
    Panel(category: .large,                             height: 72.5,  first: 32.5, body: 52.5,  separator: 0.5, sizes: [17, 18]),
    Panel(category: .accessibilityExtraExtraExtraLarge, height: 173.5, first: 79.5, body: 135.5, separator: 1,   sizes: [53, 51]),
  ]

  @Test(
    "Heights, baselines and the separator are those of the picture",
    .fact("spacing-10", "cell-3", "cell-7", "builtin-13"), arguments: panels)
  func picture(_ row: Panel) throws {
    let layout = try Self.layOut("Headline", "Body text", row.category, .iOS11, displayScale: 2)
    #expect(layout.height == row.height)
    #expect(layout["headline"]?.firstBaseline == row.first)
    #expect(layout["body"]?.firstBaseline == row.body)
    #expect(layout.height - Double(layout.contentFrame.height) == row.separator)
    #expect([layout["headline"]?.pointSize, layout["body"]?.pointSize] == row.sizes)
    #expect(layout["headline"]?.frame.minX == 15 && layout.unsatisfied.isEmpty && layout.ambiguities.isEmpty)
  }

  @Test("A body of two lines has them 56 apart")
  func twoLines() throws {
    let layout = try Self.layOut(
      "First 3 words", "The quick brown", .accessibilityExtraExtraExtraLarge, .iOS11, displayScale: 2)
    let (headline, body) = (try #require(layout["headline"]), try #require(layout["body"]))
    #expect(layout.height == 229.5)
    #expect(headline.lineCount == 1 && body.lineCount == 2)
    #expect(body.firstBaseline == 135.5 && body.lastBaseline == 191.5)
  }

  /// The results of the same rules with default values, on a current phone (D).
  @Test(
    "In the default release at three pixels to the point", .fact("spacing-10"),
    arguments: [
      (ContentSizeCategory.extraSmall, 60.667, 27.0, 43.667), (.large, 67.333, 30.667, 49.667),
      (.accessibilityExtraExtraExtraLarge, 167.333, 77.667, 132),
    ])
  func today(category: ContentSizeCategory, height: Double, first: Double, body: Double) throws {
    let layout = try Self.layOut("Headline", "Body text", category, .standard, displayScale: 3)
    let found = [
      layout.height, try #require(layout["headline"]?.firstBaseline), try #require(layout["body"]?.firstBaseline),
    ]
    for (found, expected) in zip(found, [height, first, body]) { #expect(abs(found - expected) < 0.001) }
  }

  @Test(
    "Every release comes out, and the rules change where the facts say so", .fact("cell-3", "cell-7"),
    arguments: Era.allCases)
  func releases(era: Era) throws {
    let layout = try Self.layOut("Headline", "Body text", .large, era, displayScale: 2)
    #expect(layout["headline"]?.frame.minX == (era < .iOS13 ? 15 : 16))
    #expect(layout.spacings.allSatisfy { $0.spacing.result.era == era })
    // 72.5 and 68 of iOS 11 and 17, and half a point more where the separator is a point.
    #expect(layout.height == (era < .iOS17 ? 72.5 : era < .iOS26 ? 68 : 68.5))
  }
}
