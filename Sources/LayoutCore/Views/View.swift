public import FontMetrics
public import Foundation

/// A rectangle in a view hierarchy, positioned by constraints or by its frame.
///
/// The layout part of UIKit's `UIView`, without drawing and touches. Coordinates are in points,
/// with y pointing down. A view hierarchy is confined to one isolation domain, and several can be
/// laid out in parallel.
///
/// ```swift
/// let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
/// let dot = View()
/// dot.translatesAutoresizingMaskIntoConstraints = false
/// box.addSubview(dot)
/// LayoutConstraint.activate([
///   dot.centerXAnchor.constraint(equalTo: box.centerXAnchor), dot.widthAnchor.constraint(equalToConstant: 10),
///   dot.topAnchor.constraint(equalTo: box.topAnchor, constant: 4), dot.heightAnchor.constraint(equalToConstant: 10),
/// ])
/// box.layoutIfNeeded()
/// dot.frame               // (45, 4, 10, 10)
/// ```
open class View: LayoutItem, TraitChangeObservable {
  /// The value for an axis without an intrinsic length: -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target for the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest fitting size (10,000 points: unconfirmed, Facts.md#auto-layout).
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // Layout reads these properties constantly, so they are final and not public, and no access spans
  // a call (a list is taken out, changed and put back). The compiler can then prove that accesses
  // do not overlap, and omits checks at run time.
  final var state = ViewState()
  final var heldConstraints: [LayoutConstraint] = []
  final var links = EngineLinks()
  let changes = ChangeCounts()
  /// The controller that owns this view.
  weak var viewOwner: (any ViewOwner)?

  /// The superview, or nil.
  public internal(set) var superview: View? {
    get { container }
    set {
      container = newValue
      changes.outer = newValue?.changes
      tellsContainer = newValue?.hears(of: self) ?? false
      if hasFacade { heldFacade = newValue == nil ? nil : weakFacade }
    }
  }
  private final weak var container: View?
  /// A Boolean value that indicates whether the superview must be notified when the size of this
  /// view's content changes.
  private final var tellsContainer = false
  final weak var weakFacade: (any ViewFacade)?
  /// The facade while it is held, so that it is not lost.
  final var heldFacade: (any ViewFacade)?
  /// A Boolean value that indicates whether the view was given a facade.
  final var hasFacade = false
  /// A Boolean value that indicates whether the facade must be asked. It is read for each question,
  /// where a weak reference takes longer.
  final var asksFacade = false
  /// The subviews, from back to front.
  public internal(set) var subviews: [View] = []
  /// The guides that this view owns, in the order they were added.
  public internal(set) var layoutGuides: [LayoutGuide] = []
  /// The view's name in reports.
  public var accessibilityIdentifier: String?
  /// The description for assistive technologies, or nil if nothing was set. Few views have it.
  final var accessibilityBox: AccessibilityBox?
  /// The place in a program that makes the view, if the program records it.
  package final var origin: ViewOrigin?
  /// A number for use by the program.
  public var tag = 0
  /// A Boolean value that indicates whether the view is not drawn. As in UIKit, a hidden view takes
  /// part in layout, except in a ``StackView``.
  open var isHidden = false { didSet { if isHidden != oldValue { superview?.visibilityChanged(of: self) } } }
  /// The layout of content within the view. It does not move views.
  open var contentMode = ContentMode.scaleToFill

  /// Creates a view with a frame. For views with constraints, `.zero` is usual.
  public init(frame: CGRect) {
    Self.check(frame)
    state.hugging = Self.usualHugging
    state.traits = TraitCollection.current
    state.frame = frame
    state.bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// Makes a view with a zero frame.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a view as `init()` does, so that code written for iOS compiles. Strut does not read
  /// archives.
  public required init?(coder: NSCoder) {
    state.hugging = Self.usualHugging
    state.traits = TraitCollection.current
  }

  /// Releases the descendants one by one, because releasing a deep hierarchy recursively could
  /// overflow the stack.
  deinit {
    var pending: [View] = []
    swap(&pending, &subviews)
    while var view = pending.popLast() {
      view.changes.outer = nil
      view.heldFacade = nil
      guard isKnownUniquelyReferenced(&view) else { continue }
      pending.append(contentsOf: view.subviews)
      view.subviews = []
    }
  }

  /// The view's name in reports: its accessibility identifier.
  open var layoutName: String? { accessibilityIdentifier }
  /// The view itself.
  public var layoutOwner: View? { self }

  // MARK: Content of subclasses

  /// The size of the content, in points, with `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Invalidates the size of the content.
  open func invalidateIntrinsicContentSize() {
    invalidateContent()
    if tellsContainer { superview?.contentSizeChanged(of: self) }
  }

  /// The insets of the view's alignment rectangle, to which constraints and content sizes refer; 0
  /// by default.
  ///
  /// Negative insets extend outward, for example for a shadow.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame: the frame without ``alignmentRectInsets``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle, the inverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect rectangle: CGRect) -> CGRect { rectangle.inset(by: -alignmentRectInsets) }

  /// Returns the size that fits `size`; by default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The view that provides the first baseline; by default the view itself.
  open var forFirstBaselineLayout: View { self }
  /// The view that provides the last baseline; by default the view itself.
  open var forLastBaselineLayout: View { self }

  /// The font at the view's own baselines, which determines system spacing; nil for a view without
  /// text.
  open var baselineFont: Font? { nil }

  /// A Boolean value that indicates whether constraints see the baselines at their distances for
  /// the view's natural height, regardless of its height and of where the text is drawn.
  var keepsNaturalBaselines: Bool { false }

  /// Returns the distance from the top of the view down to its first baseline for a size, in
  /// points; 0 without text.
  open func firstBaselineOffset(in size: CGSize) -> CGFloat { 0 }

  /// Returns the distance from the bottom of the view up to its last baseline for a size, in
  /// points; 0 without text.
  open func lastBaselineOffset(in size: CGSize) -> CGFloat { 0 }

  // MARK: Notifications for subclasses

  /// Called before the view is added to a superview, or removed (nil).
  open func willMove(toSuperview superview: View?) {}
  /// Called after the view was added to a superview or removed.
  open func didMoveToSuperview() {}
  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: View) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: View) {}
  /// Called after frames were computed, from the outermost view inward. Subclasses may set frames
  /// here.
  open func layoutSubviews() {}
  /// Called before layout for a view after `setNeedsUpdateConstraints()`, innermost first.
  open func updateConstraints() {}
  /// Not called, because Strut does not read archives. It exists so that code written for iOS
  /// compiles.
  open func awakeFromNib() {}
  /// A Boolean value that indicates whether the view requires constraints. The value has no effect,
  /// because constraints always apply.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Called after the margins changed: at once when they are set, and after layout when those from
  /// outside changed. Notifies the view's controller.
  open func layoutMarginsDidChange() {
    viewOwner?.viewLayoutMarginsDidChange()
    askedFacade?.callLayoutMarginsDidChange()
  }
  /// Called after the safe area changed: at once when it is set on the outermost view, and
  /// otherwise after layout. Notifies the view's controller.
  open func safeAreaInsetsDidChange() {
    viewOwner?.viewSafeAreaInsetsDidChange()
    askedFacade?.callSafeAreaInsetsDidChange()
  }
  /// Called after the traits changed, with the previous traits.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  // MARK: Fitting size

  /// Returns the size that constraints in the view determine, as close to `target` as they allow,
  /// in points, rounded up to the pixel.
  ///
  /// At equal priority, the content takes precedence over the target (measured:
  /// Facts.md#auto-layout).
  ///
  /// - Complexity: One solve per pass; the passes are few (`LayoutLimits`).
  open func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    fittingSize(target, horizontal, vertical)
  }

  /// Returns the size that constraints in the view determine for a target at `fittingSizeLevel` on
  /// both axes.
  open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  // MARK: Touches

  /// Returns `true` if a point, in the view's coordinates, is within its bounds, excluding the
  /// right and bottom edges.
  open func point(inside point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Overrides of Strut's own subclasses
  //
  //
  //  `TableLayout` overrides some of these. Other modules can't override `package` members, so they
  // are open behind an SPI that programs do not see.

  /// The default hugging priorities of this type of view, horizontal and vertical
  /// (Facts.md#controls).
  class var usualHugging: [LayoutPriority] { [.defaultLow, .defaultLow] }

  /// A Boolean value that indicates whether this type of view receives touches by default.
  var takesTouches: Bool { true }

  /// Returns the default margins of the view.
  @_spi(Subclasses) open func defaultMargins(width: (View) -> Double) -> DirectionalEdgeInsets {
    let plain = traitCollection.layoutMetrics.margins.plain
    return DirectionalEdgeInsets(top: plain, leading: plain, bottom: plain, trailing: plain)
  }

  /// A Boolean value that indicates whether the view has the full height of its container, except
  /// for what the container draws below it. The container's top and bottom margins then apply to
  /// the view unchanged.
  @_spi(Subclasses) open var fillsHeight: Bool { false }

  /// Updates a container after a subview was hidden or shown.
  func visibilityChanged(of subview: View) {}
  /// A Boolean value that indicates whether the view reacts to a new size of a subview's content.
  @_spi(Subclasses) open func hears(of subview: View) -> Bool { false }
  /// Updates a container after the size of a subview's content changed.
  @_spi(Subclasses) open func contentSizeChanged(of subview: View) {}

  /// Updates the view after a trait changed, before observers are notified.
  @_spi(Subclasses) open func traitsChanged(from previous: TraitCollection) {}

  /// A Boolean value that indicates whether this type of view never has content, and its alignment
  /// rectangle is its frame.
  @_spi(Subclasses) open var isPlain: Bool { type(of: self) == View.self && hasPlainFacade }

  /// A Boolean value that indicates whether the alignment rectangle of this type of view is its
  /// frame.
  var isAlignedByFrame: Bool { isPlain }

  /// Returns the value of ``intrinsicSize(wrappedAt:)``, possibly by a faster path for known types.
  func contentSize(wrappedAt width: Double?) -> CGSize? { intrinsicSize(wrappedAt: width) }

  /// A Boolean value that indicates whether the height depends on the width, so that layout takes
  /// two passes.
  @_spi(Subclasses) open var wrapsContent: Bool { false }

  /// A Boolean value that indicates whether the view is a label with several lines. In a row of a
  /// stack, such labels share the width.
  var isLabelOfSeveralLines: Bool { false }

  /// A Boolean value that indicates whether the view scrolls, so that constraints of its edges may
  /// refer to its content. It is read for each constraint, so it avoids a cast.
  var isScrolling: Bool { false }
  /// The content size that was set, as opposed to computed.
  var givenContentSize: CGSize { .zero }
  /// Sets the content size that constraints determine.
  func contentFound(_ size: CGSize) {}

  /// The name of the type in UIKit's console, unless the facade is of a class of its own.
  @_spi(Subclasses) open var consoleTypeName: String {
    type(of: self) == View.self ? "UIView" : String(describing: type(of: self))
  }

  /// The suffix in UIKit's console after the type and address: `'the text'`.
  var consoleText: String { "" }
}
