public import InterfaceBuilder
public import LayoutCore

/// A cell of an Interface Builder file: one of a nib, or a prototype of a table.
///
/// Its name is that of the file, a slash, and what the cell is called: `App/Main.storyboard/EpisodeCell`. Baselines have the cell's object id
/// in the place of its name.
public struct NibCellSubject: AuditSubject {
  /// The file that the cell is in.
  public let document: NibDocument
  /// The cell.
  public let cell: NibCell
  /// The file's strings.
  public let strings: NibStrings
  /// What is shown where code sets a text.
  public let options: NibTextOptions
  /// What reports call it.
  public let name: String
  private let names: NibNames
  private let places: NibPlaces

  /// A cell of a file.
  /// - Parameter name: What reports call it; the file and the name of the cell when nil.
  public init(
    _ cell: NibCell, in document: NibDocument, strings: NibStrings, options: NibTextOptions, name: String? = nil
  ) {
    (self.cell, self.document, self.strings, self.options) = (cell, document, strings, options)
    names = NibNames(cell, file: document.file)
    places = NibPlaces(cell, names: names, file: document.file)
    self.name = name ?? "\(document.file)/\(names.cell)"
  }

  /// The file with the cell's object id.
  public var identity: String { "\(document.file)/\(cell.view.id)" }
  /// One: the cell stands for itself.
  public var partCount: Int { 1 }
  /// None has a name: findings are about the cell.
  public func part(at index: Int) -> AuditPart? { nil }

  /// The cell with its texts in the language.
  public func prepare(parts: Range<Int>, locale: AuditLocale) throws -> any PreparedParts {
    let localized = try cell.localized(by: strings, locale: locale.identifier, options)
    return PreparedNibCell(
      staging: NibStaging(
        cell: localized, document: document, names: names, settings: options.settings, ids: places.ids),
      kind: cell.view.id)
  }

  /// Where the element's view stands.
  public func place(ofElement path: String, part index: Int) -> ElementPlace? { places.place(ofElement: path) }

  /// Where the constraint stands.
  public func place(ofConstraint identifier: String, part index: Int) -> ElementPlace? {
    places.place(ofConstraint: identifier)
  }

  /// The object ids of the elements.
  public func objects(of fault: Fault, part index: Int) -> FindingObjects? {
    places.objects(of: fault, subject: identity)
  }
}

extension NibCellSubject {
  /// What cannot be known of the cell, by reading, by its texts as they are written, and by building.
  public func notes(traits: TraitCollection) -> [AuditNote] {
    NibNotes(document: document, strings: strings, options: options).notes(
      of: cell, names: names, subject: name, traits: traits)
  }
}

private struct PreparedNibCell: PreparedParts {
  let staging: NibStaging
  let kind: String

  func stage(traits: TraitCollection) throws -> any AuditStage {
    CellStage(staging.part(traits: traits, kind: kind))
  }
}
