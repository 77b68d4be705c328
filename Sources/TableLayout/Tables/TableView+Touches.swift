public import Foundation
public import LayoutCore

/// What a touch on a table reaches.
public enum TableTouch: Equatable {
  /// A row, which is selected if it may be.
  case row(IndexPath)
  /// The information button of a row, of which the delegate is told.
  case accessoryButton(IndexPath)
  /// A view that keeps the touch for itself, such as a switch in a row; the row is not selected.
  case view(View)
}

extension TableView {
  /// Does what a person's tap at a point does, and answers what it reached; nil where there is nothing to touch. Strut's own.
  ///
  /// A control that is enabled keeps the tap, and so does a text view; labels and images let it through (documented). What a control
  /// does then is for the program to say: Strut's do nothing. The point is in the content's coordinates. Cells are brought in first.
  /// - Complexity: O(*v*) in the views that show.
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
  /// Whether a touch on the view is not handed on to what is around it.
  fileprivate var keepsTouches: Bool { (self as? Control)?.isEnabled == true || self is TextView }
}
