import Foundation
import Queries
import Testing

@Suite("Text on a terminal")
struct TerminalTextTests {
  @Test(
    "Control characters are replaced, and line feeds and letters stay",
    arguments: [
      ("Evil\u{1B}[31m\u{7}\u{9B}", "Evil\u{FFFD}[31m\u{FFFD}\u{FFFD}"), ("a\nb", "a\nb"), ("a\r\n", "a\u{FFFD}\n"),
      ("\u{202E}abc\u{2069}", "\u{FFFD}abc\u{FFFD}"), ("नमस्ते 👩‍👧 خط\u{200F}", "नमस्ते 👩‍👧 خط\u{200F}"),
    ])
  func controls(text: String, expected: String) { #expect(text.withoutControls == expected) }

  @Test("Lines are broken at spaces and indented, and a word that is too long has its own line")
  func wrapping() {
    #expect("one two three".wrapped(to: 7) == "one two\n  three")
    #expect("  one two".wrapped(to: 5) == "  one\n  two")
    #expect("a extraordinary b".wrapped(to: 5) == "a\n  extraordinary\n  b")
    #expect("short".wrapped(to: 5) == "short")
    #expect("骨骨 骨骨".wrapped(to: 5, indent: 1) == "骨骨\n 骨骨")
  }

  @Test("A file whose name would move the cursor is reported without doing so")
  func fileName() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (good, bad) = (folder.path + "/a\u{1B}[2J\nwarning.ttf", folder.path + "/b\u{1B}[2J.ttf")
    try FileManager.default.copyItem(atPath: StrutProcess.fontFolder + "/StrutAxes.ttf", toPath: good)
    try Data("no font".utf8).write(to: URL(filePath: bad))
    for command in [["inspect", good], ["inspect", good, good], ["fonts", good], ["compare", good, "Inter"]] {
      let process = try StrutProcess.run(command)
      #expect(process.status == 0 && process.output.contains("/a [2J warning.ttf"), "\(command[0])")
      #expect(!process.output.contains("\u{1B}"))
    }
    let failure = try StrutProcess.run("inspect", bad)
    #expect(failure.status == 3 && failure.errors.contains("/b\u{FFFD}[2J.ttf\" is not a font"))
    #expect(try StrutProcess.run("inspect", bad, "--json").json().error.message.string?.contains("\u{1B}") == true)
  }

  @Test(
    "Text output about bundled fonts fits a hundred columns, except paths",
    arguments: [["inspect", "Inter"], ["inspect", "Noto Sans CJK JP"], ["fonts", "--sources", "bundled"]])
  func fits(command: [String]) throws {
    let lines = try StrutProcess.run(command).output.split(separator: "\n").filter { !$0.contains("/") }
    #expect(lines.filter { String($0).displayWidth > 100 } == [])
  }
}
