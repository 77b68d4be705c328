extension NibSettings {
  /// Returns the row height of a cell; nil if the settings do not contain it.
  ///
  /// - Parameters:
  ///   - id: The object ID of the cell.
  ///   - name: The name of the cell.
  ///   - file: The path of the file.
  public func rowHeight(of id: String, named name: String, in file: String) -> Entry<NibGivenHeight>? {
    NibObjectKeys.value(rowHeights, of: id, named: name, in: file)
  }

  /// Returns true if a cell is ignored.
  ///
  /// - Parameters:
  ///   - id: The object ID of the cell.
  ///   - name: The name of the cell.
  ///   - file: The path of the file.
  public func ignores(cell id: String, named name: String, in file: String) -> Bool {
    guard !ignored.isEmpty else { return false }
    let keys = Set(NibObjectKeys.keys(of: id, named: name, in: file))
    return ignored.contains { keys.contains($0.value) }
  }
}
