internal import FontMetrics
public import Foundation

/// A view that arranges views in a row or a column by constraints of its own. UIKit's `UIStackView`.
///
/// ```swift
/// let row = StackView(arrangedSubviews: [icon, title])
/// row.spacing = 8
/// row.alignment = .firstBaseline
/// row.setCustomSpacing(16, after: icon)
/// ```
/// The constraints are made before layout, and of them only those that have to change do (`Documentation/Internals/LayoutCore.md`).
/// A hidden view has no spacing, and no length but a required one of its own, which moves nothing. In a row labels of several lines are as wide
/// as each other (up to iOS 14 all views of such a row are), unless something required says otherwise. Where lengths along the axis are left open even so, spare room goes to the first of
/// the views that could take it, and missing room is taken from the last (Strut's rule; UIKit goes by index too, and does not say how).
open class StackView: View {
  /// Whether the views stand in a row or in a column; a row at first.
  open var axis = LayoutAxis.horizontal { didSet { if axis != oldValue { setNeedsUpdateConstraints() } } }
  /// How the views share the length of the stack; `fill` at first.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }
  /// How the views lie across the axis; `fill` at first.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { setNeedsUpdateConstraints() } } }
  /// The distance between two views, in points, the least one in `equalSpacing` and `equalCentering`; 0 at first.
  ///
  /// ``spacingUseSystem`` is the system's spacing. Stops when it is not finite.
  open var spacing: CGFloat = 0 {
    didSet {
      checkSpacing(spacing)
      if spacing != oldValue { setNeedsUpdateConstraints() }
    }
  }
  /// Whether distances in a column are from baseline to baseline; false at first. Rows do not heed it.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether the views lie within the stack's margins and not within its edges; false at first.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The views that are arranged, in their order; each is among ``View/subviews``, whose order is another matter.
  public private(set) var arrangedSubviews: [View] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [StackRule.Key: LayoutConstraint] = [:]
  /// The arranged labels of several lines, as they were when the constraints were made.
  private var textsOfSeveralLines: Set<ObjectIdentifier> = []

  /// Makes an empty stack at a place.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a row of views.
  public init(arrangedSubviews views: [View]) {
    super.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Is there so that code written for iOS compiles; the stack is as if made by `init()`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged views

  /// Puts a view at the end, and among the subviews if it is not one yet. One that is arranged already moves to the end.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranged(view) ? 1 : 0))
  }

  /// Puts a view in at a place among those arranged, and among the subviews if it is not one yet. One that is arranged already
  /// moves there. Stops when there is no such place.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    let isMoved = isArranged(view)
    let count = arrangedSubviews.count - (isMoved ? 1 : 0)
    guard (0...count).contains(index) else {
      stopAsUIKit(
        "index out of bounds for arranged subview: index = \(index) expected to be less than or equal to \(count)")
    }
    if isMoved { arrangedSubviews.removeAll { $0 === view } }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: index)
    setNeedsUpdateConstraints()
  }

  /// Takes a view out of the arrangement and leaves it among the subviews.
  open func removeArrangedSubview(_ view: View) {
    guard isArranged(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  private func isArranged(_ view: View) -> Bool { view.superview === self && arrangedSubviews.contains(view) }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Spacing

  /// Sets the distance after a view, in place of ``spacing``; ``spacingUseDefault`` takes it back. Stops when it is not finite.
  ///
  /// It belongs to the view and counts while that is visible. It goes when the view leaves the stack; of a view that is not arranged
  /// none is kept.
  open func setCustomSpacing(_ spacing: CGFloat, after view: View) {
    checkSpacing(spacing)
    guard isArranged(view) else { return }
    let setting = spacing == Self.spacingUseDefault ? nil : spacing
    guard setting != customSpacings[ObjectIdentifier(view)] else { return }
    customSpacings[ObjectIdentifier(view)] = setting
    setNeedsUpdateConstraints()
  }

  /// The distance that was set after a view; ``spacingUseDefault`` where none was.
  open func customSpacing(after view: View) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  private func checkSpacing(_ spacing: CGFloat) {
    guard spacing.isFinite else { stopAsUIKit("Spacing is not finite!  That's illegal.  spacing:\(spacing)") }
  }

  // MARK: Layout

  /// The first arranged view that shows, for its baseline is the stack's; the stack itself when there is none.
  open override var forFirstBaselineLayout: View { arrangedSubviews.first { !$0.isHidden } ?? self }
  /// The last arranged view that shows, for its baseline is the stack's; the stack itself when there is none.
  open override var forLastBaselineLayout: View { arrangedSubviews.last { !$0.isHidden } ?? self }

  open override var isHidden: Bool { didSet { if isHidden != oldValue { setNeedsUpdateConstraints() } } }

  override func visibilityChanged(of subview: View) { setNeedsUpdateConstraints() }

  @_spi(Subclasses) open override func hears(of subview: View) -> Bool { true }

  @_spi(Subclasses) open override func contentSizeChanged(of subview: View) {
    guard
      distribution == .fillProportionally
        || textsOfSeveralLines.contains(ObjectIdentifier(subview)) != subview.isLabelOfSeveralLines
    else { return }
    setNeedsUpdateConstraints()
  }

  @_spi(Subclasses) open override func traitsChanged(from previous: TraitCollection) {
    super.traitsChanged(from: previous)
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    let plan = StackPlan(of: self, customSpacings: customSpacings)
    made = install(plan.rules(), replacing: made)
    textsOfSeveralLines = Set(arrangedSubviews.lazy.filter(\.isLabelOfSeveralLines).map { ObjectIdentifier($0) })
    super.updateConstraints()
  }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == StackView.self ? "UIStackView" : super.consoleTypeName
  }
}
