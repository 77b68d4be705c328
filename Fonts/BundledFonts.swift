public import FoundationEssentials

/// A folder of Strut's data files, which also works after the program is moved.
///
/// `Bundle.module` is not used, because it stops the program if the binary was moved.
public struct BundledFolder: Hashable, Sendable {
  /// The environment variable with the path of the folder.
  public let environmentVariable: String
  /// The name of the folder in `share/strut` under a prefix.
  let sharedName: String
  /// The target whose resources contain the folder as `Files`.
  let target: String

  /// Creates a folder that is looked up in these places.
  ///
  /// - Parameters:
  ///   - environmentVariable: The environment variable with the path of the folder.
  ///   - sharedName: The name of the folder in `share/strut` under a prefix.
  ///   - target: The target whose resources contain the folder as `Files`.
  public init(environmentVariable: String, sharedName: String, target: String) {
    self.environmentVariable = environmentVariable
    self.sharedName = sharedName
    self.target = target
  }

  /// Returns the folder, which has a `manifest.json`, or throws an error with all places.
  ///
  /// The places are, in this order: the environment variable; then for each image `share/strut`
  /// under its prefix, in which the image may be in a folder for its architecture
  /// (`/usr/lib/x86_64-linux-gnu`), and the resource bundle next to the image.
  /// - Parameters:
  ///   - environment: The environment of the process, or of a test.
  ///   - images: The paths of the library with this code, and of the executable.
  public func locate(
    environment: [String: String] = ProcessInfo.processInfo.environment, images: [String]
  ) -> Result<String, BundledFolderNotFound> {
    let places = candidates(environment: environment, images: images)
    let found = places.first { FileManager.default.isReadableFile(atPath: $0 + "/manifest.json") }
    return found.map(Result.success) ?? .failure(BundledFolderNotFound(places: places))
  }

  /// Returns the path of the running program, or `nil` if `/proc` is not mounted.
  public static var executablePath: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  private func candidates(environment: [String: String], images: [String]) -> [String] {
    // If the variable is set, the folder must exist: a mistake is reported, and no other place is
    // tried.
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

/// The error for data files that are in none of their places.
public struct BundledFolderNotFound: Error, Hashable, Sendable {
  /// The folders that were searched, in order.
  public let places: [String]
}

extension BundledFolder {
  /// The location of the bundled fonts on this machine.
  public static let fonts = BundledFolder(
    environmentVariable: "STRUT_FONTS", sharedName: "fonts", target: "BundledFonts")
}
