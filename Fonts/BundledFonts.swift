public import FoundationEssentials

/// A folder of files that Strut brings along, wherever the program has been moved to.
///
/// `Bundle.module` is not used: it stops the program when the binary has moved.
public struct BundledFolder: Hashable, Sendable {
  /// The environment variable that names the folder.
  public let environmentVariable: String
  /// The folder's name in `share/strut` under a prefix.
  let sharedName: String
  /// The target whose resources hold it as `Files`.
  let target: String

  /// A folder that is looked for in these places.
  ///
  /// - Parameters:
  ///   - environmentVariable: Names the folder.
  ///   - sharedName: The folder's name in `share/strut` under a prefix.
  ///   - target: The target whose resources hold it as `Files`.
  public init(environmentVariable: String, sharedName: String, target: String) {
    self.environmentVariable = environmentVariable
    self.sharedName = sharedName
    self.target = target
  }

  /// The folder, which has a `manifest.json`, or every place that was looked at.
  ///
  /// In order: the environment variable; then for each image `share/strut` under its prefix, in which it may stand in a folder of its
  /// architecture (`/usr/lib/x86_64-linux-gnu`), and the resource bundle beside it.
  /// - Parameters:
  ///   - environment: The process's environment, or a test's.
  ///   - images: Paths of the library this code is in and of the executable.
  public func locate(
    environment: [String: String] = ProcessInfo.processInfo.environment, images: [String]
  ) -> Result<String, BundledFolderNotFound> {
    let places = candidates(environment: environment, images: images)
    let found = places.first { FileManager.default.isReadableFile(atPath: $0 + "/manifest.json") }
    return found.map(Result.success) ?? .failure(BundledFolderNotFound(places: places))
  }

  /// The path of the running program, or `nil` where `/proc` is not mounted.
  public static var executablePath: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  private func candidates(environment: [String: String], images: [String]) -> [String] {
    // Whoever names a folder means that folder: a mistake in it is reported, not papered over.
    if let named = environment[environmentVariable], !named.isEmpty { return [named] }
    var places: [String] = []
    for image in images {
      let folder = image.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      places += [
        folder + "/../share/strut/\(sharedName)", folder + "/../../share/strut/\(sharedName)",
        folder + "/share/strut/\(sharedName)",
        folder + "/Strut_\(target).resources/Files",
      ]
    }
    return places.reduce(into: []) { unique, place in if !unique.contains(place) { unique.append(place) } }
  }
}

/// What is bundled is in none of the places it is looked for.
public struct BundledFolderNotFound: Error, Hashable, Sendable {
  /// The folders that were looked at, in order.
  public let places: [String]
}

extension BundledFolder {
  /// Where the bundled fonts are on this machine.
  public static let fonts = BundledFolder(
    environmentVariable: "STRUT_FONTS", sharedName: "fonts", target: "BundledFonts")
}
