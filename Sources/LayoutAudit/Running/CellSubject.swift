public import CellDocuments
public import LayoutCore

/// The cell of a document.
public struct CellSubject: AuditSubject {
  /// The document.
  public let document: CellDocument

  /// A document's cell.
  public init(_ document: CellDocument) { self.document = document }

  /// The file.
  public var name: String { document.file }
  /// One: the cell stands for itself.
  public var rowCount: Int { 1 }
  /// Whether findings name rows.
  public var hasRows: Bool { false }

  /// The cells, made from the document.
  public func stage(traits: TraitCollection, locale: AuditLocale) throws -> any AuditStage {
    let built = try CellBuilder(document).build(traits: traits)
    return CellStage(StagedRow(cell: built.cell, hasSeparator: document.cell.hasSeparator))
  }

  /// Where the element's view is described.
  public func place(ofElement path: String, row: Int) -> ElementPlace? { document.place(ofElement: path) }
}

extension CellDocument {
  /// Where the view that an element's path ends in is described; the cell itself for an empty path and for what no view has as name.
  func place(ofElement path: String) -> ElementPlace {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ElementPlace(file: file, position: views.first { $0.name == name }?.position ?? .start)
  }
}
