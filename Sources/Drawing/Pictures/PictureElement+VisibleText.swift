internal import Foundation
internal import LayoutCore

extension [PictureElement] {
  /// The elements with text in a color that can be seen: an app may draw what a picture lacks, such
  /// as a gradient behind white text.
  ///
  /// - Parameter background: The color behind all elements.
  /// - Complexity: O(*n*²) in the number of elements.
  func withVisibleText(over background: Color) -> [PictureElement] {
    var below: [PictureElement] = []
    return map { element in
      defer { below.append(element) }
      guard case .text(var text) = element else { return element }
      // A point of the first letter's body.
      let point = CGPoint(x: text.origin.x + 1, y: text.origin.y - 3)
      let backdrop = below.lazy.reversed().compactMap { $0.color(at: point) }.first ?? background
      text.color = text.color.visible(on: backdrop)
      return .text(text)
    }
  }
}

extension PictureElement {
  /// The color that covers a point; nil if the element does not cover it. A polygon covers the
  /// rectangle around it.
  fileprivate func color(at point: CGPoint) -> Color? {
    switch self {
    case .fill(let rectangle, let color) where rectangle.contains(point) && color.alpha > 0.5: color
    case .polygon(let corners, let color) where color.alpha > 0.5 && corners.surround(point): color
    case .clipped(let rectangle, _, let elements) where rectangle.contains(point):
      elements.lazy.reversed().compactMap { $0.color(at: point) }.first
    default: nil
    }
  }
}

extension [CGPoint] {
  fileprivate func surround(_ point: CGPoint) -> Bool {
    guard let left = map(\.x).min(), let right = map(\.x).max(), let top = map(\.y).min(), let bottom = map(\.y).max()
    else { return false }
    return (left...right).contains(point.x) && (top...bottom).contains(point.y)
  }
}

extension Color {
  /// The color, or a gray that differs from the backdrop if this color does not. Transparent text
  /// stays transparent.
  fileprivate func visible(on backdrop: Color) -> Color {
    guard alpha > 0, contrast(to: backdrop) < Self.leastContrast else { return self }
    return [Palette.secondaryText, Palette.page].max { $0.contrast(to: backdrop) < $1.contrast(to: backdrop) } ?? self
  }

  /// The contrast below which text is practically invisible (Strut's rule).
  private static let leastContrast = 1.3

  /// The contrast ratio of two opaque colors, from 1 to 21 (WCAG 2).
  private func contrast(to other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (Swift.max(a, b) + 0.05) / (Swift.min(a, b) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
