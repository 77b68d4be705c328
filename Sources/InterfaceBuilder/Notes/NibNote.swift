public import StringCatalogs

/// What cannot be known of a cell from its file. It is no finding.
public struct NibNote: Hashable, Sendable {
  /// What kind of note it is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A view has a class of its own, which may lay itself out in another way.
    case customClass = "custom-class"
    /// The cell has a class of its own, which may change it after it is loaded.
    case cellClass = "cell-class"
    /// A runtime attribute that may move something is not applied.
    case runtimeAttribute = "runtime-attribute"
    /// Code may set a text through an outlet; the text of the file or a sample is shown.
    case textFromCode = "text-from-code"
    /// The picture, or its size, is not in the file; it has no size of its own.
    case pictureFromCode = "picture-from-code"
    /// Neither file nor constraints give the row's height; it is the recorded one.
    case rowHeightFromCode = "row-height-from-code"
    /// A font is not there; another one stands in.
    case fontMissing = "font-missing"
    /// A symbol's size is estimated.
    case symbolSize = "symbol-size"
    /// A view's size follows from content that is not in the file.
    case kindWithoutContent = "kind-without-content"
    /// Xcode adds constraints at build time, which are not in the file.
    case ambiguousInFile = "ambiguous-in-file"
    /// A collection's layout decides how large the cell is.
    case collectionCell = "collection-cell"
    /// A constraint is left out, because it cannot be made.
    case constraintRefused = "constraint-refused"
    /// A table of strings has a key of an object or text that the file does not have.
    case staleKey = "stale-key"
    /// An element that is not known is left out.
    case unknownElement = "unknown-element"
    /// A property that is not known or not supported is left out.
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
