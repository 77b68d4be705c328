import ArgumentParser
import Queries
import Strut

/// `strut nib`, which lists the Interface Builder files of a folder and their contents.
struct NibCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nib",
    abstract:
      "Lists the .xib and .storyboard files in a folder, with their cells, tables, languages, fonts and notes.",
    discussion: """
      This command does not lay out cells; use `strut audit` or `strut layout` for that. Anything \
      missing from a file, such as text that is set in code or the size of a view with a custom \
      class, is reported as a note. Notes are counted by note code (see Documentation/Audit.md). \
      Files for other platforms are skipped, and the reason is shown. The exit status is 1 if some \
      files could not be read.
      """)

  @Argument(help: ArgumentHelp("A folder, or a .xib or .storyboard file.", valueName: "path")) var path: String
  @OptionGroup var nibOptions: NibFolderOptions
  @Flag(help: "Show each note.") var notes = false
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let contents = try NibContents(path: path, try nibOptions.settings(nil))
    var traits = TraitCollection(typesetting: Typesetting(fonts: try fontOptions.catalog()))
    traits.log = .silent
    for font in contents.fonts { fontOptions.register(font, of: traits.fonts) }
    let document = NibFolderDocument(contents, traits: traits)
    if json { try Console.print(json: document) } else { Console.print(document.text(listsNotes: notes)) }
    contents.settingsFiles.forEach { Console.error("settings: \($0)") }
    (contents.problems + contents.unusedSettings).forEach { Console.error($0.description) }
    if contents.files.isEmpty, !contents.problems.isEmpty { throw ExitCode(ExitStatus.input.rawValue) }
    if !contents.problems.isEmpty { throw ExitCode(ExitStatus.findings.rawValue) }
  }
}
