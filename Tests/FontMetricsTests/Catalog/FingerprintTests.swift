import FontMetrics
import Foundation
import Testing

@Suite("What a catalog's results depend on")
struct FingerprintTests {
  private func lines(_ fonts: [[UInt8]]) throws -> [String] {
    let catalog = try CatalogFonts.catalog()
    for font in fonts { try catalog.register(data: font, name: "mine") }
    return catalog.fingerprint
  }

  /// The font with another advance of its first glyph.
  private func wider() throws -> [UInt8] {
    try SFNTEditing.strutTest([SFNTEditing.Patch("hmtx", 0, SFNTEditing.bigEndian(777, 2))])
  }

  @Test("A registered font of the same names and other advances is another")
  func contents() throws {
    let font = try SFNTEditing.strutTest()
    #expect(try lines([font]) != lines([wider()]))
    #expect(try lines([font]) == lines([font]))
  }

  @Test("Of several, the order counts: it decides which stands in for a missing glyph")
  func order() throws {
    let (first, second) = (try SFNTEditing.strutTest(), try wider())
    #expect(try lines([first, second]) != lines([second, first]))
  }

  @Test("Where a font's file is does not count, nor what was registered elsewhere before")
  func places() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appending(path: "copy.ttc").path
    try FileManager.default.copyItem(atPath: CatalogFonts.path("StrutPair.ttc"), toPath: copy)
    let moved = try CatalogFonts.catalog()
    try moved.register(path: copy)
    #expect(try moved.fingerprint == CatalogFonts.catalog("StrutPair.ttc").fingerprint)
  }

  @Test("A system font of one's own counts by its bytes")
  func systemFont() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "system.ttf").path
    let lines = try [SFNTEditing.strutTest(), wider()].map { font in
      try Data(font).write(to: URL(filePath: path))
      return try FontCatalog.bundled(systemFont: path, sources: .own).fingerprint
    }
    #expect(lines[0] != lines[1])
  }
}
