public import LayoutCore
public import StringCatalogs
public import TableLayout

/// Makes the cell that a document describes.
///
/// ```swift
/// let document = try CellDocument(path: "cell.yaml")
/// let traits = TraitCollection(contentSizeCategory: .accessibilityLarge)
/// let layout = try CellBuilder(document).build(traits: traits).layOut()
/// layout["headline"]?.firstBaseline
/// ```
///
/// One builder makes any number of cells, at any traits, on any thread.
public struct CellBuilder: Sendable {
  /// What is built.
  public let document: CellDocument

  /// A builder of one document's cells.
  public init(_ document: CellDocument) { self.document = document }

  /// A new cell with the document's views in its content view and all its constraints active, not laid out yet.
  ///
  /// Views and guides carry their names, each constraint its sentence as identifier. Throws, all at once and with their
  /// places in the document, fonts that are not there, and constraints that LayoutCore refuses (none, of a document that was
  /// read). Constraints that cannot hold together are no error: laying out reports them.
  /// - Complexity: O(*v* + *c*) in the numbers of views and constraints.
  /// - Parameter reuseIdentifier: The name by which a table finds the cell to use it again.
  public func build(
    traits: TraitCollection, reuseIdentifier: String? = nil
  ) throws(CellDocumentErrors) -> BuiltCell {
    let traits = traits.described(era: document.cell.era, hasTallLines: document.cell.hasTallLines)
    return try traits.performAsCurrent { () throws(CellDocumentErrors) in
      var assembly = CellAssembly(document: document, traits: traits, reuseIdentifier: reuseIdentifier)
      assembly.addViews()
      assembly.addGuides()
      assembly.activateConstraints()
      if let errors = assembly.log.errors { throw errors }
      return BuiltCell(document: document, cell: assembly.cell)
    }
  }
}

/// A cell made from a document.
public struct BuiltCell {
  /// What it was made from.
  public let document: CellDocument
  /// The cell.
  public let cell: TableViewCell

  /// The view with a name of the document's; nil when there is none.
  public func view(named name: String) -> View? { cell.contentView.descendant(named: name) }

  /// Sizes the cell as a table view does, lays it out, and says where everything came to be.
  ///
  /// Throws when the width is negative or not finite.
  /// - Parameter width: In points; the document's own when nil.
  public func layOut(width: Double? = nil) throws(LayoutError) -> CellLayout {
    try CellSizing.layOut(cell, width: width ?? document.cell.width, separator: document.cell.hasSeparator)
  }
}
