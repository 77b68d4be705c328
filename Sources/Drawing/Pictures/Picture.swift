public import Foundation
internal import LayoutCore

/// A picture that was drawn and can be written: a size and its content.
///
/// ```swift
/// let picture = try CellPicture(cell).picture
/// try picture.write(to: "cell.png")                    // three pixels to a point
/// let page = try picture.data(as: .pdf)                // the same drawing, as paths
/// ```
/// It is a value, so that one drawing can be written in all formats, on any thread. Text consists
/// of filled outlines in all of them, so that it looks the same without the fonts. The same picture
/// results in the same bytes with the same Cairo and libpng.
public struct Picture: Hashable, Sendable {
  /// The width and height, in points.
  public let size: CGSize

  let background: Color
  let elements: [PictureElement]

  init(size: CGSize, background: Color = Palette.cell, elements: [PictureElement]) {
    self.size = size
    self.background = background
    self.elements = elements
  }

  /// Returns the bytes of a file with the picture.
  ///
  /// - Throws: ``DrawingError`` if the size is empty, not finite or too large, or if Cairo fails.
  ///
  /// - Complexity: Linear in the elements, and for a PNG in its pixels.
  public func data(as format: PictureFormat) throws(DrawingError) -> Data {
    let canvas = try PictureCanvas(size: size, format: format)
    try canvas.draw(.fill(CGRect(origin: .zero, size: size), background))
    for element in elements { try canvas.draw(element) }
    return try canvas.finish()
  }

  /// Writes a file with the picture, and replaces an existing one.
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - format: The format, or `nil` for that of the extension of `path`.
  /// - Throws: ``DrawingError``, with `path`. Nothing is written when the drawing fails.
  public func write(to path: String, as format: PictureFormat? = nil) throws(DrawingError) {
    let format = if let format { format } else { try PictureFormat(path: path) }
    let bytes: Data
    do throws(DrawingError) {
      bytes = try data(as: format)
    } catch { throw error.on(path: path) }
    do {
      // Not by way of a temporary file that is moved into place: the path may be a device or a
      // pipe.
      try bytes.write(to: URL(fileURLWithPath: path))
    } catch {
      throw DrawingError(.unwritable, path: path, reason: Self.reason(error))
    }
  }

  /// The system's words for a failure, "Permission denied", where it gives any.
  private static func reason(_ error: any Error) -> String {
    let underlying = (error as? CocoaError)?.underlying.map { $0 as NSError }
    return underlying?.localizedFailureReason ?? error.localizedDescription
  }
}
