import Foundation
import Testing

/// Programs in C that do what they must not, from many threads, and a hundred thousand times
/// (`make check`; here, less often).
@Suite("Programs in C")
struct CProgramTests {
  private static let cell = CProgram.root.appending(path: "Examples/self-sizing-cell.yaml").path
  /// Two faces in a file.
  private static let collection =
    CProgram.root.appending(path: "Tests/FontMetricsTests/Resources/Formats/two.ttc").path
  private static let table = CProgram.root.appending(path: "Examples/Artistry/works.yaml").path
  /// `STRUT_C_CALLS` asks for more.
  private static let calls = ProcessInfo.processInfo.environment["STRUT_C_CALLS"].flatMap { Int($0) } ?? 2000

  private func check(_ program: String, _ arguments: [String] = []) throws {
    let outcome = try CProgram(.c, "Tests/CStrutTests/Programs/\(program).c").run(arguments)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors == "")
  }

  @Test("Misuse is reported and does no harm")
  func misuse() throws { try check("misuse", [Self.collection, Self.table]) }

  @Test("Nothing is printed if fontconfig has no configuration, as in small containers")
  func withoutConfiguration() throws {
    let program = try CProgram(.c, "Tests/CStrutTests/Programs/misuse.c").executable.path
    let outcome = try CProgram.run(
      "/usr/bin/env", ["FONTCONFIG_FILE=/no/such/fonts.conf", program, Self.collection, Self.table])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test("Eight threads share handles and free each other's handles")
  func threads() throws { try check("threads", [Self.cell, String(max(20, Self.calls / 1000))]) }

  @Test("An audit returns the output of the command", arguments: ["de,ar", "de,de"])
  func audit(locales: String) throws {
    let example = CProgram.root.appending(path: "Examples/Audit")
    let (cell, strings) = (example.path + "/Seeded/languages.yaml", example.path + "/Strings")
    let outcome = try CProgram(.c, "Tests/CStrutTests/Programs/audit.c").run([cell, strings, locales])
    let asked = "--locales \(locales) --categories L,AX5 --widths 320,375 --json".split(separator: " ").map(String.init)
    let command = try CProgram.run(
      CProgram.libraries.appending(path: "strut").path, ["audit", cell, "--strings", strings] + asked)
    #expect(outcome.status == 0)
    #expect(command.status == 1)
    let report = try #require(JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any])
    let count = try #require(report["findings"] as? [Any]).count
    #expect(outcome.errors == "\(count) findings")
    #expect(count > 0)
    #expect(outcome.output.trimmingCharacters(in: .newlines) == command.output.trimmingCharacters(in: .newlines))
  }

  @Test("An audit has the source language and the samples of the command")
  func choices() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-choices-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = [
      "cell.yaml": """
      schema: 1
      views: { t: { label: { text: { key: hello }, textStyle: body } } }
      constraints: ['V:|-[t]-|', 'H:|-[t]-|']
      """, "Localizable.strings": "\"hello\" = \"Guten Tag, %@\";",
      "samples.yaml": "schema: 1\ntext: \(String(repeating: "Xaver ", count: 20))\n",
    ]
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let paths = ["cell.yaml", "Localizable.strings", "samples.yaml"].map { folder.appending(path: $0).path }
    let asked = ["--locales", "de", "--categories", "L,AX5", "--widths", "320,375", "--json"]
    let outcome = try CProgram(.c, "Tests/CStrutTests/Programs/audit.c")
      .run([paths[0], paths[1], "de", "de", paths[2]])
    let command = try CProgram.run(
      CProgram.libraries.appending(path: "strut").path,
      ["audit", paths[0], "--strings", paths[1], "--source-language", "de", "--samples", paths[2]] + asked)
    #expect(outcome.status == 0 && outcome.output.contains("Guten Tag, Xaver"), "\(outcome.errors)")
    #expect(outcome.output.trimmingCharacters(in: .newlines) == command.output.trimmingCharacters(in: .newlines))
    let refused = try CProgram(.c, "Tests/CStrutTests/Programs/audit.c").run([paths[0], paths[1], "de"])
    #expect(refused.status != 0)
  }

  @Test("Unreadable strings are rejected only in the languages that show them", arguments: ["de", "fr"])
  func unreadableStrings(locale: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let document = """
      schema: 1
      views: { t: { label: { text: { key: hello } } } }
      constraints: [t.leading == margins.leading, t.top == margins.top, margins.bottom == t.bottom]
      """
    try write(document, "cell.yaml")
    for (language, text) in [("de", "hello = \"Guten Tag\";"), ("fr", "hello = ;"), ("en", "hello = Hello;")] {
      try write(text, "strings/\(language).lproj/Localizable.strings")
    }
    let arguments = [folder.path + "/cell.yaml", folder.path + "/strings", locale]
    // The program ends where the first audit fails; the ones after it are of German.
    let outcome = try CProgram(.c, "Tests/CStrutTests/Programs/audit.c").run(arguments)
    #expect((outcome.status == 0) == (locale == "de"), "\(outcome.errors)")
    #expect(outcome.output.contains("findings") == (locale == "de"))
  }

  @Test(
    "Calls that free their handles leak no memory",
    .enabled(if: CProgram.sanitizer == nil, "sanitizers keep books of their own"))
  func leaks() throws { try check("leaks", [Self.cell, String(Self.calls), Self.collection]) }
}
