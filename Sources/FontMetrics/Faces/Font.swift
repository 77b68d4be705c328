/// A face at a point size: `UIFont`.
///
/// ```swift
/// let font = try FontCatalog.bundled().systemFont(size: 17)
/// font.ascender     //  16.1865234375
/// font.descender    //  -4.1005859375
/// font.lineHeight   //  20.287109375
/// ```
/// All lengths are in points, with y pointing up from the baseline: `descender` is negative, as in
/// `UIFont`.
public struct Font: Hashable, Sendable {
  /// A single reference, because fonts are passed on with every measurement.
  private let contents: Contents

  /// The face, with the optical size for this point size if it has an `opsz` axis.
  public var face: FontFace { contents.parts.face }

  /// The font size, in points.
  public var pointSize: Double { contents.parts.pointSize }

  /// The identity of a font and its copies, which is unique as long as one of them exists.
  package var identity: ObjectIdentifier { ObjectIdentifier(contents) }

  /// The vertical metrics in design units: the face's own, or those of an alias (`system` has
  /// SF's).
  public var metrics: FaceMetrics { contents.parts.metrics }

  /// The OpenType features that the font turns on or off. They affect widths, never line heights.
  public var features: [FontFeature] { contents.parts.features }

  /// The relation between optical size and point size.
  public var opticalSizing: OpticalSizing { contents.parts.opticalSizing }

  /// The origin of the font's size and weight, which determines how it follows changes of traits.
  package var origin: Origin { contents.parts.origin }

  /// The distance to add after each cluster that has a width, in points; negative values are
  /// tighter. `nil` for a font with the widths of its own face. The system font has SF's
  /// (``AliasWidths``).
  public var tracking: Double? { contents.parts.tracking }

  /// Creates a font from a face and a size.
  /// - Parameters:
  ///   - pointSize: The font size in points, finite and not negative.
  ///   - metrics: Metrics that replace the face's own, as for an alias.
  ///   - features: OpenType features, also for fallback faces of text in this font.
  ///   - opticalSizing: The relation between the `opsz` axis and the size. `.automatic` and `.off`
  ///     keep a value that a variation set.
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
      stopAsUIKit("expected a font size of 0 or more points, got \(pointSize).")
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
    /// The height of lines in addition to the metrics, in points, which follows from the origin.
    var extraLineHeight: Double
    /// The space between lines, in points, which follows from the origin and the metrics. Every
    /// measurement reads it.
    var leading: Double
  }

  private final class Contents: Hashable, Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }

    static func == (a: Contents, b: Contents) -> Bool { a === b || a.parts == b.parts }

    func hash(into hasher: inout Hasher) { hasher.combine(parts) }
  }

  /// Returns the font at another size, which no longer follows the content size category. A system
  /// font still follows Bold Text.
  public func withSize(_ pointSize: Double) -> Font {
    with(pointSize: pointSize, origin: Origin(system: origin.system))
  }

  /// Returns the font with other features instead of its own.
  public func withFeatures(_ features: [FontFeature]) -> Font {
    Font(
      face: face, pointSize: pointSize, metrics: ownMetrics, features: features, opticalSizing: opticalSizing,
      origin: origin)
  }

  /// Returns the font with another relation between optical size and point size.
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

  /// Metrics that are not the face's. The face's own are those of its location, which may move with
  /// the size.
  private var ownMetrics: FaceMetrics? { metrics == face.metrics ? nil : metrics }
}

extension Font {
  /// The top of the line box above the baseline.
  public var ascender: Double { points(metrics.ascender) + contents.parts.extraLineHeight / 2 }

  /// The bottom of the line box, negative below the baseline.
  public var descender: Double { points(metrics.descender) - contents.parts.extraLineHeight / 2 }

  /// `ascender - descender`, without leading, like `UIFont.lineHeight`.
  public var lineHeight: Double { usualLineHeight + contents.parts.extraLineHeight }

  /// The space between lines in addition to ``lineHeight``, in points, like `UIFont.leading`. It
  /// may be negative.
  ///
  /// For the font of a text style, it is the difference to the style's leading: 22 - 20.287 for
  /// body at L, and negative at large sizes, whose leading is smaller than the line height
  /// (measured; 0 by Strut's rule if the leading is unknown). The traits for tight and loose
  /// leading subtract and add 2 points (documented by Apple; it is derived that they change this
  /// value and not the line height); both together cancel out. For any other font, including scaled
  /// fonts, it is the line gap of the face, regardless of traits. Tall lines do not change it
  /// (measured).
  public var leading: Double { contents.parts.leading }

  /// The line height without what ``withTallLines(_:)`` adds.
  var usualLineHeight: Double { points(contents.parts.metrics.lineHeight) }

  /// The height of a flat capital letter, or `nil` if the face does not define it.
  public var capHeight: Double? { metrics.capHeight.map(points) }

  /// The height of a flat lowercase letter, or `nil` if the face does not define it.
  public var xHeight: Double? { metrics.xHeight.map(points) }

  /// The font's own line gap, which system spacing adds between baselines; 0 for the font of a text
  /// style.
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
