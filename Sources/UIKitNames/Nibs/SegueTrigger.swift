internal import Foundation

/// Performs the segues of an object of a storyboard, such as a button or a cell.
@MainActor final class SegueTrigger: SelectorPerforming {
  /// The action that controls send.
  static let action = Selector("performSegue:")

  private weak var controller: UIViewController?
  private let source: String

  /// Creates a trigger for the segues that the object with an ID starts.
  init(_ controller: UIViewController, source: String) { (self.controller, self.source) = (controller, source) }

  func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
    fire(sender)
    return true
  }

  /// Performs the segues.
  func fire(_ sender: Any?) {
    guard let controller else { return }
    controller.scene?.perform(from: source, controller, sender: sender)
  }
}
