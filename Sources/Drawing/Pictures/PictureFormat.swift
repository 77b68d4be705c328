/// The file format of a picture.
public enum PictureFormat: Hashable, Sendable {
  /// Pixels, with `scale` pixels per point on each axis.
  case png(scale: Double)
  /// Paths, with one CSS pixel per point.
  case svg
  /// Paths on one page, with one PDF point per point.
  case pdf

  /// The default scale of a PNG in pixels per point, which is that of most iPhones.
  public static let standardScale = 3.0

  /// Creates the format of a file's extension, not case-sensitive.
  ///
  /// - Parameter scale: The scale of a PNG, in pixels per point.
  ///
  /// - Throws: ``DrawingError/Code/unknownFormat`` if the extension is not `.png`, `.svg` or
  ///   `.pdf`.
  public init(path: String, scale: Double = standardScale) throws(DrawingError) {
    let name = path.split(separator: "/").last ?? ""
    switch name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased() {
    case "png": self = .png(scale: scale)
    case "svg": self = .svg
    case "pdf": self = .pdf
    default:
      throw DrawingError(.unknownFormat, path: path, reason: "the name must end in .png, .svg or .pdf")
    }
  }
}
