internal import FontMetrics
internal import Foundation
internal import LayoutCore

// If the system font lacks a part of the requested style, the log of the current traits reports it:
// the bundled font has one width. It also reports sizes that are negative or not finite, for which
// 12 points are used.

extension Font {
  /// Returns the system font at a size in points and a weight, heavier if Bold Text is on.
  static func systemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> Font {
    systemFont(size, SystemFontRequest(weight: FontWeight(weight)))
  }

  /// Returns the system font at a size in points, a weight and a width.
  static func systemFont(ofSize size: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> Font {
    let width = width == .standard ? nil : FontWidth(width)
    return systemFont(size, SystemFontRequest(weight: FontWeight(weight), width: width))
  }

  /// Returns the italic system font at a size in points.
  static func italicSystemFont(ofSize size: CGFloat) -> Font {
    systemFont(size, SystemFontRequest(weight: .regular, slant: .italic))
  }

  /// Returns the monospaced system font (JetBrains Mono) at a size in points and a weight.
  ///
  /// It does not follow Bold Text, because it has only two weights (Strut's rule).
  static func monospacedSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> Font {
    stoppingAtFontError { () throws(FontError) in
      try FontLog.telling(TraitCollection.current.fonts.match(.monospaced(weight: FontWeight(weight))))
        .font(size: size.asPointSize ?? DescribedFont.usualPointSize)
    }
  }

  /// Returns the system font of a request, with the legibility weight of the current traits.
  static func systemFont(_ size: CGFloat, _ request: SystemFontRequest) -> Font {
    var request = request
    let traits = TraitCollection.current
    request.legibilityWeight = traits.legibilityWeight
    return stoppingAtFontError { () throws(FontError) in
      try traits.fonts.tellingSystemFont(request, size: size.asPointSize ?? DescribedFont.usualPointSize)
        .adjusted(to: traits.layoutMetrics.era)
    }
  }
}

extension FontCatalog {
  /// Returns the system font of a request, and logs the parts of its style that the font lacks.
  func tellingSystemFont(_ request: SystemFontRequest, size: Double) throws(FontError) -> Font {
    FontLog.telling(
      try systemFontMatch(weight: request.effectiveWeight, width: request.width, slant: request.slant))
    return try systemFont(
      size: size, weight: request.weight, width: request.width, slant: request.slant,
      legibilityWeight: request.legibilityWeight)
  }
}

extension FontDescriptor {
  /// Returns the descriptor of the monospaced system font in a style.
  static func monospaced(weight: FontWeight?, slant: FontSlant? = nil) -> FontDescriptor {
    FontDescriptor(family: "monospaced", weight: weight, slant: slant)
  }
}
