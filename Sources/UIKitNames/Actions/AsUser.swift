/// The actions of a person on a control, a menu or a bar.
///
/// As in UIKit, a control does not send its actions when the program changes its value. A test acts
/// through `asUser` instead:
///
/// ```swift
/// button.asUser.tap()
/// slider.asUser.move(to: 0.5)
/// segments.asUser.select(1)
/// ```
/// Each method returns `false`, and changes nothing, if a person could not do that: if the control
/// is disabled or hidden, or the value does not exist.
@MainActor @preconcurrency public struct AsUser<Subject> {
  /// The object with which the person acts.
  public let subject: Subject
}

/// An object with which a person can act.
@MainActor @preconcurrency public protocol UserActing {}

extension UserActing {
  /// The actions of a person.
  public var asUser: AsUser<Self> { AsUser(subject: self) }
}

extension UIView: UserActing {}

extension UIView {
  /// A Boolean value that indicates whether a person can touch the view: neither it nor a superview
  /// is hidden, transparent or ignores touches.
  final var isTouchable: Bool {
    var view: UIView? = self
    while let current = view {
      guard !current.isHidden, current.alpha >= 0.01, current.isUserInteractionEnabled else { return false }
      view = current.superview
    }
    return true
  }
}
