internal import CHarfBuzz

/// A step of a glyph's outline, in design units, y up.
package enum OutlineElement: Hashable, Sendable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  case quadratic(controlX: Double, controlY: Double, x: Double, y: Double)
  case cubic(control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double, y: Double)
  case close
}

/// The bitmap of a color glyph: a PNG file, and its position at its original size.
package struct ColorStrike: Hashable, Sendable {
  package var png: [UInt8]
  /// The box of the bitmap, in design units, y up: left bearing, top above the baseline, width, and
  /// height (negative, downward).
  package var xBearing: Double
  package var yBearing: Double
  package var width: Double
  package var height: Double
}

extension ShapingFont {
  /// Returns the outline of a glyph at this location; empty for a glyph without one (a space, a
  /// bitmap).
  /// - Complexity: Linear in the points of the outline.
  package func outline(of glyph: UInt32) -> [OutlineElement] {
    guard canDraw(glyph), let functions = OutlineCollector.functions else { return [] }
    var collector = OutlineCollector()
    unsafe withUnsafeMutablePointer(to: &collector) { collector in
      unsafe hb_font_get_glyph_shape(rawFont, glyph, functions.raw, UnsafeMutableRawPointer(collector))
    }
    return collector.elements
  }

  /// Returns the largest color bitmap of a glyph in the face, or `nil`. Only PNG strikes (CBDT,
  /// sbix) are supported.
  package func colorStrike(of glyph: UInt32) -> ColorStrike? {
    guard canMeasure(glyph), let blob = unsafe hb_ot_color_glyph_reference_png(rawFont, glyph) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(rawFont, glyph, &extents) != 0 else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    guard unsafe PNGHeader.isPicture(bytes) else { return nil }
    return unsafe ColorStrike(
      png: Array(bytes), xBearing: Double(extents.x_bearing), yBearing: Double(extents.y_bearing),
      width: Double(extents.width), height: Double(extents.height))
  }
}

/// Collects the output of HarfBuzz's draw callbacks.
private struct OutlineCollector {
  var elements: [OutlineElement] = []

  /// The callbacks, created once.
  static let functions = OutlineFunctions()

  static func append(_ element: OutlineElement, to data: UnsafeMutableRawPointer?) {
    unsafe data?.assumingMemoryBound(to: OutlineCollector.self).pointee.elements.append(element)
  }
}

/// Owns the `hb_draw_funcs_t` that feeds an `OutlineCollector`.
@safe
private final class OutlineFunctions: Sendable {
  /// Frozen by `hb_draw_funcs_make_immutable` before `init` returns.
  nonisolated(unsafe) let raw: OpaquePointer

  init?() {
    guard let raw = unsafe hb_draw_funcs_create() else { return nil }
    unsafe hb_draw_funcs_set_move_to_func(
      raw,
      { _, data, _, x, y, _ in unsafe OutlineCollector.append(.move(x: Double(x), y: Double(y)), to: data) }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      raw,
      { _, data, _, x, y, _ in unsafe OutlineCollector.append(.line(x: Double(x), y: Double(y)), to: data) }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      raw,
      { _, data, _, cx, cy, x, y, _ in
        let element = OutlineElement.quadratic(controlX: Double(cx), controlY: Double(cy), x: Double(x), y: Double(y))
        unsafe OutlineCollector.append(element, to: data)
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      raw,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        let element = OutlineElement.cubic(
          control1X: Double(ax), control1Y: Double(ay), control2X: Double(bx), control2Y: Double(by), x: Double(x),
          y: Double(y))
        unsafe OutlineCollector.append(element, to: data)
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      raw, { _, data, _, _ in unsafe OutlineCollector.append(.close, to: data) }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(raw)
    unsafe self.raw = raw
  }

  deinit { unsafe hb_draw_funcs_destroy(raw) }
}
