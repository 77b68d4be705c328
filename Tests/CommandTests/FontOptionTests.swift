import Foundation
import Testing

@Suite("Options about fonts")
struct FontOptionTests {
  private static let folder = StrutProcess.fontFolder

  private func run(_ arguments: [String], installed: String? = nil) throws -> StrutProcess {
    try StrutProcess.run(arguments, installed: installed)
  }

  private func faces(_ arguments: String..., installed: String? = nil) throws -> [String?] {
    let document = try run(["measure", "--json"] + arguments, installed: installed).json()
    return document.fonts.array.map { $0.postScriptName.string }
  }

  @Test("A file or a folder is registered, and stands in for missing glyphs")
  func register() throws {
    #expect(try faces("A", "--font", "Strut Axes", "--fonts", Self.folder + "/StrutAxes.ttf") == ["StrutAxes-Regular"])
    #expect(try faces("ሀ", "--fonts", Self.folder) == ["StrutPair-Regular"])
    #expect(try faces("ሀ") == ["Inter-Regular"])
    #expect(try faces("A", "--system-font", "StrutPair-Bold", "--fonts", Self.folder) == ["StrutPair-Regular"])
  }

  @Test("A bad file in a folder is told and skipped; one that is named is an error")
  func badFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(atPath: Self.folder + "/StrutPair.ttc", toPath: folder.path + "/a.ttc")
    try Data("no font".utf8).write(to: folder.appending(path: "b.ttf"))
    let process = try run(["measure", "ሀ", "--fonts", folder.path])
    #expect(process.status == 0)
    #expect(process.errors.hasPrefix("strut: skipped: \"\(folder.path)/b.ttf\" is not a font"))
    #expect(process.output.contains("StrutPair-Regular"))
    #expect(try run(["measure", "ሀ", "--fonts", folder.path + "/b.ttf"]).status == 3)
    #expect(try run(["measure", "ሀ", "--fonts", "/no/such/folder"]).status == 3)
  }

  @Test("Installed fonts answer to names, and stand in only when asked to")
  func installed() throws {
    #expect(try faces("A", "--font", "Strut Axes", installed: Self.folder) == ["StrutAxes-Regular"])
    #expect(try faces("ሀ", installed: Self.folder) == ["Inter-Regular"])
    #expect(try faces("ሀ", "--system-fonts", installed: Self.folder) == ["StrutPair-Regular"])
    #expect(try run(["measure", "A", "--font", "Strut Axes"]).status == 3)
    for name in ["NoSuchFont", "sans-serif", "Strut"] {
      #expect(try run(["measure", "A", "--font", name], installed: Self.folder).status == 3)
    }
  }

  @Test(
    "An installed variable face is set to what a name or weight asks for",
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

  @Test("The sources are those that are listed; another word is a mistake of usage")
  func sources() throws {
    let fonts = ["--fonts", Self.folder, "--font", "Strut Axes"]
    #expect(try run(["measure", "A", "--sources", "registered"] + fonts).status == 0)
    #expect(try run(["measure", "A", "--sources", "bundled,registered"] + fonts).status == 0)
    #expect(try run(["measure", "A", "--sources", "bundled"] + fonts).status == 3)
    #expect(try run(["measure", "A", "--sources", "bundled", "--font", Self.folder + "/StrutPair.ttc"]).status == 0)
    #expect(try run(["measure", "A", "--sources", "bundeld"]).status == 2)
  }
}
