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
  /// The unused entries in `strut-nib.yaml`.
  package let unusedSettings: [CellDocumentError]
  /// The paths of the `strut-nib.yaml` files whose settings are used.
  package let settingsFiles: [String]
  private let options: [String: NibTextOptions]

  /// Reads a file or a folder.
  /// - Throws: ``RequestFailure`` for a folder without such files, or the errors of a file that was
  ///   named directly.
  package init(path: String, _ settings: NibReadingSettings) throws {
    guard FilePath.isFolder(path) else {
      let file = try settings.file(at: path)
      (files, skipped, fonts, unusedSettings) = ([file], [], [], [])
      problems = file.strings.problems
      let own = try settings.options(forFile: path)
      settingsFiles = [own.settings.file].filter { !$0.isEmpty }
      options = [file.document.file: own]
      return
    }
    let app = settings.app(path)
    guard !app.files.isEmpty || !app.skipped.isEmpty || !app.problems.isEmpty else {
      throw RequestFailure(
        status: .input, code: "no-documents",
        message: "\(path) contains no .xib or .storyboard; specify another folder, or a file.")
    }
    (files, skipped, fonts, problems) = (app.files, app.skipped, app.fonts, app.problems)
    (unusedSettings, settingsFiles) = (app.unusedSettings, app.settingsFiles)
    options = Dictionary(
      app.files.map { ($0.document.file, settings.options(app.settings(forFile: $0.document.file))) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the options for text that code sets in one of the files.
  package func options(for file: NibFile) -> NibTextOptions { options[file.document.file] ?? NibTextOptions() }
}
