/// A face at a point size: `UIFont`.
///
/// ```swift
/// let font = try FontCatalogue.bundled().systemFont(size: 17)
/// font.ascender     //  16.1865234375
/// font.descender    //  -4.1005859375
/// font.lineHeight   //  20.287109375
/// ```
/// All measures are in points, y up from the baseline: `descender` is negative, as in `UIFont`.
public struct Font: Hashable, Sendable {
  /// The face, with the optical size that goes with this point size where the face has an `opsz` axis.
  public let face: FontFace

  /// The em, in points.
  public let pointSize: Double

  /// The vertical metrics in design units: the face's own, or those that an alias carries (`system` has SF's).
  public let metrics: FaceMetrics

  /// How the font came by its size, which decides whether it follows a change of the content size category.
  public let origin: Origin

  /// How a font came by its size.
  public enum Origin: Hashable, Sendable {
    /// As asked for: the size stays when the category changes.
    case plain
    /// A text style's own font: `UIFont.preferredFont(forTextStyle:)`.
    case preferred(TextStyle, ContentSizeCategory)
    /// Another font scaled by a text style's metrics: `UIFontMetrics.scaledFont(for:)`.
    case scaled(TextStyle, basePointSize: Double, maximumPointSize: Double?, ContentSizeCategory)
  }

  /// A face at a size.
  /// - Parameters:
  ///   - pointSize: The em in points. Finite, 0 or more.
  ///   - metrics: Metrics in the place of the face's own, as an alias declares them.
  public init(face: FontFace, pointSize: Double, metrics: FaceMetrics? = nil) {
    self.init(face: face, pointSize: pointSize, metrics: metrics, origin: .plain)
  }

  init(face: FontFace, pointSize: Double, metrics: FaceMetrics?, origin: Origin) {
    precondition(pointSize.isFinite && pointSize >= 0, "a point size is a finite number, 0 or more")
    self.face = face.sized(for: pointSize)
    self.pointSize = pointSize
    self.metrics = metrics ?? self.face.metrics
    self.origin = origin
  }

  /// The same font at another size, no longer following the content size category.
  public func withSize(_ pointSize: Double) -> Font {
    with(pointSize: pointSize, origin: .plain)
  }

  func with(pointSize: Double, origin: Origin) -> Font {
    // The face's own are those of its location, which may move with the size.
    let override = metrics == face.metrics ? nil : metrics
    return Font(face: face, pointSize: pointSize, metrics: override, origin: origin)
  }
}

extension Font {
  /// Top of the line box above the baseline.
  public var ascender: Double { points(metrics.ascender) }

  /// Bottom of the line box; negative below the baseline.
  public var descender: Double { points(metrics.descender) }

  /// `ascender - descender`, without leading, as `UIFont.lineHeight`.
  public var lineHeight: Double { points(metrics.lineHeight) }

  /// Height of a flat capital, or `nil` where the face does not say.
  public var capHeight: Double? { metrics.capHeight.map(points) }

  /// Height of a flat small letter, or `nil` where the face does not say.
  public var xHeight: Double? { metrics.xHeight.map(points) }

  /// The line gap that the font has of its own, which system spacing adds between baselines; 0 for a text style's font.
  ///
  /// Strut's rule (no phone was measured).
  public var lineGap: Double {
    if case .preferred = origin { return 0 }
    return points(metrics.lineGap)
  }

  private func points(_ designUnits: Double) -> Double { designUnits * pointSize / Double(metrics.unitsPerEm) }
}
