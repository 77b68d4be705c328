public import Foundation

extension UIGestureRecognizer: UserActing {}

extension AsUser where Subject: UIGestureRecognizer {
  /// Performs the gesture at a point in the coordinates of the recognizer's view, or in its middle:
  /// a discrete gesture is recognized, and a continuous one begins and ends.
  ///
  /// Returns `false` if it may not begin: the recognizer is disabled, has no view or a hidden one,
  /// or its delegate objects.
  @discardableResult public func perform(at point: CGPoint? = nil) -> Bool {
    guard subject.isDiscrete else { return begin(at: point) && end() }
    guard isPossible(at: point) else { return false }
    subject.enter(.ended)
    return true
  }

  /// Begins a continuous gesture at a point in the coordinates of the recognizer's view, or in its
  /// middle. Returns `false` if it may not begin.
  @discardableResult public func begin(at point: CGPoint? = nil) -> Bool {
    guard !subject.isDiscrete, isPossible(at: point) else { return false }
    subject.enter(.began)
    return true
  }

  /// Changes a continuous gesture that began, at a point in the coordinates of the recognizer's
  /// view, or where it was. Returns `false` if it did not begin.
  @discardableResult public func change(to point: CGPoint? = nil) -> Bool {
    guard subject.hasBegun else { return false }
    place(point)
    subject.enter(.changed)
    return true
  }

  /// Ends a continuous gesture that began. Returns `false` if it did not begin.
  @discardableResult public func end() -> Bool {
    guard subject.hasBegun else { return false }
    subject.enter(.ended)
    return true
  }

  /// Cancels a continuous gesture that began. Returns `false` if it did not begin.
  @discardableResult public func cancel() -> Bool {
    guard subject.hasBegun else { return false }
    subject.enter(.cancelled)
    return true
  }

  private func isPossible(at point: CGPoint?) -> Bool {
    guard let view = subject.view, view.isTouchable, subject.mayBegin else { return false }
    place(point)
    return true
  }

  private func place(_ point: CGPoint?) {
    if let point, let view = subject.view { subject.place = view.convert(point, to: nil) }
  }
}

extension AsUser where Subject: UIPanGestureRecognizer {
  /// Moves the finger by a distance, in points, and lifts it: the gesture begins, changes and ends.
  /// Returns `false` if it may not begin.
  @discardableResult public func pan(by distance: CGPoint, velocity: CGPoint = .zero) -> Bool {
    subject.setTranslation(.zero, in: nil)
    guard begin() else { return false }
    let start = subject.location(in: subject.view)
    subject.setTranslation(distance, in: nil)
    subject.velocity = velocity
    change(to: CGPoint(x: start.x + distance.x, y: start.y + distance.y))
    return end()
  }
}

extension UIGestureRecognizer {
  fileprivate final var hasBegun: Bool { state == .began || state == .changed }
}
