internal import FoundationEssentials
internal import JSONText

/// `manifest.json`: the bundled fonts, their names and their aliases.
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
    /// The width in percent of the normal width.
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
    /// The file of the alias's widths, next to the manifest.
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

  /// Returns the alias of a lowercase name.
  func alias(_ name: String) -> Alias? { aliases.first { $0.name.lowercased() == name } }

  /// Returns the other names of a family: aliases without metrics of another font.
  func otherNames(of family: String) -> [String] {
    aliases.filter { $0.metrics == nil && $0.family == family }.map(\.name)
  }

  /// Reads the manifest of a font folder.
  init(directory: String) throws(FontError) {
    let path = directory + "/manifest.json"
    guard !directory.isEmpty, let data = FileManager.default.contents(atPath: path) else {
      throw FontError(
        .bundledFontsMissing, of: directory,
        "\"\(directory)\" is not a folder of Strut's fonts: \(path) cannot be read. Specify the folder share/strut/fonts of "
          + "the Strut installation, or none.")
    }
    guard let tree = JSONTree(manifest: data), let manifest = FontManifest(tree) else {
      throw FontError(
        .bundledFontsMissing, of: path, "\"\(path)\" is not a manifest for Strut's fonts. Reinstall Strut's fonts.")
    }
    self = manifest
    guard schema == 1 else {
      throw FontError(
        .bundledFontsMissing, of: path,
        "\"\(path)\" has schema \(schema); expected 1. Use the fonts of this version of Strut.")
    }
  }
}
