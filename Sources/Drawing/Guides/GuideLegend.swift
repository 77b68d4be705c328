internal import Foundation
internal import LayoutCore

/// The legend for the colors of the guides. It takes several lines on a narrow page.
struct GuideLegend {
  private(set) var elements: [PictureElement] = []
  /// In points.
  private(set) var height = 0.0

  private static let entries: [(color: Color, dash: [Double], text: String)] = [
    (Palette.firstBaseline, [], "first baseline"), (Palette.lastBaseline, [], "last baseline"),
    (Palette.margin, [3, 2], "margin"), (Palette.spacing, [], "distance in points"),
  ]
  private static let sample = 18.0
  private static let lineHeight = 14.0

  /// A legend with its top left corner at (0, 0).
  init(width: Double, captions: CaptionSetter) {
    var x = 0.0
    height = Self.lineHeight
    for entry in Self.entries {
      let caption = captions.set(entry.text, .number)
      let needed = Self.sample + 4 + caption.width
      if x > 0, x + needed > width {
        x = 0
        height += Self.lineHeight
      }
      let middle = height - Self.lineHeight / 2
      let line = DrawnLine(
        from: CGPoint(x: x, y: middle), to: CGPoint(x: x + Self.sample, y: middle), width: 2 * GuideDrawing.lineWidth,
        color: entry.color, dash: entry.dash)
      elements += [.line(line), caption.element(x: x + Self.sample + 4, middle: middle, Palette.spacing)]
      x += needed + 14
    }
  }
}
