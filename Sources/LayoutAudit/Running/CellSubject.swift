public import CellDocuments
import LayoutCore
public import StringCatalogs

/// The cell of a document.
public struct CellSubject: AuditSubject {
  /// The document.
  public let document: CellDocument

  /// The strings in which keys are looked up; nil for a document without keys.
  public let strings: StringCatalog?

  /// Creates a subject for a document's cell.
  public init(_ document: CellDocument, strings: StringCatalog? = nil) {
    self.document = document
    self.strings = strings
  }

  /// The file.
  public var name: String { document.file }
  /// One: the cell is separate.
  public var partCount: Int { 1 }
  /// Returns nil: findings are about the cell.
  public func part(at index: Int) -> AuditPart? { nil }

  /// Returns the document with its strings in the language.
  public func prepare(parts: Range<Int>, locale: AuditLocale) throws -> any PreparedParts {
    PreparedCell(document: try strings.map { try document.localized(by: $0, in: locale) } ?? document)
  }

  /// Returns the position of the element's view in the document.
  public func place(ofElement path: String, part index: Int) -> ElementPlace? { document.place(ofElement: path) }

  /// Returns the position of the sentence.
  public func place(ofConstraint identifier: String, part index: Int) -> ElementPlace? {
    document.place(ofConstraint: identifier)
  }
}

private struct PreparedCell: PreparedParts {
  let document: CellDocument

  func stage(traits: TraitCollection) throws -> any AuditStage {
    let built = try CellBuilder(document).build(traits: traits)
    return CellStage(
      StagedPart(.cell(built.cell, hasSeparator: document.cell.hasSeparator), references: document.references))
  }
}

extension CellDocument {
  fileprivate func localized(by strings: StringCatalog, in locale: AuditLocale) throws -> CellDocument {
    try localized(by: StringLocalization(strings, locale: locale.identifier))
  }

  /// The lookups of strings, by the names of views.
  var references: [String: TextReference] {
    Dictionary(views.compactMap { view in view.textReference.map { (view.name, $0) } }) { first, _ in first }
  }

  /// Returns the position of the sentence from which a constraint was made; nil for a constraint
  /// that the builder adds.
  func place(ofConstraint identifier: String) -> ElementPlace? {
    constraints.first { $0.text == identifier }.map { ElementPlace(file: file, position: $0.position) }
  }

  /// Returns the position of the view at the end of an element's path; that of the cell for an
  /// empty path and an unknown name.
  func place(ofElement path: String) -> ElementPlace {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ElementPlace(file: file, position: views.first { $0.name == name }?.position ?? .start)
  }
}
