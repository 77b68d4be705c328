public import StringCatalogs

/// What cannot be known of a cell from its file. It is no finding.
public struct NibNote: Hashable, Sendable {
  /// What kind of note it is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    case customClass = "custom-class"
    case cellClass = "cell-class"
    case runtimeAttribute = "runtime-attribute"
    case textFromCode = "text-from-code"
    case pictureFromCode = "picture-from-code"
    case rowHeightFromCode = "row-height-from-code"
    case fontMissing = "font-missing"
    case symbolSize = "symbol-size"
    case kindWithoutContent = "kind-without-content"
    case ambiguousInFile = "ambiguous-in-file"
    case collectionCell = "collection-cell"
    case constraintRefused = "constraint-refused"
    case staleKey = "stale-key"
    case unknownElement = "unknown-element"
    case unknownAttribute = "unknown-attribute"

    /// True where the cell is laid out without something that the file says, because Strut does not support it.
    public var isUnsupported: Bool {
      switch self {
      case .kindWithoutContent, .unknownElement, .unknownAttribute, .constraintRefused: true
      default: false
      }
    }
  }
  /// What kind of note it is.
  public var code: Code
  /// The object id of the view or constraint that it is about; nil for the file or the cell.
  public var objectID: String?
  /// A sentence: what cannot be known, and what is done instead.
  public var message: String
  /// Where.
  public var position: SourcePosition
  /// The file that the position is in; nil for the Interface Builder file itself.
  public var file: String?

  /// A note.
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
