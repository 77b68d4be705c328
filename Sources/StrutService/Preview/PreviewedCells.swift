#if Service
import Foundation
import Queries
import Strut

/// The contents of the preview page: documents with unique names, and the strings that their keys
/// refer to.
struct PreviewedCells: Sendable {
  let documents: [PreviewedDocument]
  let strings: StringCatalog?
  /// The problems of files of strings.
  let problems: [String]
  /// An identifier that changes with the files.
  let revision: String

  /// The languages of the strings and of Interface Builder files, the source language first.
  var locales: [String] {
    let own = strings?.locales ?? []
    let ofFiles = nibs.flatMap(\.file.strings.languages)
    var seen: Set<String> = []
    return (own + ofFiles).filter { seen.insert($0).inserted }
  }

  /// The source language, or nil if none is specified.
  var sourceLocale: String? { strings?.sourceLocale ?? nibs.lazy.compactMap(\.file.strings.languages.first).first }

  /// True if pseudolanguages are available, which are made from the source strings.
  var hasPseudolanguages: Bool { strings != nil || !nibs.isEmpty }

  private var nibs: [PreviewedNib] {
    documents.compactMap { if case .success(.nib(let nib)) = $0.content { nib } else { nil } }
  }

  /// No cells.
  static let none = PreviewedCells(documents: [], strings: nil, problems: [], revision: "none")

  /// Returns the document with a name.
  func document(_ name: String) throws(ServiceError) -> PreviewedDocument {
    if let document = documents.first(where: { $0.name == name }) { return document }
    let question = UnknownNameError.question(for: name, among: documents.map(\.name))
    throw ServiceError(
      .notFound, "no-such-cell", "unknown cell \"\(String(name.prefix(80)))\"." + question)
  }
}

/// A document that was read, or its errors.
struct PreviewedDocument: Sendable {
  /// The name on the page and in links: the path of the file in the named folder, with its
  /// extension. If several paths were named, the name of the folder precedes it.
  let name: String
  let content: Result<PreviewedContent, CellDocumentErrors>
  /// The folder that is removed from messages, and the text that replaces it.
  private let root: String
  private let shownRoot: String

  init(path: String, name: String, root: String, shownAs shownRoot: String) {
    (self.name, self.root, self.shownRoot) = (name, root, shownRoot)
    content = Result { () throws(CellDocumentErrors) in .document(try DescribedDocument(path: path)) }
  }

  /// Creates a document for a cell of an Interface Builder file.
  init(_ nib: PreviewedNib, name: String, root: String, shownAs shownRoot: String) {
    (self.name, self.root, self.shownRoot) = (name, root, shownRoot)
    content = .success(.nib(nib))
  }

  /// Returns the cell or the table.
  func described() throws(ServiceError) -> PreviewedContent {
    switch content {
    case .success(let document): return document
    case .failure(let errors): throw ServiceError(.unprocessableContent, errors.first.code.rawValue, told(errors))
    }
  }

  /// The errors of the document without the folder, or nil if there are none.
  var problem: String? { if case .failure(let errors) = content { told(errors) } else { nil } }

  /// Returns the message of an error without the folder.
  func told(_ error: any Error) -> String { told(RequestFailure(error).message) }

  /// Returns a problem without the folder.
  func told(_ problem: AuditProblem) -> AuditProblem {
    AuditProblem(
      subject: told(problem.subject), file: problem.file.map { told($0) }, position: problem.position,
      message: told(problem.message))
  }

  /// Returns a message without the folder.
  func told(_ text: String) -> String { text.replacing(root, with: shownRoot) }

  /// The number of rows in the table of the document, or nil for others.
  var rowCount: Int? {
    guard case .success(.document(.table(let table))) = content, !table.isCollection else { return nil }
    return table.sections.reduce(0) { $0 + $1.rows.count }
  }

  /// The number of items, headers and footers in the collection view of the document, or nil for
  /// others.
  var partCount: Int? {
    guard case .success(.document(.table(let table))) = content, table.isCollection else { return nil }
    return TableSubject(table).partCount
  }

  /// The width in the document, in points.
  var width: Double? {
    switch content {
    case .success(.document(.cell(let cell))): cell.cell.width
    case .success(.document(.table(let table))): table.table.width
    case .success(.nib(let nib)): nib.width
    case .failure: nil
    }
  }
}
#endif
