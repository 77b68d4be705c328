internal import Foundation
internal import LayoutCore
internal import TableLayout

extension View {
  /// Returns the displayed elements of this view, from back to front: its own content and its
  /// subviews, each over its own background, without hidden views and without the view's own
  /// background.
  ///
  /// - Complexity: Linear in the views and the displayed text.
  func contentDrawing(at origin: CGPoint) -> [PictureElement] {
    guard !isHidden else { return [] }
    var elements = ownDrawing(at: origin)
    for subview in subviews where !subview.isHidden {
      let place = CGPoint(x: origin.x + subview.frame.minX, y: origin.y + subview.frame.minY)
      elements += subview.wholeDrawing(at: place)
    }
    return elements
  }

  /// Returns the displayed elements of this view, from back to front, over its own background.
  ///
  /// - Complexity: Linear in the views and the displayed text.
  func wholeDrawing(at origin: CGPoint) -> [PictureElement] {
    guard !isHidden, let color = backgroundColor, color.alpha > 0 else { return contentDrawing(at: origin) }
    return [.fill(CGRect(origin: origin, size: frame.size), color)] + contentDrawing(at: origin)
  }

  /// Returns the own content of a view of a known type.
  private func ownDrawing(at origin: CGPoint) -> [PictureElement] {
    switch self {
    case let label as Label: label.text?.isEmpty == false ? label.drawing(at: origin) : []
    case let view as ImageView: view.drawing(at: origin)
    case let toggle as Switch: toggle.drawing(at: origin)
    case let slider as Slider: slider.drawing(at: origin)
    case let stepper as Stepper: stepper.drawing(at: origin)
    case let bar as ProgressView: bar.drawing(at: origin)
    case let segments as SegmentedControl: segments.drawing(at: origin)
    case let pages as PageControl: pages.drawing(at: origin)
    case let wheel as ActivityIndicatorView: wheel.drawing(at: origin)
    case let bar as SearchBar: bar.drawing(at: origin)
    case let text as TextView: text.drawing(at: origin)
    case let field as TextField: field.drawing(at: origin)
    case let sign as CellAccessorySign: sign.drawing(at: origin)
    default: []
    }
  }

  /// The labels with text in this view, outermost and backmost first; nothing of what is hidden.
  /// - Complexity: Linear in the views.
  var shownLabels: [Label] {
    guard !isHidden else { return [] }
    let own = (self as? Label).flatMap { $0.text?.isEmpty == false ? [$0] : nil } ?? []
    return own + subviews.flatMap(\.shownLabels)
  }
}
