import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// Fonts with Apple's tables: `morx` replaces glyphs, `kerx` kerns (Apple's TrueType Reference
/// Manual).
@Suite("Apple's tables")
struct AppleTablesTests {
  private static func words(_ numbers: Int...) -> [UInt8] { SmallFont.words(numbers) }
  private static func longs(_ numbers: Int...) -> [UInt8] { numbers.flatMap(SmallFont.long) }

  /// The tables of a font. In all of them "a" is 500 units wide, "b" 600, and "c" 700.
  struct Tables: OptionSet, Sendable, CustomTestStringConvertible {
    var rawValue: Int

    /// "a" becomes "c".
    static let morx = Tables(rawValue: 1)
    /// "a" and "c" are 50 and 70 units nearer to "b".
    static let kerx = Tables(rawValue: 2)
    /// "a" becomes a glyph of 900 units.
    static let substitution = Tables(rawValue: 4)
    /// "c" becomes a glyph of 800 units; "a" and "b" are left alone.
    static let otherSubstitution = Tables(rawValue: 8)
    /// "a" is 100 units nearer to "b".
    static let positions = Tables(rawValue: 16)

    var testDescription: String {
      let names = [
        (Tables.morx, "morx"), (.kerx, "kerx"), (.substitution, "GSUB"), (.otherSubstitution, "GSUB of c"),
        (.positions, "GPOS"),
      ]
      return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
  }

  private static var substitution: [UInt8] {
    let lookup = words(8, 1, 1, 3)
    let subtable = longs(12 + lookup.count, 4, 1) + lookup
    let features = words(0, 0) + longs(1, 0xFFFF_FFFF)
    return words(2, 0) + longs(1, 1, 16 + features.count + subtable.count, 1, 1) + features + subtable
  }

  private static var kerning: [UInt8] {
    let pairs = words(1, 2, -50) + words(3, 2, -70)
    return words(2, 0) + longs(1, 28 + pairs.count, 0, 0) + longs(2, 12, 1, 0) + pairs
  }

  private static func font(_ tables: Tables) throws -> Font {
    var font = SmallFont(characters: [("a", 500), ("b", 600), ("c", 700), (" ", 250)], script: "latn")
    if tables.contains(.substitution) { font.forms.append(("calt", "a", 900)) }
    if tables.contains(.otherSubstitution) { font.forms.append(("calt", "c", 800)) }
    if tables.contains(.positions) { font.kerning.append(("a", "b", -100)) }
    if tables.contains(.morx) { font.tables["morx"] = substitution }
    if tables.contains(.kerx) { font.tables["kerx"] = kerning }
    return Font(face: try font.face("apple.ttf"), pointSize: 1000)
  }

  @Test(
    "What counts where a font has Apple's tables and OpenType's", .fact("font-3"),
    arguments: [
      ([], 1100), (.morx, 1300), (.kerx, 1050), ([.morx, .kerx], 1230), (.substitution, 1500), (.positions, 1000),
      ([.morx, .substitution], 1300), ([.morx, .positions], 1300),
      ([.kerx, .positions], 1050), ([.kerx, .positions, .otherSubstitution], 1000),
      ([.kerx, .otherSubstitution], 1050), ([.morx, .kerx, .substitution, .positions], 1230),
    ] as [(Tables, Double)])
  func precedence(tables: Tables, width: Double) throws {
    let (engine, font) = (try Fixtures.engine(), try Self.font(tables))
    let shaped = engine.shape("ab", font: font)
    #expect(shaped.faces == [font.face])
    #expect(shaped.sizeThatFits(width: .infinity, displayScale: 3).unroundedSize.width == width)
    for _ in 0..<2 {
      for text in ["ab", "ab ab", "ba ab cb ab ba"] {
        let expected = try Fixtures.engine().shape(text, font: font).sizeThatFits(width: .infinity, displayScale: 3)
        engine.measure(text, font: font, displayScale: 3).expectEqual(expected, "\(text)")
      }
    }
  }
}
