import LayoutCore

extension NibAssembly {
  /// The height of the row in the app's settings, in points; nil if they do not contain it, or the
  /// row is automatic.
  var givenPoints: Double? {
    if case .points(let height) = givenHeight { height } else { nil }
  }

  /// The table's row height and the larger height that Xcode draws a prototype with, in points; nil
  /// if the prototype has no larger height, or the app's settings contain its height.
  ///
  /// A table uses its own height and ignores that of a prototype, which would not fit: code sets
  /// the height.
  var tallerThanTable: (table: Double, prototype: Double)? {
    guard givenHeight == nil, case .prototype = source.context, let table = table?.rowHeight, table >= 0,
      let height = source.rowHeight, height > table
    else { return nil }
    return (table, height)
  }

  /// Adds a note about a prototype that is taller than the rows of its table.
  func noteTallerThanTable() {
    guard let (height, own) = tallerThanTable, let table else { return }
    log.note(
      .rowHeightFromCode, of: source.view,
      "the prototype's height is \(own.points), but its table's rowHeight is \(PointText.text(height)) "
        + "(line \(table.position.line)): code probably sets the height")
  }
}
