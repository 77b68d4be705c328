import JSONText
package import Strut

/// Subscript or superscript, in design units.
package struct ReducedTextReport: Encodable {
  package var xSize, ySize, xOffset, yOffset: Double

  package init(_ text: ReducedTextMetrics) {
    (xSize, ySize, xOffset, yOffset) = (text.xSize, text.ySize, text.xOffset, text.yOffset)
  }
}

/// The slope of the text cursor, in design units.
package struct CaretReport: Encodable {
  package var rise, run, offset: Double

  package init(_ caret: CaretMetrics) { (rise, run, offset) = (caret.rise, caret.run, caret.offset) }
}

/// The metrics of a face for vertical text, in design units.
package struct VerticalReport: Encodable {
  package var ascender, descender, lineGap: Double
  @Nullable var caret: CaretReport?
  package var hasAdvances, hasOrigins: Bool

  package init(_ metrics: VerticalMetrics) {
    (ascender, descender, lineGap) = (metrics.ascender, metrics.descender, metrics.lineGap)
    caret = metrics.caret.map(CaretReport.init)
    (hasAdvances, hasOrigins) = (metrics.hasAdvances, metrics.hasOrigins)
  }
}

/// The baselines of the `BASE` table, by axis and script. An axis that the table lacks is omitted.
package struct BaselinesReport: Encodable {
  package struct Extents: Encodable {
    @Nullable var minimum: Double?
    @Nullable var maximum: Double?
  }
  package struct Script: Encodable {
    @Nullable var `default`: String?
    package var coordinates: [String: Double]
    @Nullable var minimum: Double?
    @Nullable var maximum: Double?
    package var languages: [String: Extents]
  }

  package var horizontal, vertical: [String: Script]?

  package init(_ baselines: Baselines) {
    horizontal = Self.axis(baselines.horizontal)
    vertical = Self.axis(baselines.vertical)
  }

  private static func axis(_ scripts: [String: ScriptBaselines]) -> [String: Script]? {
    guard !scripts.isEmpty else { return nil }
    return scripts.mapValues { script in
      Script(
        default: script.defaultBaseline, coordinates: script.coordinates, minimum: script.extents?.minimum,
        maximum: script.extents?.maximum,
        languages: script.languageExtents.mapValues { Extents(minimum: $0.minimum, maximum: $0.maximum) })
    }
  }
}

/// A line box in whole pixels, as a browser lays it out at one size.
package struct PixelLineReport: Encodable {
  package var ascent, descent, lineGap, lineHeight: Double

  package init(_ profile: LineMetricsProfile, size: Double, unitsPerEm: Int) {
    let box = profile.wholePixels(size: size, unitsPerEm: unitsPerEm)
    (ascent, descent, lineGap, lineHeight) = (box.ascender, -box.descender, box.lineGap, box.baselineDistance)
  }
}
