/// The baselines of the `BASE` table by script, as distances from the font's origin, in design
/// units.
public struct Baselines: Hashable, Sendable {
  /// The baselines in horizontal text by OpenType script tag, with y pointing up.
  public var horizontal: [String: ScriptBaselines]
  /// The baselines in vertical text by OpenType script tag, with x pointing right.
  public var vertical: [String: ScriptBaselines]

  /// Known baselines.
  package init(horizontal: [String: ScriptBaselines] = [:], vertical: [String: ScriptBaselines] = [:]) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// A Boolean value that indicates whether the table has no scripts.
  package var isEmpty: Bool { horizontal.isEmpty && vertical.isEmpty }
}

/// The baselines of a script along one axis.
public struct ScriptBaselines: Hashable, Sendable {
  /// The tag of the script's default baseline, or `nil` if the table has none.
  public var defaultBaseline: String?
  /// The coordinates by baseline tag (`romn` for alphabetic, `ideo` and `idtp` for the bottom and
  /// top of the em box, `icfb` and `icft` for the edges of ideographs, `hang`, `math`), in design
  /// units.
  public var coordinates: [String: Double]
  /// The extents of the script's glyphs, or `nil` if the table has none.
  public var extents: BaselineExtents?
  /// The extents of glyphs by OpenType language tag, without trailing spaces.
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

/// The extents of glyphs along one axis, in design units, from `BASE`.
///
/// They are those of the default location, because HarfBuzz reports variations only of baselines.
/// Extents for single features are omitted.
public struct BaselineExtents: Hashable, Sendable {
  /// The minimum coordinate, or `nil` if unspecified.
  public var minimum: Double?
  /// The maximum coordinate, or `nil` if unspecified.
  public var maximum: Double?

  /// Known extents.
  package init(minimum: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}
