public import LayoutCore
public import StringCatalogs

/// A subject of an audit: a cell, or the parts of a table: its rows, headers and footers.
///
/// An audit prepares some parts in a language, makes an ``AuditStage`` for them at each text size,
/// on any thread, and shows the parts in it one after another.
public protocol AuditSubject: Sendable {
  /// The name in reports: a file, or the name of a cell in code.
  var name: String { get }
  /// The number of parts; 1 for a separate cell.
  var partCount: Int { get }
  /// Returns the name of a part in findings, counted from 0 in the order of the subject; nil for a
  /// separate cell.
  func part(at index: Int) -> AuditPart?
  /// Looks up the strings of parts in a language.
  func prepare(parts: Range<Int>, locale: AuditLocale) throws -> any PreparedParts
  /// Returns the position of an element of a part in its document; nil for cells in code.
  func place(ofElement path: String, part index: Int) -> ElementPlace?
  /// Returns the position of a constraint of a part, by its identifier; nil if it is unknown, and
  /// by default.
  func place(ofConstraint identifier: String, part index: Int) -> ElementPlace?
  /// The name in baselines, if the name may change; by default ``name``.
  var identity: String { get }
  /// Returns the objects of a part's fault in an Interface Builder file; nil for other subjects,
  /// and by default.
  func objects(of fault: Fault, part index: Int) -> FindingObjects?
  /// The unknown facts about its file; by default none.
  /// - Complexity: Builds a cell.
  func notes(traits: TraitCollection) -> [AuditNote]
  /// True if its views have classes of an app, which are laid out on the main actor only; false by
  /// default.
  var isOnMainActor: Bool { get }
}

extension AuditSubject {
  /// Returns nil by default.
  public func place(ofConstraint identifier: String, part index: Int) -> ElementPlace? { nil }
  /// The name by default.
  public var identity: String { name }
  /// Returns nil by default.
  public func objects(of fault: Fault, part index: Int) -> FindingObjects? { nil }
  /// Empty by default.
  public func notes(traits: TraitCollection) -> [AuditNote] { [] }
  /// False by default.
  public var isOnMainActor: Bool { false }
}

extension AuditSubject {
  /// Returns the result of work on its views, on the main actor if they require it.
  func perform<Result: Sendable>(_ work: @Sendable () -> Result) async -> Result {
    guard isOnMainActor else { return work() }
    return await MainActor.run(body: work)
  }
}

/// The position of an element in its document.
public struct ElementPlace: Hashable, Sendable {
  /// The file.
  public var file: String
  /// The position in the file.
  public var position: SourcePosition
  /// The name of the cell in the document of a table; nil for a document of one cell, and for
  /// headers and footers.
  public var cell: String?

  /// Creates a position in a file.
  public init(file: String, position: SourcePosition, cell: String? = nil) {
    self.file = file
    self.position = position
    self.cell = cell
  }
}

/// Parts with their strings in a language.
public protocol PreparedParts {
  /// Makes the views for the parts, with traits whose language and direction are those of the
  /// preparation.
  func stage(traits: TraitCollection) throws -> any AuditStage
}

/// Views that show parts. It stays on the thread that made it.
public protocol AuditStage: AnyObject {
  /// Shows a part, counted from 0, and returns its view before layout.
  func show(part: Int) throws -> StagedPart
}
