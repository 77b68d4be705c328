/// A face in the catalog, with the names and properties for matching. Its file is not open.
public struct CatalogFace: Hashable, Sendable {
  /// The source of the face.
  public internal(set) var source: FontSource
  /// The path of the file, or the name that its bytes were given.
  public internal(set) var path: String
  /// The index of the face in its file.
  public internal(set) var faceIndex: Int
  /// The typographic family (name ID 16), or else the family (1).
  public internal(set) var family: String
  /// The full name (4); for a named instance, the family and the instance's name.
  public internal(set) var fullName: String?
  /// The PostScript name (6); for a named instance, its own or the derived one.
  public internal(set) var postScriptName: String?
  /// The available weights: one, or the range of the `wght` axis.
  public internal(set) var weights: ClosedRange<FontWeight>
  /// The available widths: one, or the range of the `wdth` axis.
  public internal(set) var widths: ClosedRange<FontWidth>
  /// The available slants: that of the face, and those of the `ital` and `slnt` axes.
  public internal(set) var slants: Set<FontSlant>
  /// A Boolean value that indicates whether all advances are equal, according to `post` or
  /// fontconfig; `nil` if unknown.
  public internal(set) var isMonospaced: Bool?
  /// True if the face has color glyphs; `nil` if that is not known yet.
  public internal(set) var isColor: Bool?
  /// The tags of the axes, in the order of the file. For an installed face only `wght` and `wdth`,
  /// which fontconfig reports.
  public internal(set) var axes: [String] = []

  init(
    source: FontSource, path: String, faceIndex: Int, family: String, fullName: String? = nil,
    postScriptName: String? = nil, weights: ClosedRange<FontWeight>, widths: ClosedRange<FontWidth>,
    slants: Set<FontSlant>
  ) {
    self.source = source
    self.path = path
    self.faceIndex = faceIndex
    self.family = family
    self.fullName = fullName
    self.postScriptName = postScriptName
    self.weights = weights
    self.widths = widths
    self.slants = slants
  }

  /// The name for display: the full name, or else the PostScript name or the family.
  public var displayName: String { fullName ?? postScriptName ?? family }
}

extension CatalogFace {
  /// The style as text, such as "400 100 % upright" or "100–900 75–100 % upright, italic".
  public var style: String {
    let weight = Self.words(weights.lowerBound.rawValue.description, weights.upperBound.rawValue.description)
    let width = Self.words(widths.lowerBound.description, widths.upperBound.description)
    return "\(weight) \(width) % \(FontSlant.allCases.filter(slants.contains).map(\.rawValue).joined(separator: ", "))"
  }

  private static func words(_ low: String, _ high: String) -> String { low == high ? low : "\(low)–\(high)" }
}
