/// A kind of file that a picture can be written as.
public enum PictureFormat: Hashable, Sendable {
  /// Pixels: `scale` of them to a point, along each axis.
  case png(scale: Double)
  /// Paths; a point of layout is one CSS pixel.
  case svg
  /// Paths on one page; a point of layout is one PDF point.
  case pdf

  /// The pixels to a point of a PNG for which nothing else is said: those of most iPhones.
  public static let standardScale = 3.0

  /// The format that a file's name asks for by its ending, in any letter case.
  /// - Parameter scale: Pixels to a point, should it be a PNG.
  /// - Throws: ``DrawingError/Code/unknownFormat`` when the ending is none of `.png`, `.svg` and `.pdf`.
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
