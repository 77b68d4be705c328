internal import Foundation

/// A page that grows with what is placed on it, with a margin all around.
struct Page {
  private var elements: [PictureElement] = []
  private var right = 0.0
  private var bottom = 0.0

  /// In points.
  static let margin = 20.0

  /// Places elements with their origin at a point of the page.
  mutating func place(_ placed: [PictureElement], x: Double, y: Double) {
    elements += placed.map { $0.offset(dx: x, dy: y) }
  }

  /// Makes the page reach a point, and a margin beyond it.
  mutating func extend(right: Double, bottom: Double) {
    self.right = max(self.right, right)
    self.bottom = max(self.bottom, bottom)
  }

  /// Adds what the guides' colors mean below everything.
  mutating func addLegend(captions: CaptionSetter) {
    let legend = GuideLegend(width: right - Self.margin, captions: captions)
    let top = bottom + 8
    place(legend.elements, x: Self.margin, y: top)
    extend(right: right, bottom: top + legend.height)
  }

  /// The finished page, in whole points, so that a PNG's edges are whole pixels.
  var picture: Picture {
    let size = CGSize(width: (right + Self.margin).rounded(.up), height: (bottom + Self.margin).rounded(.up))
    return Picture(size: size, background: Palette.page, elements: elements)
  }
}
