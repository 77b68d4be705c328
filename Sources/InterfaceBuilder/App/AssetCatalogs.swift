import CellDocuments
import Foundation
import StringCatalogs

/// The sizes of images in an app's asset catalogs, which are searched if a size is missing.
struct AssetCatalogs {
  private struct Full: Error {}

  private let catalogs: [String]
  private let limit: Int
  private var imageSets: [String: String]?
  /// The catalogs and folders that were skipped, with reasons.
  private(set) var problems: [CellDocumentError] = []

  /// Creates asset catalogs from their paths.
  ///
  /// - Parameter limit: The maximum number of images in all catalogs.
  init(_ catalogs: [String], limit: Int = AppFiles.limit) { (self.catalogs, self.limit) = (catalogs, limit) }

  /// Returns the size of an image in points; nil if no catalog has an image with that name and a
  /// known size.
  ///
  /// - Complexity: O(*n*) in the number of names in the catalogs for the first call; then O(1) and
  ///   reading a file.
  mutating func size(of name: String) -> NibSize? {
    let known = imageSets ?? findImageSets()
    imageSets = known
    guard let folder = known[String(DocumentPath.name(of: name))] else { return nil }
    return ImageSet(folder: folder)?.size
  }

  /// Returns the image sets by name. If two have the same name, the first is used. More than the
  /// limit are a problem.
  private mutating func findImageSets() -> [String: String] {
    var found: [String: String] = [:]
    var count = 0
    for catalog in catalogs {
      do throws(Full) {
        try FolderWalk().forEach(in: catalog) { entry throws(Full) in
          guard case .file(let path) = entry, path.hasSuffix(".imageset/\(ImageSet.contents)") else { return }
          guard count < limit else { throw Full() }
          count += 1
          let folder = String(path.dropLast(ImageSet.contents.count + 1))
          let name = String(DocumentPath.parts(of: folder).base)
          found[name] = found[name] ?? folder
        }
      } catch {
        let message =
          "the asset catalogs have more than \(limit) images; the sizes of the others are unknown. "
          + "Pass the app's folders one at a time"
        problems.append(CellDocumentError(code: .tooLarge, file: catalog, position: nil, message: message))
        break
      }
    }
    return found
  }
}

/// An image set of an asset catalog: `avatar.imageset`.
private struct ImageSet: Decodable {
  /// The name of the file that lists the files of an image set.
  static let contents = "Contents.json"

  private struct File: Decodable {
    let filename: String?
    let scale: String?
  }

  private let images: [File]
  private var folder = ""

  private enum CodingKeys: CodingKey { case images }

  /// Reads an image set; nil if its list of files cannot be read.
  init?(folder: String) {
    guard let bytes = try? DocumentFile.bytes(atPath: "\(folder)/\(Self.contents)"),
      bytes.count <= DocumentLimits.bytes, let read = try? JSONDecoder().decode(ImageSet.self, from: Data(bytes))
    else { return nil }
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

  /// Returns the size of a file in points: by its scale for a bitmap image, or that of a vector
  /// image.
  private func size(of file: File) -> NibSize? {
    guard let name = file.filename, !name.contains("/") else { return nil }
    let path = "\(folder)/\(name)"
    if let size = VectorPicture.size(path: path) { return size }
    let scale = file.scale.flatMap { Double($0.prefix { $0.isNumber }) } ?? 1
    guard scale > 0, let image = try? PictureFile.image(path: path) else { return nil }
    return NibSize(width: image.size.width * image.scale / scale, height: image.size.height * image.scale / scale)
  }
}
