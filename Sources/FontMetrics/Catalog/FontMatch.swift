/// The result of matching a name or descriptor, with its explanation.
public struct FontMatch: Hashable, Sendable {
  /// The requested name.
  public let requested: String

  /// The matching face.
  public let face: FontFace

  /// The metrics that an alias uses instead of the face's own, or `nil` for every other match.
  public let metrics: FaceMetrics?

  /// The rule of the match.
  public let rule: Rule

  /// The source of the face.
  public let source: FontSource

  /// A note for the user: for an alias, the substitute face and the differences; then the missing
  /// parts of the style.
  public let note: String?

  /// The parts of the request that the font lacks; nothing is synthesized.
  public let unfulfilled: [FontShortfall]

  /// The requested traits that the face lacks. UIKit's `withSymbolicTraits` returns `nil` for them.
  public let unfulfilledTraits: FontTraits

  /// An explanation of the search and its result.
  public let explanation: FontMatchExplanation

  /// The features that a font of this match turns on or off.
  public var features: [FontFeature] { explanation.request.features }

  /// The relation between optical size and point size in a font of this match.
  public var opticalSizing: OpticalSizing { explanation.request.opticalSizing }

  /// A Boolean value that indicates whether the face has the entire requested style.
  public var fulfills: Bool { unfulfilled.isEmpty }

  /// The rule of a match, in the order of the search. Later versions may add rules.
  public struct Rule: RawRepresentable, Hashable, Sendable {
    /// The name in JSON.
    public let rawValue: String

    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name is the path of a file.
    public static let path = Rule(rawValue: "path")
    /// The name is an alias in the manifest of the bundled fonts.
    public static let alias = Rule(rawValue: "alias")
    /// The name is the family, full name or PostScript name of a bundled font.
    public static let bundled = Rule(rawValue: "bundled")
    /// The name is the family, full name or PostScript name of a registered font.
    public static let registered = Rule(rawValue: "registered")
    /// The name is that of an installed font, according to fontconfig.
    public static let installed = Rule(rawValue: "installed")
    /// The name is a metric or family alias of an installed font, according to fontconfig's
    /// configuration.
    public static let installedAlias = Rule(rawValue: "installedAlias")
    /// A font without a matching name that has the characters that another font lacks.
    public static let fallback = Rule(rawValue: "fallback")
  }

  /// A sentence about the substitute family, or `nil` if there is none. For a generic name
  /// (`system`, `monospaced`), no family is substituted.
  public var substitution: String? {
    guard rule == .alias || rule == .installedAlias else { return nil }
    let name = requested.lowercased()
    if ["system", "monospaced"].contains(where: { name == $0 || name.hasPrefix($0 + "-") }) { return nil }
    return "\"\(requested)\" is \"\(face.names.family ?? face.path)\" here."
  }

  /// Returns the match at another location in the face's design space.
  public func instance(at values: [String: Double]) throws(FontError) -> FontMatch {
    FontMatch(self, face: try face.instance(at: values))
  }

  /// Returns the font of the face at a size.
  ///
  /// - Parameter era: The release whose widths apply, if the name is an alias with widths.
  public func font(size: Double, era: Era = .standard) -> Font {
    Font(
      face: face.withAliasWidths(of: era), pointSize: size, metrics: metrics, features: features,
      opticalSizing: opticalSizing)
  }
}

extension FontMatch {
  /// Creates the match of a face, with the properties of the request that it lacks.
  init(
    face: FontFace, metrics: FaceMetrics?, rule: Rule, note: String?, wish: StyleWish, width: FontWidth,
    explanation: FontMatchExplanation
  ) {
    let request = explanation.request
    requested = request.name ?? request.family ?? FontCatalog.systemName
    self.face = face
    self.metrics = metrics
    self.rule = rule
    source = explanation.winner?.source ?? .file
    unfulfilled = FontShortfall.list(face, width: width, wish)
    unfulfilledTraits = request.traits.intersection(.ofFaces).subtracting(FontTraits(face, width: width))
    let sentences = ([note].compactMap { $0 } + unfulfilled.map(\.message)).joined(separator: " ")
    self.note = sentences.isEmpty ? nil : sentences
    self.explanation = explanation
  }

  private init(_ match: FontMatch, face: FontFace? = nil, requested: String? = nil) {
    self.requested = requested ?? match.requested
    self.face = face ?? match.face
    metrics = match.metrics
    rule = match.rule
    source = match.source
    note = match.note
    unfulfilled = match.unfulfilled
    unfulfilledTraits = match.unfulfilledTraits
    explanation = match.explanation
  }

  /// Returns the match with another requested name.
  func requested(as name: String) -> FontMatch { FontMatch(self, requested: name) }
}

extension FontTraits {
  /// The traits of faces. The others apply to text styles.
  package static let ofFaces: FontTraits = [.italic, .bold, .expanded, .condensed, .monospaced]

  /// The traits of a face: bold from 600, italic for any slant, and condensed or expanded for
  /// widths other than normal. The thresholds are Strut's rule, between the meanings of UIKit's
  /// weight names.
  public init(_ face: FontFace) { self.init(face, width: face.width) }

  init(_ face: FontFace, width: FontWidth) {
    self = []
    if face.weight >= .semibold { insert(.bold) }
    if face.slant != .upright { insert(.italic) }
    if width < .normal { insert(.condensed) }
    if width > .normal { insert(.expanded) }
    if face.isFixedPitch { insert(.monospaced) }
  }
}
