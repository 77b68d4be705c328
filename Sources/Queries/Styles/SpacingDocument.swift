import JSONText
package import Strut

/// The JSON output of `strut spacing`.
package struct SpacingDocument: Encodable {
  package struct Side: Encodable {
    package var font: String
    package var metrics: PointMetricsReport
  }
  package struct Term: Encodable {
    package var name: String
    package var points: Double
  }

  package var schema = 1
  package var engines = Engines.current
  package var rule: String
  package var confidence: String
  package var era: String
  /// The first release with the rule.
  package var since: String
  @Nullable var upper: Side?
  @Nullable var lower: Side?
  package var terms: [Term]
  package var unrounded: Double
  /// The step to whose multiples the sum is rounded up, in points; 0 for no rounding.
  package var step: Double
  package var spacing: Double
  package var multiplier: Double
  package var constant: Double

  package init(_ result: SpacingResult, multiplier: Double, upper: Font?, lower: Font?) {
    rule = result.rule.rawValue
    confidence = result.confidence.rawValue
    era = result.era.rawValue
    since = result.rule.since(in: result.era).rawValue
    step = result.step
    self.upper = upper.map(Side.init)
    self.lower = lower.map(Side.init)
    terms = result.terms.map { Term(name: $0.name, points: $0.points) }
    (unrounded, spacing) = (result.unrounded, result.value)
    self.multiplier = multiplier
    constant = result.constant(multiplier: multiplier)
  }

  package var text: String {
    let sum = terms.map { "\($0.name) \(Values.text($0.points))" }.joined(separator: " + ")
    var lines = [
      "\(Values.text(constant)) points (\(rule) in \(era), unchanged since \(since), confidence \(confidence))"
    ]
    lines.append("  \(sum) = \(Values.text(unrounded))\(rounding)")
    if multiplier != 1 { lines.append("  × \(Values.text(multiplier)) = \(Values.text(constant))") }
    for (place, side) in [("upper", upper), ("lower", lower)] {
      lines.append("  \(place): " + (side.map { "\($0.font) \(Values.text($0.metrics.pointSize))" } ?? "an edge"))
    }
    return lines.joined(separator: "\n")
  }

  private var rounding: String {
    if step == 0 { return "" }
    return ", rounded up to \(step > 1 ? "a multiple of \(Values.text(step))" : "a pixel"): \(Values.text(spacing))"
  }
}

extension SpacingDocument.Side {
  fileprivate init(_ font: Font) {
    let family = font.face.names.family ?? font.face.path
    self.init(font: "\(family) \(font.face.weight)", metrics: PointMetricsReport(font))
  }
}
