public import Foundation

/// A context for drawing, which draws nothing. Its transform and path are recorded; the log of the
/// current traits reports once that drawing is not simulated.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
  }

  private var state = State()
  private var saved: [State] = []
  private var steps = CGMutablePath()
  /// The size of the context in points.
  let size: CGSize

  init(size: CGSize) { self.size = size }

  private func note() { UIKitLog.notSimulated("CGContext") }

  // MARK: State

  /// Saves the state.
  public func saveGState() { saved.append(state) }
  /// Restores the state that was saved last.
  public func restoreGState() { state = saved.popLast() ?? state }
  /// The current transform.
  public var ctm: CGAffineTransform { state.transform }
  /// Applies another transform first.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
  /// Moves first, by a distance in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Scales first.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Rotates first, by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: The path

  /// The current path.
  public var path: CGPath? { steps.copy() }
  /// Starts a new path.
  public func beginPath() { steps = CGMutablePath() }
  /// Starts a subpath at a point.
  public func move(to point: CGPoint) { steps.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { steps.addLine(to: point) }
  /// Adds lines between points, as a subpath.
  public func addLines(between points: [CGPoint]) { steps.addLines(between: points) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { steps.addQuadCurve(to: end, control: control) }
  /// Adds an arc with angles in radians.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    steps.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { steps.addRect(rect) }
  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { steps.addEllipse(in: rect) }
  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { steps.addPath(path) }
  /// Closes the current subpath.
  public func closePath() { steps.closeSubpath() }

  // MARK: Drawing

  /// Sets the color for filling. It is not simulated.
  public func setFillColor(_ color: CGColor) { note() }
  /// Sets the color for strokes. It is not simulated.
  public func setStrokeColor(_ color: CGColor) { note() }
  /// Sets the width of lines, in points. It is not simulated.
  public func setLineWidth(_ width: CGFloat) { note() }
  /// Sets the shape of the ends of lines. It is not simulated.
  public func setLineCap(_ cap: CGLineCap) { note() }
  /// Sets the shape of the joins of lines. It is not simulated.
  public func setLineJoin(_ join: CGLineJoin) { note() }
  /// Sets the lengths of dashes and gaps, in points. It is not simulated.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { note() }
  /// Sets the opacity. It is not simulated.
  public func setAlpha(_ alpha: CGFloat) { note() }
  /// Sets the shadow. It is not simulated.
  public func setShadow(offset: CGSize, blur: CGFloat) { note() }
  /// Sets the shadow. It is not simulated.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { note() }
  /// Sets whether edges are smooth. It is not simulated.
  public func setShouldAntialias(_ shouldAntialias: Bool) { note() }
  /// Fills a rectangle. It is not simulated.
  public func fill(_ rect: CGRect) { note() }
  /// Fills rectangles. It is not simulated.
  public func fill(_ rects: [CGRect]) { note() }
  /// Clears a rectangle. It is not simulated.
  public func clear(_ rect: CGRect) { note() }
  /// Draws the outline of a rectangle. It is not simulated.
  public func stroke(_ rect: CGRect) { note() }
  /// Draws the outline of a rectangle. It is not simulated.
  public func stroke(_ rect: CGRect, width: CGFloat) { note() }
  /// Fills an ellipse. It is not simulated.
  public func fillEllipse(in rect: CGRect) { note() }
  /// Draws the outline of an ellipse. It is not simulated.
  public func strokeEllipse(in rect: CGRect) { note() }
  /// Draws an image. It is not simulated.
  public func draw(_ image: CGImage, in rect: CGRect) { note() }

  /// Fills the current path, and starts a new one. Drawing is not simulated.
  public func fillPath(using rule: CGPathFillRule = .winding) { endPath() }
  /// Draws the lines of the current path, and starts a new one. Drawing is not simulated.
  public func strokePath() { endPath() }
  /// Draws the current path, and starts a new one. Drawing is not simulated.
  public func drawPath(using mode: CGPathDrawingMode) { endPath() }
  /// Limits drawing to the current path, and starts a new one. It is not simulated.
  public func clip(using rule: CGPathFillRule = .winding) { endPath() }
  /// Limits drawing to a rectangle. It is not simulated.
  public func clip(to rect: CGRect) { note() }

  private func endPath() {
    note()
    beginPath()
  }

  /// Creates an image of the size of the context, without pixels.
  public func makeImage() -> CGImage? { CGImage(width: Int(size.width), height: Int(size.height)) }
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside.
  case fill = 0
  /// The inside by the even-odd rule.
  case eoFill = 1
  /// The lines.
  case stroke = 2
  /// The inside and the lines.
  case fillStroke = 3
  /// The inside by the even-odd rule and the lines.
  case eoFillStroke = 4
}
