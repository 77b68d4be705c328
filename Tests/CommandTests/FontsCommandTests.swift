import Foundation
import Testing

@Suite("fonts")
struct FontsCommandTests {
  private static let folder = StrutProcess.fontFolder

  private func run(_ arguments: String..., installed: String? = nil, configuration: String = "") throws -> StrutProcess
  {
    try StrutProcess.run(["fonts"] + arguments, installed: installed, configuration: configuration)
  }

  // MARK: The list

  @Test("The list has every requested source, and no other")
  func sources() throws {
    func listed(_ sources: String) throws -> Set<String> {
      let document = try run("--json", "--fonts", Self.folder, "--sources", sources, installed: Self.folder).json()
      #expect(document.schema.number == 1)
      return Set(document.families.array.compactMap(\.source.string))
    }
    #expect(try listed("all") == ["bundled", "registered", "installed"])
    #expect(try listed("bundled") == ["bundled"])
    #expect(try listed("registered,installed") == ["registered", "installed"])
  }

  @Test("A face has its names, its ranges and its file", arguments: ["registered", "installed"])
  func face(source: String) throws {
    let document = try run(
      "--json", "--fonts", Self.folder + "/StrutAxes.ttf", "--sources", source, installed: Self.folder
    ).json()
    let family = try #require(document.families.array.first { $0.name.string == "Strut Axes" })
    let face = family.faces[0]
    #expect(family.faces.array.count == 1)
    #expect(
      face.keys == [
        "axes", "faceIndex", "family", "fullName", "isColor", "isMonospaced", "path", "postScriptName", "slants",
        "source",
        "weight", "width",
      ])
    #expect((face.weight.minimum.number, face.weight.maximum.number) == (200, 800))
    #expect((face.width.minimum.number, face.width.maximum.number) == (75, 125))
    #expect(face.path.string?.hasSuffix("/StrutAxes.ttf") == true)
    #expect(face.axes[0].string == "wght")
  }

  @Test("The text has a table for each source, and the aliases")
  func listText() throws {
    let text = try run("--fonts", Self.folder + "/StrutPair.ttc").output
    #expect(text.hasPrefix("bundled: 25 families, 51 faces, in\n  /"))
    #expect(text.contains("\nregistered: 1 family, 2 faces\n"))
    #expect(text.contains("\nStrut Pair\n  Strut Pair Regular "))
    #expect(text.contains("\ninstalled: none\n"))
    #expect(text.contains("\nPalatino          TeX Gyre Pagella\n  Replaces"))
    #expect(try run("--system-font", "Palatino").output.contains("\nsystem ") == false)
  }

  @Test("A folder without fonts is reported, and the others are listed; a broken file is an error")
  func noFonts() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-empty-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = try run("--fonts", folder.path, "--sources", "registered")
    #expect(empty.status == 0 && empty.output.hasPrefix("registered: none\n"))
    #expect(empty.errors == "strut: no font was found in the folder \"\(folder.path)\".\n")
    try Data("no font".utf8).write(to: folder.appending(path: "b.ttf"))
    let broken = try run("--fonts", folder.path + "/b.ttf", "--json")
    #expect(broken.status == 3)
    #expect(try broken.json().error.code.string == "font-malformed")
  }

  // MARK: A query

  @Test("A query selects a face with the requested style, and lists the candidates")
  func query() throws {
    let document = try run("Inter", "--weight", "650", "--italic", "--json").json()
    #expect(document.keys == ["engines", "explanation", "match", "query", "schema"])
    #expect(document.query.weight.number == 650 && document.query.traits[0].string == "italic")
    #expect(document.match.postScriptName.string == "Inter-Italic")
    #expect(document.match.coordinates.wght.number == 650)
    #expect(document.match.rule.string == "bundled" && document.match.unfulfilled.array.isEmpty)
    let candidates = document.explanation.steps[0].candidates.array
    #expect(candidates.map { $0.verdict.string } == ["slant", "chosen"])
    #expect(candidates.map { $0.distance.slant.number } == [2, 0])
  }

  @Test("A missing style is reported, and is not a failure")
  func unfulfilled() throws {
    let process = try run("Palatino", "--weight", "semibold", "--condensed", "--json")
    #expect(process.status == 0)
    let match = try process.json().match
    #expect(match.unfulfilled.array.map { $0.property.string } == ["weight", "width"])
    #expect(match.postScriptName.string == "TeXGyrePagella-Bold")
  }

  @Test("A name that another source also has is counted")
  func passedOver() throws {
    let text = try run("Inter", "--fonts", Self.folder).output
    #expect(text.hasPrefix("Inter: Inter Regular (bundled)\n"))
    #expect(text.contains("\nregistered also found   Inter Regular"))
    #expect(text.contains("skipped, because the name was found earlier"))
  }

  @Test("Without a match, the status is 3, with the nearest names and the sources that were searched")
  func notFound() throws {
    let process = try run("Palatno", "--json")
    let document = try process.json()
    #expect(process.status == 3)
    #expect(document.error.code.string == "font-not-found")
    #expect(document.keys.contains("match") && document.match.value == nil)
    #expect(document.explanation.nearestNames[0].string == "Palatino")
    #expect(document.explanation.steps.array.map { $0.source.string } == ["bundled", "registered", "installed"])
    let text = try run("Palatno")
    #expect(text.output == "searched: bundled, registered, installed\n\nnearest names: \"Palatino\"\n")
    #expect(text.errors == "strut: no font named \"Palatno\". Did you mean \"Palatino\"?\n")
  }

  @Test("An alias that fontconfig declares is followed, and a mere preference is not")
  func installedAlias() throws {
    let rules = ["same": "Helvetica", "strong": "Arial", "weak": "Times"].map { binding, name in
      """
      <match><test name="family"><string>\(name)</string></test><edit name="family" mode="append" binding="\(binding)">\
      <string>Strut Pair</string></edit></match>
      """
    }
    func rule(_ name: String) throws -> String? {
      try run(name, "--json", installed: Self.folder, configuration: rules.joined()).json().match.rule.string
    }
    #expect(try rule("Helvetica") == "installedAlias")
    #expect(try rule("Arial") == nil)
    #expect(try rule("Times") == nil)
  }

  @Test(
    "Usage errors",
    arguments: [
      ["--bold"], ["Inter", "--weight", "fat"], ["Inter", "--weight", "1001"], ["Inter", "--weight", "nan"],
      ["Inter", "--width", "0"], ["Inter", "--slant", "left"],
      ["Inter", "--width", "wide"], ["Inter", "--lang", "de"], ["--fallback", "x", "--lang", "!!"],
      ["Inter", "--variations", "slnt=3"],
    ])
  func usage(arguments: [String]) throws {
    let process = try StrutProcess.run(["fonts"] + arguments, installed: nil)
    #expect(process.status == 2 && process.output.isEmpty && process.errors.hasPrefix("strut: "))
  }

  // MARK: Fallback

  @Test("Each part of a text has its font, and characters without a font are listed last")
  func fallback() throws {
    let text = "a直骨 नमस्ते 👩‍👩‍👧 ᚠ"
    let document = try run("--fallback", text, "--lang", "ja", "--json").json()
    let stretches = document.fallback.stretches.array
    #expect(stretches.compactMap(\.text.string).joined() == text)
    let names = stretches.filter { $0.text.string != " " }.map { $0.face.postScriptName.string }
    #expect(
      names == [
        "Inter-Regular", "NotoSansCJKjp-Regular", "NotoSansDevanagari-Regular", "NotoColorEmoji", nil,
      ])
    #expect(document.fallback.missing.array.map { $0.string } == ["U+16A0"])
    #expect(document.fallback.hanForms.string == "japan")
    #expect(stretches.first?.explanation.value == nil)
    #expect(stretches[1].explanation.steps[0].candidates[0].verdict.string == "chosen")
    #expect(stretches[1].range.array.map { $0.number } == [1, 3])
    let printed = try run("--fallback", text, "--lang", "ko").output
    #expect(printed.hasPrefix("in Inter Regular, language ko; Han characters as in Korea\n"))
    #expect(printed.hasSuffix("missing\n  U+16A0 RUNIC LETTER FEHU FEOH FE F\n"))
  }

  @Test("If no font has a whole cluster, each part of it is drawn with a font that has it")
  func clusterInParts() throws {
    // Noto Sans Thai has the vowel sign but not the letter; Inter has the letter.
    let document = try run("--fallback", "a\u{E33}", "--json").json()
    #expect(
      document.fallback.stretches.array.map { $0.face.postScriptName.string } == [
        "Inter-Regular", "NotoSansThai-Regular",
      ])
    #expect(document.fallback.missing.array.isEmpty)
  }

  @Test("A letter is drawn by the text's own font even if no font has its mark")
  func missingMark() throws {
    let document = try run("--fallback", "a\u{2CEF}", "--json").json()
    #expect(document.fallback.stretches.array.map { $0.face.postScriptName.string } == ["Inter-Regular"])
    #expect(document.fallback.missing.array.map { $0.string } == ["U+2CEF"])
    let printed = try run("--fallback", "a\u{2CEF}").output
    #expect(printed.contains("has the letter; all faces lack U+2CEF"))
    #expect(printed.hasSuffix("missing\n  U+2CEF COPTIC COMBINING NI ABOVE\n"))
  }

  @Test("With --strict, a missing glyph and a substitution have status 4")
  func strict() throws {
    #expect(try run("--fallback", "ᚠ", "--strict").status == 4)
    #expect(try run("--fallback", "ह", "--strict").status == 0)
    #expect(try run("Palatino", "--strict").status == 4)
    #expect(try run("TeX Gyre Pagella", "--strict").status == 0)
  }

  // MARK: Installed names

  @Test("Spaces count inside a name, but not around it")
  func blanks() throws {
    let names = ["Strut Pair", " strut  pair ", "StrutPair"]
    let statuses = try names.map { try run($0, "--sources", "installed", installed: Self.folder).status }
    #expect(statuses == [0, 0, 3])
    #expect(try run(" palatino ", "--json").json().match.path.string?.hasSuffix("texgyrepagella-regular.otf") == true)
  }

  @Test("In an installed family, OpenType precedes Type 1, whatever the names of the files")
  func formats() throws {
    let folder = URL(filePath: Self.folder).deletingLastPathComponent().appending(path: "Formats").path
    let faces = try StrutProcess.run(
      ["inspect", "Strut Letters", "--sources", "installed", "--json"], installed: folder
    ).json().faces.array
    let areType1 = faces.map { $0.format.string == "type1" }
    #expect(areType1.contains(true) && areType1.contains(false))
    #expect(areType1.drop { !$0 }.allSatisfy { $0 })
  }
}
