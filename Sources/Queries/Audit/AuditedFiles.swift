import Foundation
package import Strut

/// What an audit is to look at: the documents and the Interface Builder files that paths and folders name, each once, in their order.
package struct AuditedFiles {
  /// A file to look at.
  package enum Item {
    /// A cell or table in YAML or JSON.
    case document(FoundDocument)
    /// An Interface Builder file, and what is shown where code sets texts in it.
    case nib(NibFile, NibTextOptions)
  }

  /// The files.
  package private(set) var items: [Item] = []
  /// The Interface Builder files that are sound and not audited, with the reason.
  package private(set) var skipped: [NibApp.Skipped] = []
  /// What could not be read of folders and Interface Builder files, and what audits call that.
  package private(set) var errors: [(subject: String, error: CellDocumentError)] = []
  /// The paths of the font files that apps name.
  package private(set) var fonts: [String] = []
  private let settings: NibReadingSettings
  private let strings: Set<String>
  private var seen: Set<String> = []

  /// Reads what paths name.
  ///
  /// - Parameters:
  ///   - strings: The files that are named as strings, which are no documents.
  /// - Throws: ``RequestFailure`` for a folder that has nothing to look at, or too much.
  /// - Complexity: O(*n* log *n*) in the files, of which those that may be documents are read.
  package init(_ paths: [String], besides strings: [String], _ settings: NibReadingSettings) throws(RequestFailure) {
    self.settings = settings
    self.strings = Set(strings.map(DocumentFolder.place))
    for path in paths {
      if FilePath.isFolder(path) {
        try add(folder: path)
      } else if NibReadingSettings.isNib(path) {
        add(nib: path)
      } else {
        add(FoundDocument(path: path))
      }
    }
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
        let message = "the file has no cell of a table and no static table; name a file that has one"
        return fail(path, [CellDocumentError(code: .missingCells, file: path, position: nil, message: message)])
      }
      let options = options(forFile: path)
      items.append(.nib(file, options))
      fail(path, file.strings.problems)
    } catch {
      fail(path, [CellDocumentError(error)])
    }
  }

  private mutating func fail(_ subject: String, _ found: [CellDocumentError]) {
    errors += found.map { (subject, $0) }
  }

  /// Settings that cannot be read are problems, and the file is looked at without them.
  private mutating func options(forFile path: String) -> NibTextOptions {
    do throws(CellDocumentErrors) {
      return try settings.options(forFile: path)
    } catch {
      error.all.forEach { fail($0.file, [$0]) }
      return settings.options(NibSettings())
    }
  }

  private mutating func add(folder: String) throws(RequestFailure) {
    let app = settings.app(folder)
    let documents = try DocumentFolder.documents(in: folder, besides: strings).filter {
      !settings.leavesOut($0.path, in: folder)
    }
    documents.forEach { add($0) }
    for path in app.cellDocuments { add(FoundDocument(path: path)) }
    let options = settings.options(app.settings)
    let files = app.files.filter { !$0.document.cells.isEmpty || $0.document.hasSomethingToAudit }
    for file in files where isNew(file.document.file) { items.append(.nib(file, options)) }
    let isFound = !documents.isEmpty || !app.cellDocuments.isEmpty || files.contains { $0.document.hasSomethingToAudit }
    guard isFound || !app.problems.isEmpty else {
      throw DocumentFolder.nothing(in: folder, besides: "no .xib or .storyboard in it has cells of tables, ")
    }
    skipped += app.skipped
    fonts += app.fonts.filter { !fonts.contains($0) }
    // A folder that cannot be read is a document that cannot be, and told as that.
    let told = Set(documents.map(\.path))
    for problem in app.problems where !told.contains(problem.file) { fail(problem.file, [problem]) }
  }
}

extension NibDocument {
  /// Whether the file has a cell of a table, or a static table.
  fileprivate var hasSomethingToAudit: Bool {
    cells.contains { $0.kind == .tableViewCell } || tables.contains { $0.isStatic && !$0.sections.isEmpty }
  }
}
