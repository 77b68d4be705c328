import Strut

extension BuiltNibCell {
  /// The findings about constraints that the last layout dropped, as sentences with object IDs.
  var conflictFindings: [CellFinding] {
    CellSizing.conflictFindings(of: cell.brokenConstraints, in: cell) { id in
      equations[id].map { "\($0) (\(id))" } ?? id
    }
  }

  /// Returns the findings about the cell at its own width, in points. If the table or the
  /// collection view sets the height, findings about the height of the cell are omitted. If
  /// constraints leave the height ambiguous, that is reported once.
  func findings(width: Double) throws(LayoutError) -> [CellFinding] {
    switch rowHeight {
    case .automatic where item == nil:
      return try CellSizing.findings(for: cell, width: width, separator: hasSeparator)
    case .automatic, .fixed, .recorded:
      _ = try layOut(ownWidth: width)
      return CellSizing.shownFindings(of: cell, heightIsGiven: rowHeight != .automatic)
    case .standard:
      _ = try layOut(ownWidth: width)
      return CellSizing.openFindings(in: cell, heightIsGiven: false).filter { $0.kind != .openChain }
    }
  }
}
