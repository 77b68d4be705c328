public import FontMetrics
public import Foundation
public import LayoutCore

// UIKit's fonts take no catalog: they come from the current traits', which are the bundled ones unless somebody said else.

extension Font {
  /// The font of a family, full or PostScript name at a size in points; nil when there is none of that name, and for a size that
  /// is negative or not finite.
  ///
  /// Why it is nil goes to the log of the current traits. That another family stands in (for Palatino TeX Gyre Pagella) is
  /// said by the catalog: `UITraitCollection.current.fonts.explain(_:)`.
  public init?(name: String, size: CGFloat) {
    guard let size = size.asPointSize else { return nil }
    do throws(FontError) {
      self = try TraitCollection.current.fonts.font(named: name, size: size)
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
  ///
  /// The extra large titles have their size at L at every category, for no other is known; the log of the current traits says so.
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: TraitCollection?) -> Font {
    let traits = traits ?? .current
    return stoppingAtFontError { () throws(FontError) in
      try traits.fonts.preferredFont(
        for: style, category: style.known(at: traits.contentSizeCategory), legibilityWeight: traits.legibilityWeight,
        hasTallLines: traits.usesTallLines, era: traits.layoutMetrics.era)
    }
  }
}

extension CGFloat {
  /// The number, where it is a size that a font can have: finite, 0 or more. Else nil, and the log of the current traits says so.
  var asPointSize: Double? {
    if isFinite, self >= 0 { return Double(self) }
    FontLog.note("a font has a size of 0 or more points, not of \(self).")
    return nil
  }
}

/// Stops where a font that every catalog has is missing, which is a broken installation.
func stoppingAtFontError<Result>(_ body: () throws(FontError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    stopAsUIKit(error.message)
  }
}
