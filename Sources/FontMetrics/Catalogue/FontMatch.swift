/// What a name came to, and why.
public struct FontMatch: Hashable, Sendable {
  /// The name that was asked for.
  public let requested: String

  /// The face that answers to it.
  public let face: FontFace

  /// Metrics that an alias carries in the place of the face's own; `nil` for every other match.
  public let metrics: FaceMetrics?

  /// The rule by which it was found.
  public let rule: Rule

  /// What a reader should know: for an alias, which face stands in and what differs.
  public let note: String?

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
    FontMatch(requested: requested, face: try face.instance(at: values), metrics: metrics, rule: rule, note: note)
  }

  /// The same match, with a note where its face is not of the weight asked for.
  func noting(_ weight: FontWeight) -> FontMatch {
    guard face.weight != weight else { return self }
    let remark = "The nearest weight to \(weight) that it has is \(face.weight)."
    return FontMatch(
      requested: requested, face: face, metrics: metrics, rule: rule,
      note: note.map { $0 + " " + remark } ?? remark)
  }

  /// The matched face at a size.
  public func font(size: Double) -> Font { Font(face: face, pointSize: size, metrics: metrics) }
}
