public import LayoutCore
public import StringCatalogs
public import TableLayout

/// Something about a described cell's layout that will not do what its author meant, and where in the document to cure it.
///
///     try built.findings()[0].description
///     // cell.yaml:6:3: body.bottom has no constraint to anything below. Constrain it to the content view's bottom or to a view below.
public struct DocumentFinding: Hashable, Sendable {
  /// The cell's file, as it was named.
  public let file: String
  /// Where the view's name stands in it; nil when the finding is about the cell itself.
  public let position: SourcePosition?
  /// What is wrong with what, and what cures it.
  public let finding: CellFinding

  init(_ finding: CellFinding, in document: CellDocument) {
    self.init(finding, file: document.file, position: document.views.first { $0.name == finding.view }?.position)
  }

  /// A finding, and where it is to be cured.
  package init(_ finding: CellFinding, file: String, position: SourcePosition?) {
    (self.finding, self.file, self.position) = (finding, file, position)
  }
}

extension DocumentFinding: CustomStringConvertible {
  /// `file:line:column: message`, as compilers write it; `file: message` without a position.
  public var description: String { "\(file):\(position.map { "\($0):" } ?? "") \(finding.message)" }
}

extension BuiltCell {
  /// What `CellSizing.findings(for:width:separator:)` finds, with places in the document. The cell is laid out at the width.
  ///
  /// Throws when the width is negative or not finite.
  /// - Parameter width: In points; the document's own when nil.
  public func findings(width: Double? = nil) throws(LayoutError) -> [DocumentFinding] {
    let (width, separator) = (width ?? document.cell.width, document.cell.hasSeparator)
    let findings = try CellSizing.findings(for: cell, width: width, separator: separator)
    return findings.map { DocumentFinding($0, in: document) }
  }
}
