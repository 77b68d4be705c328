/// The last line of text with more lines than allowed (rule 6 of a label's sizes).
extension LineMaker {
  /// Returns the last line, if it would contain `range` and more text follows.
  ///
  /// The handling of newlines in the rest is Strut's rule: a tail belongs to the first hard line of
  /// the rest, a head to the last one.
  ///
  /// - Parameter limit: The end of the text of its hard line.
  func lastLine(_ range: Range<Int>, limit: Int) -> TextLine {
    let rest = range.lowerBound..<limit
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      let shown = breaker.withoutTrailingSpaces(range)
      return cutLine(range.lowerBound..<range.upperBound, shown, breaker.measurer.width(shown))
    case .byClipping:
      return cutLine(rest, rest, breaker.measurer.width(rest))
    case .byTruncatingHead: return head(range.lowerBound)
    case .byTruncatingTail: return tail(rest)
    case .byTruncatingMiddle: return middle(rest)
    }
  }

  private var textEnd: Int { source.content.analysis.units.count }
  private var flags: [UnitFlags] { source.content.analysis.flags }

  private func cutLine(_ range: Range<Int>, _ shown: Range<Int>, _ lineWidth: Double) -> TextLine {
    TextLine(
      utf16Range: range, visibleRanges: shown.isEmpty ? [] : [shown], width: min(width, lineWidth), isTruncated: true,
      source: source, column: column)
  }

  private func ellipsisLine(
    _ place: TextTruncation.Place, span: Int, from start: Int, _ parts: [Range<Int>], _ lineWidth: Double
  ) -> TextLine {
    TextLine(
      utf16Range: start..<textEnd, visibleRanges: parts.filter { !$0.isEmpty }, width: min(width, lineWidth),
      isTruncated: true, source: source, ellipsis: LineEllipsis(place: place, span: span), column: column)
  }

  // MARK: The three places

  /// Returns the longest prefix that leaves space for the ellipsis, without the spaces before it.
  private func tail(_ rest: Range<Int>) -> TextLine {
    let (beside, kept) = settled(on: rest.lowerBound) { ellipsis in
      let kept = breaker.withoutTrailingSpaces(prefix(of: rest, within: width - ellipsis))
      return (kept, kept.isEmpty ? rest.lowerBound : kept.upperBound - 1)
    }
    return ellipsisLine(
      .tail, span: beside.span, from: rest.lowerBound, [kept], breaker.measurer.width(kept) + beside.width)
  }

  /// Returns the longest suffix that leaves space for the ellipsis, without the spaces after it.
  private func head(_ start: Int) -> TextLine {
    let (beside, kept) = settled(on: textEnd - 1) { ellipsis in
      let kept = withoutLeadingSpaces(suffix(of: lastHardLine(afterClusterAt: start), within: width - ellipsis))
      return (kept, kept.isEmpty ? start : kept.lowerBound)
    }
    return ellipsisLine(
      .head, span: beside.span, from: start, [kept], breaker.measurer.untabbedWidth(kept) + beside.width)
  }

  /// Returns the longest prefix that takes at most half of the space, without the spaces before the
  /// ellipsis, and then the longest suffix that still fits, without the spaces after it.
  private func middle(_ rest: Range<Int>) -> TextLine {
    let (beside, left) = settled(on: rest.lowerBound) { ellipsis in
      let left = breaker.withoutTrailingSpaces(prefix(of: rest, within: (width - ellipsis) / 2))
      return (left, left.isEmpty ? rest.lowerBound : left.upperBound - 1)
    }
    if left.isEmpty { return rightOfMiddle(rest) }
    let used = breaker.measurer.width(left) + beside.width
    let right = withoutLeadingSpaces(
      suffix(of: lastHardLine(afterClusterAt: left.upperBound), within: width - used))
    return ellipsisLine(
      .middle, span: beside.span, from: rest.lowerBound, [left, right],
      used + breaker.measurer.untabbedWidth(right))
  }

  /// Returns the part after the ellipsis if nothing precedes it, in which case it has the style of
  /// the following text.
  private func rightOfMiddle(_ rest: Range<Int>) -> TextLine {
    let (beside, right) = settled(on: textEnd - 1) { ellipsis in
      let right = withoutLeadingSpaces(
        suffix(of: lastHardLine(afterClusterAt: rest.lowerBound), within: width - ellipsis))
      return (right, right.isEmpty ? rest.lowerBound : right.lowerBound)
    }
    return ellipsisLine(
      .head, span: beside.span, from: rest.lowerBound, [right], breaker.measurer.untabbedWidth(right) + beside.width)
  }

  /// Returns the text next to an ellipsis, and the ellipsis's style, which is that of the text:
  /// styles are tried in turn until both agree. Otherwise the text next to the widest ellipsis gets
  /// the ellipsis of its own style.
  ///
  /// - Parameters:
  ///   - unit: The offset of the first style to try.
  ///   - keep: Returns the text that fits next to an ellipsis of a given width, and the adjacent
  ///     offset.
  private func settled(
    on unit: Int, _ keep: (Double) -> (Range<Int>, Int)
  ) -> (beside: (span: Int, width: Double), kept: Range<Int>) {
    var beside = (span: source.styles?.span(at: unit) ?? 0, width: 0.0)
    beside.width = source.ellipsis(span: beside.span).width
    var widest = (width: -Double.infinity, kept: unit..<unit, beside: beside)
    var tried: Set<Int> = []
    while true {
      let (kept, neighbor) = keep(beside.width)
      guard let styles = source.styles else { return (beside, kept) }
      let span = styles.span(at: neighbor)
      if span == beside.span { return (beside, kept) }
      let next = (span: span, width: source.ellipsis(span: span).width)
      if beside.width > widest.width { widest = (beside.width, kept, next.width <= beside.width ? next : beside) }
      tried.insert(beside.span)
      if tried.contains(span) || tried.count > Self.styleLimit { return (widest.beside, widest.kept) }
      beside = next
    }
  }

  /// The maximum number of styles to try for an ellipsis.
  private static let styleLimit = 8

  // MARK: Parts

  /// Returns the part of the text's last hard line after a cluster, which the ellipsis replaces at
  /// least.
  private func lastHardLine(afterClusterAt place: Int) -> Range<Int> {
    let start = boundary(atOrAfter: place + 1, textEnd)
    guard let last = source.content.analysis.hardLines.last?.content else { return start..<start }
    return min(max(start, last.lowerBound), last.upperBound)..<last.upperBound
  }

  /// A space with a mark is kept.
  private func withoutLeadingSpaces(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, flags[start].contains(.hangs),
      boundary(atOrAfter: start + 1, range.upperBound) == start + 1
    {
      start += 1
    }
    return start..<range.upperBound
  }

  /// Returns the longest prefix of whole grapheme clusters no wider than `room`; may be empty.
  private func prefix(of range: Range<Int>, within room: Double) -> Range<Int> {
    guard room >= 0 else { return range.lowerBound..<range.lowerBound }
    guard room.isFinite else { return range }
    let breaker = LineBreaker(measurer: breaker.measurer, width: room, breaksBetweenCharacters: true)
    return range.lowerBound..<(breaker.fittingEnd(range.lowerBound, range.upperBound) ?? range.lowerBound)
  }

  /// Returns the longest suffix of whole grapheme clusters no wider than `room`; may be empty. Tabs
  /// in it are as wide as spaces.
  private func suffix(of range: Range<Int>, within room: Double) -> Range<Int> {
    guard room >= 0 else { return range.upperBound..<range.upperBound }
    guard room.isFinite else { return range }
    var measurer = breaker.measurer
    measurer.ruler = nil
    var start = measurer.farthestBack(from: range.upperBound, limit: range.lowerBound, within: room)
    var widths = MovingWidth()
    func excess(_ start: Int) -> Double { widths.excess(start..<range.upperBound, room, measurer) }
    func fits(_ start: Int) -> Bool { excess(start) <= 0 }
    start = firstFitting(boundary(atOrAfter: start, range.upperBound), range.upperBound, fits: fits)
    let em = max(measurer.pointSize(around: start), measurer.pointSize(around: range.upperBound))
    let horizon = measurer.farthestBack(
      from: range.upperBound, limit: range.lowerBound, within: room * 1.05 + 2 * em)
    var before = start
    var misfits = 0
    while before > range.lowerBound {
      let last = before
      before -= 1
      while before > range.lowerBound && !flags[before].contains(.graphemeStart) { before -= 1 }
      guard before >= horizon else { break }
      let excess = excess(before)
      if excess <= 0 {
        before = startOfBlank(before: before, horizon, measurer, fits: fits)
        (start, misfits) = (before, 0)
      } else if !EqualEnds.startAlike(before, last, of: measurer.content.shapingUnits) {
        misfits += 1
      }
      // As at the end of a line, longer text may be narrower if a break changes letters.
      if excess > 0,
        misfits > LineBreaker.stepLimit || excess > measurer.pointSize(around: before)
          || flags[before].contains(.safeToBreak)
      {
        break
      }
    }
    return start..<range.upperBound
  }

  /// Returns the first place that fits among places between which the text has no width by its
  /// sums.
  private func startOfBlank(
    before place: Int, _ limit: Int, _ measurer: LineMeasurer, fits: (Int) -> Bool
  ) -> Int {
    guard limit < place else { return place }
    let start = boundary(atOrAfter: measurer.farthestBack(from: place, limit: limit, within: 0), place)
    return start < place ? firstFitting(start, place, fits: fits) : place
  }

  /// Returns the first grapheme boundary from which the text fits. Sums of advances are close; if
  /// they are inaccurate, the remaining range is bisected.
  private func firstFitting(_ start: Int, _ limit: Int, fits: (Int) -> Bool) -> Int {
    var place = start
    for _ in 0..<LineBreaker.stepLimit {
      if place >= limit || fits(place) { return place }
      place = boundary(atOrAfter: place + 1, limit)
    }
    var high = limit
    while place < high {
      var half = (place + high) / 2
      while half > place && !flags[half].contains(.graphemeStart) { half -= 1 }
      if fits(half) { high = half } else { place = boundary(atOrAfter: half + 1, high) }
    }
    return high
  }

  private func boundary(atOrAfter place: Int, _ limit: Int) -> Int {
    var place = min(place, limit)
    while place < limit && !flags[place].contains(.graphemeStart) { place += 1 }
    return place
  }
}
