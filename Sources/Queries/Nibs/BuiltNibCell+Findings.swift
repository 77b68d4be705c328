import Strut

extension BuiltNibCell {
  /// What about the cell will not do what its author meant, at a width in points: where the table gives the height, nothing about how the
  /// cell finds it; where constraints leave it open, that once.
  func findings(width: Double) throws(LayoutError) -> [CellFinding] {
    switch rowHeight {
    case .automatic: return try CellSizing.findings(for: cell, width: width, separator: hasSeparator)
    case .fixed, .recorded:
      _ = try layOut(width: width)
      return CellSizing.shownFindings(of: cell, heightIsGiven: true)
    case .standard:
      _ = try layOut(width: width)
      return CellSizing.openFindings(in: cell, heightIsGiven: false).filter { $0.kind != .openChain }
    }
  }
}
