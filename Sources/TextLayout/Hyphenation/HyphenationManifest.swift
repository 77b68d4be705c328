internal import FoundationEssentials

/// The description of a folder with patterns: `manifest.json`.
struct HyphenationManifest: Decodable, Sendable {
  struct Dictionary: Decodable, Hashable, Sendable {
    var name: String
    /// BCP 47 tags in lowercase.
    var languages: [String]
    /// The path relative to the manifest.
    var file: String
    /// The file's SHA-256 sum, if the author of the manifest gave it.
    var sha256: String?
  }

  var dictionaries: [Dictionary]

  init(directory: String) throws(HyphenationError) {
    let path = directory + "/manifest.json"
    guard let data = FileManager.default.contents(atPath: path),
      let manifest = try? JSONDecoder().decode(HyphenationManifest.self, from: data)
    else { throw .malformedManifest(path: path) }
    self = manifest
  }

  /// The patterns for a language: those of its tag, or else of the tag without its last subtag, and
  /// so on (RFC 4647, 3.4).
  func dictionary(for language: String) -> Dictionary? {
    var subtags = language.lowercased().split { $0 == "-" || $0 == "_" }
    while !subtags.isEmpty {
      let tag = subtags.joined(separator: "-")
      if let found = dictionaries.first(where: { $0.languages.contains(tag) }) { return found }
      subtags.removeLast()
    }
    return nil
  }
}
