import Testing

@testable import TextLayout

/// A pair whose brackets stand between Hebrew letters is written from right to left; brackets that
/// are no pair at a line's end go with the paragraph.
@Suite("Brackets in the order of writing")
struct BidiBracketTests {
  private func levels(_ text: String) -> [UInt8] { BidiLevels(Array(text.utf16), direction: .leftToRight).levels }

  private static func nested(_ count: Int, _ open: String = "(", _ close: String = ")") -> String {
    "\u{5D0}" + String(repeating: open, count: count) + "\u{5D1}" + String(repeating: close, count: count)
  }

  @Test("63 open brackets are paired, and none of those after them (BD16)", arguments: [1, 62, 63, 64, 65, 200])
  func nesting(count: Int) {
    let closing: UInt8 = count <= 63 ? 1 : 0
    let expected = [UInt8](repeating: 1, count: count + 2) + [UInt8](repeating: closing, count: count)
    #expect(levels(Self.nested(count)) == expected)
    #expect(levels(Self.nested(count, "\u{2329}", "\u{3009}")) == expected)
  }

  @Test("Brackets that nobody closes count")
  func unclosed() {
    for (count, level) in [(62, UInt8(1)), (63, 0)] {
      let text = String(repeating: "[", count: count) + Self.nested(1)
      #expect(levels(text).suffix(4) == [1, 1, 1, level], "\(count)")
    }
    // Those that were closed do not.
    let text = String(repeating: "()", count: 100) + Self.nested(1)
    #expect(levels(text).suffix(4) == [1, 1, 1, 1])
  }

  @Test("Each paragraph and each isolate has its own")
  func sequences() {
    let open = String(repeating: "(", count: 64)
    #expect(levels(open + "\n" + Self.nested(1)).suffix(4) == [1, 1, 1, 1])
    #expect(levels("\u{2066}" + open + "\u{2069}" + Self.nested(1)).suffix(4) == [1, 1, 1, 1])
    #expect(levels("\u{2069}" + open + Self.nested(1)).suffix(4) == [1, 1, 1, 0])
    let isolated = levels(open + "\u{2066}" + Self.nested(1) + "\u{2069}")
    #expect(isolated.suffix(5) == [3, 3, 3, 3, 0])
  }

  @Test("Only what is no bracket any more is another character")
  func replaced() {
    let text = Array(("a" + String(repeating: "(", count: 64) + "b)").utf16)
    var expected = text
    (expected[64], expected[66]) = (0x21, 0x21)
    #expect(BidiBrackets.withoutUnpaired(text) == expected)
    #expect(BidiBrackets.withoutUnpaired(Array(String(repeating: "()", count: 100).utf16)) == nil)
    #expect(BidiBrackets.withoutUnpaired([]) == nil)
  }

  @Test("Characters that rule X9 passes over go with the spaces at a line's end (L1)")
  func hidden() {
    // Class BN and the controls of directions, within the first plane (DerivedBidiClass.txt).
    let hidden: [ClosedRange<UInt16>] = [
      0...8, 0xE...0x1B, 0x7F...0x84, 0x86...0x9F, 0xAD...0xAD, 0x180E...0x180E, 0x200B...0x200D, 0x202A...0x202E,
      0x2060...0x206F, 0xFEFF...0xFEFF,
    ]
    for unit in hidden.joined() {
      let units: [UInt16] = [0x5D0, 0x20, unit]
      let bidi = BidiLevels(levels: [1, 1, 1], paragraphLevels: [0, 0, 0])
      #expect(bidi.lineLevels(0..<3, of: units) == [1, 0, 0], "\(String(unit, radix: 16))")
    }
  }
}
