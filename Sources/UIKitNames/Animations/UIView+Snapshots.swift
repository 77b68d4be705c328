public import Foundation

extension UIView {
  /// Returns a view of the same size without content. Drawing is not simulated.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIKitLog.notSimulated("UIView.snapshotView(afterScreenUpdates:)")
    return UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// Returns a view of the size of a part without content. Drawing is not simulated.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    UIKitLog.notSimulated("UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)")
    return UIView(frame: CGRect(origin: .zero, size: rect.size))
  }

  /// Draws the view and its subviews. Drawing is not simulated, and the answer is false.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    UIKitLog.notSimulated("UIView.drawHierarchy(in:afterScreenUpdates:)")
    return false
  }
}
