/// The name of a part of a subject in findings: a row of a table, an item of a collection view, or
/// a section's header or footer.
public struct AuditPart: Hashable, Sendable {
  /// The kinds of parts.
  public enum Kind: Hashable, Sendable {
    /// A row or item and its section, both counted from 0.
    case row(Int, section: Int)
    /// The header of a section, counted from 0.
    case header(section: Int)
    /// The footer of a section, counted from 0.
    case footer(section: Int)
  }

  /// The index among the subject's parts, counted from 0.
  public var index: Int
  /// The kind of part.
  public var kind: Kind
  /// True if the part is in a collection view, which has items instead of rows.
  public var isInCollection: Bool

  /// Creates a part.
  public init(index: Int, kind: Kind, isInCollection: Bool = false) {
    self.index = index
    self.kind = kind
    self.isInCollection = isInCollection
  }

  /// The number of the row or item in its section; nil for a header or footer.
  public var row: Int? { if case .row(let row, _) = kind { row } else { nil } }

  /// The number of the section.
  public var section: Int {
    switch kind {
    case .row(_, let section), .header(let section), .footer(let section): section
    }
  }
}

extension AuditPart: CustomStringConvertible {
  /// The part in words: `row 0.3` for the fourth row of the first section, `item 0.3` in a
  /// collection view, `the header of section 0`.
  public var description: String {
    switch kind {
    case .row(let row, let section): "\(isInCollection ? "item" : "row") \(section).\(row)"
    case .header(let section): "the header of section \(section)"
    case .footer(let section): "the footer of section \(section)"
    }
  }
}
