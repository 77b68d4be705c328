internal import Foundation

extension UIScrollView {
  /// The recognizer of scrolling. Strut recognizes no gestures.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    own(UIPanGestureRecognizer.self) ?? add(UIPanGestureRecognizer(target: nil, action: nil))
  }

  /// The recognizer of zooming, or nil if the limits of the scale are equal. Strut recognizes no
  /// gestures.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale != maximumZoomScale else { return nil }
    return own(UIPinchGestureRecognizer.self) ?? add(UIPinchGestureRecognizer(target: nil, action: nil))
  }

  private func own<Recognizer>(_ type: Recognizer.Type) -> Recognizer? {
    ownRecognizers.lazy.compactMap { $0 as? Recognizer }.first
  }

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    ownRecognizers.append(recognizer)
    addGestureRecognizer(recognizer)
    return recognizer
  }
}
