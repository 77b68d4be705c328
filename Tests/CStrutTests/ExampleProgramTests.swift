import Foundation
import Strut
import Testing

/// The examples in C, C++ and Rust, built and run: what they print is what Swift answers.
@Suite("Examples in other languages")
struct ExampleProgramTests {
  private static let cell = CProgram.root.appending(path: "Examples/self-sizing-cell.yaml").path

  /// The output of each program.
  private static func heights() throws -> String {
    let fonts = try FontCatalog.bundled()
    let engine = TextEngine(catalog: fonts)
    let document = try CellDocument(path: cell)
    var lines: [String] = []
    for category in ContentSizeCategory.allCases where category != .unspecified {
      let font = try FontScaler(style: .body).scaledFont(
        for: try fonts.font(named: "Palatino", size: 18), category: category)
      let text = engine.shape("Grüße aus Köln: text grows with its reader.", font: font)
      let measured = text.sizeThatFits(width: 343, displayScale: 3)
      let count = measured.lines.count
      let baselines = [
        LabelGeometry.firstBaseline(font: font, height: measured.size.height, lineCount: count, displayScale: 3),
        LabelGeometry.lastBaseline(font: font, height: measured.size.height, lineCount: count, displayScale: 3),
      ]
      let traits = TraitCollection(
        contentSizeCategory: category, displayScale: 3, typesetting: Typesetting(fonts: fonts))
      let height = try CellBuilder(document).build(traits: traits).layOut().height
      func digits(_ number: Double) -> String { String(format: "%.3f", number) }
      lines.append(
        "\(category.shortName): \(digits(font.pointSize)) points, \(count) lines, \(digits(measured.size.width)) by "
          + "\(digits(measured.size.height)), baselines \(digits(baselines[0])) \(digits(baselines[1])); cell \(digits(height))\n"
      )
    }
    return lines.joined()
  }

  private func check(_ language: CProgram.Language, _ source: String) throws {
    let program = try CProgram(language, source)
    let outcome = try program.run([Self.cell])
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(outcome.output == (try Self.heights()))
    let failed = try program.run(["/no/such/cell.yaml"])
    #expect(failed.status == 1)
    #expect(failed.errors.contains("/no/such/cell.yaml"))
  }

  @Test("The library uses its own fonts, regardless of installed fonts")
  func ownFonts() throws {
    let prefix = FileManager.default.temporaryDirectory.appending(path: "strut-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: prefix) }
    for folder in ["bin", "share/strut/fonts", "share/strut/hyphenation"] {
      try FileManager.default.createDirectory(at: prefix.appending(path: folder), withIntermediateDirectories: true)
    }
    for name in ["fonts", "hyphenation"] {
      try Data("of another version".utf8).write(to: prefix.appending(path: "share/strut/\(name)/manifest.json"))
    }
    let program = prefix.appending(path: "bin/heights")
    try FileManager.default.moveItem(at: try CProgram(.c, "Examples/C/heights.c").executable, to: program)
    let outcome = try CProgram.run(program.path, [Self.cell])
    #expect(outcome.errors == "")
    #expect(outcome.output == (try Self.heights()))
  }

  @Test("C")
  func plainC() throws { try check(.c, "Examples/C/heights.c") }

  @Test("C++")
  func cPlusPlus() throws { try check(.cPlusPlus, "Examples/CPlusPlus/heights.cpp") }

  @Test(
    "Rust", .enabled(if: CProgram.compilerPath("rustc") != nil, "there is no rustc"),
    .enabled(if: CProgram.sanitizer == nil, "rustc has sanitizers of its own"))
  func rust() throws { try check(.rust, "Examples/Rust/heights.rs") }
}
