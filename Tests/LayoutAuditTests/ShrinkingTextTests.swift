import FontMetrics
import InterfaceBuilder
import TestSupport
import Testing

@testable import LayoutAudit

@Suite("Texts that shrink to fit")
struct ShrinkingTextTests {
  private static let text =
    "A title in one line that is far too long for its cell, and not only a little, however small it is shown there"

  private func faults(
    _ attributes: String, _ constraints: String = "", _ category: ContentSizeCategory = .large,
    text: String = ShrinkingTextTests.text
  ) async throws -> [Fault] {
    let id = "cel-l1-001"
    let label = WrittenNib.label(
      "\(id)-title", text, attributes: #"adjustsFontForContentSizeCategory="YES" \#(attributes)"#)
    let cell = WrittenNib.cell(id, label, constraints: WrittenNib.pins("\(id)-title", in: id) + constraints)
    return try await NibAudits.report(WrittenNib.nib(cell), categories: [category]).findings.map(\.fault)
  }

  @Test(
    "What a text in one line needs is its width at the smallest size",
    arguments: [("0.5", 0.5), ("0.8", 0.8), ("0.0", 1)])
  func width(least: String, scale: Double) async throws {
    let whole = try #require(try await faults("").first { $0.rule == .truncatedText })
    let shrunk = try #require(
      try await faults(#"adjustsFontSizeToFit="YES" minimumScaleFactor="\#(least)""#).first {
        $0.rule == .truncatedText
      })
    let (needed, expected) = (try #require(shrunk.needed), try #require(whole.needed) * scale)
    #expect(abs(needed - expected) < 1)
    #expect(shrunk.available == whole.available)
  }

  @Test("A text that fits once it is smaller lacks nothing")
  func fits() async throws {
    let text = "A title in one line that is a little too long"
    #expect(try await faults("", text: text).contains { $0.rule == .truncatedText })
    #expect(try await faults(#"adjustsFontSizeToFit="YES" minimumScaleFactor="0.5""#, text: text) == [])
  }

  @Test("A label that is lower than a line of its font, and not than the line it shows, cuts nothing")
  func height() async throws {
    let low = """
      <constraint firstItem="cel-l1-001-title" firstAttribute="height" constant="34" id="hei-gh-001"/>
      """
    let text = "A title that is too long at the largest size"
    let cut = try await faults("", low, .accessibilityExtraLarge, text: text).map(\.rule)
    #expect(cut.contains { [.clippedText, .tightBox, .truncatedText].contains($0) })
    let shrunk = try await faults(
      #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.3""#, low, .accessibilityExtraLarge, text: text
    ).map(\.rule)
    #expect(!shrunk.contains { [.clippedText, .tightBox, .truncatedText].contains($0) }, "\(shrunk)")
  }

  @Test("Text of two lines that is still cut at its smallest size lacks height, however long it is")
  func lines() async throws {
    let words = "This sentence shows how text wraps onto more than one line in a label of two, and then onto a third"
      .split(separator: " ")
    var count = 0
    for length in words.indices.dropFirst(3) {
      for least in ["0.5", "0.6", "0.7", "0.8"] {
        let shrinking = #"numberOfLines="2" adjustsFontSizeToFit="YES" minimumScaleFactor="\#(least)""#
        let found = try await faults(
          shrinking, "", .accessibilityExtraLarge, text: words[...length].joined(separator: " "))
        for fault in found where fault.side == .height {
          #expect(try #require(fault.needed) > #require(fault.available), "\(length) \(least): \(fault)")
          count += 1
        }
      }
    }
    #expect(count > 0)
  }
}
