public import FontMetrics
public import Foundation

/// A rectangle in a tree of rectangles, placed by constraints or by its frame.
///
/// UIKit's `UIView`, as far as layout goes: nothing is drawn and nothing is touched. Coordinates are points, y down. A view
/// tree lives in one isolation domain, any one; many trees can be laid out in parallel.
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
  /// The length of an axis on which a view has no size of its own: -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target that asks for the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target that asks for the largest fitting size (10,000 points: unconfirmed, Facts.md#auto-layout).
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // What layout reads all the time is final and not public, and no access to it spans a call (a list is taken out, changed and put
  // back): then the compiler sees that accesses cannot overlap, and no program checks it while it runs.
  final var state = ViewState()
  final var heldConstraints: [LayoutConstraint] = []
  final var links = EngineLinks()
  let changes = ChangeCounts()
  /// The controller whose view this is.
  weak var viewOwner: (any ViewOwner)?

  /// The view this one is in, or nil.
  public internal(set) var superview: View? {
    get { container }
    set {
      container = newValue
      changes.outer = newValue?.changes
      tellsContainer = newValue?.hears(of: self) ?? false
    }
  }
  private final weak var container: View?
  /// Whether the view this one is in wants to know when this one's content has another size.
  private final var tellsContainer = false
  /// The views in this one, back to front.
  public internal(set) var subviews: [View] = []
  /// The guides in this view, in the order they were added.
  public internal(set) var layoutGuides: [LayoutGuide] = []
  /// The name by which reports call the view.
  public var accessibilityIdentifier: String?
  /// A number for the program's own use.
  public var tag = 0
  /// Whether the view is left out when drawn. It takes part in layout all the same, as in UIKit; a ``StackView`` alone leaves
  /// hidden views out.
  open var isHidden = false { didSet { if isHidden != oldValue { superview?.visibilityChanged(of: self) } } }
  /// How content of a size of its own lies in the view; it moves no view.
  open var contentMode = ContentMode.scaleToFill

  /// Makes a view at a place; with constraints, the place is found by layout and `.zero` is usual.
  public init(frame: CGRect) {
    Self.check(frame)
    state.hugging = Self.usualHugging
    state.traits = TraitCollection.current
    state.frame = frame
    state.bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// Makes a view with a zero frame.
  public convenience init() { self.init(frame: .zero) }

  /// Is there so that code written for iOS compiles: Strut reads no archives yet, and the view is as if made by `init()`.
  public required init?(coder: NSCoder) {
    state.hugging = Self.usualHugging
    state.traits = TraitCollection.current
  }

  /// Takes what is in the view apart view by view: left to itself the end of a deep tree would nest as deep.
  deinit {
    var pending: [View] = []
    swap(&pending, &subviews)
    while var view = pending.popLast() {
      view.changes.outer = nil
      guard isKnownUniquelyReferenced(&view) else { continue }
      pending.append(contentsOf: view.subviews)
      view.subviews = []
    }
  }

  /// The name by which reports call the view: its accessibility identifier.
  open var layoutName: String? { accessibilityIdentifier }
  /// The view itself.
  public var layoutOwner: View? { self }

  // MARK: What subclasses say about their content

  /// The size the content would like, in points; `noIntrinsicMetric` on an axis where it does not care.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Says that the content's size has changed.
  open func invalidateIntrinsicContentSize() {
    invalidateContent()
    if tellsContainer { superview?.contentSizeChanged(of: self) }
  }

  /// How far in from its frame the view's alignment rectangle lies, which constraints and content sizes speak of; 0 at first.
  ///
  /// Negative insets reach outwards, as for a shadow that neighbors ignore.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The alignment rectangle of the view when it has a frame: the frame, less ``alignmentRectInsets``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of the view when it has an alignment rectangle; the inverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect rectangle: CGRect) -> CGRect { rectangle.inset(by: -alignmentRectInsets) }

  /// The size that suits the view in `size`; its own size, unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The view whose first baseline is this view's: itself.
  open var forFirstBaselineLayout: View { self }
  /// The view whose last baseline is this view's: itself.
  open var forLastBaselineLayout: View { self }

  /// The font at the view's own baselines, from which system spacing is found; nil for a view without text.
  open var baselineFont: Font? { nil }

  /// Whether constraints take the view's first baseline to lie as far from its top, and its last as far from its bottom, as at its own
  /// height, however high it is and wherever it shows them.
  var keepsNaturalBaselines: Bool { false }

  /// The distance from the top of the view down to its first baseline when it is `size` large, in points: 0 without text.
  open func firstBaselineOffset(in size: CGSize) -> CGFloat { 0 }

  /// The distance from the bottom of the view up to its last baseline when it is `size` large, in points: 0 without text.
  open func lastBaselineOffset(in size: CGSize) -> CGFloat { 0 }

  // MARK: What subclasses do when something happens

  /// Called before the view enters `superview`, or leaves (nil).
  open func willMove(toSuperview superview: View?) {}
  /// Called after the view entered a superview or left one.
  open func didMoveToSuperview() {}
  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: View) {}
  /// Called before a view leaves this one.
  open func willRemoveSubview(_ subview: View) {}
  /// Called when frames have been found, from the outermost view inwards; the place to set frames by hand.
  open func layoutSubviews() {}
  /// Called before layout on a view that asked for it with `setNeedsUpdateConstraints()`, innermost first.
  open func updateConstraints() {}
  /// Called on views that were read from an archive: on none yet. There so that code written for iOS compiles.
  open func awakeFromNib() {}
  /// Whether the view needs constraints to be laid out; either answer will do, for constraints always count.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Called when the margins have changed: at once when they are set, and after layout when what reaches in has. Tells the view's
  /// controller.
  open func layoutMarginsDidChange() { viewOwner?.viewLayoutMarginsDidChange() }
  /// Called when the safe area of the view has changed: at once when it is set on the outermost view, and after layout. Tells the
  /// view's controller.
  open func safeAreaInsetsDidChange() { viewOwner?.viewSafeAreaInsetsDidChange() }
  /// Called when the traits have changed, with what they were.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  // MARK: Size that constraints give

  /// The size that constraints in the view give it, as near to `target` as they allow, in points, rounded up to the pixel.
  ///
  /// At equal priority the content wins over the target (measured: Facts.md#auto-layout).
  /// - Complexity: A solve for each pass; passes are few (`LayoutLimits`).
  open func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    fittingSize(target, horizontal, vertical)
  }

  /// The size that constraints in the view give it when `target` is asked for at `fittingSizeLevel` on both axes.
  open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  // MARK: Touches

  /// Whether a point, in the view's coordinates, is within the view: in its bounds, whose far edges do not count.
  open func point(inside point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: What Strut's own subclasses say
  //
  // `TableLayout` overrides some of these. No other module can override what is `package`, so they are open behind an SPI, which a program
  // does not see.

  /// How strongly a view of this kind hugs its content across and down unless somebody says otherwise (Facts.md#controls).
  class var usualHugging: [LayoutPriority] { [.defaultLow, .defaultLow] }

  /// Whether touches reach a view of this kind unless somebody says otherwise.
  var takesTouches: Bool { true }

  /// The margins of a view that was given none.
  @_spi(Subclasses) open func defaultMargins(width: (View) -> Double) -> DirectionalEdgeInsets {
    let plain = traitCollection.layoutMetrics.margins.plain
    return DirectionalEdgeInsets(top: plain, leading: plain, bottom: plain, trailing: plain)
  }

  /// Whether a container gives the view its whole height, but for what it draws below the view as part of it: the container's margins
  /// above and below reach into the view as they are.
  @_spi(Subclasses) open var fillsHeight: Bool { false }

  /// Does what a container has to do when a view in it was hidden or shown.
  func visibilityChanged(of subview: View) {}
  /// Whether it does something when the content of a view in it has another size.
  @_spi(Subclasses) open func hears(of subview: View) -> Bool { false }
  /// Does what a container has to do when the content of a view in it has another size.
  @_spi(Subclasses) open func contentSizeChanged(of subview: View) {}

  /// Does what a changed trait asks of the view itself, before anybody is told.
  @_spi(Subclasses) open func traitsChanged(from previous: TraitCollection) {}

  /// Whether the view is of a kind that never has content of its own, whatever is in it, nor an alignment rectangle other than its frame.
  @_spi(Subclasses) open var isPlain: Bool { type(of: self) == View.self }

  /// Whether the view is of a kind whose alignment rectangle is its frame, so that it need not be asked.
  var isAlignedByFrame: Bool { isPlain }

  /// What ``intrinsicSize(wrappedAt:)`` says, which a view of a kind that is known may say without being asked so.
  func contentSize(wrappedAt width: Double?) -> CGSize? { intrinsicSize(wrappedAt: width) }

  /// Whether the height depends on the width that layout finds, so that layout takes two passes.
  @_spi(Subclasses) open var wrapsContent: Bool { false }

  /// Whether the view is a label of more lines than one: in a row of a stack such labels share the width.
  var isLabelOfSeveralLines: Bool { false }

  /// Whether the view shows a part of its content, which constraints of its edges may mean: asked for each constraint, so not by a cast.
  var isScrolling: Bool { false }
  /// The size of that content that was set, and not found.
  var givenContentSize: CGSize { .zero }
  /// Takes the size that constraints give that content.
  func contentFound(_ size: CGSize) {}

  /// What UIKit's console calls the type.
  @_spi(Subclasses) open var consoleTypeName: String {
    type(of: self) == View.self ? "UIView" : String(describing: type(of: self))
  }

  /// What UIKit's console adds to the type and address: `'the text'`.
  var consoleText: String { "" }
}
