import Foundation

/// The stored properties of a view for layout, except the hierarchy.
struct ViewState {
  var frame = CGRect.zero
  var bounds = CGRect.zero
  /// The frame before rounding to pixels.
  var unroundedFrame: CGRect?
  var translatesAutoresizingMask = true
  var autoresizingMask: AutoresizingMask = []
  /// The frame of an autoresized view as a function of its container's size.
  var placement: FrameRule?
  /// The frame that a container sets instead of the autoresizing mask.
  var containerRule: FrameRule?
  /// A Boolean value that indicates whether the view holds the content of another, as a cell's
  /// content view does. Messages omit it from the names of its guides.
  var holdsContent = false
  /// The distance by which the view extends below the bottom edge that constraints see, in points:
  /// a cell's content view behind its separator.
  var drawnBelow = 0.0

  var hugging = [LayoutPriority.defaultLow, .defaultLow]
  var compression = [LayoutPriority.defaultHigh, .defaultHigh]
  /// A Boolean value that indicates whether layout is currently reading the content's size.
  var isAskedForContent = false
  /// The width at which content is wrapped while layout reads its size.
  var wrapWidth: Double?

  var margins: MarginSetting?
  var preservesSuperviewMargins = false
  var addsSafeAreaToMargins = true
  var rootSafeArea = EdgeInsets.zero
  /// The safe area of the last notification.
  var knownSafeArea = EdgeInsets.zero
  /// The margins of the last notification, if they depend on outer views; nil before the first
  /// check.
  var knownMargins: EdgeInsets?
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var marginsGuide: LayoutGuide?
  var readableGuide: LayoutGuide?
  var safeAreaGuide: LayoutGuide?

  /// The traits of this view.
  var traits = TraitCollection()
  /// The traits of a view without a superview, before its own overrides.
  var rootTraits: TraitCollection?
  /// The traits from the superview or root, before the view's own overrides; nil until they are
  /// first resolved.
  var inheritedTraits: TraitCollection?
  var traitOverrides = TraitOverrides()
  var contentSizeLimits = ContentSizeLimits()
  var traitObservers: [TraitObserver] = []

  /// A Boolean value that indicates whether the view or one of its ancestors is being removed.
  var isLeaving = false
  var needsLayout = true
  /// A Boolean value that indicates whether the view or a descendant waits for layout or constraint
  /// updates. Ancestors of such a view have it too.
  var isWaiting = true
  /// The number of running calls of `layoutIfNeeded()`, for the outermost view.
  var layoutDepth = 0
  var needsConstraintUpdate = true
  /// A Boolean value that indicates whether the view or a descendant may need constraint updates.
  /// Ancestors of such a view have it too.
  var isConstraintUpdateWaiting = true
  var backgroundColor: Color?
  var tintColor: Color?
  var textColor: Color?
  /// A Boolean value that indicates whether the view receives touches; nil if it was not set.
  var isUserInteractionEnabled: Bool?
  /// The constraints that move an ambiguous view while it is exercised.
  var exercises: [LayoutConstraint] = []
}

/// The margins that were set last: by side or in the layout direction.
enum MarginSetting: Hashable {
  case sides(EdgeInsets)
  case directional(DirectionalEdgeInsets)

  func sides(in direction: LayoutDirection) -> EdgeInsets {
    switch self {
    case .sides(let insets): insets
    case .directional(let insets): EdgeInsets(insets, direction: direction)
    }
  }
}
