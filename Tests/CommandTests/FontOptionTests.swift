import Foundation
import Testing

@Suite("Font options")
struct FontOptionTests {
  private static let folder = StrutProcess.fontFolder

  private func run(_ arguments: [String], installed: String? = nil) throws -> StrutProcess {
    try StrutProcess.run(arguments, installed: installed)
  }

  private func faces(_ arguments: String..., installed: String? = nil) throws -> [String?] {
    let document = try run(["measure", "--json"] + arguments, installed: installed).json()
    return document.fonts.array.map { $0.postScriptName.string }
  }

  @Test("A file or a folder is registered, and supplies missing glyphs")
  func register() throws {
    #expect(try faces("A", "--font", "Strut Axes", "--fonts", Self.folder + "/StrutAxes.ttf") == ["StrutAxes-Regular"])
    #expect(try faces("Ⲁ", "--fonts", Self.folder) == ["StrutPair-Regular"])
    #expect(try faces("Ⲁ") == ["Inter-Regular"])
    #expect(try faces("A", "--system-font", "StrutPair-Bold", "--fonts", Self.folder) == ["StrutPair-Regular"])
  }

  @Test("A bad file in a folder is reported and skipped; a bad file that is named is an error")
  func badFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(atPath: Self.folder + "/StrutPair.ttc", toPath: folder.path + "/a.ttc")
    try Data("no font".utf8).write(to: folder.appending(path: "b.ttf"))
    let process = try run(["measure", "Ⲁ", "--fonts", folder.path])
    #expect(process.status == 0)
    #expect(process.errors.hasPrefix("strut: skipped: \"\(folder.path)/b.ttf\" is not a font"))
    #expect(process.output.contains("StrutPair-Regular"))
    #expect(try run(["measure", "Ⲁ", "--fonts", folder.path + "/b.ttf"]).status == 3)
    #expect(try run(["measure", "Ⲁ", "--fonts", "/no/such/folder"]).status == 3)
  }

  @Test("Installed fonts are found by name, and supply glyphs only if requested")
  func installed() throws {
    #expect(try faces("A", "--font", "Strut Axes", installed: Self.folder) == ["StrutAxes-Regular"])
    #expect(try faces("Ⲁ", installed: Self.folder) == ["Inter-Regular"])
    #expect(try faces("Ⲁ", "--system-fonts", installed: Self.folder) == ["StrutPair-Regular"])
    #expect(try run(["measure", "A", "--font", "Strut Axes"]).status == 3)
    for name in ["NoSuchFont", "sans-serif", "Strut"] {
      #expect(try run(["measure", "A", "--font", name], installed: Self.folder).status == 3)
    }
  }

  @Test(
    "An installed variable face is set to the requested name or weight",
    arguments: [
      (["Strut Axes"], 400.0, 100.0), (["Strut Axes Condensed Bold"], 700, 75),
      (["StrutAxesVF-CondensedBold"], 700, 75),
      (["StrutAxes-CondensedBold"], 700, 75),
    ])
  func installedAxes(names: [String], weight: Double, width: Double) throws {
    let document = try run(["inspect", "--json"] + names, installed: Self.folder).json()
    let coordinates = document.faces[0].coordinates
    #expect(coordinates.wght.number == weight)
    #expect(coordinates.wdth.number == width)
  }

  @Test("The sources are those in the list, and another word is a usage error")
  func sources() throws {
    let fonts = ["--fonts", Self.folder, "--font", "Strut Axes"]
    #expect(try run(["measure", "A", "--sources", "registered"] + fonts).status == 0)
    #expect(try run(["measure", "A", "--sources", "bundled,registered"] + fonts).status == 0)
    #expect(try run(["measure", "A", "--sources", "bundled"] + fonts).status == 3)
    #expect(try run(["measure", "A", "--sources", "bundled", "--font", Self.folder + "/StrutPair.ttc"]).status == 0)
    #expect(try run(["measure", "A", "--sources", "bundeld"]).status == 2)
  }

  @Test(
    "A named instance is reported by its name",
    arguments: [
      ([], "Inter-Regular"), (["--weight", "bold"], "Inter-Bold"), (["--font", "Inter-Bold"], "Inter-Bold"),
      (["--style", "headline"], "Inter-SemiBold"), (["--variations", "wght=900"], "Inter-Black"),
    ] as [([String], String)])
  func instances(options: [String], name: String) throws {
    let process = try run(["measure", "A", "--json"] + options)
    let font = try process.json().fonts[0]
    #expect(font.postScriptName.string == name)
    let isSystem = !options.contains("--font")
    #expect(font.keys == ["family", "postScriptName"] + (isSystem ? ["widths"] : []))
    #expect(font.widths.string == (isSystem ? "SF (iOS 14 to 26)" : nil))
    #expect(try run(["measure", "A"] + options).output.contains(" \(name)"))
  }

  @Test("A face between its named instances is reported with the values of its axes")
  func betweenInstances() throws {
    let options = ["measure", "A", "--variations", "wght=637"]
    let font = try run(options + ["--json"]).json().fonts[0]
    #expect(font.postScriptName.string == "Inter-Regular")
    #expect(font.variations.keys == ["opsz", "wght"])
    #expect(font.variations.wght.number == 637)
    #expect(try run(options).output.contains(" Inter-Regular at opsz=20, wght=637"))
  }

  @Test("Widths are those of the requested release, and reported by every command that names the face")
  func releases() throws {
    let before = try run(["measure", "Texts at 20 points", "--size", "20", "--era", "ios13", "--json"]).json()
    let now = try run(["measure", "Texts at 20 points", "--size", "20", "--json"]).json()
    #expect(before.fonts[0].widths.string == "SF (iOS 11 to 13)" && now.fonts[0].widths.string == "SF (iOS 14 to 26)")
    // Only the display design, with 0.36 points after each character, instead of a quarter of it
    // with -0.45.
    let (old, new) = (try #require(before.unrounded.width.number), try #require(now.unrounded.width.number))
    #expect((1...3).contains(new - old), "\(old) \(new)")
    #expect(try run(["fonts", "system", "--json"]).json().match.widths.string == "SF (iOS 14 to 26)")
    #expect(try run(["fonts", "Inter", "--json"]).json().match.widths.string == nil)
    let inspected = try run(["inspect", "system", "--size", "17", "--era", "iOS12", "--json"]).json().faces[0]
    #expect(inspected.widths.string == "SF (iOS 11 to 13)" && inspected.at.tracking.number == -0.388)
    let styles = try run(["styles", "--era", "iOS12", "--category", "L", "--json"]).json()
    #expect(styles.systemFontWidths.string == "SF (iOS 11 to 13)")
    #expect(styles.styles["body"].L.tracking.number == -0.388 && styles.styles["title2"].L.tracking.number == 0.34)
    #expect(try run(["styles", "--category", "L", "--json"]).json().styles["body"].L.tracking.number == -0.43)
    let unknown = try run(["measure", "A", "--era", "iOS19"])
    #expect(unknown.status == 2 && unknown.errors.contains("Did you mean \"iOS18\"?"), "\(unknown.errors)")
  }

  @Test("The face of an ellipsis or a hyphen that the text's own face lacks is listed")
  func inserted() throws {
    let hebrew = ["שלום עולם", "--font", "Noto Sans Hebrew", "--width", "40", "--line-limit", "1"]
    let cut = try run(["measure", "--json"] + hebrew).json().fonts.array
    #expect(cut.map(\.postScriptName.string) == ["NotoSansHebrew-Regular", "Inter-Regular"])
    #expect(try run(["measure", "--json"] + hebrew.prefix(3)).json().fonts.array.count == 1)
    #expect(try faces("Hello world", "--width", "40", "--line-limit", "1") == ["Inter-Regular"])
  }
}
