public import FoundationEssentials

/// Where the bundled fonts are on this machine.
///
/// `Bundle.module` is not used: it stops the program when the binary has moved.
public enum BundledFonts {
  /// The environment variable that names the folder.
  public static let environmentVariable = "STRUT_FONTS"

  /// The folder with the fonts and their `manifest.json`, or every place that was looked at.
  ///
  /// In order: `STRUT_FONTS`; `share/strut/fonts` under the prefix of the executable or of the library this code is in;
  /// the resource bundle beside either.
  /// - Parameters:
  ///   - environment: The process's environment, or a test's.
  ///   - images: Paths of the executable and the library.
  public static func locate(
    environment: [String: String] = ProcessInfo.processInfo.environment, images: [String]
  ) -> Result<String, BundledFontsNotFound> {
    let places = candidates(environment: environment, images: images)
    let found = places.first { FileManager.default.isReadableFile(atPath: $0 + "/manifest.json") }
    return found.map(Result.success) ?? .failure(BundledFontsNotFound(places: places))
  }

  /// The path of the running program, or `nil` where `/proc` is not mounted.
  public static var executablePath: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  private static func candidates(environment: [String: String], images: [String]) -> [String] {
    // Whoever names a folder means that folder: a mistake in it is reported, not papered over.
    if let named = environment[environmentVariable], !named.isEmpty { return [named] }
    var places: [String] = []
    for image in images {
      let folder = image.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      places += [
        folder + "/../share/strut/fonts", folder + "/share/strut/fonts",
        folder + "/Strut_BundledFonts.resources/Files",
      ]
    }
    return places.reduce(into: []) { unique, place in if !unique.contains(place) { unique.append(place) } }
  }
}

/// The bundled fonts are in none of the places they are looked for.
public struct BundledFontsNotFound: Error, Hashable, Sendable {
  /// The folders that were looked at, in order.
  public let places: [String]
}
