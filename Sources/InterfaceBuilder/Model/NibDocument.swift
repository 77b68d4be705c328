/// The content of an Interface Builder file: its cells, tables and collection views.
///
/// A document only contains the parsed file; `NibBuilder` builds its cells.
public struct NibDocument: Sendable {
  /// The path, as given.
  public var file: String
  /// True for a storyboard, false for a nib.
  public var isStoryboard: Bool
  /// The `toolsVersion`, whose thousands identify the Xcode that saved the file: 13,000 is Xcode 9,
  /// 22,000 is Xcode 15.
  public var toolsVersion: Double?
  /// True if the file uses Auto Layout: `useAutolayout`.
  public var usesAutolayout: Bool
  /// True if the file uses safe areas: `useSafeAreas`.
  public var usesSafeAreas: Bool
  /// True if the file is a launch screen: `launchScreen`.
  public var isLaunchScreen: Bool
  /// The PostScript names of the fonts in `<resources>`, by file name.
  public var customFonts: [String: [String]]
  /// All cells, in file order.
  public var cells: [NibCell]
  /// All tables.
  public var tables: [NibTable] { didSet { numberTables() } }
  /// All collection views.
  public var collections: [NibCollection]
  /// The notes about the file that are not about a cell.
  public var notes: [NibNote]
  /// The object IDs of all elements in the file, used to detect stale keys in its string tables;
  /// empty if unknown.
  public var objectIDs: Set<String> = []
  /// The size classes of variations: "widthClass=regular"; empty if no cell has a variation.
  public var variations: Set<String>
  /// The size classes that selected the variations.
  public var sizeClasses = NibSizeClasses.phone
  /// The indices of the tables, by object ID.
  private(set) var tableNumbers: [String: Int] = [:]

  /// Creates a document.
  init(
    file: String, isStoryboard: Bool, toolsVersion: Double?, usesAutolayout: Bool, usesSafeAreas: Bool,
    isLaunchScreen: Bool, customFonts: [String: [String]], cells: [NibCell], tables: [NibTable],
    collections: [NibCollection], notes: [NibNote], objectIDs: Set<String> = [], variations: Set<String>
  ) {
    (self.file, self.isStoryboard, self.toolsVersion) = (file, isStoryboard, toolsVersion)
    (self.usesAutolayout, self.usesSafeAreas, self.isLaunchScreen) = (usesAutolayout, usesSafeAreas, isLaunchScreen)
    (self.customFonts, self.cells, self.tables, self.notes) = (customFonts, cells, tables, notes)
    self.collections = collections
    (self.objectIDs, self.variations) = (objectIDs, variations)
    numberTables()
  }
}

extension NibDocument {
  /// Returns the table with an object ID; nil if there is none.
  func table(_ id: String) -> NibTable? { tableNumbers[id].map { tables[$0] } }

  /// Returns the collection view with an object ID; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the collection views.
  package func collection(_ id: String) -> NibCollection? { collections.first { $0.id == id } }

  /// Returns the table of a prototype or a static row; nil for other cells.
  package func table(of cell: NibCell) -> NibTable? {
    switch cell.context {
    case .prototype(let table), .staticRow(let table, _, _): self.table(table)
    case .nib, .collection: nil
    }
  }

  private mutating func numberTables() {
    tableNumbers = Dictionary(tables.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The size classes that select the variations in a file.
public struct NibSizeClasses: Hashable, Sendable {
  /// A size class: compact or regular.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable { case compact, regular }
  /// The horizontal and the vertical size class.
  public var width, height: SizeClass

  /// Creates size classes.
  public init(width: SizeClass, height: SizeClass) { (self.width, self.height) = (width, height) }

  /// A phone in portrait: compact and regular.
  public static let phone = NibSizeClasses(width: .compact, height: .regular)
  /// An iPad: regular and regular.
  public static let pad = NibSizeClasses(width: .regular, height: .regular)

  /// The widths of a usual audit, in points: those of the small, the standard and the large iPhone,
  /// or of an iPad held upright and on its side.
  package var usualWidths: [Double] { width == .regular ? [768, 1024] : [320, 375, 430] }

  /// The narrowest width of a usual audit, in points.
  var leastWidth: Double { usualWidths.min() ?? 0 }
}
