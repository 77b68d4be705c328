import CellDocuments
import Foundation
import StringCatalogs

/// The sizes of pictures in an app's asset catalogs, which are looked into when a size is missing.
struct AssetCatalogs {
  private struct Full: Error {}

  private let catalogs: [String]
  private let limit: Int
  private var imageSets: [String: String]?
  /// Catalogs and folders that were left out, each with the reason.
  private(set) var problems: [CellDocumentError] = []

  /// The catalogs of these paths.
  ///
  /// - Parameter limit: The most pictures that are taken, of all catalogs together.
  init(_ catalogs: [String], limit: Int = AppFiles.limit) { (self.catalogs, self.limit) = (catalogs, limit) }

  /// The size of a picture in points; nil where no catalog has a picture of that name whose file tells.
  ///
  /// - Complexity: O(*n*) in the names in the catalogs the first time; then O(1) and a file.
  mutating func size(of name: String) -> NibSize? {
    let known = imageSets ?? findImageSets()
    imageSets = known
    guard let folder = known[String(DocumentPath.name(of: name))] else { return nil }
    return ImageSet(folder: folder)?.size
  }

  /// The folders of pictures by their names; of two with one name the first counts. More than the limit are a problem.
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

/// A picture of an asset catalog: `avatar.imageset`.
private struct ImageSet: Decodable {
  /// The name of the file that lists a picture's files.
  static let contents = "Contents.json"

  private struct File: Decodable {
    let filename: String?
    let scale: String?
  }

  private let images: [File]
  private var folder = ""

  private enum CodingKeys: CodingKey { case images }

  /// Nil where the list of files cannot be read.
  init?(folder: String) {
    guard let bytes = try? DocumentFile.bytes(atPath: "\(folder)/\(Self.contents)"),
      bytes.count <= DocumentLimits.bytes, let read = try? JSONDecoder().decode(ImageSet.self, from: Data(bytes))
    else { return nil }
    self = read
    self.folder = folder
  }

  /// The size in points by the first file that tells one.
  var size: NibSize? {
    for file in images {
      if let size = size(of: file) { return size }
    }
    return nil
  }

  /// A picture of pixels by its scale; a vector picture in its own points.
  private func size(of file: File) -> NibSize? {
    guard let name = file.filename, !name.contains("/") else { return nil }
    let path = "\(folder)/\(name)"
    if let size = VectorPicture.size(path: path) { return size }
    let scale = file.scale.flatMap { Double($0.prefix { $0.isNumber }) } ?? 1
    guard scale > 0, let image = try? PictureFile.image(path: path) else { return nil }
    return NibSize(width: image.size.width * image.scale / scale, height: image.size.height * image.scale / scale)
  }
}
