package import Strut

/// The Interface Builder files that a path names: a file, or all of a folder.
package struct NibContents {
  /// The files, those without a cell among them.
  package let files: [NibFile]
  /// The files that are for other platforms, with the reason.
  package let skipped: [NibApp.Skipped]
  /// The paths of the font files that the app names.
  package let fonts: [String]
  /// What could not be read.
  package let problems: [CellDocumentError]
  /// What is shown where code sets texts.
  package let options: NibTextOptions

  /// Reads a file or a folder.
  /// - Throws: ``RequestFailure`` for a folder that has no such file, and what is wrong with a file that was named by itself.
  package init(path: String, _ settings: NibReadingSettings) throws {
    guard FilePath.isFolder(path) else {
      let file = try settings.file(at: path)
      (files, skipped, fonts) = ([file], [], [])
      problems = file.strings.problems
      options = try settings.options(forFile: path)
      return
    }
    let app = settings.app(path)
    guard !app.files.isEmpty || !app.skipped.isEmpty || !app.problems.isEmpty else {
      throw RequestFailure(
        status: .input, code: "no-documents",
        message: "there is no .xib or .storyboard in \(path); name another folder, or a file.")
    }
    (files, skipped, fonts, problems) = (app.files, app.skipped, app.fonts, app.problems)
    options = settings.options(app.settings)
  }
}
