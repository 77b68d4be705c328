public import LayoutCore
public import StringCatalogs
public import TableLayout

/// A problem in the layout of a described cell, with its position in the document.
///
///     try built.findings()[0].description
///     // cell.yaml:6:3: body.bottom has no constraint to anything below. Constrain it to the content view's bottom or to a view below.
public struct DocumentFinding: Hashable, Sendable {
  /// The path of the cell's file, as given.
  public let file: String
  /// The position of the view's name; nil if the finding is about the cell itself.
  public let position: SourcePosition?
  /// The problem and its cure.
  public let finding: CellFinding

  init(_ finding: CellFinding, in document: CellDocument) {
    self.init(finding, file: document.file, position: document.views.first { $0.name == finding.view }?.position)
  }

  /// Creates a finding with its position.
  package init(_ finding: CellFinding, file: String, position: SourcePosition?) {
    (self.finding, self.file, self.position) = (finding, file, position)
  }
}

extension DocumentFinding: CustomStringConvertible {
  /// The finding in the form `file:line:column: message`, as compilers write it, or `file: message`
  /// if it has no position.
  public var description: String { "\(file):\(position.map { "\($0):" } ?? "") \(finding.message)" }
}

extension BuiltCell {
  /// Returns the findings of `CellSizing.findings(for:width:separator:)`, with positions in the
  /// document. The cell is laid out at the width.
  ///
  /// Throws an error if the width is negative or not finite.
  /// - Parameter width: The width, in points; nil for the document's own.
  public func findings(width: Double? = nil) throws(LayoutError) -> [DocumentFinding] {
    let (width, separator) = (width ?? document.cell.width, document.cell.hasSeparator)
    let findings = try CellSizing.findings(for: cell, width: width, separator: separator)
    return findings.map { DocumentFinding($0, in: document) }
  }
}
