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

  /// The width of a collection view cell, in points; nil for a row, which is as wide as its table.
  public var fixedWidth: Double? {
    source.isCollectionCell ? source.fileSize.width : nil
  }

  /// The width of the cell that Xcode recorded, in points; 375 if there is none greater than 0.
  public var recordedWidth: Double {
    let width = source.view.frame?.width.bounded ?? 0
    return width > 0 ? width : 375
  }

  /// Lays out the cell at a width and the height of its row, and returns the frames of its views.
  ///
  /// Throws an error if the width is negative or not finite.
  /// - Parameter width: The width of the row, in points; nil for the recorded width. A collection
  ///   view cell has its own width.
  public func layOut(width: Double? = nil) throws(LayoutError) -> CellLayout {
    try layOut(width: fixedWidth ?? width ?? recordedWidth, height: fixedHeight)
  }

  /// Lays out the cell at a width and a height, in points; nil for the height that the cell needs.
  package func layOut(width: Double, height: Double?) throws(LayoutError) -> CellLayout {
    try CellSizing.layOut(cell, width: width, height: height, separator: hasSeparator)
  }
}
