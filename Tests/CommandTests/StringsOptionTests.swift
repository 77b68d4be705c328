import Foundation
import Testing

@Suite("--strings")
struct StringsOptionTests {
  private static let cell = """
    schema: 1
    views: { a: { label: { text: { key: title, arguments: [Ann] } } } }
    constraints: ["V:|-[a]-|", a.leading == margins.leading]
    """

  /// A cell and two catalogs next to it. The second has an error.
  private func withFiles(_ body: (_ folder: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      "cell.yaml": Self.cell, "good/en.lproj/L.strings": "title = \"Hello, %@\";",
      "good/ar.lproj/L.strings": "title = \"مرحبا %@\";",
      "bad/de.lproj/M.strings": "title = ;\nother = x;",
    ] {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder.path)
  }

  @Test(
    "A string is shown in the locale, whose direction the layout has",
    arguments: [
      ("en", "Hello, Ann"), ("ar", "مرحبا Ann"), ("en-x-bounded", "[# Hello, Ann #]"), ("en-x-rtl", "Hello, Ann"),
    ])
  func locales(locale: String, text: String) throws {
    try withFiles { folder in
      let process = try StrutProcess.run(
        "layout", "\(folder)/cell.yaml", "--strings", "\(folder)/good", "--locale", locale, "--json")
      #expect(process.status == 0)
      let view = try process.json().views.a
      #expect(view.localized.text.string == text)
      #expect(view.localized.key.string == "title")
      let isMirrored = locale == "ar" || locale == "en-x-rtl"
      #expect(((view.frame.x.number ?? 0) > 17) == isMirrored)
    }
  }

  @Test(
    "A catalog with an error is reported if its strings are shown or all problems are requested, and the others are used: exit status 1"
  )
  func mistakes() throws {
    try withFiles { folder in
      let arguments = ["layout", "\(folder)/cell.yaml", "--json", "--strings", "\(folder)/good", "\(folder)/bad"]
      let quiet = try StrutProcess.run(arguments)
      #expect(quiet.status == 0)
      #expect(quiet.errors == "strut: 1 problem with strings that are not used; add --all-problems to show it\n")
      let audit = try StrutProcess.run(
        ["audit"] + arguments.dropFirst().filter { $0 != "--json" } + ["--ignore", "collapsed"])
      #expect(!audit.errors.contains("M.strings"))
      let process = try StrutProcess.run(arguments + ["--all-problems"])
      #expect(process.status == 1)
      #expect(
        process.errors.contains("bad/de.lproj/M.strings:1:9: expected text in quotation marks"))
      #expect(try process.json().views.a.localized.text.string == "Hello, Ann")
    }
  }

  @Test("An audit of all languages reports a language whose file cannot be read; one of other languages does not")
  func unreadableLanguage() throws {
    try withFiles { folder in
      try FileManager.default.createDirectory(
        at: URL(filePath: "\(folder)/good/fr.lproj"), withIntermediateDirectories: true)
      try Data([0x61, 0x3D, 0xFF, 0x3B]).write(to: URL(filePath: "\(folder)/good/fr.lproj/L.strings"))
      let arguments = ["audit", "\(folder)/cell.yaml", "--strings", "\(folder)/good"]
      let all = try StrutProcess.run(arguments)
      #expect((all.output + all.errors).contains("fr.lproj/L.strings"))
      #expect(all.status != 0)
      let english = try StrutProcess.run(arguments + ["--locales", "en"])
      #expect(!(english.output + english.errors).contains("fr.lproj/L.strings"))
    }
  }

  @Test("Options set the samples, and the language of strings without one")
  func samples() throws {
    try withFiles { folder in
      try Data("title = \"%@: %d\";".utf8).write(to: URL(filePath: "\(folder)/L.strings"))
      try Data("schema: 1\nnumber: 7\ntext: Bo\n".utf8).write(to: URL(filePath: "\(folder)/samples.yaml"))
      let arguments = ["layout", "\(folder)/cell.yaml", "--json", "--strings", "\(folder)/L.strings"]
      let unnamed = try StrutProcess.run(arguments)
      #expect(unnamed.status == 3 && unnamed.errors.contains("specify the language with --source-language"))
      let process = try StrutProcess.run(
        arguments + ["--source-language", "sr@latin", "--samples", "\(folder)/samples.yaml"])
      #expect(process.status == 0)
      #expect(try process.json().views.a.localized.text.string == "Ann: 7")
      #expect(try StrutProcess.run(arguments + ["--source-language", "?"]).status == 2)
      #expect(try StrutProcess.run(arguments + ["--samples", "\(folder)/cell.yaml"]).status == 3)
    }
  }

  @Test("Without strings, or with strings that lack the key, exit status 3 and the cure")
  func missing() throws {
    try withFiles { folder in
      let none = try StrutProcess.run("layout", "\(folder)/cell.yaml", "--json")
      #expect(none.status == 3)
      #expect(try none.json().error.code.string == "missing-strings")
      #expect(try StrutProcess.run("layout", "\(folder)/cell.yaml", "--strings", "\(folder)/nowhere").status == 3)
      #expect(
        try StrutProcess.run("sizes", "\(folder)/cell.yaml", "--strings", "\(folder)/good", "-o", "\(folder)/s.png")
          .status == 0)
    }
  }

  @Test("--device selects the variation in a string catalog and a .stringsdict")
  func devices() throws {
    let forms = "A title on a large screen that is far too long for its cell"
    let files = [
      "cell.yaml": """
      schema: 1
      views: { a: { label: { text: { key: title }, textStyle: body } } }
      constraints: ["V:|-[a]-|", "H:|-[a]-|"]
      """,
      "catalog/L.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "title": { "localizations": { "en": { "variations": { "device": {
        "ipad": { "stringUnit": { "state": "translated", "value": "\(forms)" } },
        "other": { "stringUnit": { "state": "translated", "value": "A title" } } } } } } } } }
      """,
      "rules/en.lproj/L.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>title</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>iphone</key><string>A title</string><key>ipad</key><string>\(forms)</string></dict></dict></dict></plist>
      """,
    ]
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-devices-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for strings in ["catalog", "rules"] {
      let arguments = ["cell.yaml", "--strings", strings]
      func text(_ options: [String]) throws -> String? {
        try StrutProcess.run(["layout"] + arguments + ["--json"] + options, directory: folder).json()
          .views.a.localized.text.string
      }
      #expect(try text([]) == "A title")
      #expect(try text(["--device", "phone"]) == "A title")
      #expect(try text(["--device", "pad"]) == forms)
      let sizes = ["--categories", "L", "--widths", "320"]
      #expect(try StrutProcess.run(["audit"] + arguments + sizes, directory: folder).status == 0)
      let pad = try StrutProcess.run(["audit"] + arguments + sizes + ["--device", "pad"], directory: folder)
      #expect(pad.status == 1 && pad.output.contains("truncated-text a: "))
    }
    #expect(try StrutProcess.run("audit", "cell.yaml", "--device", "watch").status == 2)
  }
}
