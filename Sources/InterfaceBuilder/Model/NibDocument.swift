/// What an Interface Builder file says: its cells and tables.
///
/// Reading is of the grammar alone; `NibBuilder` makes cells of it.
public struct NibDocument: Sendable {
  /// The path, as reports name it.
  public var file: String
  /// True for a storyboard, false for a nib.
  public var isStoryboard: Bool
  /// `toolsVersion` in thousands tells the Xcode that saved it: 13,000 is 9, 22,000 is 15.
  public var toolsVersion: Double?
  /// `useAutolayout`.
  public var usesAutolayout: Bool
  /// `useSafeAreas`.
  public var usesSafeAreas: Bool
  /// `launchScreen`.
  public var isLaunchScreen: Bool
  /// Fonts of files that `<resources>` names: file names to PostScript names.
  public var customFonts: [String: [String]]
  /// All cells, in the order in which they stand.
  public var cells: [NibCell]
  /// All tables.
  public var tables: [NibTable] { didSet { numberTables() } }
  /// Notes about the file and not about one cell.
  public var notes: [NibNote]
  /// The object ids of all elements of the file, by which keys of its tables of strings are known to be stale; empty where
  /// they are not known.
  public var objectIDs: Set<String> = []
  /// Size classes that some variation is for: "widthClass=regular"; empty where no cell has a variation.
  public var variations: Set<String>
  /// The size classes by which variations were chosen.
  public var sizeClasses = NibSizeClasses.phone
  /// The places of the tables in their list, by object id.
  private(set) var tableNumbers: [String: Int] = [:]

  /// A document of what was read.
  init(
    file: String, isStoryboard: Bool, toolsVersion: Double?, usesAutolayout: Bool, usesSafeAreas: Bool,
    isLaunchScreen: Bool, customFonts: [String: [String]], cells: [NibCell], tables: [NibTable], notes: [NibNote],
    objectIDs: Set<String> = [], variations: Set<String>
  ) {
    (self.file, self.isStoryboard, self.toolsVersion) = (file, isStoryboard, toolsVersion)
    (self.usesAutolayout, self.usesSafeAreas, self.isLaunchScreen) = (usesAutolayout, usesSafeAreas, isLaunchScreen)
    (self.customFonts, self.cells, self.tables, self.notes) = (customFonts, cells, tables, notes)
    (self.objectIDs, self.variations) = (objectIDs, variations)
    numberTables()
  }
}

extension NibDocument {
  /// The table with this object id; nil where there is none.
  func table(_ id: String) -> NibTable? { tableNumbers[id].map { tables[$0] } }

  private mutating func numberTables() {
    tableNumbers = Dictionary(tables.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The size classes that variations of a file are chosen by.
public struct NibSizeClasses: Hashable, Sendable {
  /// "compact" or "regular".
  public enum SizeClass: String, Hashable, Sendable, CaseIterable { case compact, regular }
  /// Along x and along y.
  public var width, height: SizeClass

  /// Size classes along x and along y.
  public init(width: SizeClass, height: SizeClass) { (self.width, self.height) = (width, height) }

  /// A phone held upright: compact and regular.
  public static let phone = NibSizeClasses(width: .compact, height: .regular)
  /// A tablet: regular and regular.
  public static let pad = NibSizeClasses(width: .regular, height: .regular)
}
