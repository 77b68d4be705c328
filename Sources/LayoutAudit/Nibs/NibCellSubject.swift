public import InterfaceBuilder
public import LayoutCore
import Threads

/// A cell in an Interface Builder file: the cell of a nib, a prototype of a table, or a cell,
/// header or footer of a collection view.
///
/// Its name consists of the file, a slash, and the name of the cell:
/// `App/Main.storyboard/EpisodeCell`. Baselines contain the object ID of the cell instead of its
/// name.
public struct NibCellSubject: AuditSubject {
  /// The file with the cell.
  public let document: NibDocument
  /// The cell.
  public let cell: NibCell
  /// The strings of the file.
  public let strings: NibStrings
  /// The text of labels whose text code sets.
  public let options: NibTextOptions
  /// The name in reports.
  public let name: String
  /// The maker of the cell with its class; nil if it is laid out as its file describes it.
  package var live: LiveCells?
  private let names: NibNames
  private let places: NibPlaces
  /// The facts about the cell that its class made, which appear when it is made.
  private let seen = Locked(SeenInCode())

  /// Creates a subject for a cell of a file.
  /// - Parameter name: The name in reports; if nil, the file and the name of the cell.
  public init(
    _ cell: NibCell, in document: NibDocument, strings: NibStrings, options: NibTextOptions, name: String? = nil
  ) {
    (self.cell, self.document, self.strings, self.options) = (cell, document, strings, options)
    names = NibNames(cell, file: document.file)
    places = NibPlaces(cell, names: names, file: document.file)
    self.name = name ?? "\(document.file)/\(names.cell)"
  }

  /// The names of the cell, and its object ID.
  package var calls: [String] { names.cellNames + [cell.view.id] }
  /// The file with the object ID of the cell.
  public var identity: String { "\(document.file)/\(cell.view.id)" }
  /// One: the cell is separate.
  public var partCount: Int { 1 }
  /// True if the cell has a class of the app.
  public var isOnMainActor: Bool { live != nil }
  /// Returns nil: findings are about the cell.
  public func part(at index: Int) -> AuditPart? { nil }

  /// Returns the cell with its strings in the language.
  public func prepare(parts: Range<Int>, locale: AuditLocale) throws -> any PreparedParts {
    let localized = try cell.localized(by: strings, locale: locale.identifier, options)
    return PreparedNibCell(
      live: live, locale: locale, seen: seen,
      staging: NibStaging(
        cell: localized, document: document, names: names, settings: options.settings, ids: places.ids,
        hasLanguage: strings.hasLanguage),
      kind: cell.view.id)
  }

  /// Returns the position of the element's view in the file.
  public func place(ofElement path: String, part index: Int) -> ElementPlace? {
    seen.withLock { $0.places[Fault.name(ofPath: path)] } ?? places.place(ofElement: path)
  }

  /// Returns the position of the constraint in the file.
  public func place(ofConstraint identifier: String, part index: Int) -> ElementPlace? {
    places.place(ofConstraint: identifier)
  }

  /// Returns the object IDs of the elements.
  public func objects(of fault: Fault, part index: Int) -> FindingObjects? {
    places.objects(of: fault, in: self)
  }
}

extension NibCellSubject {
  /// The unknown facts about the cell, from reading, from its strings in the file, and from
  /// building. After an audit, the layout of a class that took part in it is known, and so is the
  /// effect of its runtime attributes.
  public func notes(traits: TraitCollection) -> [AuditNote] {
    let ofApp = seen.withLock { $0.ofApp }
    return NibNotes(document: document, strings: strings, options: options).notes(
      of: cell, names: names, subject: name, traits: traits
    ).filter { note in
      ![.customClass, .runtimeAttribute].contains(note.code) || !(note.element.map(ofApp.contains) ?? false)
    }
  }
}

/// Facts about a cell that code made.
private struct SeenInCode {
  /// The places of views that code adds, by name.
  var places: [String: ElementPlace] = [:]
  /// The names of the views with a class of the app.
  var ofApp: Set<String> = []
}

private struct PreparedNibCell: PreparedParts {
  let live: LiveCells?
  let locale: AuditLocale
  let seen: Locked<SeenInCode>
  let staging: NibStaging
  let kind: String

  func stage(traits: TraitCollection) throws -> any AuditStage {
    var part = staging.part(traits: traits, kind: kind)
    if let live, let made = try traits.performAsCurrent({ try live.make(staging.cell, staging.names, locale) }) {
      part.show(made)
      part.view.setTraits(traits)
      seen.withLock {
        $0.places.merge(made.places) { first, _ in first }
        $0.ofApp.formUnion(made.ofApp)
      }
    }
    return CellStage(part)
  }
}

extension StagedPart {
  /// Shows the cell that code made instead of that of the file.
  fileprivate mutating func show(_ made: MadePart) {
    switch (content, made.content) {
    case (.cell(_, let hasSeparator), .cell(let cell, _)):
      (content, owner) = (.cell(cell, hasSeparator: hasSeparator), made.owner)
    case (.item(_, let places), .item(let cell, _)):
      (content, owner) = (.item(cell, places), made.owner)
    default: return
    }
    objects?.samples.formUnion(made.samples.keys)
    objects?.textsFromCode.formUnion(made.samples.keys)
    objects?.sampleTexts.formUnion(made.samples.values)
    objects?.labelsFromCode.formUnion(made.controls)
  }
}
