public import StringCatalogs

/// A note about data that is not available in the file of a cell. It is not a finding.
public struct NibNote: Hashable, Sendable {
  /// The kind of note.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A view has a custom class, which may change its layout.
    case customClass = "custom-class"
    /// The cell has a custom class, which may change it after loading.
    case cellClass = "cell-class"
    /// A runtime attribute that may affect layout is not applied.
    case runtimeAttribute = "runtime-attribute"
    /// Code may set text through an outlet; the text in the file or a sample is shown.
    case textFromCode = "text-from-code"
    /// An image, or its size, is not in the file; it has no intrinsic size.
    case pictureFromCode = "picture-from-code"
    /// Neither the file nor constraints determine the height of the row, or a prototype is taller
    /// than the rows of its table; the height that constraints give, or else the recorded height,
    /// is used.
    case rowHeightFromCode = "row-height-from-code"
    /// A font is missing; a substitute font is used.
    case fontMissing = "font-missing"
    /// A symbol's size is estimated.
    case symbolSize = "symbol-size"
    /// A cell or a stack view shows nothing in the file; code adds its content.
    case contentFromCode = "content-from-code"
    /// The size of a view depends on content that is not in the file.
    case kindWithoutContent = "kind-without-content"
    /// Xcode adds constraints at build time that are not in the file.
    case ambiguousInFile = "ambiguous-in-file"
    /// Code determines the size of a cell, header or footer of a collection view; the recorded
    /// width and the height that constraints give, or else the recorded height, are used.
    case collectionCell = "collection-cell"
    /// A constraint is omitted because it cannot be created.
    case constraintRefused = "constraint-refused"
    /// A string table contains a key for an object or text that is not in the file.
    case staleKey = "stale-key"
    /// An unknown element is ignored.
    case unknownElement = "unknown-element"
    /// An unknown or unsupported property is ignored.
    case unknownAttribute = "unknown-attribute"

    /// True if the cell is laid out without something in the file because Strut does not support
    /// it.
    public var isUnsupported: Bool {
      switch self {
      case .kindWithoutContent, .unknownElement, .unknownAttribute, .constraintRefused: true
      default: false
      }
    }
  }
  /// The kind of note.
  public var code: Code
  /// The object ID of the view or constraint that the note is about; nil for the file or the cell.
  public var objectID: String?
  /// A sentence that describes the missing data and the value used instead.
  public var message: String
  /// The position.
  public var position: SourcePosition
  /// The file of the position; nil for the Interface Builder file itself.
  public var file: String?

  /// Creates a note.
  public init(
    _ code: Code, objectID: String? = nil, at position: SourcePosition, in file: String? = nil, _ message: String
  ) {
    self.code = code
    self.objectID = objectID
    self.message = message
    self.position = position
    self.file = file
  }
}
