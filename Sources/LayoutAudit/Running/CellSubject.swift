public import CellDocuments
import LayoutCore
public import StringCatalogs

/// The cell of a document.
public struct CellSubject: AuditSubject {
  /// The document.
  public let document: CellDocument

  /// What its keys are looked up in; nil for a document without keys.
  public let strings: StringCatalog?

  /// A document's cell.
  public init(_ document: CellDocument, strings: StringCatalog? = nil) {
    self.document = document
    self.strings = strings
  }

  /// The file.
  public var name: String { document.file }
  /// One: the cell stands for itself.
  public var partCount: Int { 1 }
  /// None has a name: findings are about the cell.
  public func part(at index: Int) -> AuditPart? { nil }

  /// The document with its texts in the language.
  public func prepare(parts: Range<Int>, locale: AuditLocale) throws -> any PreparedParts {
    PreparedCell(document: try strings.map { try document.localized(by: $0, in: locale) } ?? document)
  }

  /// Where the element's view is described.
  public func place(ofElement path: String, part index: Int) -> ElementPlace? { document.place(ofElement: path) }

  /// Where the sentence stands.
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

  /// What texts were looked up by, by the names of views.
  var references: [String: TextReference] {
    Dictionary(views.compactMap { view in view.textReference.map { (view.name, $0) } }) { first, _ in first }
  }

  /// Where the sentence stands that a constraint was made from; nil for one that the builder adds itself.
  func place(ofConstraint identifier: String) -> ElementPlace? {
    constraints.first { $0.text == identifier }.map { ElementPlace(file: file, position: $0.position) }
  }

  /// Where the view that an element's path ends in is described; the cell itself for an empty path and for what no view has as name.
  func place(ofElement path: String) -> ElementPlace {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ElementPlace(file: file, position: views.first { $0.name == name }?.position ?? .start)
  }
}
