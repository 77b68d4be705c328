import Foundation
import Testing

@Suite("Exit status and error output")
struct ExitStatusTests {
  @Test(
    "Each kind of mistake has its status",
    arguments: [
      (["--version"], 0), (["--help"], 0), (["inspect", "Palatino"], 0), (["scale", "17"], 0), (["styles"], 0),
      (["bogus"], 2), (["scale", "--bogus"], 2), (["scale", "abc"], 2), (["scale", "17", "--category", "AX6"], 2),
      (["scale", "17", "--style", "boddy"], 2), (["scale", "17", "--scale", "0"], 2), (["scale", "nan"], 2),
      (["inspect", "system", "--size", "-1"], 2), (["inspect", "system", "--size", "nan"], 2),
      (["inspect", "system", "--variations", "wght"], 2), (["inspect", "system", "--variations", "slnt=3"], 2),
      (["inspect", "system", "--variations", "wght=1,wght=2"], 2),
      (["measure", "x", "--variations", "wght=1,wght=2"], 2), (["measure", "x", "--variations", "wght=300"], 0),
      (["measure", "x", "--variations", "wght=1", "--strict"], 4),
      (["measure"], 2), (["measure", "x", "--width", "-1"], 2), (["measure", "x", "--width", "NaN"], 2),
      (["measure", "x", "--width", "0"], 0), (["measure", "x", "--hyphenation", "2"], 2),
      (["measure", "x", "--break-mode", "byWord"], 2), (["styles", "--platform", "beos"], 2),
      (["inspect", "Palatno"], 3), (["inspect", "/no/such.ttf"], 3), (["inspect", "/etc/passwd"], 3),
      (["measure", "x", "--font", "Palatno"], 3), (["measure", "--input", "/no/such.jsonl"], 3),
      (["spacing", "--upper", "Palatno@3"], 3), (["spacing"], 2), (["inspect", "system", "Palatno"], 1),
      (["inspect", "Palatino", "--strict"], 4), (["inspect", "system", "--size", "1e308"], 2),
      (["inspect", "Palatino", "--face-index", "1"], 2), (["measure", "x", "--size", "1e308"], 2),
      (["measure", "x", "--lang", "!!"], 2), (["measure", "x", "--input", "-"], 2), (["measures"], 2),
      (["spacing", "--lower-style", "body", "--multiplier", "1e308"], 2), (["spacing", "--multiplier", "-2"], 2),
      (["spacing", "--lower-style", "body", "--category", "all"], 2), (["scale", "1e308"], 2),
      (["inspect", "system", "--strict"], 0), (["compare", "Inter", "Palatino", "--sample", ""], 2),
      (["measure", "x", "--font", "TeX Gyre Pagella", "--weight", "semibold", "--strict"], 4),
      (["fonts", "TeX Gyre Pagella", "--condensed", "--strict"], 4),
      (["measure", "x", "--style", "headline", "--system-font", "JetBrainsMono-Regular", "--strict"], 4),
      (["styles", "--system-font", "JetBrainsMono-Regular", "--strict"], 4), (["styles", "--strict"], 0),
      (["spacing", "--lower", "Palatino@18", "--strict"], 4), (["spacing", "--lower", "Inter@18", "--strict"], 0),
      (["spacing", "--upper-style", "headline", "--system-font", "JetBrainsMono-Regular", "--strict"], 4),
      (["inspect", "system", "--variations", "wght=1200", "--strict"], 4),
      (["inspect", "Palatino", "Palatno", "--strict"], 4),
      (["compare", "Inter", "Palatino", "--sample", " \u{2003}"], 2),
      (["audit", "no-such-cell.yaml"], 3), (["audit"], 2), (["audit", "--rules"], 2),
      (["measure", "\u{10FFFD}", "--strict"], 4), (["measure", "x", "--font", "Palatino", "--strict"], 4),
    ])
  func status(arguments: [String], expected: Int) throws {
    let process = try StrutProcess.run(arguments)
    #expect(Int(process.status) == expected, "\(process.errors)")
    if expected == 0 { #expect(process.errors.isEmpty) } else { #expect(process.errors.hasPrefix("strut: ")) }
  }

  @Test(
    "With --json, an error is a document on stdout",
    arguments: [
      (["inspect", "Palatno", "--json"], "font-not-found"), (["scale", "x", "--json"], "usage"),
      (["styles", "--bogus", "--json"], "usage"), (["inspect", "/etc/passwd", "--json"], "font-malformed"),
      (["measure", "x", "--features", "ab", "--json"], "bad-value"),
      (["layout", "no-such-cell.yaml", "--json"], "unreadable-file"),
    ])
  func errorDocument(arguments: [String], code: String) throws {
    let document = try StrutProcess.run(arguments).json()
    #expect(document.schema.number == 1)
    #expect(document.error.code.string == code)
    #expect(document.error.message.string?.isEmpty == false)
  }

  @Test("A clamped axis is reported, and the text is measured")
  func clamped() throws {
    let process = try StrutProcess.run("measure", "x", "--variations", "wght=1")
    #expect(process.status == 0)
    #expect(process.errors == "strut: Inter: the wght axis ends at 100, which is used instead of 1.\n")
  }

  @Test("An unknown name is reported with the nearest name")
  func nearestName() throws {
    let process = try StrutProcess.run("measure", "x", "--font", "Palatno")
    #expect(process.errors == "strut: no font named \"Palatno\". Did you mean \"Palatino\"?\n")
  }

  @Test("A bad file among several is reported in its place, and the others are inspected")
  func batch() throws {
    let faces = try StrutProcess.run("inspect", "TeXGyrePagella-Regular", "/no/such.ttf", "system", "--json").json()
      .faces.array
    #expect(faces.map { $0.postScriptName.string } == ["TeXGyrePagella-Regular", nil, "Inter-Regular"])
    #expect(faces[1].error.code.string == "font-not-found")
    #expect(faces[1].path.string == "/no/such.ttf")
  }

  @Test("A result that cannot be written is a failure", arguments: [["measure", "x", "--json"], ["scale", "17"]])
  func fullDisk(arguments: [String]) throws {
    let line = ([StrutProcess.executable.path] + arguments).joined(separator: " ") + " > /dev/full"
    let process = try StrutProcess.run(["-c", line], executable: URL(filePath: "/bin/sh"))
    #expect(process.status == 3)
    #expect(process.errors == "strut: cannot write to stdout: No space left on device.\n")
  }

  @Test("An unknown command is reported with the nearest name, and wrong usage with the command's help")
  func usage() throws {
    #expect(
      try StrutProcess.run("mesure").errors
        == "strut: no command named \"mesure\". Did you mean \"measure\"?\nSee 'strut --help'.\n")
    #expect(try StrutProcess.run("inspect").errors.hasSuffix("See 'strut inspect --help'.\n"))
  }

  @Test("The command for cells and the command for fonts refer to each other")
  func cellsAndFonts() throws {
    let unknown = try StrutProcess.run("inspector", "Examples", "--json")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors == """
        strut: no command named "inspector". Use "strut preview" to see cells in a browser, or "strut inspect" to see the metrics of a font.
        See 'strut --help'.

        """)
    for (name, content) in [
      ("Main.storyboard", "<document/>"), ("Cell.XIB", "<document/>"), ("cell.yaml", "schema: 1\nviews: {}\n"),
      ("table.json", #"{ "schema": 1, "sections": [] }"#),
    ] {
      try withTemporaryFile(name, content) { path in
        let cells = try StrutProcess.run("inspect", path, "--json")
        #expect(cells.status == 3)
        #expect(
          cells.errors == """
            strut: "\(path)" contains cells and is not a font; use "strut layout" to lay them out, or "strut preview" \
            to see them in a browser.

            """)
        #expect(try cells.json().error.code.string == "font-malformed")
      }
    }
    // A missing file has no cells, and neither does a file of another kind.
    let missing = try StrutProcess.run("inspect", "/no/such/Main.storyboard")
    #expect(missing.status == 3 && missing.errors.contains("no file"))
    try withTemporaryFile("strings.yaml", "schema: 1\n") { path in
      let process = try StrutProcess.run("inspect", path)
      #expect(process.status == 3 && process.errors.contains("is not a font that FreeType can open"))
    }
  }
}
