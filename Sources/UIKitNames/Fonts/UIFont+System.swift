public import FontMetrics
public import Foundation
internal import LayoutCore

// What of a style the system font does not have goes to the log of the current traits: the bundled one has one width. So does a
// size that is negative or not finite; 12 points stand in for it.

extension Font {
  /// The regular system font at a size in points, heavier when people have asked for bold text.
  public static func systemFont(ofSize size: CGFloat) -> Font { systemFont(ofSize: size, weight: .regular) }

  /// The system font at a size in points and a weight, heavier when people have asked for bold text.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    systemFont(size, SystemFontRequest(weight: FontWeight(weight)))
  }

  /// The system font at a size in points, a weight and a width.
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> Font {
    let width = width == .standard ? nil : FontWidth(width)
    return systemFont(size, SystemFontRequest(weight: FontWeight(weight), width: width))
  }

  /// The bold system font at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> Font { systemFont(ofSize: size, weight: .bold) }

  /// The italic system font at a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> Font {
    systemFont(size, SystemFontRequest(weight: .regular, slant: .italic))
  }

  /// The system font in which every advance is alike, JetBrains Mono, at a size in points and a weight.
  ///
  /// Strut's rule: it does not follow bold text, for it has two weights only.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    stoppingAtFontError { () throws(FontError) in
      try FontLog.telling(TraitCollection.current.fonts.match(.monospaced(weight: FontWeight(weight))))
        .font(size: size.asPointSize ?? UIFontDescriptor.usualPointSize)
    }
  }

  /// The system font with figures of one width, by the OpenType feature `tnum`, at a size in points and a weight.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    systemFont(ofSize: size, weight: weight).withFeatures([.tabularFigures])
  }

  /// The system font of a request, with the legibility weight of the current traits.
  static func systemFont(_ size: CGFloat, _ request: SystemFontRequest) -> Font {
    var request = request
    let traits = TraitCollection.current
    request.legibilityWeight = traits.legibilityWeight
    return stoppingAtFontError { () throws(FontError) in
      try traits.fonts.tellingSystemFont(request, size: size.asPointSize ?? UIFontDescriptor.usualPointSize)
        .adjusted(to: traits.layoutMetrics.era)
    }
  }
}

extension FontCatalog {
  /// The system font of a request; what of its style is not there is logged.
  func tellingSystemFont(_ request: SystemFontRequest, size: Double) throws(FontError) -> Font {
    FontLog.telling(
      try systemFontMatch(weight: request.effectiveWeight, width: request.width, slant: request.slant))
    return try systemFont(
      size: size, weight: request.weight, width: request.width, slant: request.slant,
      legibilityWeight: request.legibilityWeight)
  }
}

extension FontDescriptor {
  /// The system font of one advance in a style.
  static func monospaced(weight: FontWeight?, slant: FontSlant? = nil) -> FontDescriptor {
    FontDescriptor(family: "monospaced", weight: weight, slant: slant)
  }
}

extension Font {
  /// The size of text in labels, 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons, 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small system text, 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of system text, 14 points.
  public static var systemFontSize: CGFloat { 14 }
}
