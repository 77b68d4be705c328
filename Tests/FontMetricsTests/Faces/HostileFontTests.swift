import FontMetrics
import Foundation
import Testing

/// The fonts are made by `Fuzzing/Scripts/make_hostile_fonts.py`. Without a guard each takes
/// seconds, hours or gigabytes.
@Suite("Fonts that mean harm are stopped before they do any")
struct HostileFontTests {
  private func open(_ name: String, at values: [String: Double] = [:]) throws(FontError) -> FontFace {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Fuzzing/Regressions/fonts")
    return try FontFace(path: folder.appending(path: name).path, variations: values)
  }

  @Test("A number that is the sum over six thousand regions of four thousand axes is not asked for")
  func variationStore() {
    let failure = #expect(throws: FontError.self) { try open("variations-of-4096-axes.ttf") }
    #expect(failure?.code == .malformed)
    #expect(failure?.message.contains("its variations refer to too many regions") == true)
  }

  @Test("A glyph of glyphs of glyphs is not drawn: its box is what its header says")
  func parts() throws {
    let face = try open("glyphs-in-glyphs.ttf")
    let glyph = try #require(face.glyphMetrics(of: "H"))
    #expect(glyph.bounds?.top == 100)
    #expect(face.inkBounds(of: "HHH").advance == 3 * glyph.advance)
    #expect(face.warnings.contains { $0.kind == .glyphEffort })
  }

  @Test("A variable font whose advances are those of such outlines is refused", arguments: [0.0, 1.0])
  func variedParts(weight: Double) {
    let failure = #expect(throws: FontError.self) { try open("glyphs-in-varied-glyphs.ttf", at: ["wght": weight]) }
    #expect(failure?.code == .malformed)
    #expect(
      failure?.message.contains("its outlines are too complex to vary, and it has no HVAR table with their advances")
        == true
    )
  }

  @Test("Two thousand instances called by one string of 64 KB have a mebibyte of names")
  func names() throws {
    let face = try open("instances-of-long-names.ttf")
    #expect(face.namedInstances.count == 2000)
    #expect(face.namedInstances.first?.name?.utf8.count == 32767)
    #expect(face.namedInstances.last?.name == nil)
    #expect(face.namedInstances.reduce(0) { $0 + ($1.name?.utf8.count ?? 0) } <= 1 << 20)
  }

  @Test("A character map that goes far beyond Unicode is read as far as Unicode goes")
  func characters() throws {
    let face = try open("characters-beyond-unicode.ttf")
    #expect(face.glyphMetrics(of: "H") != nil)
    #expect(face.coverage.count == 0x11_0000 - 0x800)
  }

  @Test("A character map whose segments go on beyond the file is read as far as the file goes")
  func segments() throws {
    let face = try open("segments-beyond-the-table.ttf")
    // One segment that is there, up to U+0048, whose characters lead to the glyphs of their own
    // numbers; U+0000 leads to none.
    #expect(face.coverage.count == 0x48)
  }

  @Test("Every bundled variable font is sound")
  func bundled() throws {
    let folder = URL(filePath: BundledFolder.strutTest).deletingLastPathComponent().deletingLastPathComponent()
    let files = try #require(FileManager.default.subpaths(atPath: folder.path)).filter { $0.hasSuffix(".ttf") }
    for file in files {
      let face = try FontFace(path: folder.appending(path: file).path)
      guard face.isVariable, let letter = ["H", "ก", "ا", "न"].first(where: { face.contains($0) }) else { continue }
      #expect(face.glyphMetrics(of: letter)?.bounds != nil, "\(file)")
    }
  }
}
