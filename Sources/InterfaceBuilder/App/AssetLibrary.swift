import CellDocuments
import Foundation
import LayoutCore
import StringCatalogs
import Threads

/// The images and colors in folders. Each folder is read once.
package final class AssetLibrary: Sendable {
  /// A folder with images and colors.
  package struct Folder: Hashable, Sendable {
    /// The path.
    package var path: String
    /// A Boolean value that indicates whether subfolders are searched. Otherwise only bundles and
    /// asset catalogs in the folder itself are.
    package var isDeep: Bool

    /// Creates a folder.
    package init(path: String, isDeep: Bool) { (self.path, self.isDeep) = (path, isDeep) }
  }

  private let read = Locked<[Folder: FolderAssets]>([:])

  /// Creates a library that has read nothing.
  package init() {}

  /// Returns the image with a name at a display scale, from the first folder that has it.
  package func image(named name: String, displayScale: Double, in folders: [Folder]) -> AssetImage? {
    first(in: folders) { $0.image(named: name, displayScale: displayScale) }
  }

  /// Returns `true` if a folder has a symbol with a name.
  package func hasSymbol(named name: String, in folders: [Folder]) -> Bool {
    first(in: folders) { $0.catalogs.hasSymbol(named: name) ? true : nil } ?? false
  }

  /// Returns the color with a name, from the first folder that has it.
  package func color(named name: String, in folders: [Folder]) -> AssetColor? {
    first(in: folders) { $0.catalogs.color(named: name) }
  }

  /// Returns the folders and catalogs that could not be read, as sentences.
  package func problems(in folders: [Folder]) -> [String] {
    folders.flatMap { folder in read.withLock { $0[folder]?.problems ?? [] } }
  }

  /// Forgets what was read, so that changed folders are read again.
  package func forget() { read.withLock { $0 = [:] } }

  private func first<Found: Sendable>(
    in folders: [Folder], _ find: (inout FolderAssets) -> Found?
  ) -> Found? {
    for folder in folders {
      let found = read.withLock { read in
        var assets = read.removeValue(forKey: folder) ?? FolderAssets(folder)
        defer { read[folder] = assets }
        return find(&assets)
      }
      if let found { return found }
    }
    return nil
  }
}

/// The images and colors in a folder.
private struct FolderAssets {
  private struct Full: Error {}
  private struct Sought: Hashable {
    let name: String
    let scale: Double
  }

  /// The asset catalogs.
  var catalogs = AssetCatalogs([])
  /// The paths of image files by their name without scale and extension.
  private var files: [String: [String]] = [:]
  private var known: [Sought: AssetImage?] = [:]
  private var ownProblems: [String] = []

  /// Finds the asset catalogs and image files in a folder.
  init(_ folder: AssetLibrary.Folder) {
    var found: [String] = []
    var count = 0
    let walk = FolderWalk { path in
      let suffix = DocumentPath.parts(of: path).suffix
      if suffix == "xcassets" { found.append(path) }
      return suffix == "xcassets" || !(folder.isDeep || ["bundle", "resources"].contains(suffix))
    }
    if DocumentPath.parts(of: folder.path).suffix == "xcassets" {
      catalogs = AssetCatalogs([folder.path])
      return
    }
    do throws(Full) {
      try walk.forEach(in: folder.path) { entry throws(Full) in
        guard case .file(let path) = entry, Self.isImage(path) else { return }
        guard count < AppFiles.limit else { throw Full() }
        count += 1
        files[Self.name(of: path), default: []].append(path)
      }
    } catch {
      ownProblems.append("\"\(folder.path)\" has more than \(AppFiles.limit) images; the others are not found.")
    }
    catalogs = AssetCatalogs(found)
  }

  var problems: [String] { ownProblems + catalogs.problems.map(\.description) }

  /// Returns the image with a name at a display scale: from an asset catalog, or else a file.
  mutating func image(named name: String, displayScale: Double) -> AssetImage? {
    let sought = Sought(name: name, scale: displayScale)
    if let known = known[sought] { return known }
    let image = catalogs.image(named: name, displayScale: displayScale) ?? file(sought)
    known[sought] = .some(image)
    return image
  }

  private func file(_ sought: Sought) -> AssetImage? {
    let suffix = DocumentPath.parts(of: sought.name).suffix
    let paths = (files[Self.name(of: sought.name)] ?? []).filter {
      !Self.isImage(sought.name) || DocumentPath.parts(of: $0).suffix == suffix
    }
    func rank(_ path: String) -> Double {
      let difference = Double(PictureFile.scale(of: path)) - sought.scale
      return difference < 0 ? 100 - difference : difference
    }
    for path in paths.sorted(by: { (rank($0), $0) < (rank($1), $1) }) {
      if let size = VectorPicture.size(path: path) {
        let image = Image(size: CGSize(width: size.width, height: size.height), scale: CGFloat(sought.scale))
        return AssetImage(image: image)
      }
      if let image = try? PictureFile.image(path: path) { return AssetImage(image: image) }
    }
    return nil
  }

  private static func isImage(_ path: String) -> Bool {
    ["png", "jpg", "jpeg", "gif", "pdf", "svg"].contains(DocumentPath.parts(of: path).suffix)
  }

  /// Returns the name of an image file without its scale, device and extension: "photo" for
  /// `photo@2x~iphone.png`. The name of an image without an extension may have periods.
  private static func name(of path: String) -> String {
    var name = isImage(path) ? DocumentPath.parts(of: path).base : DocumentPath.name(of: path)
    for ending in ["~iphone", "~ipad", "@2x", "@3x", "@1x"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return String(name)
  }
}
