import Foundation
import JSONText
import Strut
import Testing

@testable import Queries

@Suite("A font that is given by its path and draws no part of the text")
struct UnusedFontTests {
  private static let path = BundledFonts.strutTest

  private func outcome(_ text: String, font: String) throws -> Measurer.Outcome {
    var settings = MeasureSettings()
    try settings.set("font", .string(font))
    return Measurer(catalog: try FontCatalog.bundled(sources: .own)).measure(
      MeasureRecord(text: text, number: 1, settings: settings))
  }

  @Test("It is reported, and is a finding for --strict", arguments: ["بيت", "ב ג", "\u{4E00} \u{4E8C}"])
  func told(text: String) throws {
    let outcome = try outcome(text, font: Self.path)
    let sentence = "\"\(Self.path)\" has none of the characters of the text; other fonts draw it."
    #expect(outcome.notes == [sentence])
    #expect(outcome.strictFindings.contains(sentence))
  }

  @Test(
    "A font that draws a part of the text, or has nothing to draw, is not reported",
    arguments: ["A بيت", "A", " ", "", "\n"])
  func used(text: String) throws {
    let outcome = try outcome(text, font: Self.path)
    #expect(outcome.notes == [])
    #expect(!outcome.strictFindings.contains { $0.contains("other fonts draw it") })
  }

  @Test("In a cell it is a finding for the view that names it", arguments: ["A", "بيت"])
  func cell(text: String) throws {
    let cell = """
      schema: 1
      cell: { width: 300 }
      views: { title: { label: { text: "\(text)", font: "\(Self.path)", size: 17 } } }
      constraints: ["title.leading == margins.leading", "title.top == margins.top", "title.bottom == margins.bottom"]
      """
    let fonts = try FontCatalog.bundled(sources: .own)
    let document = try CellDocument(bytes: Array(cell.utf8), file: "cell.yaml")
    var traits = TraitCollection(contentSizeCategory: .large)
    traits.typesetting = Typesetting(fonts: fonts)
    let built = try CellBuilder(document).build(traits: traits)
    let findings = built.strictFontFindings(in: fonts)
    #expect(
      findings
        == (text == "A" ? [] : ["title: \"\(Self.path)\" has none of the characters of the text; other fonts draw it."])
    )
  }

  @Test("A font that is given by its name is not reported: others draw the rest")
  func named() throws { #expect(try outcome("بيت", font: "Strut Test").notes == []) }
}

private enum BundledFonts {
  static let strutTest = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Fonts/Files/StrutTest/StrutTest-Regular.ttf"
  ).standardized.path
}
