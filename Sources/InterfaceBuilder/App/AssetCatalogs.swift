import CellDocuments
import Foundation
import StringCatalogs

/// The images and colors in an app's asset catalogs.
struct AssetCatalogs {
  private struct Full: Error {}

  private let catalogs: [String]
  private let limit: Int
  private var sets: AssetSets?
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
  mutating func size(of name: String) -> NibSize? { folder(\.images, name).flatMap(ImageSet.init)?.size }

  /// Returns the image with a name at a display scale; nil if no catalog has one with a known size.
  mutating func image(named name: String, displayScale: Double) -> AssetImage? {
    folder(\.images, name).flatMap(ImageSet.init)?.image(displayScale: displayScale)
  }

  /// Returns `true` if a catalog has a symbol with a name.
  mutating func hasSymbol(named name: String) -> Bool { folder(\.symbols, name) != nil }

  /// Returns the color with a name; nil if no catalog has one that can be read.
  mutating func color(named name: String) -> AssetColor? { folder(\.colors, name).flatMap(ColorSet.init)?.color }

  private mutating func folder(_ kind: KeyPath<AssetSets, [String: String]>, _ name: String) -> String? {
    let known = sets ?? findSets()
    sets = known
    return known[keyPath: kind][String(DocumentPath.name(of: name))]
  }

  /// Returns the sets by name. If two have the same name, the first is used. More than the limit
  /// are a problem.
  private mutating func findSets() -> AssetSets {
    var found = AssetSets()
    var count = 0
    for catalog in catalogs {
      do throws(Full) {
        try FolderWalk().forEach(in: catalog) { entry throws(Full) in
          guard case .file(let path) = entry, let kind = AssetSets.kind(ofContents: path) else { return }
          guard count < limit else { throw Full() }
          count += 1
          let folder = String(path.dropLast(AssetSets.contents.count + 1))
          let name = String(DocumentPath.parts(of: folder).base)
          found[keyPath: kind][name] = found[keyPath: kind][name] ?? folder
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

/// The folders of the sets in asset catalogs, by name.
private struct AssetSets {
  /// The name of the file that lists the files of a set.
  static let contents = "Contents.json"

  /// Images: `avatar.imageset`.
  var images: [String: String] = [:]
  /// Symbols: `bolt.symbolset`.
  var symbols: [String: String] = [:]
  /// Colors: `accent.colorset`.
  var colors: [String: String] = [:]

  /// Returns the kind of set whose list of files is at a path; nil for another file.
  static func kind(ofContents path: String) -> WritableKeyPath<AssetSets, [String: String]>? {
    guard path.hasSuffix("/\(contents)") else { return nil }
    return switch DocumentPath.parts(of: String(path.dropLast(contents.count + 1))).suffix {
    case "imageset": \.images
    case "symbolset": \.symbols
    case "colorset": \.colors
    default: nil
    }
  }
}
