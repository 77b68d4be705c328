import StringCatalogs

/// The choice of files in an app's folder, by their paths from the folder on.
struct FileChoice {
  private let included: [PathPattern]
  private let includedParts: Set<String>
  private let excluded: [PathPattern]
  private let settings: NibSettings

  /// A choice.
  ///
  /// - Parameters:
  ///   - include: Patterns of files that are taken in addition: those in folders of others' code, and cells in YAML and JSON.
  ///   - exclude: Patterns of files that are not taken, whatever else says so.
  init(include: [String], exclude: [String], settings: NibSettings) {
    included = include.map(PathPattern.init)
    includedParts = Set(include.flatMap { $0.split(separator: "/").map(String.init) })
    excluded = exclude.map(PathPattern.init)
    self.settings = settings
  }

  /// Folders of dependencies and of built products.
  private static let otherCode: Set<String> = [
    "Pods", "Carthage", ".build", "SourcePackages", "DerivedData", "node_modules",
  ]

  private static func isOtherCode(_ name: Substring) -> Bool {
    otherCode.contains(String(name)) || name.hasSuffix(".framework") || name.hasSuffix(".bundle")
  }

  /// True for a file in a folder of dependencies or of built products.
  func isInOtherCode(_ path: String) -> Bool { path.split(separator: "/").dropLast().contains(where: Self.isOtherCode) }

  /// True for a folder of dependencies that no pattern names: it is left out.
  func passesOver(folder path: String) -> Bool {
    let name = DocumentPath.name(of: path)
    return Self.isOtherCode(name) && !includedParts.contains(String(name))
  }

  /// Whether an Interface Builder file is taken.
  func takes(document path: String) -> Bool {
    (!isInOtherCode(path) || included.contains { $0.matches(path) }) && !isLeftOut(path)
  }

  /// Whether a file is taken that is so only where a pattern asks for it.
  func takes(other path: String) -> Bool { included.contains { $0.matches(path) } && !isLeftOut(path) }

  /// Whether a pattern or the settings leave a file out.
  func isLeftOut(_ path: String) -> Bool {
    excluded.contains { $0.matches(path) } || settings.ignores(file: path)
  }
}
