internal import FontMetrics
public import Foundation
internal import StringCatalogs
internal import Threads

/// The places where the files and classes of an app are found: Interface Builder files, asset
/// catalogs and images.
///
/// An app's `Bundle` has compiled files, which Strut does not read. A program names the folders
/// with the sources instead; the resource folder of the bundle itself is searched after them,
/// without its subfolders:
///
/// ```swift
/// AppResources.current.folders = [URL(fileURLWithPath: "MyApp")]
/// AppResources.current.modules = ["MyApp"]
/// ```
public struct AppResources: Sendable {
  /// The folders, which are searched in this order with their subfolders; empty by default.
  public var folders: [URL] = []
  /// The names of the modules that contain the classes in Interface Builder files; empty by
  /// default. The module in a file comes first.
  public var modules: [String] = []

  /// Creates the default places.
  public init() {}

  /// The places for the program. It may be read and set on any thread.
  public static var current: AppResources {
    get { shared.withLock { $0.resources } }
    set {
      shared.withLock { shared in
        if shared.resources.folders != newValue.folders {
          (shared.files, shared.strings) = (nil, nil)
          AssetFolders.assets.forget()
        }
        shared.resources = newValue
      }
    }
  }

  /// Returns the first file with one of the names, such as `Cell.xib`, in the order of the names.
  ///
  /// The folders are read once. A name may contain a part of the path: `Cells/Cell.xib`.
  /// - Parameter bundle: The bundle whose resource folder is searched last; nil for the main one.
  /// - Complexity: O(*n* log *n*) in the files of the folders for the first call; then O(*m*) for
  ///   *m* files with the same name.
  public static func file(named names: [String], in bundle: Bundle? = nil) -> URL? {
    indexed(names) ?? inBundle(names, (bundle ?? .main).resourceURL)
  }

  private static func inBundle(_ names: [String], _ folder: URL?) -> URL? {
    guard let folder else { return nil }
    return names.lazy.flatMap {
      [folder.appendingPathComponent($0), folder.appendingPathComponent("Base.lproj/\($0)")]
    }
    .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func indexed(_ names: [String]) -> URL? {
    let files = shared.withLock { shared in
      let files = shared.files ?? Self.index(shared.resources.folders)
      shared.files = files
      return files
    }
    for name in names {
      let last = String(name.split(separator: "/").last ?? "")
      let found = (files[last] ?? []).first { last == name || $0.hasSuffix("/\(name)") }
      if let found { return URL(fileURLWithPath: found) }
    }
    return nil
  }

  /// Discards what is known about the content of the folders, after files were added.
  public static func reread() {
    shared.withLock { ($0.files, $0.strings) = (nil, nil) }
    AssetFolders.assets.forget()
  }

  private struct Shared {
    var resources = AppResources()
    /// The paths of files by name, those in `Base.lproj` before those in folders of languages.
    var files: [String: [String]]?
    var strings: StringCatalog?
  }

  /// The strings of the app, which are read once. Problems in the files are logged.
  static var strings: StringCatalog {
    shared.withLock { shared in
      if let known = shared.strings { return known }
      let files = shared.files ?? index(shared.resources.folders)
      var reader = StringCatalogReader(sourceLocale: "en")
      for path in files.values.joined().sorted() where stringSuffixes.contains((path as NSString).pathExtension) {
        reader.add(path: path)
      }
      for problem in reader.problems { UIKitLog.once(problem.description) }
      let strings = reader.catalog()
      (shared.files, shared.strings) = (files, strings)
      return strings
    }
  }

  /// The languages of the strings in the folders, as language tags; empty if there are no strings.
  package static var stringLanguages: [String] {
    let strings = strings
    return strings.keys.isEmpty ? [] : strings.locales
  }

  private static let stringSuffixes: Set<String> = ["strings", "stringsdict", "xcstrings"]

  private static let shared = Locked(Shared())
  /// The maximum number of files.
  private static let limit = 100_000

  private struct Full: Error {}

  private static func index(_ folders: [URL]) -> [String: [String]] {
    var files: [String: [String]] = [:]
    var count = 0
    let walk = FolderWalk { otherCode.contains(($0 as NSString).lastPathComponent) }
    do throws(Full) {
      for folder in folders {
        try walk.forEach(in: folder.path) { found throws(Full) in
          guard case .file(let path) = found else { return }
          count += 1
          if count > limit { throw Full() }
          files[(path as NSString).lastPathComponent, default: []].append(path)
        }
      }
    } catch {
      UIKitLog.once("the folders of the app have more than \(limit) files; the others are not found.")
    }
    return files.mapValues { paths in paths.filter(isBase) + paths.filter { !isBase($0) } }
  }

  private static func isBase(_ path: String) -> Bool { !path.contains(".lproj/") || path.contains("/Base.lproj/") }

  /// Folders of dependencies and of built products.
  private static let otherCode: Set<String> = [
    "Pods", "Carthage", ".build", "SourcePackages", "DerivedData", "node_modules",
  ]
}
