import FontInterop
import FontMetrics
import Foundation
import Testing

@Suite("Fonts of bitmaps alone")
struct BitmapFontTests {
  @Test(
    "One design unit is one pixel of the strike",
    arguments: ["pixels.bdf", "pixels.pcf", "pixels.pcf.gz", "mac-bitmaps.ttf"])
  func pixels(name: String) throws {
    let face = try FormatFonts.face(name)
    #expect([face.metrics.ascender, face.metrics.descender, face.metrics.lineGap] == [9, -3, 0])
    #expect(face.metrics.sources.line == .strike)
    #expect(face.strikes.map(\.verticalPixelsPerEm) == [12])
    #expect(try FormatFonts.advances("A", face) == [8])
    let glyph = try #require(face.shapingFont.nominalGlyph("A"))
    #expect(face.shapingFont.outline(of: glyph).isEmpty)
    #expect(Font(face: face, pointSize: 24).lineHeight == 24)
  }

  @Test("A Windows font has a gap of its own")
  func windows() throws {
    let face = try FormatFonts.face("raster.fnt")
    #expect([face.metrics.ascender, face.metrics.descender, face.metrics.lineGap] == [9, -3, 2])
    #expect(try FormatFonts.advances("ABC", face) == [6, 7, 8])
    #expect(face.names.family == "Strut Raster")
  }

  @Test("Properties give what a table would")
  func properties() throws {
    let face = try FormatFonts.face("pixels.bdf")
    #expect(face.metrics.xHeight == 5)
    #expect(face.metrics.sources.xHeight == .strike)
    #expect(face.weight == .bold)
  }

  @Test("Of an encoding that holds ASCII that much is read, and nothing of others")
  func encodings() throws {
    let (cyrillic, japanese) = (try FormatFonts.face("pixels-koi8.bdf"), try FormatFonts.face("pixels-jis.bdf"))
    #expect(cyrillic.contains("A"))
    #expect(cyrillic.warnings.contains { $0.message.contains("KOI8-R") })
    #expect(japanese.codePointCount == 0)
    #expect(japanese.warnings.contains { $0.message.contains("JISX0208.1983-0") })
  }

  @Test("A font without glyphs is refused")
  func empty() throws {
    let empty = Array("\u{1}fcp\0\0\0\0".utf8)
    for bytes in [empty, try Array(FormatFonts.bytes("pixels.pcf").prefix(300))] {
      #expect { _ = try FontFace(data: bytes) } throws: { ($0 as? FontError)?.code == .malformed }
    }
  }

  @Test("An outline font without strikes lists none")
  func none() throws {
    #expect(try FontFace(path: BundledFolder.strutTest).strikes.isEmpty)
    #expect(try FontFace(path: BundledFolder.path + "/NotoColorEmoji/NotoColorEmoji.ttf").strikes.count == 1)
  }
}

@Suite("Packed fonts stay within bounds")
struct PackedFontTests {
  private func code(_ bytes: [UInt8]) -> FontError? {
    do throws(FontError) {
      _ = try FontFace(data: bytes, name: "packed")
      return nil
    } catch { return error }
  }

  @Test("A WOFF that promises more than any font has is refused before room is made")
  func woff() {
    var header = Array("wOFF".utf8) + [0, 1, 0, 0, 0, 0, 0, 100, 0, 1, 0, 0]
    header += [0x7F, 0xFF, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 80)
    let error = code(header)
    #expect(error?.code == .malformed)
    #expect(error?.message.contains("2147483647 bytes") == true)
  }

  @Test("So is one whose tables promise it")
  func tables() throws {
    var woff2 = try FormatFonts.bytes("two.woff2")
    woff2.replaceSubrange(16..<20, with: [0, 0, 1, 0])
    #expect(code(woff2)?.message.contains("more than any font") != true)
    // A count of one, and a single table of known tag that is 2 GB large.
    let header: [UInt8] = Array("wOF2".utf8) + [0, 1, 0, 0, 0, 0, 0, 100, 0, 1, 0, 0, 0, 0, 1, 0]
    let entry: [UInt8] = [0, 0x87, 0xFF, 0xFF, 0xFF, 0x7F]
    #expect(
      code(header + [UInt8](repeating: 0, count: 28) + entry + [0, 0])?.message.contains("2147483647 bytes") == true)
  }

  @Test("A gzip file that says it is enormous, or lies about its size, is refused")
  func gzip() throws {
    let packed = try FormatFonts.bytes("pixels.pcf.gz")
    #expect(code(Array(packed.dropLast(4)) + [0, 0, 0, 0x7F])?.message.contains("more than any font") == true)
    #expect(code(Array(packed.dropLast(4)) + [9, 0, 0, 0])?.code == .malformed)
    #expect(code(Array(packed.dropLast(9)))?.code == .malformed)
    #expect(code([0x1F, 0x8B, 8, 0])?.code == .malformed)
  }

  @Test(
    "What compress or bzip2 packed is not supported",
    arguments: [[0x1F, 0x9D, 0x90, 0], Array("BZh9".utf8)] as [[UInt8]])
  func others(bytes: [UInt8]) {
    #expect(code(bytes)?.code == .unsupported)
  }

  @Test("A font file that is cut short while it is in use takes nothing down")
  func overwritten() throws {
    let copy = FileManager.default.temporaryDirectory.appending(path: "strut-cut-\(UUID().uuidString).ttf")
    try FileManager.default.copyItem(atPath: BundledFolder.strutTest, toPath: copy.path)
    defer { try? FileManager.default.removeItem(at: copy) }
    let face = try FontFace(path: copy.path)
    let handle = try FileHandle(forWritingTo: copy)
    try handle.truncate(atOffset: 0)
    try handle.close()
    #expect(try FormatFonts.advances("AV", face) == [500, 600])
  }
}
