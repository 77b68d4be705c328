internal import FontMetrics
public import Foundation

extension View {
  /// The frame in the superview, in points, aligned to pixels after layout. Setting NaN stops the
  /// program, as in UIKit.
  public var frame: CGRect {
    get { state.frame }
    set { setFrame(newValue, unrounded: nil) }
  }

  /// The view's own coordinates: origin (0, 0) and its size.
  public var bounds: CGRect {
    get { state.bounds }
    set {
      Self.check(newValue)
      let old = frame
      frame = CGRect(
        x: old.midX - newValue.width / 2, y: old.midY - newValue.height / 2, width: newValue.width,
        height: newValue.height)
      state.bounds = newValue
    }
  }

  /// The middle of the frame.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame = CGRect(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width, height: frame.height)
    }
  }

  /// The frame before it was moved to whole pixels, in the superview's coordinates.
  public var unroundedFrame: CGRect { state.unroundedFrame ?? state.frame }

  /// The view's rectangle in the coordinates of an ancestor, or of the outermost view when there is
  /// none given.
  public func frame(in ancestor: View? = nil) -> CGRect {
    absolute({ $0.state.frame }, in: ancestor)
  }

  /// The rectangle before it was moved to whole pixels, in the coordinates of an ancestor.
  public func unroundedFrame(in ancestor: View? = nil) -> CGRect {
    absolute(\.unroundedFrame, in: ancestor)
  }

  private func absolute(_ own: (View) -> CGRect, in ancestor: View?) -> CGRect {
    var rectangle = CGRect(origin: .zero, size: own(self).size)
    var view: View = self
    while view !== ancestor, let superview = view.superview {
      let origin = own(view).origin
      let scrolled = view === self ? .zero : view.state.bounds.origin
      rectangle = rectangle.offsetBy(dx: origin.x - scrolled.x, dy: origin.y - scrolled.y)
      view = superview
    }
    return rectangle
  }

  /// Stops where Core Animation raises `CALayerInvalidGeometry`.
  static func check(_ frame: CGRect) {
    guard !frame.size.width.isNaN, !frame.size.height.isNaN else {
      stopAsUIKit("CALayer bounds contains NaN: [0 0; \(frame.size.width) \(frame.size.height)]")
    }
    guard !frame.origin.x.isNaN, !frame.origin.y.isNaN else {
      stopAsUIKit("CALayer position contains NaN: [\(frame.origin.x) \(frame.origin.y)]")
    }
  }

  /// Takes over a frame set by hand: the place of an autoresized view follows from it.
  private func setFrame(_ frame: CGRect, unrounded: CGRect?) {
    Self.check(frame)
    guard frame != state.frame || state.unroundedFrame != unrounded else { return }
    let isResized = frame.size != state.frame.size
    adopt(frame, unrounded: unrounded)
    updatePlacement()
    tellEngines()
    if isResized { setNeedsLayout() }
    if superview == nil {
      // A layout is requested for the outermost view's size, and follows from there.
      changes.countHere()
    } else if state.translatesAutoresizingMask {
      // The view's content does not depend on its position.
      changes.countHere()
      superview?.invalidateLayout()
    }
    guard isResized, subviews.contains(where: { $0.state.placement == nil }) else { return }
    for subview in subviews where subview.state.placement == nil { subview.updatePlacement() }
    invalidateLayout()
  }

  /// Takes over a frame that layout found.
  func adopt(_ frame: CGRect, unrounded: CGRect?) {
    state.frame = frame
    state.bounds.size = frame.size
    state.unroundedFrame = unrounded
  }

  /// Determines again how the place follows from the superview's size.
  func updatePlacement() {
    state.placement = superview.map { FrameRule(state.frame, in: $0.state.bounds.size, mask: state.autoresizingMask) }
  }

  /// The sides that change when the superview changes size; initially none.
  public var autoresizingMask: AutoresizingMask {
    get { state.autoresizingMask }
    set {
      state.autoresizingMask = newValue
      updatePlacement()
      invalidateLayout()
    }
  }

  /// A Boolean value that indicates whether the frame and the autoresizing mask become required
  /// constraints; true by default, as in UIKit.
  ///
  /// Set it to false for a view that your constraints position.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { state.translatesAutoresizingMask }
    set {
      guard newValue != state.translatesAutoresizingMask else { return }
      state.translatesAutoresizingMask = newValue
      updatePlacement()
      invalidateTree()
    }
  }

  /// Gives the view the size that suits it best, keeping its origin.
  public func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: askedSizeThatFits(bounds.size))
  }
}
