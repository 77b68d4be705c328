import FontMetrics
import Foundation
import TestSupport
import Testing

@Suite("The catalog")
struct FontCatalogTests {
  let fonts: FontCatalog

  init() throws { fonts = try BundledFolder.catalog.get() }

  @Test(
    "A name finds its face",
    arguments: [
      ("Palatino", "TeXGyrePagella-Regular", FontMatch.Rule.alias), ("palatino", "TeXGyrePagella-Regular", .alias),
      ("Palatino-bold", "TeXGyrePagella-Bold", .alias), ("Palatino-bold-italic", "TeXGyrePagella-BoldItalic", .alias),
      ("TeX Gyre Pagella", "TeXGyrePagella-Regular", .bundled),
      ("TeXGyrePagella-Bold", "TeXGyrePagella-Bold", .bundled),
      ("Noto Sans Arabic", "NotoSansArabic-Regular", .bundled), ("monospaced", "JetBrainsMono-Regular", .alias),
      ("system", "Inter-Regular", .alias), ("system-semibold", "Inter-Regular", .alias),
      ("system-italic", "Inter-Italic", .alias), ("Inter", "Inter-Regular", .bundled),
      ("Strut Test", "StrutTest-Regular", .bundled),
    ])
  func match(name: String, postScriptName: String, rule: FontMatch.Rule) throws {
    let match = try fonts.match(name)
    #expect(match.face.names.postScriptName == postScriptName)
    #expect(match.rule == rule)
    #expect(match.requested == name)
  }

  @Test(
    "The system font is Inter with SF's vertical metrics", .fact("system-2"),
    arguments: [("system", 400), ("system-bold", 700)])
  func system(name: String, weight: Int) throws {
    let font = try fonts.font(named: name, size: 17)
    #expect(font.face.weight.rawValue == weight)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.lineGap == 0)
    #expect(font.capHeight == 11.97802734375)
    #expect(font.xHeight == 8.9482421875)
    #expect(font.metrics.sources.line == .alias)
  }

  @Test("SF's metrics stay on it at every size and weight", .fact("system-1"))
  func systemKeepsMetrics() throws {
    let bold = try fonts.systemFont(size: 17, weight: .bold)
    #expect(bold.withSize(53).lineHeight == 63.248046875)
  }

  @Test("A family, and an alias of one, answer with every face of it", arguments: ["TeX Gyre Pagella", "Palatino"])
  func family(name: String) throws {
    let names = try fonts.matches(name).map(\.face.names.subfamily)
    #expect(names == ["Regular", "Bold", "Italic", "Bold Italic"])
  }

  @Test(
    "A name nothing answers to suggests the nearest",
    arguments: [
      ("Palatno", "no font named \"Palatno\". Did you mean \"Palatino\"?"),
      ("sytem", "no font named \"sytem\". Did you mean \"system\"?"),
      ("qqqqqqqqqqqqqq", "no font named \"qqqqqqqqqqqqqq\"."), ("", "no font named \"\"."),
    ])
  func notFound(name: String, message: String) {
    #expect(throws: FontError(.notFound, of: name, message)) { try fonts.match(name) }
  }

  @Test("A folder without a manifest says where it looked")
  func missingFonts() throws {
    let cure = "Specify the folder share/strut/fonts of the Strut installation, or none."
    for directory in ["/no/fonts", ""] {
      let message =
        "\"\(directory)\" is not a folder of Strut's fonts: \(directory)/manifest.json cannot be read. \(cure)"
      #expect(throws: FontError(.bundledFontsMissing, of: directory, message)) {
        try FontCatalog.bundled(directory: directory)
      }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("{}".utf8).write(to: URL(filePath: folder + "/manifest.json"))
    let message = "\"\(folder)/manifest.json\" is not a manifest for Strut's fonts. Reinstall Strut's fonts."
    #expect(throws: FontError(.bundledFontsMissing, of: folder + "/manifest.json", message)) {
      try FontCatalog.bundled(directory: folder)
    }
  }

  @Test("A catalog without files opens none of their faces", arguments: [0, 1, 2])
  func closedFiles(faceIndex: Int) throws {
    let path = try #require(Bundle.module.url(forResource: "Resources/Formats/two.ttc", withExtension: nil)).path
    let closed = try FontCatalog.bundled(sources: [.bundled, .registered, .installed])
    for path in [path, "/no/such/font.ttf"] {
      let error = #expect(throws: FontError.self) { try closed.match(path: path, faceIndex: faceIndex) }
      #expect(
        error?.message == "\"\(path)\" is a path, but this catalog does not open files. Register the font instead.")
    }
    #expect(try FontCatalog.bundled().match(path: path, faceIndex: 1).face.faceIndex == 1)
  }

  @Test("Another system font keeps its own metrics", .fact("system-3"))
  func ownSystemFont() throws {
    let fonts = try FontCatalog.bundled(
      directory: fonts.directory, systemFont: BundledFolder.strutTest, sources: .own)
    #expect(try fonts.systemFont(size: 10).lineHeight == 11)
    #expect(fonts.hasOwnSystemFont)
  }

  @Test("Another system font that is a family has that family's weights")
  func ownSystemFamily() throws {
    let fonts = try FontCatalog.bundled(
      directory: fonts.directory, systemFont: "TeX Gyre Pagella", sources: .own)
    #expect(try fonts.systemFontMatch().face.weight == .regular)
    #expect(try fonts.systemFontMatch(weight: .bold).face.names.postScriptName == "TeXGyrePagella-Bold")
    #expect(try fonts.preferredFont(for: .headline, category: .large).face.weight == .bold)
  }

  @Test("A weight is found in the family, and what is nearest but not it is noted")
  func weights() throws {
    let bold = try fonts.match("TeX Gyre Pagella", weight: .bold)
    #expect(bold.face.names.postScriptName == "TeXGyrePagella-Bold")
    #expect(bold.note == nil)
    let semibold = try fonts.match("TeX Gyre Pagella", weight: .semibold)
    #expect(semibold.face.names.postScriptName == "TeXGyrePagella-Bold")
    #expect(semibold.note == "The nearest weight to semibold is bold.")
    #expect(try fonts.match("Inter", weight: .semibold).note == nil)
    #expect(try fonts.match("Strut Test", weight: .bold).note == "The nearest weight to bold is regular.")
  }

  @Test("A file stays that file, whatever weight is asked for")
  func weightOfAFile() throws {
    // Its family is bundled, and has a bold face.
    let copy = FileManager.default.temporaryDirectory.appending(path: "strut-\(UUID().uuidString).otf")
    try FileManager.default.copyItem(
      at: URL(filePath: fonts.directory + "/TeXGyrePagella/texgyrepagella-regular.otf"), to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let match = try fonts.match(copy.path, weight: .bold)
    #expect(match.face.path == copy.path)
    #expect(match.note == "The nearest weight to bold is regular.")
  }

  @Test(
    "Each script falls back to the face made for it",
    arguments: [
      ("ع", "Arab", "Noto Sans Arabic"), ("א", "Hebr", "Noto Sans Hebrew"), ("क", "Deva", "Noto Sans Devanagari"),
      ("ก", "Thai", "Noto Sans Thai"), ("漢", "Hani", "Noto Sans CJK JP"), ("か", "Hira", "Noto Sans CJK JP"),
      ("한", "Hang", "Noto Sans CJK JP"), ("🧫", "Zsye", "Noto Color Emoji"), ("A", "Latn", "Inter"),
      ("Ա", "Armn", "Noto Sans Armenian"), ("ქ", "Geor", "Noto Sans Georgian"), ("ক", "Beng", "Noto Sans Bengali"),
      ("க", "Taml", "Noto Sans Tamil"), ("క", "Telu", "Noto Sans Telugu"), ("ಕ", "Knda", "Noto Sans Kannada"),
      ("ക", "Mlym", "Noto Sans Malayalam"), ("ક", "Gujr", "Noto Sans Gujarati"), ("ਕ", "Guru", "Noto Sans Gurmukhi"),
      ("କ", "Orya", "Noto Sans Oriya"), ("ක", "Sinh", "Noto Sans Sinhala"), ("ក", "Khmr", "Noto Sans Khmer"),
      ("ກ", "Laoo", "Noto Sans Lao"), ("က", "Mymr", "Noto Sans Myanmar"), ("ሀ", "Ethi", "Noto Sans Ethiopic"),
      ("।", "Beng", "Noto Sans Bengali"), ("।", "Zyyy", "Noto Sans Devanagari"),
    ])
  func fallback(text: String, script: String, family: String) throws {
    let face = fonts.fallbackFace(covering: Array(text.unicodeScalars), script: script)
    #expect(face?.names.family == family)
  }

  @Test("Fallback follows the weight, and is nil where nothing covers")
  func fallbackWeight() {
    #expect(fonts.fallbackFace(covering: ["ع"], script: "Arab", weight: .semibold)?.weight == .bold)
    #expect(fonts.fallbackFace(covering: ["\u{10FFFD}"], script: "Zzzz") == nil)
  }

  @Test("Every file is the one the manifest names")
  func checksums() throws {
    struct Manifest: Decodable {
      struct Family: Decodable { var files: [File] }
      struct File: Decodable {
        var path, sha256: String
        var bytes: Int
      }
      var families: [Family]
    }
    let data = try Data(contentsOf: URL(filePath: fonts.directory + "/manifest.json"))
    let files = try JSONDecoder().decode(Manifest.self, from: data).families.flatMap(\.files)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/sha256sum")
    process.arguments = files.map { fonts.directory + "/" + $0.path }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(
      separator: "\n")
    #expect(lines.map { String($0.prefix(64)) } == files.map(\.sha256))
    #expect(files.reduce(0) { $0 + $1.bytes } < 25_000_000)
  }
}
