import LayoutCore
import TableLayout

/// The place in an app's files that specifies the fixed height of a row.
package struct NibHeightPlace: Hashable, Sendable {
  /// The part of the files that contains the number.
  enum Owner: Hashable, Sendable {
    /// `rowHeights` in `strut-nib.yaml`.
    case settings
    /// The `rowHeight` of a static row.
    case row
    /// The `rowHeight` of the table.
    case table
    /// The frame of the cell that Xcode recorded.
    case recorded
  }

  let owner: Owner
  let height: Double
  /// The key of the row or table under `rowHeights`.
  let key: String
  let line: Int

  /// Finds the number; nil if the row has no fixed height, or belongs to a collection view.
  ///
  /// - Parameter names: The names of the cell as read.
  package init?(_ built: BuiltNibCell, names: NibNames, settings: NibSettings, file: String) {
    let source = built.source
    guard !source.isCollectionCell, let height = built.rowHeight.given else { return nil }
    self.height = height
    if case .recorded = built.rowHeight {
      (owner, line, key) = (.recorded, source.view.position.line, source.view.id)
      return
    }
    if let entry = settings.rowHeight(of: source, names: names, table: built.table, in: file) {
      (owner, line, key) = (.settings, entry.position.line, "")
    } else if source.isStaticRow, source.rowHeight != nil {
      (owner, line, key) = (.row, source.view.position.line, source.view.id)
    } else if let table = built.table {
      (owner, line) = (.table, table.position.line)
      key = source.isStaticRow ? table.names.first ?? table.id : names.cell
    } else {
      return nil
    }
  }

  /// The place, with a cure if code may set another height: `44 is the table's row height, line
  /// 159; …`.
  package var sentence: String {
    let cure = "; if code sets another one, write it under rowHeights in \(NibSettings.fileName) as \(key)"
    return switch owner {
    case .settings: "\(PointText.text(height)) is the row height in \(NibSettings.fileName), line \(line)"
    case .row: "\(PointText.text(height)) is the row's own height, line \(line)\(cure)"
    case .table: "\(PointText.text(height)) is the table's row height, line \(line)\(cure)"
    case .recorded: "\(PointText.text(height)) is the row height that Xcode recorded, line \(line)\(cure)"
    }
  }

  /// The place as the reason for a height: `its table's rowHeight is 44 (line 159)`.
  package var reason: String {
    switch owner {
    case .settings: "the row height in \(NibSettings.fileName) is \(PointText.text(height)) (line \(line))"
    case .row: "the row's rowHeight is \(PointText.text(height)) (line \(line))"
    case .recorded: "Xcode recorded the height \(PointText.text(height)) (line \(line))"
    case .table: "its table's rowHeight is \(PointText.text(height)) (line \(line))"
    }
  }
}
