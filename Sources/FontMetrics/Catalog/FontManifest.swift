internal import FoundationEssentials
internal import JSONText

/// `manifest.json`: which fonts are bundled, what they are called, and which stand in for which.
struct FontManifest: Sendable {
  var schema: Int
  var families: [Family]
  var aliases: [Alias]
  var fallback: [Fallback]

  struct Family: Sendable {
    var family: String
    var version: String
    var origin: String
    var license: String
    var files: [File]
  }

  struct File: Sendable {
    var path: String
    var sha256: String
    var faces: [Face]
  }

  struct Face: Sendable {
    var faceIndex: Int
    var fullName: String
    var postScriptName: String
    var subfamily: String
    var weight: Int
    /// Percent of the normal width.
    var width: Double
    var italic: Bool
    var axes: [Axis]?
  }

  struct Axis: Sendable {
    var tag: String
    var minimum: Double
    var maximum: Double
  }

  struct Alias: Sendable {
    var name: String
    var family: String
    var note: String
    var metrics: Metrics?
    /// The file of the widths that the alias carries, beside the manifest.
    var widths: String?
  }

  struct Metrics: Sendable {
    var unitsPerEm: Int
    var ascender: Double
    var descender: Double
    var lineGap: Double
    var capHeight: Double?
    var xHeight: Double?
    var source: String
  }

  struct Fallback: Sendable {
    var scripts: [String]
    var family: String
  }

  /// The alias of a name in small letters.
  func alias(_ name: String) -> Alias? { aliases.first { $0.name.lowercased() == name } }

  /// The names under which a family is known besides its own: aliases that carry no metrics of another font.
  func otherNames(of family: String) -> [String] {
    aliases.filter { $0.metrics == nil && $0.family == family }.map(\.name)
  }

  /// Reads the manifest of a folder of fonts.
  init(directory: String) throws(FontError) {
    let path = directory + "/manifest.json"
    guard !directory.isEmpty, let data = FileManager.default.contents(atPath: path) else {
      throw FontError(
        .bundledFontsMissing, of: directory,
        "\"\(directory)\" is no folder of Strut's fonts: there is no \(path) to be read. Name the folder share/strut/fonts of "
          + "where Strut is installed, or none.")
    }
    guard let tree = JSONTree(manifest: data), let manifest = FontManifest(tree) else {
      throw FontError(
        .bundledFontsMissing, of: path, "\"\(path)\" is no manifest of Strut's fonts; install Strut's fonts again.")
    }
    self = manifest
    guard schema == 1 else {
      throw FontError(
        .bundledFontsMissing, of: path,
        "\"\(path)\" has schema \(schema), and this Strut reads 1; use the fonts it came with.")
    }
  }
}
