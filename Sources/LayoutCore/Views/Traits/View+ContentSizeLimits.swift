public import FontMetrics

/// The smallest and the largest text size of a view and everything in it.
struct ContentSizeLimits: Hashable {
  var minimum: ContentSizeCategory?
  var maximum: ContentSizeCategory?

  func applied(to traits: TraitCollection) -> TraitCollection {
    guard minimum != nil || maximum != nil else { return traits }
    var result = traits
    result.contentSizeCategory = traits.contentSizeCategory.clamped(minimum: minimum, maximum: maximum)
    return result
  }
}

extension View {
  /// The smallest text size of this view and everything in it; nil, the default, is no limit.
  ///
  /// It applies immediately and on later changes, after the view's own ``traitOverrides``. A
  /// descendant may set its own limits or overrides, which are applied to the size that it inherits
  /// (Strut's rules). A minimum above the maximum has no effect: see
  /// `ContentSizeCategory.clamped(minimum:maximum:)`.
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { state.contentSizeLimits.minimum }
    set {
      state.contentSizeLimits.minimum = newValue
      resolveTraits(previous: state.traits)
    }
  }

  /// The largest text size of this view and everything in it; nil, the default, is no limit.
  ///
  /// It holds as ``minimumContentSizeCategory`` does, and wins where the two cross.
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { state.contentSizeLimits.maximum }
    set {
      state.contentSizeLimits.maximum = newValue
      resolveTraits(previous: state.traits)
    }
  }
}
