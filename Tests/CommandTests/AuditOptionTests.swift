import Foundation
import TestSupport
import Testing

@Suite("audit: options, baselines and exit status")
struct AuditOptionTests {
  private func audit(_ folder: URL, _ arguments: String...) throws -> StrutProcess {
    try StrutProcess.run(["audit"] + arguments, directory: folder)
  }

  // MARK: Mistakes

  @Test(
    "A mistake in an option is reported before anything is read",
    arguments: [
      (["--workers", "0"], "--workers must be 1 or more."),
      (["--workers=-3"], "--workers must be 1 or more."),
      (["--workers", "-3"], "--workers must be 1 or more."),
      (["--widths", "-5"], "a width must be a number of points from 0 to 1000000, not \"-5\"."),
      (["--categories", "HUGE"], "HUGE"),
      (["--ignore", "overlapp"], "unknown rule \"overlapp\". Did you mean \"overlap\"?"),
      (["--locales", "german"], "there is no language with the tag \"german\". Did you mean \"de\"?"),
      (["--locales", "de,xyzzy"], "there is no language with the tag \"xyzzy\". Use a tag such as de, ar or zh-Hant."),
      (["--locales", "d e"], "a locale must be a language tag such as de, ar or zh-Hant, not \"d e\"."),
      (["--locale", "ar", "--locales", "de"], "--locale and --locales both set the languages; omit one of them."),
      (["--json", "--format", "html"], "--json means --format json; omit --json or --format."),
      (["--all", "--format", "sarif"], "--all requires --format text; other formats show all cells."),
      (["--all", "--json"], "--all requires --format text; other formats show all cells."),
      (["--draw", "all"], "--draw requires --format html."),
      (["--write-baseline"], "--write-baseline requires --baseline FILE."),
    ])
  func mistakes(options: [String], message: String) throws {
    let process = try StrutProcess.run(["audit", "nowhere.yaml"] + options)
    #expect(process.status == 2)
    #expect(process.errors.contains(message), "\(process.errors)")
    #expect(!process.errors.contains("nowhere.yaml"))
  }

  @Test("--json and --format json are equivalent")
  func json() throws {
    try withFolder(["cell.yaml": AuditedTitle.cell(AuditedTitle.long)]) { folder in
      let one = try audit(folder, "cell.yaml", "--json", "--widths", "320")
      let other = try audit(folder, "cell.yaml", "--format", "json", "--json", "--widths", "320")
      #expect((one.status, one.output) == (1, other.output))
    }
  }

  // MARK: What is looked at

  @Test("Every cell and table of a folder is audited once, in order of name, and nothing else in it")
  func folders() throws {
    let cells = FileManager.default.temporaryDirectory.appending(path: "strut-audit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: cells) }
    let table = """
      schema: 1
      cells: { a: { views: { t: { label: {} } }, constraints: ["V:|-[t]-|", "H:|-[t]-|"] } }
      sections: [{ rows: [{ t.text: One }] }]
      """
    for (name, text) in [
      "b.yaml": AuditedTitle.cell("A title"), "a/deep/c.yml": AuditedTitle.cell("A title"), "table.yaml": table,
      "broken.yaml": "views: [", "rules.yaml": "schema: 1\nrules: { overlap: off }\n", "notes.txt": "views:",
      "de.json": #"{ "title": "Ein Titel" }"#, "report.json": #"{ "engines": {}, "views": [] }"#,
      ".hidden/d.yaml": AuditedTitle.cell("A title"), "none/readme.yaml": "name: nothing to lay out\n",
    ] {
      let file = cells.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try FileManager.default.createSymbolicLink(
      atPath: cells.appending(path: "round").path, withDestinationPath: cells.path)
    let process = try audit(cells, "b.yaml", ".", "--categories", "L", "--widths", "320", "--json")
    let document = try process.json()
    #expect(document.subjects.array.map(\.string) == ["b.yaml", "a/deep/c.yml", "table.yaml"])
    #expect(document.problems.array.compactMap(\.string).allSatisfy { $0.hasPrefix("broken.yaml:") })
    #expect(document.problems.array.count == 1)
    let empty = try audit(cells, "none")
    #expect(empty.status == 3)
    #expect(empty.errors.contains("the folder none contains no cells or tables"), "\(empty.errors)")
    #expect(empty.errors.contains("specify another folder, or the files"))
  }

  @Test("A path that is named twice counts once")
  func repeats() throws {
    try withFolder(["cell.yaml": AuditedTitle.cell(AuditedTitle.long)]) { folder in
      let document = try audit(
        folder, "cell.yaml", "./cell.yaml", "--widths", "320,320", "--locales", "de,de", "--categories", "L,L", "--json"
      ).json()
      #expect(document.layouts.number == 1)
      #expect(document.findings.array.count == 1)
    }
  }

  @Test("Languages, ignored rules and workers follow the options")
  func choices() throws {
    try withFolder(["cell.yaml": AuditedTitle.cell(AuditedTitle.long)]) { folder in
      let named = try audit(
        folder, "cell.yaml", "--locales", "de,ar", "--categories", "L", "--widths", "320", "--workers", "1", "--json"
      ).json()
      #expect(named.locales.array.map(\.string) == ["de", "ar"])
      #expect(named.findings.array.map(\.locale.string) == ["de", "ar"])
      let ignored = try audit(folder, "cell.yaml", "--ignore", "truncated-text,overlap", "--widths", "320")
      #expect((ignored.status, ignored.output) == (0, "Nothing found, in 12 layouts.\n"))
    }
  }

  @Test("A rule file turns rules off and suppresses findings, and its errors are reported with their place")
  func rules() throws {
    let off = "schema: 1\nrules: { truncated-text: off }\n"
    let suppressed = """
      schema: 1
      suppressions:
        - { rule: truncated-text, element: title, reason: It is the beginning that counts. }
      """
    let files = [
      "cell.yaml": AuditedTitle.cell(AuditedTitle.long), "off.yaml": off, "suppressed.yaml": suppressed,
      "wrong.yaml": "schema: 1\nrules: { truncated: off }\n",
    ]
    try withFolder(files) { folder in
      #expect(try audit(folder, "cell.yaml", "--rules", "off.yaml").output == "Nothing found, in 36 layouts.\n")
      let covered = try audit(folder, "cell.yaml", "--rules", "suppressed.yaml")
      #expect((covered.status, covered.output) == (0, "Nothing found (1 suppressed cause), in 36 layouts.\n"))
      let wrong = try audit(folder, "cell.yaml", "--rules", "wrong.yaml")
      #expect(wrong.status == 3)
      #expect(wrong.errors.hasPrefix("strut: wrong.yaml:2:10: unknown rule \"truncated\""))
    }
  }

  @Test(
    "Notes are reported without changing the exit status unless a rule file raises them, and are in a baseline")
  func notes() throws {
    let files = [
      "cell.yaml": AuditedTitle.cell("Benachrichtigungen, lines: 0"),
      "strict.yaml": "schema: 1\nrules: { long-word: error }\n",
    ]
    try withFolder(files) { folder in
      let noted = try audit(folder, "cell.yaml", "--widths", "320", "--categories", "L,AX5")
      #expect(noted.status == 0)
      #expect(noted.output.contains(" note long-word title: the word \"Benachrichtigungen\" is wider than any line"))
      #expect(noted.output.hasSuffix("1 note, in 2 layouts.\n"))
      let sarif = try audit(folder, "cell.yaml", "--widths", "320", "--categories", "L,AX5", "--format", "sarif")
      #expect(sarif.status == 0 && sarif.output.contains("\"level\" : \"note\",\n"))
      let github = try audit(folder, "cell.yaml", "--widths", "320", "--categories", "L,AX5", "--format", "github")
      #expect(github.status == 0 && github.output.hasPrefix("::notice file=cell.yaml,"))
      #expect(try audit(folder, "cell.yaml", "--rules", "strict.yaml").status == 1)
      #expect(try audit(folder, "cell.yaml", "--baseline", "b.json", "--write-baseline").status == 0)
      let known = try audit(folder, "cell.yaml", "--baseline", "b.json")
      #expect((known.status, known.output) == (0, "Nothing new found (1 known cause), in 36 layouts.\n"))
    }
  }

  // MARK: Baselines

  @Test("With a baseline, only new findings are reported, and fixed ones are mentioned")
  func baseline() throws {
    try withFolder([
      "cell.yaml": AuditedTitle.cell(AuditedTitle.long), "new.yaml": AuditedTitle.cell(AuditedTitle.long),
    ]) { folder in
      let written = try audit(folder, "cell.yaml", "--baseline", "b.json", "--write-baseline")
      #expect((written.status, written.output) == (0, "Nothing new found (1 known cause), in 36 layouts.\n"))
      #expect(written.errors == "strut: wrote 1 finding (1 cause) to b.json\n")
      let same = try audit(folder, "./cell.yaml", "--baseline", "b.json")
      #expect((same.status, same.errors, same.output) == (0, "", written.output))
      let new = try audit(folder, "cell.yaml", "new.yaml", "--baseline", "b.json")
      #expect(new.status == 1)
      #expect(
        new.output.hasPrefix("new.yaml\n")
          && new.output.hasSuffix(
            "1 error (1 known cause), in 72 layouts.\n2 cells and tables: 1 with errors, 1 without new findings.\n")
      )
      // Neither finding is in the other file.
      let other = try audit(folder, "new.yaml", "--baseline", "b.json", "--write-baseline")
      #expect(other.status == 0)
      #expect(other.errors == "strut: wrote 1 finding (1 cause) to b.json, and kept 1 finding outside this audit\n")
      let both = try audit(folder, "cell.yaml", "new.yaml", "--baseline", "b.json")
      #expect(
        (both.status, both.errors, both.output) == (0, "", "Nothing new found (2 known causes), in 72 layouts.\n"))
      try Data(AuditedTitle.cell("Short").utf8).write(to: folder.appending(path: "cell.yaml"))
      let cured = try audit(folder, "cell.yaml", "new.yaml", "--baseline", "b.json")
      #expect(cured.status == 0)
      #expect(cured.errors.contains("1 of the baseline's 2 findings is gone"))
    }
  }

  @Test("A baseline of other files is reported if the audit has findings, with the cure")
  func strange() throws {
    let files = ["App/cell.yaml": AuditedTitle.cell(AuditedTitle.long), "App/short.yaml": AuditedTitle.cell("Short")]
    try withFolder(files) { folder in
      #expect(try audit(folder, "App", "--baseline", "b.json", "--write-baseline").status == 0)
      let inner = folder.appending(path: "App")
      let elsewhere = try audit(inner, ".", "--baseline", "../b.json")
      #expect(elsewhere.status == 1)
      #expect(
        elsewhere.errors
          == "strut: no audited file is in the baseline, which has 1 finding; run the audit in the folder in which "
          + "the baseline was written\n")
      #expect(try audit(inner, "short.yaml", "--baseline", "../b.json").errors == "")
    }
  }

  @Test("A baseline is not written if the audit is incomplete, and a file that is not a baseline is rejected")
  func unwritten() throws {
    try withFolder(["cell.yaml": AuditedTitle.cell(AuditedTitle.long), "b.json": "{}", "old.json": ""]) { folder in
      let refused = try audit(folder, "cell.yaml", "--baseline", "b.json")
      #expect((refused.status, refused.output) == (3, ""))
      #expect(refused.errors.hasPrefix("strut: b.json:1:1: "))
      let partial = try audit(folder, "cell.yaml", "nowhere.yaml", "--baseline", "new.json", "--write-baseline")
      #expect(partial.status == 1)
      #expect(partial.errors.contains("new.json was not changed, because not everything could be audited"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "new.json").path))
      #expect(try audit(folder, "cell.yaml", "--baseline", "none.json").status == 3)
    }
  }

  // MARK: What cannot be audited

  @Test(
    "If nothing can be audited, the report is written with every problem and its place: status 3",
    arguments: [
      ("text", "Nothing could be audited.\n"), ("json", "bad2.yaml:2:1: unknown key"), ("sarif", "\"startLine\" : 2"),
      ("junit", "<testcase name=\"bad1.yaml:2:1\""),
      ("github", "::error file=bad1.yaml,line=2,col=1,title=Audit failed::"),
      ("html", "\"unseen\":[[0,1,2,3,4,5,6,7,8,9,10,11]]"),
    ])
  func nothing(format: String, expected: String) throws {
    try withFolder(["bad1.yaml": "schema: 1\nvieuws: {}\n", "bad2.yaml": "schema: 1\nvieuws: {}\n"]) { folder in
      let process = try audit(folder, "bad1.yaml", "bad2.yaml", "--strings", "nope.xcstrings", "--format", format)
      #expect(process.status == 3)
      #expect(process.output.contains(expected), "\(process.output.prefix(2000))")
      let told = ["strut: nope.xcstrings: ", "strut: bad1.yaml:2:1: unknown key", "strut: bad2.yaml:2:1: unknown key"]
      for sentence in told { #expect(process.errors.contains(sentence), "\(process.errors)") }
    }
  }

  @Test("If only some documents can be audited, the summary mentions it")
  func partly() throws {
    try withFolder(["cell.yaml": AuditedTitle.cell("Short"), "long.yaml": AuditedTitle.cell(AuditedTitle.long)]) {
      folder in
      let clean = try audit(folder, "cell.yaml", "nowhere.yaml", "--widths", "320")
      let reason = "Not audited: nowhere.yaml: there is no such file\n"
      #expect((clean.status, clean.output) == (1, "Nothing found in what could be audited, in 12 layouts.\n\(reason)"))
      let found = try audit(folder, "long.yaml", "nowhere.yaml", "--widths", "320", "--categories", "L")
      #expect(found.output.hasSuffix("1 error, in 1 layout; not everything could be audited.\n\(reason)"))
    }
  }

  // MARK: --strict

  @Test(
    "--strict exits with 4 for a substitute font and a missing glyph, even if they are ignored or known",
    arguments: [
      ("{ text: A \u{10FFFD}, textStyle: body }", ["--ignore", "missing-glyph"], 4),
      ("{ text: A བོད, textStyle: body }", ["--ignore", "unmeasured-script"], 4),
      ("{ text: A, font: Palatino, size: 17 }", ["--ignore", "unscaled-text"], 4),
      ("{ text: A, textStyle: body }", [], 0),
    ])
  func strict(label: String, options: [String], status: Int32) throws {
    let text = AuditedTitle.cell(label: label)
    try withFolder(["cell.yaml": text]) { folder in
      let process = try StrutProcess.run(
        ["audit", "cell.yaml", "--categories", "L", "--widths", "320", "--strict"] + options, directory: folder)
      #expect(process.status == status, "\(process.errors)")
      #expect(!process.output.contains("missing-glyph"))
      #expect(process.errors.isEmpty == (status == 0))
    }
  }

  @Test(
    "table --strict checks rows, headers and footers",
    arguments: [("A", "B", 0), ("\u{10FFFD}", "B", 4), ("A", "\u{10FFFD}", 4)] as [(String, String, Int32)])
  func strictTable(header: String, text: String, status: Int32) throws {
    let table = """
      schema: 1
      cells:
        line:
          views: { text: { label: { textStyle: body, lines: 0 } } }
          constraints: ["V:|-[text]-|", "H:|-[text]-|"]
      sections: [{ header: "\(header)", rows: [{ text.text: "\(text)" }] }]
      """
    try withFolder(["table.yaml": table]) { folder in
      let process = try StrutProcess.run(["table", "table.yaml", "--strict"], directory: folder)
      #expect(process.status == status, "\(process.errors)")
      #expect(try StrutProcess.run(["table", "table.yaml"], directory: folder).status == 0)
    }
  }
}
