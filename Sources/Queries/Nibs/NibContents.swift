package import Strut

/// The Interface Builder files of a path: a file, or all files in a folder.
package struct NibContents {
  /// The files, including those without a cell.
  package let files: [NibFile]
  /// The files for other platforms, with the reason.
  package let skipped: [NibApp.Skipped]
  /// The paths of the font files that the app names.
  package let fonts: [String]
  /// The errors of files that could not be read.
  package let problems: [CellDocumentError]
  /// The options for text that code sets.
  package let options: NibTextOptions

  /// Reads a file or a folder.
  /// - Throws: ``RequestFailure`` for a folder without such files, or the errors of a file that was
  ///   named directly.
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
        message: "\(path) contains no .xib or .storyboard; specify another folder, or a file.")
    }
    (files, skipped, fonts, problems) = (app.files, app.skipped, app.fonts, app.problems)
    options = settings.options(app.settings)
  }
}
