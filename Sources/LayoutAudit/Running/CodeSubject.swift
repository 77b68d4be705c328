internal import LayoutCore
public import TableLayout

/// A cell that a program makes in code.
public struct CodeSubject: AuditSubject {
  /// The name in reports.
  public let name: String
  private let make: @Sendable () throws -> TableViewCell

  /// Creates a subject from a closure that makes the cell. `make` runs with the audit's traits as
  /// current traits, on any thread, once for each language and text size.
  ///
  /// Scaling is checked by giving one cell other traits, as when a person chooses another text
  /// size: a font that only a new cell would have at that size is `unscaled-text`.
  public init(_ name: String, make: @escaping @Sendable () throws -> TableViewCell) {
    self.name = name
    self.make = make
  }

  /// One: the cell is separate.
  public var partCount: Int { 1 }
  /// Returns nil: findings are about the cell.
  public func part(at index: Int) -> AuditPart? { nil }

  /// Looks up nothing: the cell contains its text.
  public func prepare(parts: Range<Int>, locale: AuditLocale) throws -> any PreparedParts { PreparedCode(make: make) }

  /// Returns nil: the cell is code.
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

/// A cell that always shows the same content.
final class CellStage: AuditStage {
  private let staged: StagedPart

  init(_ staged: StagedPart) { self.staged = staged }

  func show(part: Int) -> StagedPart { staged }
}
