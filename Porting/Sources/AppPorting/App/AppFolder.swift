internal import Foundation

/// The files of an app's folder.
struct AppFolder {
  private(set) var sources: [SourceFile] = []
  private(set) var nibs: [URL] = []
  private(set) var leftOut: [LeftOut] = []
  /// The folders whose files are not read: those of dependencies, built products and ports, and
  /// linked ones.
  private(set) var skipped: [String] = []

  /// Reads the folder.
  ///
  /// - Throws: ``PortError`` if it is not a folder.
  init(_ configuration: PortConfiguration) throws(PortError) {
    let root = URL(fileURLWithPath: configuration.folder).standardizedFileURL
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw PortError("\(root.path) is not a folder. Give the folder with the app's Swift files.")
    }
    for path in walk(root) { take(path, configuration) }
  }

  /// Returns the paths of all files, from the folder, sorted.
  private mutating func walk(_ root: URL) -> [String] {
    var unreadable: [LeftOut] = []
    let walker = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles]
    ) { url, error in
      unreadable.append(LeftOut(url.path, "it can't be read: \(error.localizedDescription)"))
      return true
    }
    var paths: [String] = []
    while let url = walker?.nextObject() as? URL {
      if (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true {
        let isPackage = FileManager.default.fileExists(
          atPath: url.appendingPathComponent(PortConfiguration.fileName).path)
        guard isPackage || Self.otherCode.contains(url.lastPathComponent) else { continue }
        skipped.append(Self.path(of: url, from: root))
        walker?.skipDescendants()
      } else if Self.isLinkedFolder(url) {
        skipped.append(Self.path(of: url, from: root))
      } else {
        paths.append(Self.path(of: url, from: root))
      }
    }
    leftOut += unreadable
    skipped.sort()
    return paths.sorted()
  }

  private static func isLinkedFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func path(of url: URL, from root: URL) -> String {
    let path = url.standardizedFileURL.path
    return path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
  }

  private mutating func take(_ path: String, _ configuration: PortConfiguration) {
    let url = URL(fileURLWithPath: configuration.folder).standardizedFileURL.appendingPathComponent(path)
    if configuration.excluded.contains(where: { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }) {
      if ["swift", "m", "mm"].contains(url.pathExtension) { leftOut.append(LeftOut(path, "--exclude names it")) }
      return
    }
    switch url.pathExtension {
    case "swift": takeSource(path, url)
    case "xib", "storyboard": nibs.append(url)
    case "m", "mm": leftOut.append(LeftOut(path, "it is in Objective-C, which Linux does not have"))
    default:
      if path.hasSuffix("-Bridging-Header.h") {
        leftOut.append(LeftOut(path, "it declares names of Objective-C, which Linux does not have"))
      }
    }
  }

  private mutating func takeSource(_ path: String, _ url: URL) {
    switch url.lastPathComponent {
    case "Package.swift": return leftOut.append(LeftOut(path, "it is the manifest of a package"))
    case "main.swift": return leftOut.append(LeftOut(path, "it starts the app; tests create its objects"))
    default:
      do throws(LeftOut) { sources.append(try SourceFile(name: path, path: url.path)) } catch { leftOut.append(error) }
    }
  }

  /// Folders of dependencies and of built products.
  private static let otherCode: Set<String> = ["Pods", "Carthage", "SourcePackages", "DerivedData", "node_modules"]
}
