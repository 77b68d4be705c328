/// A face at a point size: `UIFont`.
///
/// ```swift
/// let font = try FontCatalog.bundled().systemFont(size: 17)
/// font.ascender     //  16.1865234375
/// font.descender    //  -4.1005859375
/// font.lineHeight   //  20.287109375
/// ```
/// All measures are in points, y up from the baseline: `descender` is negative, as in `UIFont`.
public struct Font: Hashable, Sendable {
  /// One reference, for fonts are handed on with every text that is measured.
  private let contents: Contents

  /// The face, with the optical size that goes with this point size where the face has an `opsz` axis.
  public var face: FontFace { contents.parts.face }

  /// The em, in points.
  public var pointSize: Double { contents.parts.pointSize }

  /// The same for a font and its copies, and for no other as long as one of them lives.
  package var identity: ObjectIdentifier { ObjectIdentifier(contents) }

  /// The vertical metrics in design units: the face's own, or those that an alias carries (`system` has SF's).
  public var metrics: FaceMetrics { contents.parts.metrics }

  /// OpenType features that text in this font always has on or off. They change widths, never a line's height.
  public var features: [FontFeature] { contents.parts.features }

  /// How the optical size of the face follows the point size.
  public var opticalSizing: OpticalSizing { contents.parts.opticalSizing }

  /// How the font came by its size and weight, which decides what it follows when the surroundings change.
  package var origin: Origin { contents.parts.origin }

  /// What is added after each cluster that has a width, in points, negative for tighter; `nil` for a font with the widths of its own
  /// face. The system font has SF's (``AliasWidths``).
  public var tracking: Double? { contents.parts.tracking }

  /// A face at a size.
  /// - Parameters:
  ///   - pointSize: The em in points. Finite, 0 or more.
  ///   - metrics: Metrics in the place of the face's own, as an alias declares them.
  ///   - features: OpenType features, for every face that text in this font comes to be set in.
  ///   - opticalSizing: How an `opsz` axis follows the size. What a variation pinned stays with `.automatic` and `.off`.
  public init(
    face: FontFace, pointSize: Double, metrics: FaceMetrics? = nil, features: [FontFeature] = [],
    opticalSizing: OpticalSizing = .automatic
  ) {
    self.init(
      face: face, pointSize: pointSize, metrics: metrics, features: features, opticalSizing: opticalSizing,
      origin: .plain)
  }

  init(
    face: FontFace, pointSize: Double, metrics: FaceMetrics?, features: [FontFeature], opticalSizing: OpticalSizing,
    origin: Origin
  ) {
    guard pointSize.isFinite, pointSize >= 0 else {
      stopAsUIKit("a font has a size of 0 or more points, not of \(pointSize).")
    }
    let face = face.sized(for: pointSize, opticalSizing)
    let metrics = metrics ?? face.metrics
    let em = (size: pointSize, units: Double(metrics.unitsPerEm))
    contents = Contents(
      Parts(
        face: face, pointSize: pointSize, tracking: face.aliasWidths?.tracking(pointSize: pointSize), metrics: metrics,
        features: features, opticalSizing: opticalSizing, origin: origin, extraLineHeight: origin.extraLineHeight,
        leading: origin.leading(
          lineHeight: metrics.lineHeight * em.size / em.units, lineGap: metrics.lineGap * em.size / em.units)))
  }

  private struct Parts: Hashable, Sendable {
    var face: FontFace
    var pointSize: Double
    var tracking: Double?
    var metrics: FaceMetrics
    var features: [FontFeature]
    var opticalSizing: OpticalSizing
    var origin: Origin
    /// What lines have beyond the metrics, in points; it follows from the origin.
    var extraLineHeight: Double
    /// What lies between lines, in points; it follows from the origin and the metrics, and is asked for with every text.
    var leading: Double
  }

  private final class Contents: Hashable, Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }

    static func == (a: Contents, b: Contents) -> Bool { a === b || a.parts == b.parts }

    func hash(into hasher: inout Hasher) { hasher.combine(parts) }
  }

  /// The same font at another size, no longer following the content size category. A system font still follows bold text.
  public func withSize(_ pointSize: Double) -> Font {
    with(pointSize: pointSize, origin: Origin(system: origin.system))
  }

  /// The same font with other features in the place of its own.
  public func withFeatures(_ features: [FontFeature]) -> Font {
    Font(
      face: face, pointSize: pointSize, metrics: ownMetrics, features: features, opticalSizing: opticalSizing,
      origin: origin)
  }

  /// The same font with its optical size following in another way.
  public func withOpticalSizing(_ opticalSizing: OpticalSizing) -> Font {
    Font(
      face: face, pointSize: pointSize, metrics: ownMetrics, features: features, opticalSizing: opticalSizing,
      origin: origin)
  }

  func with(pointSize: Double, origin: Origin) -> Font {
    Font(
      face: face, pointSize: pointSize, metrics: ownMetrics, features: features, opticalSizing: opticalSizing,
      origin: origin)
  }

  func with(face: FontFace) -> Font {
    Font(
      face: face, pointSize: pointSize, metrics: ownMetrics, features: features, opticalSizing: opticalSizing,
      origin: origin)
  }

  /// Metrics that are not the face's. The face's own are those of its location, which may move with the size.
  private var ownMetrics: FaceMetrics? { metrics == face.metrics ? nil : metrics }
}

extension Font {
  /// Top of the line box above the baseline.
  public var ascender: Double { points(metrics.ascender) + contents.parts.extraLineHeight / 2 }

  /// Bottom of the line box; negative below the baseline.
  public var descender: Double { points(metrics.descender) - contents.parts.extraLineHeight / 2 }

  /// `ascender - descender`, without leading, as `UIFont.lineHeight`.
  public var lineHeight: Double { usualLineHeight + contents.parts.extraLineHeight }

  /// The space between lines beyond ``lineHeight``, in points: `UIFont.leading`. It may be negative.
  ///
  /// For a text style's own font it is what is missing to the style's leading: 22 - 20.287 for body at L, and negative
  /// at large sizes, where the leading is less than the line height (measured; Strut's rule where the leading is not known is 0). The
  /// traits for tight and loose leading take 2 points off and put 2 points on (documented by Apple; that they change this number and not
  /// the line height is derived); the two together change nothing. Any other font, scaled ones too, has the line gap of its face, whatever
  /// its traits. Tall lines do not change it (measured).
  public var leading: Double { contents.parts.leading }

  /// The line height without what ``withTallLines(_:)`` adds.
  var usualLineHeight: Double { points(contents.parts.metrics.lineHeight) }

  /// Height of a flat capital, or `nil` where the face does not say.
  public var capHeight: Double? { metrics.capHeight.map(points) }

  /// Height of a flat small letter, or `nil` where the face does not say.
  public var xHeight: Double? { metrics.xHeight.map(points) }

  /// The line gap that the font has of its own, which system spacing adds between baselines; 0 for a text style's font.
  ///
  /// Strut's rule (no phone was measured).
  public var lineGap: Double {
    if case .preferred = origin.following { return 0 }
    return points(metrics.lineGap)
  }

  private func points(_ designUnits: Double) -> Double {
    designUnits * contents.parts.pointSize / Double(contents.parts.metrics.unitsPerEm)
  }
}
