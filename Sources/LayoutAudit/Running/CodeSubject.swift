public import LayoutCore

/// A cell that a program makes in code.
public struct CodeSubject: AuditSubject {
  /// What reports call it.
  public let name: String
  private let make: @Sendable () throws -> TableViewCell

  /// A cell by what makes it. `make` runs with the audit's traits current, on any thread, once for each language and text size.
  public init(_ name: String, make: @escaping @Sendable () throws -> TableViewCell) {
    self.name = name
    self.make = make
  }

  /// One: the cell stands for itself.
  public var rowCount: Int { 1 }
  /// Whether findings name rows.
  public var hasRows: Bool { false }

  /// The cell, made in the traits.
  public func stage(traits: TraitCollection, locale: AuditLocale) throws -> any AuditStage {
    let cell = try traits.performAsCurrent { try make() }
    cell.setTraits(traits)
    return CellStage(StagedRow(cell: cell))
  }

  /// Nowhere: the cell is code.
  public func place(ofElement path: String, row: Int) -> ElementPlace? { nil }
}

/// One cell that shows the same always.
final class CellStage: AuditStage {
  private let staged: StagedRow

  init(_ staged: StagedRow) { self.staged = staged }

  func show(row: Int) -> StagedRow { staged }
}
