public import LayoutCore
public import TableLayout

/// A cell made from an Interface Builder file.
public struct BuiltNibCell {
  /// What it was made from.
  public let source: NibCell
  /// The cell. That of a collection is one without separator and accessory, with a plain view's margins.
  public let cell: TableViewCell
  /// The table that the cell is in; nil in a nib or a collection.
  public let table: NibTable?
  /// All views by object id, the cell and its content view among them.
  public let items: [String: View]
  /// The guides by object id.
  public let guides: [String: LayoutGuide]
  /// The frames that Xcode recorded, by object id, in the cell's coordinates; views without one are left out.
  public let recorded: [String: NibRect]
  /// How high its row is.
  public let rowHeight: NibRowHeight
  /// What cannot be known of the cell, and what was done instead: the notes of reading and of building, none twice.
  public let notes: [NibNote]
}

extension BuiltNibCell {
  /// Whether the table draws a line below the row. Of a nib it is not known, and most do.
  public var hasSeparator: Bool { !source.isCollectionCell && table?.hasSeparators != false }

  /// The height of the row, in points, where the cell is not asked for it.
  public var fixedHeight: Double? {
    switch rowHeight {
    case .fixed(let height), .recorded(let height): height
    case .standard: cell.traitCollection.layoutMetrics.cell.minimumHeight
    case .automatic: nil
    }
  }

  /// The width of a collection's cell, in points; nil for a row, which is as wide as its table.
  public var fixedWidth: Double? {
    source.isCollectionCell ? source.fileSize.width : nil
  }

  /// The width that Xcode recorded of the cell, in points; 375 where it recorded none above 0.
  public var recordedWidth: Double {
    let width = source.view.frame?.width.bounded ?? 0
    return width > 0 ? width : 375
  }

  /// Lays the cell out in a width and the height of its row, and says where everything came to be.
  ///
  /// Throws when the width is negative or not finite.
  /// - Parameter width: Of the row, in points; nil for the recorded one. A collection's cell has its own.
  public func layOut(width: Double? = nil) throws(LayoutError) -> CellLayout {
    try layOut(width: fixedWidth ?? width ?? recordedWidth, height: fixedHeight)
  }

  /// The same in a height, in points; nil for the one that the cell needs.
  package func layOut(width: Double, height: Double?) throws(LayoutError) -> CellLayout {
    try CellSizing.layOut(cell, width: width, height: height, separator: hasSeparator)
  }
}
