public import FontMetrics
internal import TextLayout

/// What a comparison says of one of its two fonts.
public struct ComparedFont: Hashable, Sendable {
  /// The font.
  public let font: Font
  /// Height of a flat capital in ems; `nil` where the face does not say.
  public let capHeight: Double?
  /// Height of a flat small letter in ems; `nil` where the face does not say.
  public let xHeight: Double?
  /// Distance from the top of a `UILabel` of one line to its baseline, in points, to the pixel.
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

  /// Distance from the top of a browser's first line to its baseline, in points, unrounded, with `line-height: normal`.
  ///
  /// Chromium rounds ascent, descent and gap to whole CSS pixels each, and what stands above the box down.
  package var browserBaseline: Double { lineBox(on: .browser).baseline * font.pointSize }
}
