public import FontMetrics
public import Foundation
public import LayoutCore

// UIKit's fonts take no catalogue: they come from the current traits', which are the bundled ones unless somebody said else.

extension Font {
  /// The font of a family, full or PostScript name at a size in points; nil when there is none of that name.
  ///
  /// Why it is nil goes to the log of the current traits. That another family stands in (for Palatino TeX Gyre Pagella) is
  /// said by the catalogue: `UITraitCollection.current.fonts.explain(_:)`.
  public init?(name: String, size: CGFloat) {
    do throws(FontError) {
      self = try TraitCollection.current.fonts.font(named: name, size: Double(size))
    } catch {
      FontLog.note(error.message)
      return nil
    }
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
}

/// Stops where a font that every catalogue has is missing, which is a broken installation.
func stoppingAtFontError<Result>(_ body: () throws(FontError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    stopAsUIKit(error.message)
  }
}
