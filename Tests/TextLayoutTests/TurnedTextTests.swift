import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// Runs from left to right of a script that is written from right to left: HarfBuzz shapes them in
/// either direction, by whether they have numbers, or letters of flags, and no letters. Inter makes
/// an arrow of `->` after a number where it reads them in this order.
@Suite("Runs from left to right of scripts from right to left")
struct TurnedTextTests {
  private struct Engines {
    let measuring: TextEngine
    let shaping: TextEngine
    let font: Font

    init() throws {
      let catalog = try FontCatalog.bundled(sources: .own)
      measuring = TextEngine(catalog: catalog)
      shaping = TextEngine(catalog: catalog, cacheByteLimit: 0)
      font = try catalog.systemFont(size: 14)
    }

    /// The measured size, and the size of the whole shaped string.
    func widths(_ text: String, _ direction: WritingDirection = .natural) -> [Double] {
      [
        measuring.measure(text, font: font, direction: direction, displayScale: 3).unroundedSize.width,
        shaping.shape(text, font: font, direction: direction).unroundedIntrinsicSize().width,
      ]
    }
  }

  @Test(
    "A number has the words beside it shaped as they are read",
    arguments: [
      "٪ 7 -> x", "١٪ ) : 7 -> x", "(EZ+\u{200E}) לא (A) × 10 -> ( /", "V זה (A) 2016–2022 -> כמו",
      "7 -> ( ٣ z) يوجد", "\u{202D}א 7 -> 7 א", "\u{202D}א 𝐀 7 -> 7", "\u{202D}א 🇩 -> x",
      "a א \u{207D}b \u{207E}7 ->", "a א \u{2045}b \u{2046}7x ->",
    ])
  func numbers(text: String) throws {
    let engines = try Engines()
    let widths = engines.widths(text)
    #expect(widths[0] == widths[1])
  }

  @Test("Texts of few words, each measured after all the others", arguments: [false, true])
  func words(isReversed: Bool) throws {
    let words = ["7", "->", "/.", "א", "٪", "x7", "\u{202D}א", "(", "7x->"]
    var texts = [""]
    for _ in 0..<(SomeCases.takesAll ? 4 : 3) { texts += texts.flatMap { text in words.map { text + " " + $0 } } }
    for direction in [WritingDirection.natural, .leftToRight] {
      let engines = try Engines()
      let sorted = Set(texts).sorted()
      for text in isReversed ? sorted.reversed() : sorted {
        let widths = engines.widths(text, direction)
        #expect(widths[0] == widths[1], "\(text.debugDescription)")
      }
    }
  }

  @Test(
    "Lines that end within them, at sizes beside one another",
    arguments: ["x ا\u{200E} 7 /. 7 /. 7 /. 7", "x א\u{200E} 7 /. 7 /. /. 7"])
  func lines(text: String) throws {
    let engines = try Engines()
    for size in [17.0, 28, 14, 28, 19] {
      let font = engines.font.withSize(size)
      for width in stride(from: 10.0, through: 260, by: 2.5) {
        let measured = engines.measuring.measure(text, font: font, width: width, displayScale: 3)
        let expected = engines.shaping.shape(text, font: font).sizeThatFits(width: width, displayScale: 3)
        measured.expectEqual(expected, "\(size) \(width)")
      }
    }
  }

  @Test(
    "Letters from right to left are seen whatever is before them",
    arguments: ["р", "Á", "ā", "π", "ρ", "\u{2001}", "😁", "x"])
  func openings(first: String) throws {
    let engines = try Engines()
    for letter in ["ف", "ـ", "ہ", "א", "\u{7C0}", "\u{FB1D}", "𐤀", "𞤀", "\u{200F}", "\u{2067}", "\u{8A0}"] {
      let text = first + letter + "ا"
      let units = Array(text.utf16)
      var bytes = text
      let opening = bytes.withUTF8 { unsafe TextOpening(UnsafeRawBufferPointer($0), .natural) }
      #expect(opening?.mayBeRightToLeft == true && units.contains(where: BidiLevels.mayBeRightToLeft))
      let widths = engines.widths(text)
      #expect(widths[0] == widths[1], "\(text)")
    }
  }

  @Test("Scripts from right to left are known", arguments: ["Hebr", "Arab", "Nkoo", "Adlm", "Syrc", "Thaa"])
  func scripts(tag: String) throws {
    let script = try #require((0..<200).lazy.map { Script(rawValue: $0) }.first { $0.tag == tag })
    #expect(script.isRightToLeft && !Script.latin.isRightToLeft && !Script.common.isRightToLeft)
  }
}
