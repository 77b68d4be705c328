public import FontMetrics
internal import TextLayout

/// The properties of one of two compared fonts.
public struct ComparedFont: Hashable, Sendable {
  /// The font.
  public let font: Font
  /// The height of a flat capital letter in ems, or `nil` if the face does not define it.
  public let capHeight: Double?
  /// The height of a flat lowercase letter in ems, or `nil` if the face does not define it.
  public let xHeight: Double?
  /// The distance from the top of a `UILabel` with one line to its baseline, in points, rounded to
  /// the pixel.
  public let labelBaseline: Double

  private let boxes: [LinePlatform: PlatformLineBox]

  /// - Parameter displayScale: Pixels to a point, for the label's baseline.
  init(_ font: Font, displayScale: Double) {
    self.font = font
    let em = Double(font.metrics.unitsPerEm)
    capHeight = font.metrics.capHeight.map { $0 / em }
    xHeight = font.metrics.xHeight.map { $0 / em }
    let height = PixelGrid.ceil(font.lineHeight, scale: displayScale)
    labelBaseline = LabelGeometry.firstBaseline(font: font, height: height, displayScale: displayScale)
    boxes = Dictionary(
      LinePlatform.compared.map { ($0, font.lineBox(on: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The line box on a platform, in ems; Core Text's for a platform that is not compared.
  package func lineBox(on platform: LinePlatform) -> PlatformLineBox {
    boxes[platform] ?? font.lineBox(on: platform)
  }

  /// Distance from one baseline to the next on a platform, in points.
  package func lineHeight(on platform: LinePlatform) -> Double { lineBox(on: platform).height * font.pointSize }

  /// Distance from the top of a browser's first line to its baseline, in points, unrounded, with
  /// `line-height: normal`.
  ///
  /// Chromium rounds ascent, descent and gap to whole CSS pixels each, and what stands above the
  /// box down.
  package var browserBaseline: Double { lineBox(on: .browser).baseline * font.pointSize }
}
