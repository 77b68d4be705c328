import Foundation
package import Strut

/// The files of an audit: the documents and Interface Builder files that paths and folders name,
/// each once, in order.
package struct AuditedFiles {
  /// A file to audit.
  package enum Item {
    /// A cell or table in YAML or JSON.
    case document(FoundDocument)
    /// An Interface Builder file, and the options for text that code sets.
    case nib(NibFile, NibTextOptions)
  }

  /// The files.
  package private(set) var items: [Item] = []
  /// The valid Interface Builder files that are not audited, with the reason.
  package private(set) var skipped: [NibApp.Skipped] = []
  /// The errors of folders and Interface Builder files that could not be read, and the names of
  /// these in reports.
  package private(set) var errors: [(subject: String, error: CellDocumentError)] = []
  /// True if a path is that of a folder, all of whose files are read.
  package private(set) var coverFolders = false
  /// The paths of the font files that apps name.
  package private(set) var fonts: [String] = []
  /// The unused entries in `strut-nib.yaml`.
  package private(set) var unusedSettings: [CellDocumentError] = []
  /// The paths of the `strut-nib.yaml` files whose settings are used.
  package private(set) var settingsFiles: [String] = []
  private var search = NibSettingsSearch()
  private let settings: NibReadingSettings
  private let strings: Set<String>
  private let allowsEmptyFolders: Bool
  private var seen: Set<String> = []

  /// Reads the files that paths name.
  ///
  /// - Parameters:
  ///   - strings: The files that are named as strings and are therefore not documents.
  ///   - allowsEmptyFolders: True if folders without files to audit are no error.
  /// - Throws: ``RequestFailure`` for a folder with no files to audit, or too many.
  /// - Complexity: O(*n* log *n*) in the number of files. Possible documents are read.
  package init(
    _ paths: [String], besides strings: [String], allowsEmptyFolders: Bool = false, _ settings: NibReadingSettings
  ) throws(RequestFailure) {
    self.settings = settings
    self.allowsEmptyFolders = allowsEmptyFolders
    self.strings = Set(strings.map(DocumentFolder.place))
    for path in paths {
      if FilePath.isFolder(path) {
        try add(folder: path)
      } else if NibReadingSettings.isNib(path) {
        add(nib: path)
      } else if let (file, part) = Self.part(path) {
        let message = "there is no such file; to audit a cell or table of \(file), use --cell \(part)"
        fail(path, [CellDocumentError(code: .unreadableFile, file: path, position: nil, message: message)])
      } else {
        add(FoundDocument(path: path))
      }
    }
    note(settingsFiles: search.files, problems: search.problems)
  }

  /// Returns the file and the name in it for a path that reports show,
  /// `Main.storyboard/EpisodeCell`, or nil for other paths.
  private static func part(_ path: String) -> (file: String, part: String)? {
    guard let slash = path.lastIndex(of: "/"), !FileManager.default.fileExists(atPath: path) else { return nil }
    let (file, part) = (String(path[..<slash]), String(path[path.index(after: slash)...]))
    guard !part.isEmpty, NibReadingSettings.isNib(file), FileManager.default.fileExists(atPath: file) else {
      return nil
    }
    return (file, part)
  }

  private mutating func add(_ document: FoundDocument) {
    if isNew(document.path) { items.append(.document(document)) }
  }

  private mutating func isNew(_ path: String) -> Bool { seen.insert(DocumentFolder.place(of: path)).inserted }

  private mutating func add(nib path: String) {
    guard isNew(path) else { return }
    do throws(NibError) {
      let file = try settings.file(at: path)
      guard file.document.hasSomethingToAudit else {
        let message = "the file contains no cells or static tables; specify a file that does"
        return fail(path, [CellDocumentError(code: .missingCells, file: path, position: nil, message: message)])
      }
      items.append(.nib(file, settings.options(search.settings(forFile: path))))
      fail(path, file.strings.problems)
    } catch {
      fail(path, [CellDocumentError(error)])
    }
  }

  private mutating func fail(_ subject: String, _ found: [CellDocumentError]) {
    errors += found.map { (subject, $0) }
  }

  /// Settings that cannot be read are reported once, and their files are audited without them.
  private mutating func note(settingsFiles files: [String], problems: [CellDocumentError]) {
    settingsFiles += files.filter { !settingsFiles.contains($0) }
    for problem in problems where !errors.contains(where: { $0.error == problem }) { fail(problem.file, [problem]) }
  }

  private mutating func add(folder: String) throws(RequestFailure) {
    coverFolders = true
    let app = settings.app(folder)
    let documents = try DocumentFolder.documents(in: folder, besides: strings).filter {
      !settings.leavesOut($0.path, in: folder)
    }
    documents.forEach { add($0) }
    for path in app.cellDocuments { add(FoundDocument(path: path)) }
    let files = app.files.filter(\.document.hasSomethingToAudit)
    for file in files where isNew(file.document.file) {
      items.append(.nib(file, settings.options(app.settings(forFile: file.document.file))))
    }
    unusedSettings += app.unusedSettings
    let isFound = !documents.isEmpty || !app.cellDocuments.isEmpty || !files.isEmpty
    guard isFound || !app.problems.isEmpty || allowsEmptyFolders else {
      throw DocumentFolder.nothing(in: folder, besides: "no .xib or .storyboard in it has cells, ")
    }
    skipped += app.skipped
    fonts += app.fonts.filter { !fonts.contains($0) }
    // A folder that cannot be read appears as a document that cannot be read, and is reported as
    // such.
    let told = Set(documents.map(\.path))
    note(settingsFiles: app.settingsFiles, problems: app.problems.filter { !told.contains($0.file) })
  }
}

extension NibDocument {
  /// True if the file has a cell or a static table.
  fileprivate var hasSomethingToAudit: Bool {
    !cells.isEmpty || tables.contains { $0.isStatic && !$0.sections.isEmpty }
  }
}
