import ArgumentParser
import Queries
import Strut

/// `strut nib`, which lists the Interface Builder files of a folder and their contents.
struct NibCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nib",
    abstract:
      "Lists the .xib and .storyboard files of a folder: cells, tables, languages, fonts and notes.",
    discussion: """
      Nothing is laid out; see `strut audit` and `strut layout`. Facts that a file does not \
      contain, such as text that code sets or the size of a view with its own class, are notes, \
      which are counted by code (see Documentation/Audit.md). Files for other platforms are \
      skipped with the reason. The exit status is 1 if some files could not be read.
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
    contents.problems.forEach { Console.error($0.description) }
    if contents.files.isEmpty, !contents.problems.isEmpty { throw ExitCode(ExitStatus.input.rawValue) }
    if !contents.problems.isEmpty { throw ExitCode(ExitStatus.findings.rawValue) }
  }
}
