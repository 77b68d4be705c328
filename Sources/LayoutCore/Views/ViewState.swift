import Foundation

/// What a view stores for layout, apart from the tree.
struct ViewState {
  var frame = CGRect.zero
  var bounds = CGRect.zero
  /// The frame before it was moved to whole pixels.
  var unroundedFrame: CGRect?
  var translatesAutoresizingMask = true
  var autoresizingMask: AutoresizingMask = []
  /// The frame and container size from which an autoresized view's place follows.
  var placement: FrameRule?
  /// How a container places the view, in place of its autoresizing mask.
  var containerRule: FrameRule?
  /// Whether the view holds the content of another, as a cell's content view does: messages leave it out of the names of its guides.
  var holdsContent = false
  /// How much further down the view reaches than constraints see, in points: a cell's content view below its separator.
  var drawnBelow = 0.0

  var hugging = [LayoutPriority.defaultLow, .defaultLow]
  var compression = [LayoutPriority.defaultHigh, .defaultHigh]
  /// Whether layout is asking for the content's size just now.
  var isAskedForContent = false
  /// The width at which content is wrapped, while layout asks for its size.
  var wrapWidth: Double?

  var margins: MarginSetting?
  var preservesSuperviewMargins = false
  var addsSafeAreaToMargins = true
  var rootSafeArea = EdgeInsets.zero
  /// The safe area the view was last told of.
  var knownSafeArea = EdgeInsets.zero
  /// The margins the view was last told of, where they follow from outside; nil before they were looked at.
  var knownMargins: EdgeInsets?
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var marginsGuide: LayoutGuide?
  var readableGuide: LayoutGuide?
  var safeAreaGuide: LayoutGuide?

  /// The traits as they are for this view.
  var traits = TraitCollection()
  /// The traits of a view without a superview, before its own overrides.
  var rootTraits: TraitCollection?
  /// The traits it last got from its superview or its root, before its own overrides; nil until they are first resolved.
  var inheritedTraits: TraitCollection?
  var traitOverrides = TraitOverrides()
  var contentSizeLimits = ContentSizeLimits()
  var traitObservers: [TraitObserver] = []

  /// Whether the view is just being taken out, or what it is in.
  var isLeaving = false
  var needsLayout = true
  /// Whether the view or something in it waits to be laid out or to update its constraints. Its ancestors have it too.
  var isWaiting = true
  /// How many calls of `layoutIfNeeded()` are under way, for the outermost view.
  var layoutDepth = 0
  var needsConstraintUpdate = true
  /// Whether the view or something in it may want its constraints updated. Its ancestors have it too.
  var isConstraintUpdateWaiting = true
  var backgroundColor: Color?
  var tintColor: Color?
  var textColor: Color?
  /// Whether touches reach the view; nil while nobody has said.
  var isUserInteractionEnabled: Bool?
  /// What pulls an ambiguous view elsewhere, while it is exercised.
  var exercises: [LayoutConstraint] = []
}

/// Margins as they were set: by side or by reading direction, whichever was set last.
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
