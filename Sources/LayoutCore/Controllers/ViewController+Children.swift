internal import FontMetrics

extension ViewController {
  /// Holds another controller, taking it from the one that held it; its view is added by hand, then `didMove(toParent:)` is
  /// called by hand, as in UIKit.
  ///
  /// Stops when the controller is this one or holds it.
  public func addChild(_ child: ViewController) {
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      stopAsUIKit("A view controller cannot be added to itself or to one that it holds.")
    }
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    if let old = child.parent { old.children.removeAll { $0 === child } }
    child.parent = self
    children.append(child)
  }

  /// Leaves the controller that holds this one; `willMove(toParent: nil)` is called by hand before, as in UIKit.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
