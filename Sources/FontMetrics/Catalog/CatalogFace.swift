/// A face that the catalog knows, by the names and properties it is chosen by. No file is open for it.
public struct CatalogFace: Hashable, Sendable {
  /// Where it comes from.
  public internal(set) var source: FontSource
  /// The file, or the name its bytes were given.
  public internal(set) var path: String
  /// Which face of its file it is, from 0.
  public internal(set) var faceIndex: Int
  /// The typographic family (name ID 16) where it has one, else the family (1).
  public internal(set) var family: String
  /// The full name (4), or of a named instance the family and the instance's name.
  public internal(set) var fullName: String?
  /// The PostScript name (6), or of a named instance its own, else the one made of prefix and name.
  public internal(set) var postScriptName: String?
  /// The weights it can be set to: one, or the range of its `wght` axis.
  public internal(set) var weights: ClosedRange<FontWeight>
  /// The widths it can be set to: one, or the range of its `wdth` axis.
  public internal(set) var widths: ClosedRange<FontWidth>
  /// The slants it can be set to: its own, and those of its `ital` and `slnt` axes.
  public internal(set) var slants: Set<FontSlant>
  /// Whether every advance is alike, as `post` or fontconfig says; `nil` where nobody has looked.
  public internal(set) var isMonospaced: Bool?
  /// True if the face has color glyphs; `nil` if that is not known yet.
  public internal(set) var isColor: Bool?
  /// The tags of its axes, in the file's order. Of an installed face only `wght` and `wdth`, which are all that
  /// fontconfig tells.
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

  /// What a person calls it: the full name, else the PostScript name, else the family.
  public var displayName: String { fullName ?? postScriptName ?? family }
}

extension CatalogFace {
  /// The style in words: "400 100 % upright", "100–900 75–100 % upright, italic".
  public var style: String {
    let weight = Self.words(weights.lowerBound.rawValue.description, weights.upperBound.rawValue.description)
    let width = Self.words(widths.lowerBound.description, widths.upperBound.description)
    return "\(weight) \(width) % \(FontSlant.allCases.filter(slants.contains).map(\.rawValue).joined(separator: ", "))"
  }

  private static func words(_ low: String, _ high: String) -> String { low == high ? low : "\(low)–\(high)" }
}
