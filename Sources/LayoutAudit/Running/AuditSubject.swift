public import LayoutCore
public import StringCatalogs

/// Something to audit: a cell, or the parts of a table: its rows, headers and footers.
///
/// An audit prepares some parts in a language, makes an ``AuditStage`` for them at each text size, on any thread, and shows them on it one
/// after another.
public protocol AuditSubject: Sendable {
  /// What reports call it: a file, or the name of a cell in code.
  var name: String { get }
  /// How many parts are laid out; 1 for a cell that stands for itself.
  var partCount: Int { get }
  /// What findings call a part, counting from 0 in the order of the subject; nil for a cell that stands for itself.
  func part(at index: Int) -> AuditPart?
  /// Looks up what parts show in a language.
  func prepare(parts: Range<Int>, locale: AuditLocale) throws -> any PreparedParts
  /// Where an element of a part is described; nil for cells in code.
  func place(ofElement path: String, part index: Int) -> ElementPlace?
  /// Where a constraint of a part is written, by its identifier; nil where that is not known, and at first.
  func place(ofConstraint identifier: String, part index: Int) -> ElementPlace?
  /// What baselines call it, where its name may change: ``name`` at first.
  var identity: String { get }
  /// The objects of an Interface Builder file that a fault of a part is about; nil for other subjects, and at first.
  func objects(of fault: Fault, part index: Int) -> FindingObjects?
  /// What cannot be known of it from its file: nothing, at first.
  /// - Complexity: A cell is built for it.
  func notes(traits: TraitCollection) -> [AuditNote]
}

extension AuditSubject {
  /// Nowhere.
  public func place(ofConstraint identifier: String, part index: Int) -> ElementPlace? { nil }
  /// The name.
  public var identity: String { name }
  /// None.
  public func objects(of fault: Fault, part index: Int) -> FindingObjects? { nil }
  /// None.
  public func notes(traits: TraitCollection) -> [AuditNote] { [] }
}

/// Where an element is described.
public struct ElementPlace: Hashable, Sendable {
  /// The file.
  public var file: String
  /// Where in it.
  public var position: SourcePosition
  /// The name that the cell has in the document of a table; nil for a document of one cell, and for headers and footers.
  public var cell: String?

  /// A place in a file.
  public init(file: String, position: SourcePosition, cell: String? = nil) {
    self.file = file
    self.position = position
    self.cell = cell
  }
}

/// Parts with their texts in a language.
public protocol PreparedParts {
  /// Makes the views for them, in surroundings whose language and direction are those the parts were prepared in.
  func stage(traits: TraitCollection) throws -> any AuditStage
}

/// Views that parts are shown in. It stays on the thread that made it.
public protocol AuditStage: AnyObject {
  /// Shows a part, counting from 0, and hands out its view, not laid out yet.
  func show(part: Int) throws -> StagedPart
}
