internal import CCairo
internal import Foundation
internal import LayoutCore

/// Owns a `cairo_t`, which draws on a surface in points, with y pointing down. Not thread-safe.
///
/// Cairo keeps the first failure and ignores later calls; check ``status`` after drawing.
@safe
struct CairoContext: ~Copyable {
  private let raw: OpaquePointer
  /// Kept until the context is gone: destroying the last reference to it may still write to its
  /// sink.
  private let surface: CairoSurface

  /// A context in whose coordinates a point is `scale` of the surface's units.
  init(drawingOn surface: CairoSurface, scale: Double) throws(CairoStatus) {
    guard let created = unsafe cairo_create(surface.raw) else { throw .noMemory }
    let status = CairoStatus(unsafe cairo_status(created))
    guard status == .success else {
      unsafe cairo_destroy(created)
      throw status
    }
    unsafe cairo_scale(created, scale, scale)
    unsafe cairo_set_fill_rule(created, CAIRO_FILL_RULE_WINDING)
    unsafe raw = created
    self.surface = surface
  }

  deinit { unsafe cairo_destroy(raw) }

  /// The first failure of anything drawn so far, or success.
  var status: CairoStatus { CairoStatus(unsafe cairo_status(raw)) }

  // MARK: Paths

  func move(x: Double, y: Double) { unsafe cairo_move_to(raw, x, y) }

  func line(x: Double, y: Double) { unsafe cairo_line_to(raw, x, y) }

  func curve(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double, y: Double
  ) {
    unsafe cairo_curve_to(raw, control1X, control1Y, control2X, control2Y, x, y)
  }

  func closePath() { unsafe cairo_close_path(raw) }

  /// Fills the path by the nonzero winding rule, and begins a new one.
  func fillPath(_ color: Color) {
    set(color)
    unsafe cairo_fill(raw)
  }

  // MARK: Shapes

  func fill(_ rectangle: CGRect, _ color: Color) {
    add(rectangle)
    fillPath(color)
  }

  func stroke(_ line: DrawnLine) {
    set(line.color)
    unsafe cairo_set_line_width(raw, line.width)
    unsafe cairo_set_dash(raw, line.dash, Int32(clamping: line.dash.count), 0)
    move(x: Double(line.from.x), y: Double(line.from.y))
    self.line(x: Double(line.to.x), y: Double(line.to.y))
    unsafe cairo_stroke(raw)
  }

  /// Draws an image so that it fills a rectangle.
  func draw(_ image: CairoSurface, in box: CGRect) {
    let size = image.pixelSize
    guard size.width > 0, size.height > 0, box.width > 0, box.height > 0 else { return }
    save()
    unsafe cairo_translate(raw, Double(box.minX), Double(box.minY))
    unsafe cairo_scale(raw, Double(box.width) / Double(size.width), Double(box.height) / Double(size.height))
    unsafe cairo_set_source_surface(raw, image.raw, 0, 0)
    unsafe cairo_pattern_set_filter(cairo_get_source(raw), CAIRO_FILTER_GOOD)
    unsafe cairo_paint(raw)
    restore()
  }

  // MARK: State

  func save() { unsafe cairo_save(raw) }

  func restore() { unsafe cairo_restore(raw) }

  /// Shows from now on, until ``restore()``, only what lies in a rectangle.
  func clip(to rectangle: CGRect) {
    add(rectangle)
    clipToPath()
  }

  /// Shows from now on, until ``restore()``, only what lies in the path, and begins a new one.
  func clipToPath() { unsafe cairo_clip(raw) }

  private func add(_ rectangle: CGRect) {
    unsafe cairo_rectangle(
      raw, Double(rectangle.minX), Double(rectangle.minY), Double(rectangle.width), Double(rectangle.height))
  }

  private func set(_ color: Color) {
    unsafe cairo_set_source_rgba(raw, color.red, color.green, color.blue, color.alpha)
  }
}
