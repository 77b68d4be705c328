internal import FontMetrics
internal import Foundation
internal import LayoutCore

// UIKit's fonts take no catalog. They come from the catalog of the current traits, by default the
// bundled one. UIFont's documentation applies.

extension Font {
  /// Returns a font for a family name, full name or PostScript name and a size in points. Returns
  /// nil for an unknown name and for a size that is negative or not finite.
  ///
  /// The log of the current traits contains the reason. If another family is substituted (TeX Gyre
  /// Pagella for Palatino), `UITraitCollection.current.fonts.explain(_:)` reports it.
  static func named(_ name: String, size: CGFloat) -> Font? {
    guard let size = size.asPointSize else { return nil }
    do throws(FontError) {
      return try TraitCollection.current.fonts.font(named: name, size: size)
    } catch {
      FontLog.note(error.message)
      return nil
    }
  }

  /// Returns the font of a text style at the content size category and legibility weight of
  /// `traits`, or of the current traits.
  ///
  /// The extra large titles have their size at L in every category, because no other size is known.
  /// The log of the current traits reports it.
  static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: TraitCollection?) -> Font {
    let traits = traits ?? .current
    return stoppingAtFontError { () throws(FontError) in
      try traits.fonts.preferredFont(
        for: style, category: style.known(at: traits.contentSizeCategory), legibilityWeight: traits.legibilityWeight,
        hasTallLines: traits.usesTallLines, era: traits.layoutMetrics.era)
    }
  }
}

extension CGFloat {
  /// The number if it is a valid font size (finite, 0 or more); otherwise nil, with a message in
  /// the log of the current traits.
  var asPointSize: Double? {
    if isFinite, self >= 0 { return Double(self) }
    FontLog.note("expected a font size of 0 or more points, got \(self).")
    return nil
  }
}

/// Stops the program if a font that every catalog has is missing, because the installation is
/// incomplete.
func stoppingAtFontError<Result>(_ body: () throws(FontError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    stopAsUIKit(error.message)
  }
}
