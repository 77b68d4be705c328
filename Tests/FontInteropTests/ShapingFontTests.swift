import FontInterop
import Foundation
import Testing

@Suite("Shaping fonts")
struct ShapingFontTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fonts/Files")

  private func font(
    _ path: String, _ variations: [(tag: OpenTypeTag, value: Double)] = []
  ) throws -> ShapingFont {
    let data = try FontData(path: Self.folder.appending(path: path).path)
    return try ShapingFont(OpenTypeFace(data, faceIndex: 0), variations: variations)
  }

  private func shape(_ text: String, _ font: ShapingFont, script: String = "Latn") throws -> [ShapedGlyph] {
    let units = Array(text.utf16)
    return try #require(font.shape(ShapingRequest(text: units, range: 0..<units.count, script: script)))
  }

  @Test("Advances are in design units, kerned")
  func advances() throws {
    let font = try font("StrutTest/StrutTest-Regular.ttf")
    #expect(try shape("AV A", font).map(\.xAdvance) == [500, 600, 300, 600])
    #expect(try shape("fi", font).map(\.xAdvance) == [700])
    #expect(try shape("f\u{200C}i", font).reduce(0) { $0 + $1.xAdvance } == 900)
  }

  @Test("A glyph inside a kerned pair may not be broken before")
  func unsafeToBreak() throws {
    let glyphs = try shape("xAVx", font("StrutTest/StrutTest-Regular.ttf"))
    #expect(glyphs.map(\.isUnsafeToBreak) == [false, false, true, false])
  }

  @Test("Context outside the run joins, but is not shaped")
  func context() throws {
    let font = try font("NotoSansArabic/NotoSansArabic-Regular.ttf")
    let units = Array("بب".utf16)
    func glyphs(_ text: [UInt16], _ range: Range<Int>) throws -> [UInt32] {
      let request = ShapingRequest(text: text, range: range, script: "Arab", isRightToLeft: true)
      return try #require(font.shape(request)).map(\.glyphID)
    }
    let joined = try glyphs(units, 0..<1)
    let alone = try glyphs([units[0]], 0..<1)
    #expect(joined != alone)
    #expect(joined == [try glyphs(units, 0..<2).last].compactMap { $0 })
  }

  @Test(
    "Settings that come past the first ones shape alike, in a variable font too", arguments: ["Inter", "StrutTest"])
  func manySettings(name: String) throws {
    let path = ["Inter": "Inter/InterVariable.ttf", "StrutTest": "StrutTest/StrutTest-Regular.ttf"][name] ?? ""
    let font = try font(path, name == "Inter" ? [("wght", 650), ("opsz", 20)] : [])
    let units = Array("AV fi 1/2 x".utf16)
    func glyphs(_ features: [(tag: OpenTypeTag, value: UInt32)]) throws -> [ShapedGlyph] {
      var request = ShapingRequest(text: units, range: 0..<units.count, script: "Latn", features: features)
      request.marksUnsafeToConcat = true
      return try #require(font.shape(request))
    }
    let kern = try glyphs([("kern", 1)])
    let plain = try glyphs([("kern", 0)])
    #expect(kern != plain)
    // More than HarfBuzz may keep, and than one copy is used for.
    for value in 1...1_500 {
      let isKerned = value.isMultiple(of: 2)
      #expect(try glyphs([("zzzz", UInt32(value)), ("kern", isKerned ? 1 : 0)]) == (isKerned ? kern : plain))
    }
  }

  @Test("Features and language change glyphs")
  func features() throws {
    let font = try font("NotoSansCJK/NotoSansCJKjp-Regular.otf")
    let units = Array("化".utf16)
    let glyphs = try ["ja", "zh-Hans", "ko"].map { language in
      let request = ShapingRequest(text: units, range: 0..<1, script: "Hani", language: language)
      return try #require(font.shape(request)).map(\.glyphID)
    }
    #expect(Set(glyphs).count == 3)
    let test = try self.font("StrutTest/StrutTest-Regular.ttf")
    let request = ShapingRequest(text: Array("AV".utf16), range: 0..<2, script: "Latn", features: [("kern", 0)])
    #expect(test.shape(request)?.map(\.xAdvance) == [600, 600])
  }

  @Test(
    "A language with a region has the forms of its script",
    arguments: [
      ("ja-JP", "ja"), ("ja_JP", "ja"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh_TW", "zh-Hant"),
      ("zh-HK", "zh-Hant-HK"), ("ko-KR", "ko"),
    ])
  func regions(language: String, script: String) throws {
    let font = try font("NotoSansCJK/NotoSansCJKjp-Regular.otf")
    let units = Array("化返骨直角今".utf16)
    func glyphs(_ language: String) throws -> [UInt32] {
      let request = ShapingRequest(text: units, range: 0..<units.count, script: "Hani", language: language)
      return try #require(font.shape(request)).map(\.glyphID)
    }
    #expect(try glyphs(language) == glyphs(script))
    #expect(try glyphs("zh-TW") != glyphs("ja-JP"))
    #expect(try glyphs("zh-TW") != glyphs("zh-CN"))
  }

  @Test("An outline is the rectangle that was drawn")
  func outline() throws {
    let font = try font("StrutTest/StrutTest-Regular.ttf")
    let glyph = try #require(font.nominalGlyph("H"))
    let ys = font.outline(of: glyph).compactMap { element -> Double? in
      switch element {
      case .move(_, let y), .line(_, let y): y
      default: nil
      }
    }
    #expect(ys.min() == 0)
    #expect(ys.max() == 700)
    let space = try #require(font.nominalGlyph(" "))
    #expect(font.outline(of: space).isEmpty)
    #expect(font.outline(of: 60_000).isEmpty)
  }

  @Test("A color glyph comes as a PNG with its box")
  func colorStrike() throws {
    let font = try font("NotoColorEmoji/NotoColorEmoji.ttf")
    let glyph = try #require(font.nominalGlyph("🧫"))
    let strike = try #require(font.colorStrike(of: glyph))
    #expect(strike.png.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    #expect(strike.width > 0)
    #expect(strike.height < 0)
    let test = try self.font("StrutTest/StrutTest-Regular.ttf")
    let capital = try #require(test.nominalGlyph("H"))
    #expect(test.colorStrike(of: capital) == nil)
  }

  @Test("A bitmap that claims to be enormous is none")
  func enormousStrike() throws {
    let font = try font("../../Fuzzing/Regressions/fonts/png-of-20000-pixels.ttf")
    let glyphs: ClosedRange<UInt32> = 0...UInt32(font.face.facts.glyphCount)
    #expect(glyphs.allSatisfy { font.colorStrike(of: $0) == nil })
  }

  @Test("Weight moves outlines and advances")
  func variations() throws {
    let widths = try [400.0, 900].map { weight in
      try shape("Headline", font("Inter/InterVariable.ttf", [("wght", weight)])).reduce(0) { $0 + $1.xAdvance }
    }
    #expect(widths[0] < widths[1])
  }
}

@Suite("OpenType tags")
struct OpenTypeTagTests {
  @Test("Short tags are padded, long and foreign ones refused")
  func reading() {
    #expect(OpenTypeTag(parsing: "CFF") == "CFF ")
    #expect(OpenTypeTag(parsing: "wght")?.description == "wght")
    #expect(OpenTypeTag(parsing: "") == nil)
    #expect(OpenTypeTag(parsing: "weight") == nil)
    #expect(OpenTypeTag(parsing: "é") == nil)
  }
}
