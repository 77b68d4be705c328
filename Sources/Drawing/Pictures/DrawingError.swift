public import StrutErrors

/// The reason that a picture could not be drawn or written, with the file.
public struct DrawingError: StrutError, Hashable {
  /// The kind of failure. Later versions may add kinds.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name in JSON.
    public var rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture has no width or no height.
    public static let emptyPicture = Code(rawValue: "picture-empty")
    /// The picture has more pixels than Cairo or the memory limit allow.
    public static let pictureTooLarge = Code(rawValue: "picture-too-large")
    /// A length is not finite.
    public static let notFinite = Code(rawValue: "picture-not-finite")
    /// The scale in pixels per point is not positive.
    public static let badScale = Code(rawValue: "picture-bad-scale")
    /// The direction of scrolling is not known.
    public static let unknownAxis = Code(rawValue: "picture-unknown-axis")
    /// The file's extension is not png, svg or pdf.
    public static let unknownFormat = Code(rawValue: "picture-unknown-format")
    /// The fonts of the cell's layout lack a system font for captions.
    public static let captionFontMissing = Code(rawValue: "caption-font-missing")
    /// Cairo could not draw because of a lack of memory or a damaged color bitmap in a font.
    public static let drawingFailed = Code(rawValue: "drawing-failed")
    /// The file could not be written.
    public static let unwritable = Code(rawValue: "picture-unwritable")
  }

  /// The kind of failure.
  public let code: Code

  /// The file to write, or `nil` if none was specified.
  public let path: String?

  /// The reason, without the file's name.
  public let reason: String

  /// Makes an error.
  package init(_ code: Code, path: String? = nil, reason: String) {
    self.code = code
    self.path = path
    self.reason = reason
  }

  /// A description of the failure, with the file.
  public var message: String { path.map { "cannot write \($0): \(reason)" } ?? "cannot draw: \(reason)" }

  /// The file to write.
  public var subject: String? { path }

  /// Returns the error with a file.
  func on(path: String) -> DrawingError { DrawingError(code, path: path, reason: reason) }
}
