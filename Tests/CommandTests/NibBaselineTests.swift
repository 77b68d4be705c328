import Foundation
import TestSupport
import Testing

@Suite("audit: baselines of Interface Builder files, and what else decides the exit status")
struct NibBaselineTests {
  private static let small = ["--categories", "L", "--widths", "320"]
  private static let outlet = WrittenNib.outlet("titleLabel", to: "cel-l1-001-title")
  private static let long = WrittenNib.nib(
    WrittenNib.titleCell("cel-l1-001", WrittenNib.long, name: "EpisodeCell", connections: outlet))
  private static let sound = WrittenNib.nib(
    WrittenNib.titleCell("cel-l1-001", "A title", name: "EpisodeCell", connections: outlet))
  private static let german = [
    "App/Base.lproj/Cell.xib": WrittenNib.nib(WrittenNib.titleCell("cel-l1-001", WrittenNib.long, name: "Cell")),
    "App/de.lproj/Cell.strings": "\"cel-l1-001-title.text\" = \"\(WrittenNib.long) – noch länger\";\n",
  ]

  private func audit(_ folder: URL, _ arguments: String...) throws -> StrutProcess {
    try StrutProcess.run(["audit"] + arguments + ["--baseline", "b.json"] + Self.small, directory: folder)
  }

  @Test("A language that the baseline was written without is told")
  func languages() throws {
    try withFolder(Self.german) { folder in
      #expect(try audit(folder, "App", "--locales", "en", "--write-baseline").status == 0)
      let other = try audit(folder, "App", "--locales", "en,de")
      #expect(other.status == 1)
      #expect(
        other.errors.contains(
          "the baseline was written without de, so all findings in this language are new; run the audit with "
            + "--write-baseline and the same languages to add them"), "\(other.errors)")
      #expect(try audit(folder, "App", "--locales", "de", "--write-baseline").status == 0)
      let both = try audit(folder, "App", "--locales", "en,de")
      #expect(both.status == 0 && both.errors.isEmpty, "\(both.errors)")
    }
  }

  @Test("With --strict-notes, notes are in the baseline, and only new ones count")
  func notes() throws {
    try withFolder(["Cell.xib": Self.sound]) { folder in
      #expect(try audit(folder, "Cell.xib", "--write-baseline").status == 0)
      let strict = try audit(folder, "Cell.xib", "--strict-notes")
      #expect(strict.status == 1)
      #expect(strict.output.contains("1 note treated as warnings, in 1 layout."), "\(strict.output)")
      #expect(try audit(folder, "Cell.xib", "--strict-notes", "--write-baseline").status == 0)
      for format in ["text", "github", "junit", "sarif"] {
        let known = try audit(folder, "Cell.xib", "--strict-notes", "--format", format)
        #expect(known.status == 0 && !known.output.contains("warning text-from-code"), "\(format): \(known.output)")
      }
      #expect(try audit(folder, "Cell.xib", "--write-baseline").status == 0)
      #expect(try audit(folder, "Cell.xib", "--strict-notes").status == 0)
    }
  }

  @Test("A baseline of other text in place of that set in code is not renewed, and nothing in it is called gone")
  func placeholders() throws {
    try withFolder(["Cell.xib": Self.sound]) { folder in
      #expect(try audit(folder, "Cell.xib", "--placeholder", "long", "--write-baseline").status == 0)
      let fitting = try audit(folder, "Cell.xib")
      #expect(!fitting.errors.contains("gone"))
      #expect(fitting.errors.contains("the baseline was written with --placeholder long, so"), "\(fitting.errors)")
      let written = try audit(folder, "Cell.xib", "--write-baseline")
      #expect(written.status == 2 && written.errors.contains("written with --placeholder long; use the same"))
      #expect(try audit(folder, "Cell.xib", "--placeholder", "long").errors.isEmpty)
    }
  }

  @Test("The findings of a file that no longer exists are gone")
  func deletedFiles() throws {
    try withFolder(["App/A.xib": Self.long, "App/B.xib": Self.long]) { folder in
      #expect(try audit(folder, "App", "--write-baseline").status == 0)
      try FileManager.default.moveItem(
        at: folder.appending(path: "App/A.xib"), to: folder.appending(path: "App/C.xib"))
      let renamed = try audit(folder, "App")
      #expect(renamed.status == 1 && renamed.errors.contains(" gone; run the audit with"), "\(renamed.errors)")
      #expect(try !audit(folder, "App", "--write-baseline").errors.contains("kept"))
      let text = try String(contentsOf: folder.appending(path: "b.json"), encoding: .utf8)
      #expect(text.contains("App/C.xib") && text.contains("App/B.xib") && !text.contains("App/A.xib"))
    }
  }

  @Test(
    "--fail-on decides which findings change the exit status",
    arguments: [("error", 1), ("warning", 1), ("none", 0)] as [(String, Int32)])
  func failOn(word: String, status: Int32) throws {
    try withFolder(["Cell.xib": Self.long]) { (folder) throws in
      let arguments = ["audit", "Cell.xib", "--fail-on", word] + Self.small
      #expect(try StrutProcess.run(arguments, directory: folder).status == status)
    }
    // A file that cannot be read always does.
    try withFolder(["App/Cell.xib": Self.sound, "App/Broken.xib": "<a"]) { (folder) throws in
      #expect(try StrutProcess.run(["audit", "App", "--fail-on", word] + Self.small, directory: folder).status == 1)
    }
    try withFolder(["Cell.xib": Self.sound]) { (folder) throws in
      let strict = ["audit", "Cell.xib", "--strict-notes", "--fail-on", word] + Self.small
      #expect(try StrutProcess.run(strict, directory: folder).status == (word == "warning" ? 1 : 0))
    }
  }
}
