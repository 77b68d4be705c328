extension FontFace {
  /// What a type engineer would raise about this face's vertical metrics and its everyday characters; empty when nothing.
  public var warnings: [String] { lineMetricWarnings + clippingWarnings + characterWarnings + programWarnings }

  private var lineMetricWarnings: [String] {
    var found: [String] = []
    if file.tables.horizontalHeader == nil, file.openType.program == nil {
      found.append("there is no usable hhea table")
    }
    if metrics.lineHeight <= 0 { found.append("the line height is \(metrics.lineHeight): not above 0") }
    if let hhea, hhea.ascender <= hhea.descender {
      found.append("the hhea line has no height: \(metrics.sources.line?.rawValue ?? "no") metrics stand in")
    }
    if let hhea = file.tables.horizontalHeader, let typo = file.tables.typographic,
      (hhea.ascender, hhea.descender, hhea.lineGap) != (typo.ascender, typo.descender, typo.lineGap)
    {
      found.append("hhea and typo metrics differ: lines are of different height on different platforms")
    }
    if metrics.lineHeight > 3 * Double(unitsPerEm) { found.append("the line is more than three ems high") }
    return found
  }

  private var clippingWarnings: [String] {
    guard let windows = file.tables.windows, let top = file.tables.boundingBoxTop,
      let bottom = file.tables.boundingBoxBottom
    else { return [] }
    var found: [String] = []
    if windows.ascent < top { found.append("win ascent \(windows.ascent) is below the bounding box's top \(top)") }
    if windows.descent < -bottom {
      found.append("win descent \(windows.descent) is above the bounding box's bottom \(bottom)")
    }
    return found
  }

  private var characterWarnings: [String] {
    let everyday: [(Unicode.Scalar, String)] = [
      ("\u{2026}", "an ellipsis (U+2026)"), ("\u{2D}", "a hyphen (U+002D)"), ("\u{A0}", "a no-break space (U+00A0)"),
    ]
    return everyday.filter { !contains($0.0) }.map { "there is no glyph for \($0.1)" }
  }
}
