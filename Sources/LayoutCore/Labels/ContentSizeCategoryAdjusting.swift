internal import FontMetrics

/// A view whose font can follow the content size category. UIKit's
/// `UIContentSizeCategoryAdjusting`.
public protocol ContentSizeCategoryAdjusting: AnyObject {
  /// A Boolean value that indicates whether the font follows the content size category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension Font {
  /// Returns the displayed font: with the widths of the traits' release and, if the view follows
  /// the traits, at their category and with their legibility weight.
  func shown(in traits: TraitCollection, follows: Bool) -> Font {
    (follows ? adjusted(to: traits) : self).adjusted(to: traits.layoutMetrics.era)
  }

  /// Returns the font at the traits' category, with their legibility weight and line heights. The
  /// weight stays if the system font of the other weight is not available.
  func adjusted(to traits: TraitCollection) -> Font {
    let sized = adjusted(to: traits.contentSizeCategory).withTallLines(traits.usesTallLines)
    guard let system = origin.system, system.legibilityWeight != traits.legibilityWeight else { return sized }
    return (try? sized.adjusted(to: traits.legibilityWeight, in: traits.fonts)) ?? sized
  }
}
