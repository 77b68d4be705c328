/// The tab stops of one line.
struct TabRuler {
  /// In order, and finite.
  let stops: [TabStop]
  /// Greater than 0.
  let interval: Double
  /// The start of the line, relative to the edge from which stops are measured, in points.
  let origin: Double

  init(_ style: ParagraphStyle, origin: Double) {
    stops = style.tabStops
    interval = style.defaultTabInterval
    self.origin = origin
  }

  /// Returns the next stop beyond a place of the line, relative to the line's start.
  ///
  /// - Complexity: O(log stops).
  func stop(after x: Double) -> TabStop {
    let place = origin + x + LineColumn.tolerance
    let next = stops.firstPlace { $0.location > place }
    if next < stops.count { return stops[next] }
    return TabStop(((place / interval).rounded(.down) + 1) * interval)
  }

  /// Returns the distance from a position on the line to a stop, which is never negative.
  func distance(to stop: TabStop, from x: Double) -> Double { max(0, stop.location - origin - x) }
}

extension ShapedText {
  /// Returns the tab stops of a line that starts at a distance from its column's edge, in points,
  /// or `nil` for text without tabs.
  ///
  /// - Parameter style: The style of the line's paragraph, or `nil` for plain text, which has
  ///   default stops.
  func ruler(_ style: ParagraphStyle?, origin: Double) -> TabRuler? {
    content.hasTabs ? TabRuler(style ?? ParagraphStyle(), origin: origin) : nil
  }
}

/// A line's text between its tabs.
struct TabSections {
  /// The text before each tab and after the last one; one more than the number of tabs.
  var widths: [Double] = []
  /// The tabs.
  var tabs: [Double] = []

  /// The width of the line, in points.
  var width: Double { zip(widths.dropFirst(), tabs).reduce(widths.first ?? 0) { $0 + $1.1 + $1.0 } }
}

extension LineMeasurer {
  /// Returns the widths of a line's tabs and of the text between them, or `nil` if tabs are spaces
  /// or there is none.
  ///
  /// - Complexity: O(length of the line) in text with tabs.
  func tabSections(_ line: Range<Int>) -> TabSections? {
    guard let ruler else { return nil }
    let tabs = line.filter { content.analysis.units[$0] == 0x09 }
    guard !tabs.isEmpty else { return nil }
    let starts = [line.lowerBound] + tabs.map { $0 + 1 }
    let parts = zip(starts, tabs + [line.upperBound]).map { $0..<$1 }
    var sections = TabSections(widths: parts.map { width(of: $0, on: line) })
    var x = sections.widths[0]
    for (part, width) in zip(parts, sections.widths).dropFirst() {
      let stop = ruler.stop(after: x)
      let tab = max(0, ruler.distance(to: stop, from: x) - overhang(part, width, of: line, at: stop))
      sections.tabs.append(tab)
      x += tab + width
    }
    return sections
  }

  /// Returns the part of the text after a tab that precedes its stop.
  private func overhang(_ part: Range<Int>, _ width: Double, of line: Range<Int>, at stop: TabStop) -> Double {
    switch stop.alignment {
    case .leading: return 0
    case .center: return width / 2
    case .trailing: return width
    case .decimal:
      let separator = ScalarSequence(content.analysis.units, in: part).first { $0.scalar == stop.decimalSeparator }
      return separator.map { self.width(of: part.lowerBound..<$0.offset, on: line) } ?? width
    }
  }
}
