import CellDocuments
import Foundation
package import LayoutCore
import StringCatalogs

/// An image of an app, without pixels.
package struct AssetImage: Hashable, Sendable {
  /// The size, the scale and the alignment insets.
  package var image: Image
  /// A Boolean value that indicates whether the image is a template: `template-rendering-intent`;
  /// nil if not specified.
  package var isTemplate: Bool?
}

/// An image set of an asset catalog: `avatar.imageset`.
struct ImageSet: Decodable {
  private struct File: Decodable {
    let filename: String?
    let scale: String?
    let idiom: String?
    let insets: Insets?

    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom
      case insets = "alignment-insets"
    }

    /// The pixels per point; 1 if not specified.
    var pixelsPerPoint: Double { scale.flatMap { Double($0.prefix { $0.isNumber }) } ?? 1 }
  }

  private struct Insets: Decodable { let top, left, bottom, right: Double? }

  private struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private let images: [File]
  private let properties: Properties?
  private var folder = ""

  private enum CodingKeys: CodingKey { case images, properties }

  /// Reads an image set; nil if its list of files cannot be read.
  init?(folder: String) {
    guard let read = AssetContents.read(ImageSet.self, in: folder) else { return nil }
    self = read
    self.folder = folder
  }

  /// The size in points, from the first file with a known size.
  var size: NibSize? {
    for file in images {
      if let size = size(of: file) { return size }
    }
    return nil
  }

  /// Returns the image at a display scale: from the file with this scale, or else the next higher
  /// one, or else the next lower one. Files for phones precede those for tablets. A vector image
  /// has the display scale.
  func image(displayScale: Double) -> AssetImage? {
    let candidates = images.enumerated().sorted { first, second in
      rank(first.element, displayScale) != rank(second.element, displayScale)
        ? rank(first.element, displayScale) < rank(second.element, displayScale) : first.offset < second.offset
    }
    for (_, file) in candidates {
      guard let size = size(of: file) else { continue }
      let scale = file.scale == nil ? displayScale : file.pixelsPerPoint
      var image = Image(size: CGSize(width: size.width, height: size.height), scale: CGFloat(scale))
      image.alignmentRectInsets = insets(of: file)
      return AssetImage(image: image, isTemplate: properties?.intent.map { $0 == "template" })
    }
    return nil
  }

  private func rank(_ file: File, _ displayScale: Double) -> Double {
    let difference = file.scale == nil ? 0 : file.pixelsPerPoint - displayScale
    let isOthers = file.idiom.map { !["universal", "iphone"].contains($0) } ?? false
    return (difference < 0 ? 100 - difference : difference) + (isOthers ? 1000 : 0)
  }

  /// The insets, in points; the file has pixels.
  private func insets(of file: File) -> EdgeInsets {
    guard let insets = file.insets, file.pixelsPerPoint > 0 else { return .zero }
    func points(_ pixels: Double?) -> CGFloat { CGFloat((pixels ?? 0) / file.pixelsPerPoint) }
    return EdgeInsets(
      top: points(insets.top), left: points(insets.left), bottom: points(insets.bottom), right: points(insets.right))
  }

  /// Returns the size of a file in points: by its scale for a bitmap image, or that of a vector
  /// image.
  private func size(of file: File) -> NibSize? {
    guard let name = file.filename, !name.contains("/") else { return nil }
    let path = "\(folder)/\(name)"
    if let size = VectorPicture.size(path: path) { return size }
    let scale = file.pixelsPerPoint
    guard scale > 0, let image = try? PictureFile.image(path: path) else { return nil }
    return NibSize(width: image.size.width * image.scale / scale, height: image.size.height * image.scale / scale)
  }
}

/// The lists of files in the sets of an asset catalog.
enum AssetContents {
  /// Reads the list of a set; nil if it cannot be read.
  static func read<Contents: Decodable>(_ type: Contents.Type, in folder: String) -> Contents? {
    guard let bytes = try? DocumentFile.bytes(atPath: "\(folder)/Contents.json"),
      bytes.count <= DocumentLimits.bytes
    else { return nil }
    return try? JSONDecoder().decode(type, from: Data(bytes))
  }
}
