public import StrutErrors

/// Why a picture could not be drawn or written: what failed, on which file, for what reason.
public struct DrawingError: StrutError, Hashable {
  /// The kind of failure. Open: later versions may add kinds.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name that JSON output carries.
    public var rawValue: String

    /// Wraps a stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture has no width or no height.
    public static let emptyPicture = Code(rawValue: "picture-empty")
    /// The picture has more pixels than Cairo draws or memory should hold.
    public static let pictureTooLarge = Code(rawValue: "picture-too-large")
    /// A length that is no finite number.
    public static let notFinite = Code(rawValue: "picture-not-finite")
    /// The number of pixels to a point is not above 0.
    public static let badScale = Code(rawValue: "picture-bad-scale")
    /// The file's name ends in nothing that says png, svg or pdf.
    public static let unknownFormat = Code(rawValue: "picture-unknown-format")
    /// The fonts a cell was laid out with have no system font, in which captions are set.
    public static let captionFontMissing = Code(rawValue: "caption-font-missing")
    /// Cairo could not draw: memory, or a broken color bitmap in a font.
    public static let drawingFailed = Code(rawValue: "drawing-failed")
    /// The file could not be written.
    public static let unwritable = Code(rawValue: "picture-unwritable")
  }

  /// The kind of failure.
  public let code: Code

  /// The file that was to be written, or `nil` where none was named.
  public let path: String?

  /// What went wrong, without the file's name.
  public let reason: String

  /// Makes an error.
  package init(_ code: Code, path: String? = nil, reason: String) {
    self.code = code
    self.path = path
    self.reason = reason
  }

  /// The failure in words, with the file it is about.
  public var message: String { path.map { "cannot write \($0): \(reason)" } ?? "cannot draw: \(reason)" }

  /// The file that was to be written.
  public var subject: String? { path }

  /// The same failure, about a file.
  func on(path: String) -> DrawingError { DrawingError(code, path: path, reason: reason) }
}
