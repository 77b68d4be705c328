public import Foundation
public import LayoutCore

/// The target of a touch on a table.
public enum TableTouch: Equatable {
  /// A row, which is selected if that is allowed.
  case row(IndexPath)
  /// The information button of a row, which notifies the delegate.
  case accessoryButton(IndexPath)
  /// A view that handles the touch itself, such as a switch in a row. The row is not selected.
  case view(View)
}

extension TableView {
  /// Simulates a tap at a point, and returns its target, or nil if there is none. Strut's own.
  ///
  /// An enabled control or a text view receives the tap; labels and images pass it on (documented).
  /// Strut's controls do not react to it. The point is in the content's coordinates. Tiles the
  /// table first.
  ///
  /// - Complexity: O(*v*) in the number of visible views.
  @discardableResult
  public func userTap(at point: CGPoint) -> TableTouch? {
    layoutIfNeeded()
    let touch = touch(at: point)
    switch touch {
    case .row(let path): userSelectRow(at: path)
    case .accessoryButton(let path): delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    case .view, nil: break
    }
    return touch
  }

  private func touch(at point: CGPoint) -> TableTouch? {
    guard let hit = hitTest(point) else { return nil }
    for view in sequence(first: hit, next: \.superview).prefix(while: { $0 !== self }) {
      if view.keepsTouches { return .view(view) }
      guard let cell = view as? TableViewCell, let path = indexPath(for: cell) else { continue }
      let sign = hit as? CellAccessorySign
      return sign?.buttonFrame?.contains(convert(point, to: hit)) == true ? .accessoryButton(path) : .row(path)
    }
    return nil
  }
}

extension View {
  /// A Boolean value that indicates whether the view does not pass touches on to its superview.
  package var keepsTouches: Bool { (self as? Control)?.isEnabled == true || self is TextView }
}
