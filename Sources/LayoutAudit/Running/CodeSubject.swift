internal import LayoutCore
public import TableLayout

/// A cell that a program makes in code.
public struct CodeSubject: AuditSubject {
  /// What reports call it.
  public let name: String
  private let make: @Sendable () throws -> TableViewCell

  /// A cell by what makes it. `make` runs with the audit's traits current, on any thread, once for each language and text size.
  ///
  /// Whether its texts scale is seen by giving one cell other traits, as a person who chooses another size does while it shows: a
  /// font that only a new cell would have at that size is `unscaled-text`.
  public init(_ name: String, make: @escaping @Sendable () throws -> TableViewCell) {
    self.name = name
    self.make = make
  }

  /// One: the cell stands for itself.
  public var partCount: Int { 1 }
  /// None has a name: findings are about the cell.
  public func part(at index: Int) -> AuditPart? { nil }

  /// Nothing is looked up: the cell brings its texts.
  public func prepare(parts: Range<Int>, locale: AuditLocale) throws -> any PreparedParts { PreparedCode(make: make) }

  /// Nowhere: the cell is code.
  public func place(ofElement path: String, part index: Int) -> ElementPlace? { nil }
}

private struct PreparedCode: PreparedParts {
  let make: @Sendable () throws -> TableViewCell

  func stage(traits: TraitCollection) throws -> any AuditStage {
    let cell = try traits.performAsCurrent { try make() }
    cell.setTraits(traits)
    return CellStage(StagedPart(.cell(cell, hasSeparator: true)))
  }
}

/// One cell that shows the same always.
final class CellStage: AuditStage {
  private let staged: StagedPart

  init(_ staged: StagedPart) { self.staged = staged }

  func show(part: Int) -> StagedPart { staged }
}
