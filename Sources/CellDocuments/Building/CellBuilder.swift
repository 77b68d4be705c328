public import LayoutCore
public import StringCatalogs
public import TableLayout

/// Builds the cell that a document describes.
///
/// ```swift
/// let document = try CellDocument(path: "cell.yaml")
/// let traits = TraitCollection(contentSizeCategory: .accessibilityLarge)
/// let layout = try CellBuilder(document).build(traits: traits).layOut()
/// layout["headline"]?.firstBaseline
/// ```
///
/// A builder can build any number of cells, with any traits, on any thread.
public struct CellBuilder: Sendable {
  /// The document to build.
  public let document: CellDocument

  /// Creates a builder for a document.
  public init(_ document: CellDocument) { self.document = document }

  /// Builds a new cell, with the document's views in its content view and all constraints active.
  /// The cell is not laid out.
  ///
  /// Views and guides have their names as identifiers, and constraints their sentences. Throws all
  /// errors at once, with their positions: fonts that are not found, and constraints that
  /// LayoutCore rejects (none, in a document that was read). Conflicting constraints are not
  /// errors; laying out the cell reports them.
  /// - Complexity: O(*v* + *c*) in the number of views and constraints.
  /// - Parameter reuseIdentifier: The identifier with which a table reuses the cell.
  public func build(
    traits: TraitCollection, reuseIdentifier: String? = nil
  ) throws(CellDocumentErrors) -> BuiltCell {
    let traits = traits.described(era: document.cell.era, hasTallLines: document.cell.hasTallLines)
    return try traits.performAsCurrent { () throws(CellDocumentErrors) in
      let cell = TableViewCell(style: document.cell.style.builtIn, reuseIdentifier: reuseIdentifier)
      cell.accessoryType = document.cell.accessory
      cell.isFromNib = document.cell.isFromNib
      var assembly = CellAssembly(document: document, traits: traits, cell: cell, contentView: cell.contentView)
      try assembly.assemble()
      return BuiltCell(document: document, cell: cell)
    }
  }
}

/// A cell built from a document.
public struct BuiltCell {
  /// The document that the cell was built from.
  public let document: CellDocument
  /// The cell.
  public let cell: TableViewCell

  /// Returns the view with a name in the document; nil if there is none.
  public func view(named name: String) -> View? { cell.contentView.descendant(named: name) }

  /// Sizes the cell as a table view does, lays it out and returns the frames of its views.
  ///
  /// Throws an error if the width is negative or not finite.
  /// - Parameter width: The width, in points; nil for the document's own.
  public func layOut(width: Double? = nil) throws(LayoutError) -> CellLayout {
    try CellSizing.layOut(cell, width: width ?? document.cell.width, separator: document.cell.hasSeparator)
  }
}
