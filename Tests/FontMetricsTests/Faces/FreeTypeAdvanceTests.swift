import FontMetrics
import TestSupport
import Testing

@testable import FontInterop

/// Fonts with patched headers and tables that are cut: what FreeType reads of them is the measure.
@Suite("Advances are those that FreeType reads")
struct FreeTypeAdvanceTests {
  /// Advances by glyph; `nil` where FreeType does not open the font.
  private static func advances(_ bytes: [UInt8]) throws -> [Int32?]? {
    let data = try FontData(copying: bytes)
    return FreeTypeLibrary.shared.withLock { library -> [Int32?]? in
      do {
        let face = try library.face(data, faceIndex: 0)
        var advances: [Int32?] = []
        for glyph in 0..<UInt32(clamping: face.facts.glyphCount) {
          advances.append(face.advance(glyph, isBitmap: false))
        }
        return advances
      } catch { return nil }
    }
  }

  /// Compares all advances of a font that opens.
  ///
  /// - Parameter cutRecord: The glyph whose record lacks its bearing, or a part of it: FreeType
  ///   gives it 0, though the advance is there.
  private func expectAgreement(_ bytes: [UInt8], cutRecord: Int? = nil, _ comment: Comment) throws {
    let expected = try #require(try Self.advances(bytes), comment)
    guard let face = try? FontFace(data: bytes, name: "patched.ttf") else {
      // A font is rejected only if FreeType finds glyphs without an advance. Strut Test has none.
      #expect(expected.contains(0), comment)
      return
    }
    for (glyph, advance) in expected.enumerated() where glyph != cutRecord {
      let found = face.glyphMetrics(glyphID: UInt32(glyph))?.advance
      #expect(found == advance.map { Double($0) }, "glyph \(glyph), \(comment)")
    }
    if let cutRecord { #expect(face.glyphMetrics(glyphID: UInt32(cutRecord))?.advance == Double(600 + cutRecord)) }
  }

  /// An `hmtx` in which each glyph has an advance of its own.
  private static func metrics(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { SFNTEditing.bigEndian(600 + $0, 2) + [0, 7] }
  }

  @Test("Of a header of any version", .fact("font-18"), arguments: [0, 1, 2, 0x100, 0xFFFF])
  func version(version: Int) throws {
    for stated in [1, 50, 105, 200] {
      let patches = [
        SFNTEditing.Patch("hhea", 0, SFNTEditing.bigEndian(version, 2)),
        SFNTEditing.Patch("hhea", 34, SFNTEditing.bigEndian(stated, 2)),
      ]
      let bytes = try SFNTEditing.strutTest(patches, replacing: ["hmtx": Self.metrics(105)])
      #expect(throws: Never.self) { try FontFace(data: bytes, name: "version.ttf") }
      try expectAgreement(bytes, "version \(version), \(stated) advances")
    }
  }

  @Test("Of an hmtx of any length", .fact("font-17"), arguments: [1, 2, 50, 104, 105, 106, 200])
  func length(stated: Int) throws {
    let patch = SFNTEditing.Patch("hhea", 34, SFNTEditing.bigEndian(stated, 2))
    for length in [1, 2, 3, 4, 5, 6, 7, 8, 10, 197, 198, 199, 200, 202, 300, 411, 414, 415, 416, 417, 418, 419, 420] {
      let bytes = try SFNTEditing.strutTest([patch], replacing: ["hmtx": Array(Self.metrics(105).prefix(length))])
      let last = min(stated, 105) - 1
      let isCut = (4 * last + 2..<4 * last + 4).contains(length)
      try expectAgreement(bytes, cutRecord: isCut ? last : nil, "\(stated) advances, \(length) bytes")
    }
  }

  @Test("Of maxp that counts more glyphs or fewer", arguments: [1, 50, 104, 105])
  func glyphs(count: Int) throws {
    let patch = SFNTEditing.Patch("maxp", 4, SFNTEditing.bigEndian(count, 2))
    for length in [4 * count - 2, 4 * count - 1, 4 * count, 420] {
      let bytes = try SFNTEditing.strutTest([patch], replacing: ["hmtx": Array(Self.metrics(105).prefix(length))])
      try expectAgreement(bytes, cutRecord: length < 4 * count ? count - 1 : nil, "\(count) glyphs, \(length) bytes")
    }
  }
}
