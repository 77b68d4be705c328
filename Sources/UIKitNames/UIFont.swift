public import FontMetrics
public import Foundation
public import LayoutCore

// UIKit's fonts take no catalogue: they come from the current traits', which are the bundled ones unless somebody said else.

extension Font {
  /// The font of a family, full or PostScript name at a size in points; nil when there is none of that name.
  public init?(name: String, size: CGFloat) {
    guard let font = try? TraitCollection.current.fonts.font(named: name, size: Double(size)) else { return nil }
    self = font
  }

  /// The text style's own font at the current content size category.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The text style's own font at the content size category and with the legibility weight of `traits`, or of the current
  /// ones.
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: TraitCollection?) -> Font {
    let traits = traits ?? .current
    return stoppingAtFontError { () throws(FontError) in
      try traits.fonts.preferredFont(
        for: style, category: traits.contentSizeCategory, legibilityWeight: traits.legibilityWeight)
    }
  }

  /// The system font at a size in points and a weight, heavier when people have asked for bold text.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Font {
    let traits = TraitCollection.current
    return stoppingAtFontError { () throws(FontError) in
      try traits.fonts.systemFont(size: Double(size), weight: weight, legibilityWeight: traits.legibilityWeight)
    }
  }

  /// The bold system font at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> Font { systemFont(ofSize: size, weight: .bold) }
}

/// Stops where a font that every catalogue has is missing, which is a broken installation.
private func stoppingAtFontError(_ body: () throws(FontError) -> Font) -> Font {
  do {
    return try body()
  } catch {
    stopAsUIKit(error.message)
  }
}
