package import Foundation

/// Estimates of the sizes of Apple's symbols, whose outlines are not available.
package enum SymbolEstimate {
  /// The size of a symbol relative to its text.
  package enum Scale: Hashable, Sendable {
    /// 79 % of the medium scale.
    case small
    /// The default.
    case medium
    /// 128 % of the medium scale.
    case large

    fileprivate var factor: Double {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The point size of a symbol without a text size.
  package static let usualPointSize = 17.0

  /// Returns the size of a symbol in points, from its proportions in 128ths, as Interface Builder
  /// writes them (the larger one is 128).
  ///
  /// A tall symbol is as tall as its text, and a wide one 20 % wider than that (D: from four
  /// recorded tall symbols and three wide ones).
  package static func size(proportions: CGSize, pointSize: Double, scale: Scale) -> CGSize {
    let share = proportions.width > proportions.height ? 1.2 : 1
    let factor = CGFloat(max(0, pointSize) * scale.factor * share / 128)
    return CGSize(width: proportions.width * factor, height: proportions.height * factor)
  }

  /// Returns the proportions of a symbol in 128ths: those that Interface Builder's files have for
  /// its name or the name without `.fill`, or else those of a circle.
  package static func proportions(of name: String) -> CGSize {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    let (width, height) = known[name] ?? known[base] ?? (128, 123)
    return CGSize(width: width, height: height)
  }

  /// The proportions in public Interface Builder files.
  private static let known: [String: (Int, Int)] = [
    "arrow.uturn.left": (128, 113), "arrow.uturn.right": (128, 113), "calendar": (128, 106),
    "chevron.down": (128, 70), "chevron.left": (97, 128), "chevron.right": (97, 128), "chevron.up": (128, 70),
    "doc.text": (115, 128), "gear": (128, 122), "icloud.and.arrow.up": (128, 117),
    "line.3.horizontal.decrease": (128, 73), "line.horizontal.3": (128, 64), "location": (128, 119),
    "magnifyingglass": (128, 117), "map": (128, 112), "memories": (128, 107), "plus": (128, 113),
    "repeat": (128, 98), "square.and.arrow.up": (110, 128), "square.and.arrow.up.fill": (117, 128),
    "square.and.pencil": (128, 118), "star": (128, 116), "timer": (128, 121), "xmark": (128, 113),
  ]
}
