public import Foundation
internal import LayoutCore

extension AsUser where Subject: UIView {
  /// Taps the view at a point in its coordinates, as a finger does: the deepest view there receives
  /// the touch, and the recognizers of it and its superviews may take it for themselves.
  ///
  /// A control sends `touchUpInside`. A recognized gesture cancels the view's touch, unless its
  /// `cancelsTouchesInView` is false. As in UIKit, a standard control comes before the taps that
  /// its superviews recognize.
  ///
  /// - Returns: The view that received the touch, or nil if there is none.
  @discardableResult public func tap(at point: CGPoint, count: Int = 1) -> UIView? {
    guard subject.isTouchable, let view = subject.hitTest(point, with: nil) else { return nil }
    let touch = UITouch(at: subject.convert(point, to: view), in: view, tapCount: count)
    let event = UIEvent(touches: [touch])
    let recognizers = view.recognizers(receiving: touch)
    touch.gestureRecognizers = recognizers
    view.touchesBegan([touch], with: event)
    for recognizer in recognizers {
      recognizer.touches = [touch]
      recognizer.place = touch.location(in: nil)
      recognizer.touchesBegan([touch], with: event)
    }
    touch.change(to: .ended)
    for recognizer in recognizers { recognizer.touchesEnded([touch], with: event) }
    let recognized = recognizers.recognized(taps: count)
    if recognized.contains(where: \.cancelsTouchesInView) {
      touch.change(to: .cancelled)
      view.touchesCancelled([touch], with: event)
    } else {
      view.touchesEnded([touch], with: event)
    }
    for recognizer in recognized { recognizer.enter(.ended) }
    for recognizer in recognizers { recognizer.touches = [] }
    return view
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view is a control of the system, whose taps the
  /// recognizers of its superviews leave alone.
  fileprivate var comesBeforeOuterTaps: Bool {
    guard let control = strutView as? Control else { return false }
    return type(of: control) != Control.self && control.isEnabled
  }

  /// Returns the enabled recognizers of the view and its superviews that receive a touch, from the
  /// view outward.
  fileprivate func recognizers(receiving touch: UITouch) -> [UIGestureRecognizer] {
    let views = sequence(first: self, next: \.superview)
    // A tap of a standard control is the control's, and not that of a view around it.
    let control = views.first(where: \.comesBeforeOuterTaps)
    var result: [UIGestureRecognizer] = []
    for view in views {
      let isInner = control.map { view.isDescendant(of: $0) } ?? true
      result += (view.gestureRecognizers ?? []).filter { recognizer in
        recognizer.isEnabled && (isInner || !(recognizer is UITapGestureRecognizer))
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      }
    }
    return result
  }
}

extension [UIGestureRecognizer] {
  /// Returns the recognizers that take the touches as their gesture, in order: the first one, and
  /// those that may be recognized together with it.
  @MainActor fileprivate func recognized(taps: Int) -> [UIGestureRecognizer] {
    let able = filter { $0.isRecognized(taps: taps, touches: 1) && $0.mayBegin }
    var chosen: [UIGestureRecognizer] = []
    for recognizer in able where !able.contains(where: { $0 !== recognizer && recognizer.waits(for: $0) }) {
      if chosen.allSatisfy({ $0.isTogether(with: recognizer) }) { chosen.append(recognizer) }
    }
    return chosen
  }
}

extension UIGestureRecognizer {
  fileprivate final func isTogether(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}
