internal import FontMetrics

/// The data of attributed text in addition to its glyphs. Immutable.
final class StyleTable: Sendable {
  let spans: [RunStyle]
  /// The end of each span, in UTF-16 units.
  let spanEnds: [Int]
  let paragraphs: [StyledParagraph]
  let largestPointSize: Double
  /// The number of clusters with a width that start before each unit; empty without spacing.
  private let wideClusters: [Int32]

  init(spans: [RunStyle], spanEnds: [Int], paragraphs: [StyledParagraph], content: ShapedContent) {
    self.spans = spans
    self.spanEnds = spanEnds
    self.paragraphs = paragraphs
    largestPointSize = spans.reduce(0) { max($0, $1.font.pointSize) }
    wideClusters = spans.contains { $0.spacing != 0 } ? Self.wideClusters(content) : []
  }

  private static func wideClusters(_ content: ShapedContent) -> [Int32] {
    var counts: [Int32] = [0]
    counts.reserveCapacity(content.positions.count + 1)
    for run in content.runs {
      for unit in run.range {
        let isWide = run.face != nil && content.position(unit + 1, in: run) != content.position(unit, in: run)
        counts.append((counts.last ?? 0) + (isWide ? 1 : 0))
      }
    }
    return counts
  }

  // MARK: Widths in points

  /// Returns the tracking of a part of a run, in points.
  func spacing(of range: Range<Int>, in run: ShapedRun) -> Double {
    let spacing = spans[run.span].spacing
    guard spacing != 0 else { return 0 }
    return Double(wideClusters[range.upperBound] - wideClusters[range.lowerBound]) * spacing
  }

  /// Returns the tracking of glyphs that were shaped again, in points.
  func spacing(of glyphs: [RunGlyph], in run: ShapedRun) -> Double {
    let spacing = spans[run.span].spacing
    return spacing == 0 ? 0 : Double(glyphs.wideClusterCount) * spacing
  }

  /// Returns the width of text without glyphs, in points.
  func fixedWidth(of run: ShapedRun) -> Double {
    run.filler == .attachment ? spans[run.span].attachment?.width ?? 0 : 0
  }

  // MARK: Places

  /// Returns the span that contains a unit; the last one for the end of the text.
  ///
  /// - Complexity: O(log spans).
  func span(at unit: Int) -> Int { min(spanEnds.firstPlace { $0 > unit }, spans.count - 1) }

  /// Returns the paragraph that contains a unit; the last one for the end of the text.
  ///
  /// - Complexity: O(log paragraphs).
  func paragraph(at unit: Int) -> Int {
    min(paragraphs.firstPlace { $0.range.upperBound > unit }, paragraphs.count - 1)
  }
}
