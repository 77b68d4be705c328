import FontInterop
import Foundation
import TestSupport
import Testing

/// The faces whose instances share glyphs, and are measured glyph by glyph.
@Suite("Rules of a variable font's instances")
struct InstanceRulesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fonts/Files")
  private static let inter = "Inter/InterVariable.ttf"

  /// A file whose bytes can be changed.
  private struct PatchedFile {
    var bytes: [UInt8]

    init(_ path: String) throws { bytes = try [UInt8](Data(contentsOf: folder.appending(path: path))) }

    func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }

    /// Returns the offset of a table.
    func table(_ tag: String) throws -> Int {
      let place = try #require(
        (0..<number(4)).map { 12 + 16 * $0 }.first { bytes[$0..<$0 + 4].elementsEqual(tag.utf8) })
      return number(place + 8) << 16 | number(place + 10)
    }

    mutating func put(_ value: Int, at place: Int) {
      (bytes[place], bytes[place + 1]) = (UInt8(value >> 8), UInt8(value & 0xFF))
    }

    /// Returns the offset of a lookup in `GPOS`.
    func lookup(_ index: Int) throws -> Int {
      let table = try table("GPOS")
      let list = table + number(table + 8)
      return list + number(list + 2 + 2 * index)
    }

    func font(_ variations: [(tag: OpenTypeTag, value: Double)] = [("opsz", 20)]) throws -> ShapingFont {
      try ShapingFont(OpenTypeFace(FontData(copying: bytes), faceIndex: 0), variations: variations)
    }
  }

  private func properties(
    _ script: OpenTypeTag = "Latn", isRightToLeft: Bool = false, features: [(tag: OpenTypeTag, value: UInt32)] = []
  ) -> ShapingProperties {
    ShapingProperties(script: script, isRightToLeft: isRightToLeft, features: features)
  }

  @Test("Inter's instances have the same glyphs; pairs alone are kerned")
  func inter() throws {
    let font = try PatchedFile(Self.inter).font()
    #expect(font.face.hasSameGlyphsInAllInstances)
    #expect(try #require(font.pairLookups(properties())).count >= 3)
    #expect(font.pairLookups(properties("Zyyy")) != nil)
    #expect(font.pairLookups(properties("Hebr", isRightToLeft: true)) != nil)
    #expect(font.pairLookups(properties(features: [("kern", 0)])) != font.pairLookups(properties()))
    // Capital spacing moves single glyphs.
    #expect(font.pairLookups(properties(features: [("cpsp", 1)])) == nil)
  }

  @Test("Contexts that position, and joined letters, are none of it")
  func contexts() throws {
    for (path, script) in [
      ("NotoSansArabic/NotoSansArabic-Regular.ttf", "Arab" as OpenTypeTag),
      ("NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", "Deva"),
    ] {
      #expect(try PatchedFile(path).font([]).pairLookups(properties(script)) == nil, "\(path)")
    }
  }

  @Test(
    "Whatever a pair does besides moving its first advance is none of it",
    arguments: [(4, 0x45), (4, 0x04 | 0x02), (6, 4)])
  func otherValues(field: Int, value: Int) throws {
    var file = try PatchedFile(Self.inter)
    let lookup = try file.lookup(2)
    var subtable = lookup + file.number(lookup + 6)
    if file.number(lookup) == 9 { subtable += file.number(subtable + 4) << 16 | file.number(subtable + 6) }
    file.put(value, at: subtable + field)
    let lookups = try file.font().pairLookups(properties())
    // HarfBuzz may reject the whole table, and then applies nothing.
    #expect(lookups == nil || lookups == [])
  }

  @Test(
    "A lookup that skips letters, or is of another kind, is none of it",
    arguments: [(2, 0x02), (2, 0x04), (0, 1), (0, 3), (0, 7), (0, 8)])
  func otherLookups(field: Int, value: Int) throws {
    var file = try PatchedFile(Self.inter)
    file.put(value, at: try file.lookup(3) + field)
    file.put(value, at: try file.lookup(2) + field)
    let lookups = try file.font().pairLookups(properties())
    #expect(lookups == nil || lookups == [])
  }

  @Test("Glyphs may follow the location where a table has feature variations", arguments: ["GSUB", "GPOS"])
  func featureVariations(tag: String) throws {
    var file = try PatchedFile(Self.inter)
    file.put(1, at: try file.table(tag) + 2)
    #expect(try !file.font().face.hasSameGlyphsInAllInstances)
  }

  @Test("Tables cut short or filled with anything are refused or read, and nothing is touched beyond them")
  func hostile() throws {
    let original = try PatchedFile(Self.inter)
    let start = try original.table("GPOS")
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      var file = original
      for _ in 0..<40 {
        file.bytes[start + numbers.below(3000)] = UInt8(numbers.below(256))
      }
      guard let font = try? file.font() else { continue }
      _ = font.face.hasSameGlyphsInAllInstances
      _ = font.pairLookups(properties())
      _ = GlyphMeasurer(font)?.advances(of: [1, 2, 3, 4], properties())
    }
  }

  @Test("Glyphs by their numbers measure what they do in a text", arguments: [14.0, 17, 19.5, 28, 32])
  func advances(opticalSize: Double) throws {
    let font = try PatchedFile(Self.inter).font([("opsz", opticalSize), ("wght", 400)])
    let measurer = try #require(GlyphMeasurer(font))
    for text in ["AVAToWa.", "Type, To 1,000.74", "x"] {
      let units = Array(text.utf16)
      let shaped = try #require(
        font.shape(ShapingRequest(text: units, range: 0..<units.count, properties: properties())))
      let glyphs = shaped.map(\.glyphID)
      #expect(measurer.advances(of: glyphs, properties()) == shaped.map(\.xAdvance))
      // A glyph is measured the same before a glyph that it is not kerned with, and before none.
      for (glyph, next) in zip(shaped, shaped.dropFirst()) where !next.isUnsafeToBreak {
        #expect(font.advance(glyph.glyphID) == Int(glyph.xAdvance))
      }
      for (glyph, next) in zip(shaped, shaped.dropFirst()) {
        #expect(measurer.advances(of: [glyph.glyphID, next.glyphID], properties())?[0] == glyph.xAdvance)
      }
    }
  }
}
