import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

@Suite("Conjuncts are one grapheme cluster")
struct ConjunctTests {
  private func clusters(_ text: String) -> [String] {
    let analysis = TextAnalysis(text, language: nil, direction: .natural)
    let starts = analysis.flags.indices.filter { analysis.flags[$0].contains(.graphemeStart) }
    return zip(starts, starts.dropFirst()).map { String(decoding: analysis.units[$0..<$1], as: UTF16.self) }
  }

  @Test("Consonants that a virama joins stay together in six scripts, and in no other")
  func scripts() {
    for conjunct in ["क्ष", "ক্ষ", "ક્ષ", "କ୍ଷ", "క్ష", "ക്ഷ", "स्त्री", "क्‍ष", "क़्ष", "ष्ट्र"] {
      #expect(clusters(conjunct) == [conjunct])
      #expect(clusters("a\(conjunct)b") == ["a", conjunct, "b"])
      // An emoji takes the text to ICU's iterator.
      #expect(clusters("😀\(conjunct)") == ["😀", conjunct])
    }
    #expect(clusters("க்ஷ") == ["க்", "ஷ"])
    #expect(clusters("क्\u{200C}ष") == ["क्\u{200C}", "ष"])
    #expect(clusters("कष") == ["क", "ष"])
    #expect(clusters("क्अ") == ["क्", "अ"])
    #expect(clusters("अ्क") == ["अ्", "क"])
    #expect(clusters("क् ष") == ["क्", " ", "ष"])
    #expect(clusters("क्\u{1D167}ष") == ["क्\u{1D167}ष"])
    #expect(clusters("\u{94D}क") == ["\u{94D}", "क"])
  }

  static let texts = [
    "विद्यार्थी स्त्री क्षत्रिय", "विद्यार्थी संस्कृति", "अंतर्राष्ट्रीयकरणसम्बन्धी", "क्ष क्ष्म्य", "कर्त्स्न्य a क्ष",
  ]

  @Test("No line and no ellipsis cuts one", .fact("label-28"), arguments: texts)
  func lines(_ text: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 17)
    let shaped = engine.shape(text, font: font)
    let starts = Set(clusters(text).reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf16.count) })
    for mode in [
      LineBreakMode.byCharWrapping, .byWordWrapping, .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
    ] {
      for limit in [0, 1, 2] {
        for width in stride(from: 1.0, through: 150, by: 3) {
          for line in shaped.lines(width: width, lineLimit: limit, breakMode: mode) {
            for range in line.visibleRanges {
              #expect(starts.contains(range.lowerBound) && starts.contains(range.upperBound), "\(mode) at \(width)")
            }
          }
          engine.measure(text, font: font, width: width, lineLimit: limit, breakMode: mode, displayScale: 3)
            .expectEqual(
              shaped.sizeThatFits(width: width, lineLimit: limit, breakMode: mode, displayScale: 3),
              "\(text) \(mode) at \(width)")
        }
      }
    }
  }
}
