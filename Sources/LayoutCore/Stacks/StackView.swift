internal import FontMetrics
public import Foundation

/// A view that arranges its subviews in a row or a column with its own constraints. UIKit's
/// `UIStackView`.
///
/// ```swift
/// let row = StackView(arrangedSubviews: [icon, title])
/// row.spacing = 8
/// row.alignment = .firstBaseline
/// row.setCustomSpacing(16, after: icon)
/// ```
/// The stack updates its constraints before layout, and changes only those that differ
/// (`Documentation/Internals/LayoutCore.md`). A hidden view has no spacing and no length, except a
/// required one of its own, which moves nothing. Labels with several lines in a row have equal
/// widths (up to iOS 14, all views of such a row do), unless a required constraint prevents it. If
/// lengths along the axis are still ambiguous, extra space goes to the first view that can grow,
/// and missing space is taken from the last (Strut's rule; UIKit also uses the index, in an unknown
/// way).
open class StackView: View {
  /// The axis of the stack: horizontal, the default, for a row, and vertical for a column.
  open var axis = LayoutAxis.horizontal { didSet { if axis != oldValue { setNeedsUpdateConstraints() } } }
  /// The distribution of the views along the axis; `fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The alignment of the views across the axis; `fill` by default.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { setNeedsUpdateConstraints() } } }
  /// The distance between two views, in points, and the minimum distance for `equalSpacing` and
  /// `equalCentering`; 0 by default.
  ///
  /// ``spacingUseSystem`` is the system spacing. Stops if the value is not finite.
  open var spacing: CGFloat = 0 {
    didSet {
      checkSpacing(spacing)
      if spacing != oldValue { setNeedsUpdateConstraints() }
    }
  }
  /// A Boolean value that indicates whether distances in a column are measured between baselines;
  /// false by default. Rows ignore it.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }
  /// A Boolean value that indicates whether the views are arranged within the stack's margins
  /// instead of its edges; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The arranged views, in order. All of them are in ``View/subviews``, whose order is
  /// independent.
  public private(set) var arrangedSubviews: [View] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [StackRule.Key: LayoutConstraint] = [:]
  /// The arranged labels with several lines for which the constraints were created.
  private var textsOfSeveralLines: Set<ObjectIdentifier> = []

  /// Creates an empty stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a row of views.
  public init(arrangedSubviews views: [View]) {
    super.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Creates a stack as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged views

  /// Appends a view, and adds it to the subviews if necessary. An arranged view moves to the end.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranged(view) ? 1 : 0))
  }

  /// Inserts a view at an index, and adds it to the subviews if necessary. An arranged view moves
  /// there. Stops if the index is out of bounds.
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

  /// Removes a view from the arranged views. It remains a subview.
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

  /// Sets the distance after a view, instead of ``spacing``; ``spacingUseDefault`` removes it.
  /// Stops if the value is not finite.
  ///
  /// It applies while the view is visible, and is removed when the view leaves the stack. For a
  /// view that is not arranged it has no effect.
  open func setCustomSpacing(_ spacing: CGFloat, after view: View) {
    checkSpacing(spacing)
    guard isArranged(view) else { return }
    let setting = spacing == Self.spacingUseDefault ? nil : spacing
    guard setting != customSpacings[ObjectIdentifier(view)] else { return }
    customSpacings[ObjectIdentifier(view)] = setting
    setNeedsUpdateConstraints()
  }

  /// Returns the custom distance after a view, or ``spacingUseDefault`` if there is none.
  open func customSpacing(after view: View) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  private func checkSpacing(_ spacing: CGFloat) {
    guard spacing.isFinite else { stopAsUIKit("Spacing is not finite!  That's illegal.  spacing:\(spacing)") }
  }

  // MARK: Layout

  /// The first visible arranged view, whose baseline is that of the stack, or the stack itself if
  /// there is none.
  open override var forFirstBaselineLayout: View { arrangedSubviews.first { !$0.isHidden } ?? self }
  /// The last visible arranged view, whose baseline is that of the stack, or the stack itself if
  /// there is none.
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
