internal import CFreeType

extension FreeTypeFace {
  /// Returns the horizontal advance of a glyph in design units, or in pixels of the selected
  /// strike; `nil` if its program is broken.
  func advance(_ glyph: UInt32, isBitmap: Bool) -> Int32? {
    if isBitmap {
      guard unsafe FT_Load_Glyph(raw, glyph, FT_Int32(STRUT_FT_LOAD_BITMAP_METRICS_ONLY)) == 0,
        let slot = unsafe raw.pointee.glyph
      else { return nil }
      return unsafe Int32(clamping: (slot.pointee.metrics.horiAdvance + 32) >> 6)
    }
    var advance: FT_Fixed = 0
    guard unsafe FT_Get_Advance(raw, glyph, FT_Int32(STRUT_FT_LOAD_NO_SCALE), &advance) == 0 else { return nil }
    return Int32(clamping: advance)
  }

  /// Returns the box of a glyph's ink, y up: left, top, width, and height (negative, downward);
  /// `nil` if its program is broken.
  func extents(_ glyph: UInt32, isBitmap: Bool) -> (left: Int32, top: Int32, width: Int32, height: Int32)? {
    let flags = isBitmap ? STRUT_FT_LOAD_BITMAP_METRICS_ONLY : STRUT_FT_LOAD_NO_SCALE
    guard unsafe FT_Load_Glyph(raw, glyph, FT_Int32(flags)) == 0, let slot = unsafe raw.pointee.glyph else {
      return nil
    }
    let metrics = unsafe slot.pointee.metrics
    func whole(_ value: FT_Pos) -> Int32 { Int32(clamping: isBitmap ? value >> 6 : value) }
    return (
      whole(metrics.horiBearingX), whole(metrics.horiBearingY), whole(metrics.width), 0 - max(whole(metrics.height), 0)
    )
  }

  /// Returns the outline of a glyph in design units; empty if it has none.
  func outline(_ glyph: UInt32) -> [OutlineElement] {
    guard unsafe FT_Load_Glyph(raw, glyph, FT_Int32(STRUT_FT_LOAD_NO_SCALE)) == 0,
      let slot = unsafe raw.pointee.glyph, unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return [] }
    var functions = OutlineDecomposition.functions
    var decomposition = OutlineDecomposition()
    let status = unsafe withUnsafeMutablePointer(to: &decomposition) { target in
      unsafe FT_Outline_Decompose(&slot.pointee.outline, &functions, target)
    }
    decomposition.close()
    return status == 0 ? decomposition.elements : []
  }

  /// Returns the PostScript name of a glyph; `nil` if the format has no names.
  func glyphName(_ glyph: UInt32) -> String? {
    var characters = [CChar](repeating: 0, count: 128)
    guard unsafe FT_Get_Glyph_Name(raw, glyph, &characters, FT_UInt(characters.count)) == 0 else { return nil }
    return unsafe Self.text(characters)
  }

  /// Returns the PostScript names of all glyphs, by glyph.
  func glyphNames(count: Int) -> [String?] { (0..<UInt32(clamping: count)).map { glyphName($0) } }
}

/// Collects the output of `FT_Outline_Decompose`, and closes each contour, which FreeType leaves to
/// the caller.
private struct OutlineDecomposition {
  var elements: [OutlineElement] = []

  mutating func close() {
    if let last = elements.last, last != .close { elements.append(.close) }
  }

  static func append(_ element: OutlineElement, to data: UnsafeMutableRawPointer?) -> Int32 {
    unsafe data?.assumingMemoryBound(to: OutlineDecomposition.self).pointee.elements.append(element)
    return 0
  }

  static var functions: FT_Outline_Funcs {
    unsafe FT_Outline_Funcs(
      move_to: { to, data in
        guard let to = unsafe to?.pointee else { return 1 }
        unsafe data?.assumingMemoryBound(to: OutlineDecomposition.self).pointee.close()
        return unsafe OutlineDecomposition.append(.move(x: Double(to.x), y: Double(to.y)), to: data)
      },
      line_to: { to, data in
        guard let to = unsafe to?.pointee else { return 1 }
        return unsafe OutlineDecomposition.append(.line(x: Double(to.x), y: Double(to.y)), to: data)
      },
      conic_to: { control, to, data in
        guard let control = unsafe control?.pointee, let to = unsafe to?.pointee else { return 1 }
        let element = OutlineElement.quadratic(
          controlX: Double(control.x), controlY: Double(control.y), x: Double(to.x), y: Double(to.y))
        return unsafe OutlineDecomposition.append(element, to: data)
      },
      cubic_to: { first, second, to, data in
        guard let first = unsafe first?.pointee, let second = unsafe second?.pointee, let to = unsafe to?.pointee else {
          return 1
        }
        let element = OutlineElement.cubic(
          control1X: Double(first.x), control1Y: Double(first.y), control2X: Double(second.x),
          control2Y: Double(second.y), x: Double(to.x), y: Double(to.y))
        return unsafe OutlineDecomposition.append(element, to: data)
      },
      shift: 0, delta: 0)
  }
}
