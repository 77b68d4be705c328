internal import FontMetrics

/// A view whose font can follow the content size category. UIKit's `UIContentSizeCategoryAdjusting`.
public protocol ContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows changes of the content size category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension Font {
  /// The font as a view shows it: with the widths of the traits' release, and where the view follows them at their category and with their
  /// legibility weight.
  func shown(in traits: TraitCollection, follows: Bool) -> Font {
    (follows ? adjusted(to: traits) : self).adjusted(to: traits.layoutMetrics.era)
  }

  /// The font at the category, with the legibility weight and the lines of traits. Where the system font of the other weight cannot be
  /// had, the weight stays.
  func adjusted(to traits: TraitCollection) -> Font {
    let sized = adjusted(to: traits.contentSizeCategory).withTallLines(traits.usesTallLines)
    guard let system = origin.system, system.legibilityWeight != traits.legibilityWeight else { return sized }
    return (try? sized.adjusted(to: traits.legibilityWeight, in: traits.fonts)) ?? sized
  }
}
