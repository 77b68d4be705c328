public import LayoutCore
public import TableLayout

/// A cell built from an Interface Builder file.
public struct BuiltNibCell {
  /// The cell in the file.
  public let source: NibCell
  /// The cell. A collection view cell has no separator or accessory, and the margins of a plain
  /// view.
  public let cell: TableViewCell
  /// The table that contains the cell; nil in a nib or a collection view.
  public let table: NibTable?
  /// The cell as that of a collection view, which determines its size; nil for a row.
  package let item: BuiltNibItem?
  /// All views by object ID, including the cell and its content view.
  public let items: [String: View]
  /// The layout guides by object ID.
  public let guides: [String: LayoutGuide]
  /// The frames that Xcode recorded, by object ID, in the cell's coordinates; views without one are
  /// omitted.
  public let recorded: [String: NibRect]
  /// The height of the row.
  public let rowHeight: NibRowHeight
  /// The notes about the cell, from reading and building it, without duplicates.
  public let notes: [NibNote]
}

extension BuiltNibCell {
  /// True if the table draws a separator below the row. For a nib, which does not specify it, this
  /// is assumed.
  public var hasSeparator: Bool { !source.isCollectionCell && table?.hasSeparators != false }

  /// The height of the row, in points, if it is not determined by the cell.
  public var fixedHeight: Double? {
    switch rowHeight {
    case .fixed(let height), .recorded(let height): height
    case .standard: cell.traitCollection.layoutMetrics.cell.minimumHeight
    case .automatic: nil
    }
  }

  /// Returns the width of the cell, in points: that of its table or of the screen, or for a cell of
  /// a collection view that of its layout.
  ///
  /// - Parameter width: The width of the table or collection view, in points; nil for the recorded
  ///   width of the cell.
  public func width(in width: Double?) -> Double {
    let given = width ?? recordedWidth
    guard let item, width != nil || !item.size.isFractionOfWidth else { return given }
    return Double(item.cell.size(fitting: item.attributes(in: given)).width)
  }

  /// The width of the cell that Xcode recorded, in points; 375 if there is none greater than 0.
  public var recordedWidth: Double {
    let width = source.view.frame?.width.bounded ?? 0
    return width > 0 ? width : 375
  }

  /// Lays out the cell in a table or collection view of a width, and returns the frames of its
  /// views.
  ///
  /// Throws an error if the width is negative or not finite.
  /// - Parameter width: The width of the table or collection view, in points; nil for the recorded
  ///   width of the cell. A cell of a collection view has the width of its layout.
  public func layOut(width: Double? = nil) throws(LayoutError) -> CellLayout {
    try layOut(ownWidth: self.width(in: width))
  }

  /// Lays out the cell at its own width, in points, and the height of its row or of its layout.
  package func layOut(ownWidth width: Double) throws(LayoutError) -> CellLayout {
    try layOut(width: width, height: item.map { $0.height(width: width) } ?? fixedHeight)
  }

  /// Lays out the cell at a width and a height, in points; nil for the height that the cell needs.
  package func layOut(width: Double, height: Double?) throws(LayoutError) -> CellLayout {
    try CellSizing.layOut(cell, width: width, height: height, separator: hasSeparator)
  }
}
