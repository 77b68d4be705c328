/// What a name or descriptor came to, and why.
public struct FontMatch: Hashable, Sendable {
  /// The name that was asked for.
  public let requested: String

  /// The face that answers to it.
  public let face: FontFace

  /// Metrics that an alias carries in the place of the face's own; `nil` for every other match.
  public let metrics: FaceMetrics?

  /// The rule by which it was found.
  public let rule: Rule

  /// Where it came from.
  public let source: FontSource

  /// What a reader should know: for an alias, which face stands in and what differs; then what of the style is not there.
  public let note: String?

  /// The parts of the request that the font lacks; nothing is synthesized.
  public let unfulfilled: [FontShortfall]

  /// The traits that were asked for and that the face does not have: those for which UIKit's `withSymbolicTraits` is `nil`.
  public let unfulfilledTraits: FontTraits

  /// Where it was looked for, what there was, and why this won.
  public let explanation: FontMatchExplanation

  /// The features that a font of this match always has on or off.
  public var features: [FontFeature] { explanation.request.features }

  /// How the optical size of a font of this match follows its point size.
  public var opticalSizing: OpticalSizing { explanation.request.opticalSizing }

  /// Whether the face has all that was asked of its style.
  public var fulfills: Bool { unfulfilled.isEmpty }

  /// How a font was found, in the order tried. Open: later versions may have more rules.
  public struct Rule: RawRepresentable, Hashable, Sendable {
    /// The name that JSON output carries.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name is a file's path.
    public static let path = Rule(rawValue: "path")
    /// The name is an alias that the bundled fonts' manifest declares.
    public static let alias = Rule(rawValue: "alias")
    /// The name is a bundled font's family, full or PostScript name.
    public static let bundled = Rule(rawValue: "bundled")
    /// The name is a registered font's family, full or PostScript name.
    public static let registered = Rule(rawValue: "registered")
    /// The name is an installed font's, as fontconfig knows it.
    public static let installed = Rule(rawValue: "installed")
    /// The name is, by fontconfig's configuration, the metric or family alias of an installed font.
    public static let installedAlias = Rule(rawValue: "installedAlias")
    /// No name: it has the characters that another font lacks.
    public static let fallback = Rule(rawValue: "fallback")
  }

  /// A sentence that says which family stands in for the one named, or `nil` when none does. A generic name (`system`,
  /// `monospaced`) promises no family.
  public var substitution: String? {
    guard rule == .alias || rule == .installedAlias else { return nil }
    let name = requested.lowercased()
    if ["system", "monospaced"].contains(where: { name == $0 || name.hasPrefix($0 + "-") }) { return nil }
    return "\"\(requested)\" is \"\(face.names.family ?? face.path)\" here."
  }

  /// The same match elsewhere in the face's design space.
  public func instance(at values: [String: Double]) throws(FontError) -> FontMatch {
    FontMatch(self, face: try face.instance(at: values))
  }

  /// The matched face at a size.
  ///
  /// - Parameter era: The release whose widths it has, where its name is an alias that carries some.
  public func font(size: Double, era: Era = .standard) -> Font {
    Font(
      face: face.withAliasWidths(of: era), pointSize: size, metrics: metrics, features: features,
      opticalSizing: opticalSizing)
  }
}

extension FontMatch {
  /// A face that was found, with what of a wish it does not have.
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

  /// The same match under another name.
  func requested(as name: String) -> FontMatch { FontMatch(self, requested: name) }
}

extension FontTraits {
  /// The traits that a face has or has not; the others are a text style's.
  package static let ofFaces: FontTraits = [.italic, .bold, .expanded, .condensed, .monospaced]

  /// The traits that a face has: bold from 600 on, italic when it leans either way, condensed and expanded on the sides of
  /// the normal width. The limits are Strut's rule; they are between what the names of UIKit's weights mean.
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
