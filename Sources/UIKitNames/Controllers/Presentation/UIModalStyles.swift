/// The style of a presentation. It has UIKit's raw values.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The view fills the window and replaces the presenting one.
  case fullScreen = 0
  /// A sheet that covers most of the window.
  case pageSheet = 1
  /// A smaller sheet in the middle of a wide window.
  case formSheet = 2
  /// The view replaces that of the controller that defines the context.
  case currentContext = 3
  /// A style of the program.
  case custom = 4
  /// The view fills the window, and the presenting one stays below it.
  case overFullScreen = 5
  /// The view covers that of the controller that defines the context.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
  /// No presentation.
  case none = -1
  /// The style that the system chooses: a page sheet.
  case automatic = -2

  /// A Boolean value that indicates whether the presenting view disappears.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
  /// A Boolean value that indicates whether the view takes the place of a context.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The transition of a presentation. It has UIKit's raw values.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// The view comes from below.
  case coverVertical
  /// The view turns.
  case flipHorizontal
  /// The view fades in.
  case crossDissolve
  /// A corner of the presenting view curls up.
  case partialCurl
}

/// A delegate for the transitions of presentations. Strut does not call it: presentations end at
/// once.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the object that manages a custom presentation, or nil.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
