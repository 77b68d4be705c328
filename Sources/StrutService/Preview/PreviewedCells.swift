#if Service
import Foundation
import Queries
import Strut

/// What the preview page can show: documents under names of their own, and the strings that their keys are looked up in.
struct PreviewedCells: Sendable {
  let documents: [PreviewedDocument]
  let strings: StringCatalog?
  /// What was wrong with files of strings.
  let problems: [String]
  /// Another one after each change.
  let revision: String

  /// The languages of the strings and of Interface Builder files, that of the source first.
  var locales: [String] {
    let own = strings?.locales ?? []
    let ofFiles = nibs.flatMap(\.file.strings.languages)
    var seen: Set<String> = []
    return (own + ofFiles).filter { seen.insert($0).inserted }
  }

  /// The language that texts are written in; nil where nothing says so.
  var sourceLocale: String? { strings?.sourceLocale ?? nibs.lazy.compactMap(\.file.strings.languages.first).first }

  /// Whether texts can be shown in pseudolanguages, which are made of their source.
  var hasPseudolanguages: Bool { strings != nil || !nibs.isEmpty }

  private var nibs: [PreviewedNib] {
    documents.compactMap { if case .success(.nib(let nib)) = $0.content { nib } else { nil } }
  }

  /// No cells.
  static let none = PreviewedCells(documents: [], strings: nil, problems: [], revision: "none")

  /// The document of a name.
  func document(_ name: String) throws(ServiceError) -> PreviewedDocument {
    if let document = documents.first(where: { $0.name == name }) { return document }
    let question = UnknownNameError.question(for: name, among: documents.map(\.name))
    throw ServiceError(
      .notFound, "no-such-cell", "there is no cell \"\(String(name.prefix(80)))\" here." + question)
  }
}

/// A document as it was read, or what was wrong with it.
struct PreviewedDocument: Sendable {
  /// What the page and its links call it: the file's path in the folder that was named, with its ending; after the folder's own
  /// name where several paths were named.
  let name: String
  let content: Result<PreviewedContent, CellDocumentErrors>
  /// The folder that messages leave out, and what stands there instead.
  private let root: String
  private let shownRoot: String

  init(path: String, name: String, root: String, shownAs shownRoot: String) {
    (self.name, self.root, self.shownRoot) = (name, root, shownRoot)
    content = Result { () throws(CellDocumentErrors) in .document(try DescribedDocument(path: path)) }
  }

  /// A cell of an Interface Builder file.
  init(_ nib: PreviewedNib, name: String, root: String, shownAs shownRoot: String) {
    (self.name, self.root, self.shownRoot) = (name, root, shownRoot)
    content = .success(.nib(nib))
  }

  /// The cell or the table.
  func described() throws(ServiceError) -> PreviewedContent {
    switch content {
    case .success(let document): return document
    case .failure(let errors): throw ServiceError(.unprocessableContent, errors.first.code.rawValue, told(errors))
    }
  }

  /// What is wrong with the document, without the folder; nil for a good one.
  var problem: String? { if case .failure(let errors) = content { told(errors) } else { nil } }

  /// An error's words, without the folder.
  func told(_ error: any Error) -> String { told(RequestFailure(error).message) }

  /// A problem without the folder.
  func told(_ problem: AuditProblem) -> AuditProblem {
    AuditProblem(
      subject: told(problem.subject), file: problem.file.map { told($0) }, position: problem.position,
      message: told(problem.message))
  }

  /// A message without the folder.
  func told(_ text: String) -> String { text.replacing(root, with: shownRoot) }

  /// How many rows the document's table has; nil for a cell.
  var rowCount: Int? {
    guard case .success(.document(.table(let table))) = content else { return nil }
    return table.sections.reduce(0) { $0 + $1.rows.count }
  }

  /// The width that the document gives, in points.
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
