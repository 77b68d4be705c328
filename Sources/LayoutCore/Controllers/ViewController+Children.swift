internal import FontMetrics

extension ViewController {
  /// Adds another controller as a child, and removes it from its previous parent. As in UIKit, the
  /// caller adds the child's view and then calls `didMove(toParent:)`.
  ///
  /// Stops if the child is this controller or one of its ancestors.
  public func addChild(_ child: ViewController) {
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      stopAsUIKit("A view controller cannot be added to itself or to one of its descendants.")
    }
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    if let old = child.parent { old.children.removeAll { $0 === child } }
    child.parent = self
    children.append(child)
  }

  /// Removes the controller from its parent. As in UIKit, the caller first calls
  /// `willMove(toParent: nil)`.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
