import StringCatalogs

/// The selection of files in an app's folder, by their paths relative to the folder.
struct FileChoice {
  private let included: [PathPattern]
  private let includedParts: Set<String>
  private let excluded: [PathPattern]

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - include: Patterns of additional files to include: those in folders of dependencies, and
  ///     cells in YAML and JSON.
  ///   - exclude: Patterns of files to exclude, which take precedence.
  init(include: [String], exclude: [String]) {
    included = include.map(PathPattern.init)
    includedParts = Set(include.flatMap { $0.split(separator: "/").map(String.init) })
    excluded = exclude.map(PathPattern.init)
  }

  /// Folders of dependencies and of built products.
  private static let otherCode: Set<String> = [
    "Pods", "Carthage", ".build", "SourcePackages", "DerivedData", "node_modules",
  ]

  private static func isOtherCode(_ name: Substring) -> Bool {
    otherCode.contains(String(name)) || name.hasSuffix(".framework") || name.hasSuffix(".bundle")
  }

  /// Returns true for a file in a folder of dependencies or of built products.
  func isInOtherCode(_ path: String) -> Bool { path.split(separator: "/").dropLast().contains(where: Self.isOtherCode) }

  /// Returns true for a folder of dependencies that no pattern names, which is skipped.
  func passesOver(folder path: String) -> Bool {
    let name = DocumentPath.name(of: path)
    return Self.isOtherCode(name) && !includedParts.contains(String(name))
  }

  /// Returns true if an Interface Builder file is included.
  func takes(document path: String) -> Bool {
    (!isInOtherCode(path) || included.contains { $0.matches(path) }) && !isLeftOut(path)
  }

  /// Returns true if a file that is only included by a pattern is included.
  func takes(other path: String) -> Bool { included.contains { $0.matches(path) } && !isLeftOut(path) }

  /// Returns true if a pattern excludes a file.
  func isLeftOut(_ path: String) -> Bool { excluded.contains { $0.matches(path) } }
}
