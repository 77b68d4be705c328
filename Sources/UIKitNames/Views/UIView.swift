public import Foundation
public import LayoutCore

/// A rectangle in a hierarchy of views.
///
/// UIKit's class in front of Strut's ``View``, which is laid out: ``strutView``. As in UIKit, the
/// class is on the main actor, and every member is open to override where UIKit's is. Strut's own
/// views serve other isolation domains.
///
/// All these members are in one file, because a subclass overrides only what the body of its
/// superclass declares.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The view of Strut that is laid out.
  public let strutView: View

  /// The guides that were added, which are held here.
  final var guides: [UILayoutGuide] = []

  /// The view that the next initializer of this class takes instead of creating one.
  ///
  /// It is offered to one class, because the properties of a subclass may create other views first.
  static var given: View? {
    get { offer?.type == self ? offer?.view : nil }
    set { offer = newValue.map { (self, $0) } }
  }
  private static var offer: (type: UIView.Type, view: View)?

  // MARK: Initializers

  /// Creates a view with a frame. For views with constraints, `.zero` is usual.
  public init(frame: CGRect) {
    strutView = Self.takeGiven() ?? Self.makeView(frame: frame)
    super.init()
    strutView.facade = self
  }

  /// Creates a view with a zero frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) {
    strutView = Self.takeGiven() ?? Self.makeView(frame: .zero)
    super.init()
    strutView.facade = self
  }

  private static func takeGiven() -> View? {
    guard let view = given else { return nil }
    given = nil
    return view
  }

  /// Creates the view of Strut that a new object represents.
  class func makeView(frame: CGRect) -> View { View(frame: frame) }

  /// The class of UIKit from which a subclass inherits every member that layout asks.
  class var inheritedClass: UIView.Type { UIView.self }

  // MARK: Geometry

  /// The frame in the superview, in points, aligned to pixels after layout.
  open var frame: CGRect {
    get { strutView.frame }
    set { strutView.frame = newValue }
  }

  /// The view's own coordinates: origin (0, 0), unless content is scrolled, and its size.
  open var bounds: CGRect {
    get { strutView.bounds }
    set { strutView.bounds = newValue }
  }

  /// The middle of the frame, in the superview.
  open var center: CGPoint {
    get { strutView.center }
    set { strutView.center = newValue }
  }

  /// The transform of the view. It is recorded and does not affect layout.
  open var transform: CGAffineTransform {
    get { knownLayer?.affineTransform() ?? ownTransform }
    set {
      ownTransform = newValue
      knownLayer?.setAffineTransform(newValue)
    }
  }
  private var ownTransform = CGAffineTransform.identity

  /// The sides that change when the superview changes size; initially none.
  open var autoresizingMask: AutoresizingMask {
    get { strutView.autoresizingMask }
    set { strutView.autoresizingMask = newValue }
  }

  /// A Boolean value that indicates whether the autoresizing mask lays out subviews. The value has
  /// no effect: it always does.
  open var autoresizesSubviews = true

  /// A Boolean value that indicates whether the frame and the autoresizing mask become required
  /// constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { strutView.translatesAutoresizingMaskIntoConstraints }
    set { strutView.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// Gives the view the size that suits it best, keeping its origin.
  open func sizeToFit() { strutView.sizeToFit() }

  /// Returns the size that fits `size`; by default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { strutView.sizeThatFits(size) }

  // MARK: Hierarchy

  /// The superview, or nil.
  open var superview: UIView? { strutView.superview?.uiView }
  /// The subviews, from back to front.
  open var subviews: [UIView] { strutView.subviews.map(\.uiView) }
  /// The window that displays the view, or nil.
  open var window: UIWindow? {
    sequence(first: strutView, next: \.superview).lazy.compactMap { $0.facade as? UIWindow }.first
  }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { strutView.addSubview(view.strutView) }
  /// Inserts a subview at an index, where 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { strutView.insertSubview(view.strutView, at: index) }
  /// Inserts a subview behind another one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    strutView.insertSubview(view.strutView, belowSubview: sibling.strutView)
  }
  /// Inserts a subview in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    strutView.insertSubview(view.strutView, aboveSubview: sibling.strutView)
  }
  /// Removes the view from its superview, with the constraints that its ancestors hold for it.
  open func removeFromSuperview() { strutView.removeFromSuperview() }
  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) { strutView.bringSubviewToFront(view.strutView) }
  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) { strutView.sendSubviewToBack(view.strutView) }
  /// Exchanges two subviews.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    strutView.exchangeSubview(at: first, withSubviewAt: second)
  }
  /// Returns `true` if the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { strutView.isDescendant(of: view.strutView) }
  /// Returns the first view with a tag among this view and its descendants, or nil.
  open func viewWithTag(_ tag: Int) -> UIView? { strutView.viewWithTag(tag)?.uiView }

  /// Called before the view is added to a superview, or removed (nil).
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view was added to a superview or removed.
  open func didMoveToSuperview() {}
  /// The window of the last notification.
  final weak var knownWindow: UIWindow?

  /// Called before the view is added to a window, or removed (nil).
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view was added to a window or removed.
  open func didMoveToWindow() {}
  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Coordinates

  /// Converts a point in the view's coordinates to those of another view, or of the outermost one.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { strutView.convert(point, to: view?.strutView) }
  /// Converts a point in another view's coordinates, or the outermost one's, to those of this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    strutView.convert(point, from: view?.strutView)
  }
  /// Converts a rectangle in the view's coordinates to those of another view, or of the outermost
  /// one.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { strutView.convert(rect, to: view?.strutView) }
  /// Converts a rectangle in another view's coordinates, or the outermost one's, to those of this
  /// view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { strutView.convert(rect, from: view?.strutView) }

  // MARK: Layout

  /// Requests layout, which takes place in ``layoutIfNeeded()``.
  open func setNeedsLayout() { strutView.setNeedsLayout() }
  /// Lays out the view's entire hierarchy, if anything changed since the last layout.
  open func layoutIfNeeded() { strutView.layoutIfNeeded() }
  /// Called after frames were computed, from the outermost view inward. Subclasses may set frames
  /// here.
  open func layoutSubviews() { strutView.layoutSubviews() }
  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { strutView.setNeedsUpdateConstraints() }
  /// Returns `true` if the view waits for `updateConstraints()`.
  open func needsUpdateConstraints() -> Bool { strutView.needsUpdateConstraints() }
  /// Calls `updateConstraints()` on every view that needs it, innermost first.
  open func updateConstraintsIfNeeded() { strutView.updateConstraintsIfNeeded() }
  /// Called before layout for a view after `setNeedsUpdateConstraints()`, innermost first.
  open func updateConstraints() { strutView.updateConstraints() }
  /// A Boolean value that indicates whether the view requires constraints. The value has no effect,
  /// because constraints always apply.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size of the content, in points, with `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize { strutView.intrinsicContentSize }
  /// Invalidates the size of the content.
  open func invalidateIntrinsicContentSize() { strutView.invalidateIntrinsicContentSize() }
  /// The insets of the view's alignment rectangle; 0 by default.
  open var alignmentRectInsets: UIEdgeInsets { strutView.alignmentRectInsets }
  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view that provides the first baseline; by default the view itself.
  open var forFirstBaselineLayout: UIView { strutView.forFirstBaselineLayout.uiView }
  /// The view that provides the last baseline; by default the view itself.
  open var forLastBaselineLayout: UIView { strutView.forLastBaselineLayout.uiView }

  /// Returns the size that constraints in the view determine for a target, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that constraints in the view determine, as close to a target as they allow,
  /// in points, rounded up to the pixel.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    strutView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Returns the priority against growing beyond the content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    strutView.contentHuggingPriority(for: axis)
  }
  /// Sets how strongly the view resists being larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    strutView.setContentHuggingPriority(priority, for: axis)
  }
  /// Returns the priority against shrinking below the content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    strutView.contentCompressionResistancePriority(for: axis)
  }
  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    strutView.setContentCompressionResistancePriority(priority, for: axis)
  }

  // MARK: Margins and safe area

  /// The margins, in points.
  open var layoutMargins: UIEdgeInsets {
    get { strutView.layoutMargins }
    set { strutView.layoutMargins = newValue }
  }
  /// The margins in the layout direction, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { strutView.directionalLayoutMargins }
    set { strutView.directionalLayoutMargins = newValue }
  }
  /// A Boolean value that indicates whether the margins are at least those of the superview.
  open var preservesSuperviewLayoutMargins: Bool {
    get { strutView.preservesSuperviewLayoutMargins }
    set { strutView.preservesSuperviewLayoutMargins = newValue }
  }
  /// A Boolean value that indicates whether the margins include the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { strutView.insetsLayoutMarginsFromSafeArea }
    set { strutView.insetsLayoutMarginsFromSafeArea = newValue }
  }
  /// The insets of the safe area, in points.
  open var safeAreaInsets: UIEdgeInsets { strutView.safeAreaInsets }
  /// Called after the margins changed.
  open func layoutMarginsDidChange() {}
  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  /// The traits of this view.
  open var traitCollection: UITraitCollection { strutView.traitCollection }
  /// Called after the traits changed, with the previous traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Gives the engine the colors of changed traits.
  func resolveColors(previous: UITraitCollection) {
    if let color = ownBackgroundColor, color.color(in: previous) == strutView.backgroundColor {
      strutView.backgroundColor = color.color(in: traitCollection)
    }
    if let ownTintColor { strutView.ownTintColor = ownTintColor.color(in: traitCollection) }
  }
  /// The appearance of the view and its subviews, or `unspecified` for that of the superview.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { strutView.traitOverrides.userInterfaceStyle ?? .unspecified }
    set { strutView.traitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }
  /// The rule for mirroring the view in right-to-left layouts.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { strutView.semanticContentAttribute }
    set { strutView.semanticContentAttribute = newValue }
  }
  /// The direction that the view itself has.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    strutView.effectiveUserInterfaceLayoutDirection
  }
  /// Returns the direction of a view with this attribute in a left-to-right interface.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.resolved(in: UITraitCollection.current.layoutDirection)
  }

  // MARK: Appearance

  /// A Boolean value that indicates whether the view is not drawn. A hidden view takes part in
  /// layout, except in a stack view.
  open var isHidden: Bool {
    get { strutView.isHidden }
    set { strutView.isHidden = newValue }
  }
  /// The opacity, from 0 to 1, as precise as a `Float`, as in UIKit. It does not affect layout.
  open var alpha: CGFloat {
    get { knownLayer.map { CGFloat($0.opacity) } ?? ownAlpha }
    set {
      ownAlpha = CGFloat(Float(newValue))
      knownLayer?.opacity = Float(newValue)
    }
  }
  private var ownAlpha: CGFloat = 1
  /// A Boolean value that indicates whether the view covers what is behind it. The value has no
  /// effect.
  open var isOpaque = true
  /// A Boolean value that indicates whether subviews are clipped to the bounds. It is recorded.
  open var clipsToBounds: Bool {
    get { knownLayer?.masksToBounds ?? ownClipsToBounds }
    set {
      ownClipsToBounds = newValue
      knownLayer?.masksToBounds = newValue
    }
  }
  private var ownClipsToBounds = false
  /// The layout of content within the view. It does not move views.
  open var contentMode: ContentMode {
    get { strutView.contentMode }
    set { strutView.contentMode = newValue }
  }
  /// The color behind the view's content; nil for none.
  open var backgroundColor: UIColor? {
    get {
      let shown = strutView.backgroundColor
      if ownBackgroundColor?.color(in: traitCollection) == shown { return ownBackgroundColor }
      return shown.map { UIColor($0) }
    }
    set {
      ownBackgroundColor = newValue
      strutView.backgroundColor = newValue?.color(in: traitCollection)
    }
  }
  /// The color that was set last; the layer may have another one since.
  private var ownBackgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint color: the view's own, or else that of the superview. Setting nil resets it.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? UIColor(strutView.tintColor) }
    set {
      ownTintColor = newValue
      strutView.ownTintColor = newValue?.color(in: traitCollection)
      notifyTintColor()
    }
  }
  private var ownTintColor: UIColor?
  /// The drawing of the view for a tint color; that of the superview for `automatic`. It is
  /// recorded.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { ownTintAdjustmentMode == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustmentMode }
    set {
      guard newValue != ownTintAdjustmentMode else { return }
      ownTintAdjustmentMode = newValue
      notifyTintColor()
    }
  }
  private var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  /// Called after the tint color of the view changed.
  open func tintColorDidChange() {}
  private func notifyTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.notifyTintColor() }
  }

  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer, with the view's frame, visibility and background. Everything else that is set on it
  /// is recorded.
  open var layer: CALayer {
    if let knownLayer { return knownLayer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.strutView = strutView
    layer.opacity = Float(ownAlpha)
    layer.masksToBounds = ownClipsToBounds
    layer.setAffineTransform(ownTransform)
    knownLayer = layer
    return layer
  }
  /// The layer, once it was asked for.
  private(set) final var knownLayer: CALayer?
  /// Called to lay out the layers. By default it calls ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) { if layer === knownLayer { layoutSubviews() } }

  /// The view whose alpha is that of this one. It is recorded.
  open var mask: UIView?
  /// The transform of the layer. It is recorded and does not affect layout.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The point of the view that its center is about, as fractions of its size. It is recorded.
  open var anchorPoint: CGPoint {
    get { knownLayer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { layer.anchorPoint = newValue }
  }
  /// The scale of drawing, in pixels per point: that of the traits.
  open var contentScaleFactor: CGFloat {
    get { ownScale ?? CGFloat(traitCollection.displayScale) }
    set { ownScale = newValue }
  }
  private var ownScale: CGFloat?
  /// A Boolean value that indicates whether the view is cleared before it is drawn. It is recorded.
  open var clearsContextBeforeDrawing = true

  /// Called by UIKit to draw. Strut does not draw views of UIKit's names, and does not call it.
  open func draw(_ rect: CGRect) {}
  /// Requests drawing. It has no effect.
  open func setNeedsDisplay() {}
  /// Requests drawing of a part. It has no effect.
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Touches

  /// A number for use by the program.
  open var tag: Int {
    get { strutView.tag }
    set { strutView.tag = newValue }
  }
  /// A Boolean value that indicates whether the view and its descendants receive touches.
  open var isUserInteractionEnabled: Bool {
    get { strutView.isUserInteractionEnabled }
    set { strutView.isUserInteractionEnabled = newValue }
  }
  /// A Boolean value that indicates whether the view receives several touches at once.
  open var isMultipleTouchEnabled = false
  /// A Boolean value that indicates whether the view is the only one that receives touches.
  open var isExclusiveTouch = false
  /// The recognizers of gestures, or nil before the first one is added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownRecognizers.isEmpty ? nil : ownRecognizers }
    set {
      for recognizer in ownRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  private var ownRecognizers: [UIGestureRecognizer] = []
  /// Adds a recognizer of gestures, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    ownRecognizers.append(gestureRecognizer)
  }
  /// Removes a recognizer of gestures.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    ownRecognizers.removeAll { $0 === gestureRecognizer }
  }
  /// Returns `true` if a gesture may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The interactions, such as those of pointers and menus.
  open var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for interaction in ownInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
  private var ownInteractions: [any UIInteraction] = []
  /// Adds an interaction, and removes it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Returns the view that receives a touch at a point in the view's coordinates, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
  /// Returns `true` if a point, in the view's coordinates, is within its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Called after the view was loaded from a nib, with its outlets.
  open func awakeFromNib() {}
  /// Sets an outlet of a nib. Returns `false` if the object has no outlet of that name. See
  /// ``OutletConnecting``.
  @discardableResult open func connect(_ value: Any?, toOutlet name: String) -> Bool { false }
  /// Sets a runtime attribute of a nib. Returns `false` if the object has no property of that name.
  @discardableResult open func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }
  /// The objects of a nib other than views, such as constraints with outlets.
  final var nibObjects: [AnyObject] = []
  /// The trigger of the segues of a cell, or nil.
  final var segueTrigger: SegueTrigger?
  /// Called by Interface Builder. Strut does not call it.
  open func prepareForInterfaceBuilder() {}

  /// A Boolean value that indicates whether the focus of a keyboard can be on the view; false by
  /// default.
  open var canBecomeFocused: Bool { false }
  /// A Boolean value that indicates whether the focus is on the view: there is none.
  open var isFocused: Bool { false }
  /// The name of the view for restoring its state. It is recorded.
  open var restorationIdentifier: String?

  /// Ends the editing of the view or a descendant: the first responder in the view resigns. Returns
  /// `true` if none is left, or with `force`.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let first = UIResponder.first as? UIView, first.isDescendant(of: self) else { return true }
    if first.resignFirstResponder() { return true }
    if force { first.dismiss() }
    return force
  }

  /// The controller whose view this is, or else the superview.
  open override var next: UIResponder? { controller ?? superview }
  /// The controller whose view this is.
  weak var controller: UIViewController?

  // MARK: Accessibility

  override var accessibilityFacts: AccessibilityFacts {
    get { strutView.accessibility ?? AccessibilityFacts() }
    set { strutView.accessibility = newValue }
  }
  override var usualAccessibility: AccessibilityFacts { strutView.usualAccessibility }
  /// The name of the symbol that a control shows, for which UIKit has words of its own; nil for
  /// other images and views.
  var shownSymbolName: String? { nil }
  override var usualAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  /// A Boolean value that indicates whether a long press shows the view's large content at
  /// accessibility sizes. It is recorded.
  open var showsLargeContentViewer: Bool {
    get { accessibilityRecord.largeContent.isShown }
    set { accessibilityRecord.largeContent.isShown = newValue }
  }
  /// The title of the large content, or nil. It is recorded.
  open var largeContentTitle: String? {
    get { accessibilityRecord.largeContent.title }
    set { accessibilityRecord.largeContent.title = newValue }
  }
  /// The image of the large content, or nil. It is recorded.
  open var largeContentImage: UIImage? {
    get { accessibilityRecord.largeContent.image }
    set { accessibilityRecord.largeContent.image = newValue }
  }
  /// A Boolean value that indicates whether the image is enlarged. It is recorded.
  open var scalesLargeContentImage: Bool {
    get { accessibilityRecord.largeContent.scalesImage }
    set { accessibilityRecord.largeContent.scalesImage = newValue }
  }

  /// A Boolean value that indicates whether colors of the view are not inverted. It is recorded.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityRecord.ignoresInvertedColors }
    set { accessibilityRecord.ignoresInvertedColors = newValue }
  }

  /// The name of the view in reports.
  open var accessibilityIdentifier: String? {
    get { strutView.accessibilityIdentifier }
    set { strutView.accessibilityIdentifier = newValue }
  }
}

extension UIView {
  /// The value for an axis without an intrinsic length: -1.
  public static let noIntrinsicMetric: CGFloat = View.noIntrinsicMetric
  /// The target for the smallest fitting size.
  public static let layoutFittingCompressedSize = View.layoutFittingCompressedSize
  /// The target for the largest fitting size.
  public static let layoutFittingExpandedSize = View.layoutFittingExpandedSize

  /// The layout of content within a view.
  public typealias ContentMode = LayoutCore.ContentMode
  /// The margins and dimensions of a view that change with the size of its superview.
  public typealias AutoresizingMask = LayoutCore.AutoresizingMask
}
