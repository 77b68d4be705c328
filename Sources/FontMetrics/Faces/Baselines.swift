/// The baselines of the `BASE` table, by script: where each lies from the font's own origin, in design units.
public struct Baselines: Hashable, Sendable {
  /// In horizontal text, y up, by OpenType script tag.
  public var horizontal: [String: ScriptBaselines]
  /// In vertical text, x to the right, by OpenType script tag.
  public var vertical: [String: ScriptBaselines]

  /// Known baselines.
  package init(horizontal: [String: ScriptBaselines] = [:], vertical: [String: ScriptBaselines] = [:]) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Whether the table names no script.
  package var isEmpty: Bool { horizontal.isEmpty && vertical.isEmpty }
}

/// The baselines of one script along one axis.
public struct ScriptBaselines: Hashable, Sendable {
  /// The tag of the baseline that the script's own letters stand on, or `nil` when the table names none.
  public var defaultBaseline: String?
  /// By baseline tag (`romn` alphabetic, `ideo` the em box's bottom, `idtp` its top, `icfb` and `icft` the edges of the ideographs'
  /// faces, `hang`, `math`), in design units.
  public var coordinates: [String: Double]
  /// How far the script's glyphs reach, or `nil` when the table does not say.
  public var extents: BaselineExtents?
  /// By OpenType language tag, without the blanks at its end: how far the glyphs of single languages reach.
  public var languageExtents: [String: BaselineExtents]

  /// Known baselines.
  package init(
    defaultBaseline: String? = nil, coordinates: [String: Double] = [:], extents: BaselineExtents? = nil,
    languageExtents: [String: BaselineExtents] = [:]
  ) {
    self.defaultBaseline = defaultBaseline
    self.coordinates = coordinates
    self.extents = extents
    self.languageExtents = languageExtents
  }
}

/// How far glyphs reach along one axis, in design units, as `BASE` has it.
///
/// Of the default location: HarfBuzz tells the variation of baselines, not of extents. Those of single features are left out.
public struct BaselineExtents: Hashable, Sendable {
  /// The least coordinate, or `nil` when the table leaves it open.
  public var minimum: Double?
  /// The greatest coordinate, or `nil` when the table leaves it open.
  public var maximum: Double?

  /// Known extents.
  package init(minimum: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}
