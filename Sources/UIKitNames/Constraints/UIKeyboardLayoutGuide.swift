public import Foundation
internal import LayoutCore

/// A guide that follows something on the screen, with constraints for its places.
@MainActor @preconcurrency open class UITrackingLayoutGuide: UILayoutGuide {
  private final var nearEdge: [UInt: [NSLayoutConstraint]] = [:]
  private final var awayFromEdge: [UInt: [NSLayoutConstraint]] = [:]

  /// Sets the constraints that are active while the guide is near an edge.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: UIRectEdge) {
    replace(&nearEdge, trackingConstraints, at: edge, isActive: isNear(edge))
  }
  /// Sets the constraints that are active while the guide is away from an edge.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: UIRectEdge) {
    replace(&awayFromEdge, trackingConstraints, at: edge, isActive: !isNear(edge))
  }
  /// Returns the constraints that are active while the guide is near an edge.
  open func constraintsActive(whenNearEdge edge: UIRectEdge) -> [NSLayoutConstraint] { nearEdge[edge.rawValue] ?? [] }
  /// Returns the constraints that are active while the guide is away from an edge.
  open func constraintsActive(whenAwayFrom edge: UIRectEdge) -> [NSLayoutConstraint] {
    awayFromEdge[edge.rawValue] ?? []
  }
  /// Removes all of these constraints.
  open func removeAllTrackedConstraints() {
    for list in [nearEdge, awayFromEdge] {
      for constraint in list.values.joined() { constraint.isActive = false }
    }
    (nearEdge, awayFromEdge) = ([:], [:])
  }

  /// Returns `true` if the guide is near an edge. It does not move.
  func isNear(_ edge: UIRectEdge) -> Bool { false }

  private final func replace(
    _ list: inout [UInt: [NSLayoutConstraint]], _ constraints: [NSLayoutConstraint], at edge: UIRectEdge,
    isActive: Bool
  ) {
    for constraint in list[edge.rawValue] ?? [] { constraint.isActive = false }
    list[edge.rawValue] = constraints
    for constraint in constraints { constraint.isActive = isActive }
  }
}

/// The place of the keyboard in a view. There is no keyboard: the guide is below the safe area, as
/// for a keyboard out of sight.
@MainActor @preconcurrency open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that indicates whether the guide follows a keyboard that floats. It is
  /// recorded.
  open var followsUndockedKeyboard = false
  /// The height at which the keyboard can be dragged, in points. It is recorded.
  open var keyboardDismissPadding: CGFloat = 0
  /// A Boolean value that indicates whether the guide begins at the safe area while the keyboard is
  /// out of sight; true by default. Otherwise it begins at the bottom of the view.
  open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { setTop() } } }

  private final var top: NSLayoutConstraint?

  override func isNear(_ edge: UIRectEdge) -> Bool { !edge.isDisjoint(with: [.bottom, .left, .right]) }

  /// Adds the guide to a view, at its bottom.
  final func place(in view: UIView) {
    identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    setTop()
  }

  private final func setTop() {
    guard let view = owningView else { return }
    top?.isActive = false
    let edge = usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
    top = topAnchor.constraint(equalTo: edge)
    top?.isActive = true
  }
}

extension UIView {
  /// The place of the keyboard, which is made when it is first used.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = guides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.place(in: self)
    return guide
  }
}
