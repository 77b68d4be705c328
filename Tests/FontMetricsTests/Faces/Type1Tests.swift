import FontInterop
import FontMetrics
import Foundation
import Testing

@Suite("Type 1 fonts and their AFM files")
struct Type1Tests {
  @Test("The AFM file goes before the font program")
  func afm() throws {
    let face = try FormatFonts.face("letters.pfb")
    let expected = FaceMetrics(
      unitsPerEm: 1000, ascender: 720, descender: -195, capHeight: 700, xHeight: 480, underlinePosition: -90,
      underlineThickness: 60,
      sources: MetricSources(line: .afm, capHeight: .afm, xHeight: .afm, underline: .afm))
    #expect(face.metrics == expected)
    #expect(face.italicAngle == -12.5)
    // FreeType's own line: the bounding box, and what is left of 1.2 em.
    let own = LineMetricsProfile(source: .fontProgram, ascender: 910, descender: -210, lineGap: 80)
    #expect(face.profiles.freeType == own)
    #expect(face.profiles.coreText.source == .afm)
  }

  @Test("Without one, the font program answers")
  func alone() throws {
    let metrics = try FormatFonts.face("letters-alone.pfa").metrics
    #expect([metrics.ascender, metrics.descender, metrics.lineGap] == [910, -210, 0])
    #expect([metrics.underlinePosition, metrics.underlineThickness] == [-90, 40])
    #expect(metrics.sources.line == .fontProgram)
    #expect(metrics.sources.underline == .fontProgram)
    #expect(try FormatFonts.face("letters-alone.pfa").italicAngle == -12)
  }

  @Test("The names and the weight are of FontInfo")
  func names() throws {
    let face = try FormatFonts.face("letters.pfb")
    #expect(face.names.family == "Strut Letters")
    #expect(face.names.fullName == "Strut Letters Demi Italic")
    #expect(face.names.postScriptName == "StrutLetters-DemiItalic")
    #expect(face.names.version == "1.25")
    #expect(face.weight == .semibold)
    #expect(face.isItalic)
    #expect(!face.isFixedPitch)
  }

  @Test("Text is kerned by the AFM file's pairs, of the direction that is meant alone")
  func kerning() throws {
    let (kerned, plain) = (try FormatFonts.face("letters.pfb"), try FormatFonts.face("letters-alone.pfa"))
    func width(_ text: String, _ face: FontFace) throws -> Int32 { try FormatFonts.advances(text, face).reduce(0, +) }
    for (text, change) in [("AV", -100), ("VA", -91), ("xp", 30), ("HH", 0), ("AA", 0)] as [(String, Int32)] {
      let (with, without) = (try width(text, kerned), try width(text, plain))
      #expect(with - without == change, "\(text)")
    }
    #expect(try width("A\u{2014}", plain) == 1600)
  }

  @Test("Glyph names give code points, and outlines are those that were drawn")
  func glyphs() throws {
    let font = try FormatFonts.face("letters.pfb").shapingFont
    let glyph = try #require(font.nominalGlyph("p"))
    #expect(OutlineBounds(font.outline(of: glyph)) == OutlineBounds(x: 50...450, y: -190...480))
    #expect(font.outline(of: glyph).last == .close)
    #expect(font.outline(of: try #require(font.nominalGlyph(" "))).isEmpty)
    #expect(font.outline(of: 60_000).isEmpty)
    #expect(font.advance(60_000) == 0)
    #expect(font.nominalGlyph("\u{C5}") != nil)
  }

  @Test("A font of glyphs without known names has its codes where Windows has symbols, and a warning says so")
  func symbols() throws {
    let face = try FormatFonts.face("symbols.pfb")
    #expect(face.codePointCount == 2)
    #expect(face.contains("\u{F021}"))
    #expect(!face.contains("!"))
    #expect(face.warnings.contains { $0.message.contains("a custom encoding") })
  }

  @Test("The metrics of a font in memory are handed in beside it")
  func data() throws {
    let font = try FormatFonts.bytes("letters.pfb")
    let face = try FontFace(data: font, metrics: FormatFonts.bytes("letters.afm"))
    #expect(face.metrics == (try FormatFonts.face("letters.pfb").metrics))
    #expect(try FontFace(data: font).metrics.sources.line == .fontProgram)
  }

  @Test("A broken AFM file is told, and nothing else is lost", arguments: [0, 1, 5, 30, 300, 800])
  func brokenMetrics(length: Int) throws {
    let (font, metrics) = (try FormatFonts.bytes("letters.pfb"), try FormatFonts.bytes("letters.afm"))
    for broken in [Array(metrics.prefix(length)), [UInt8](repeating: 0xFF, count: length)] {
      let face = try FontFace(data: font, metrics: broken)
      #expect(face.warnings.contains { $0.message.hasPrefix("the AFM file") })
      #expect(try FormatFonts.advances("AV", face).count == 2)
      #expect(face.metrics.lineHeight > 0)
      #expect(face.names.family == "Strut Letters")
    }
  }

  @Test("Absurd numbers in an AFM file count as missing")
  func absurdMetrics() throws {
    let text =
      "StartFontMetrics 4.1\nAscender 1e300\nDescender nan\nCapHeight inf\nXHeight 99999999999\nEndFontMetrics\n"
    let face = try FontFace(data: FormatFonts.bytes("letters.pfb"), metrics: Array(text.utf8))
    #expect(face.metrics.sources.line == .fontProgram)
    #expect(face.metrics.sources.capHeight != .afm)
  }

  @Test(
    "Cut short anywhere, a font is refused or ends well",
    arguments: ["letters.pfb", "letters-alone.pfa"])
  func truncated(name: String) throws {
    let whole = try FormatFonts.bytes(name)
    for length in stride(from: 1, to: whole.count, by: 61) {
      do throws(FontError) {
        let face = try FontFace(data: Array(whole.prefix(length)), name: "cut")
        for glyph in 0..<UInt32(clamping: face.glyphCount) { _ = face.shapingFont.outline(of: glyph) }
      } catch { #expect(error.code == .malformed) }
    }
  }

  @Test("Many threads shape with one font")
  func concurrency() async throws {
    let face = try FormatFonts.face("letters.pfb")
    let widths = await withTaskGroup(of: [Int32]?.self) { group in
      for task in 0..<16 {
        group.addTask {
          let font = face.shapingFont
          for glyph in 0..<UInt32(9) { _ = (font.outline(of: glyph), font.advance(glyph)) }
          if task % 4 == 0 { _ = try? FormatFonts.face("letters.pfb") }
          return try? FormatFonts.advances("AVxp", face)
        }
      }
      return await group.reduce(into: Set<[Int32]?>()) { $0.insert($1) }
    }
    #expect(widths.count == 1)
    let total: Int32 = 600 + 600 + 450 + 500 - 100 + 30
    #expect(widths.first??.reduce(0, +) == total)
  }
}
