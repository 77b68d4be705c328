/// The bidirectional levels of the displayed part of a line.
///
/// Without an ellipsis they are those of the text. With an ellipsis, the line is separate text: the
/// displayed part, with the ellipsis at the level of the paragraph, and with the isolates and
/// embeddings around the cut closed before it and reopened after it. Therefore a space between the
/// ellipsis and a word remains between them, regardless of the omitted text.
struct ShownLevels {
  /// One level for each unit of each visible range.
  let parts: [[UInt8]]

  /// - Complexity: O(length of the line), and with an ellipsis the length of its paragraph before
  ///   the displayed text.
  init(_ line: TextLine) {
    let analysis = line.source.content.analysis
    let ownLevels = line.visibleRanges.map { analysis.lineLevels($0, endsInHyphen: line.isHyphenated) }
    guard let ellipsis = line.ellipsis, Self.isMixed(ownLevels, line.paragraphLevel) else {
      parts = ownLevels
      return
    }
    parts = Self.resolved(line, ellipsisIndex: line.ellipsisIndex(ellipsis))
  }

  private static func isMixed(_ levels: [[UInt8]], _ paragraphLevel: UInt8) -> Bool {
    levels.contains { $0.contains { $0 != paragraphLevel } }
  }

  private static func resolved(_ line: TextLine, ellipsisIndex: Int) -> [[UInt8]] {
    let analysis = line.source.content.analysis
    let mark: UInt16 = line.isRightToLeft ? 0x200F : 0x200E
    var units: [UInt16] = []
    var places: [Range<Int>] = []
    for (index, range) in line.visibleRanges.enumerated() {
      if index == ellipsisIndex { units += [mark, 0x2026, mark] + Nesting(analysis, before: range.lowerBound).openers }
      places.append(units.count..<(units.count + range.count))
      units += analysis.units[range]
      if index + 1 == ellipsisIndex { units += Nesting(analysis, before: range.upperBound).closers }
    }
    if ellipsisIndex == line.visibleRanges.count { units += [mark, 0x2026, mark] }
    let levels = BidiLevels(units, direction: line.isRightToLeft ? .rightToLeft : .leftToRight)
      .lineLevels(0..<units.count, of: units)
    return places.map { Array(levels[$0]) }
  }
}

/// The open isolates and embeddings at an offset.
private struct Nesting {
  private var open: [UInt16] = []
  /// The indexes of the isolates among them.
  private var isolates: [Int] = []

  /// - Complexity: O(length of the hard line before the place).
  init(_ analysis: TextAnalysis, before place: Int) {
    let line = analysis.hardLines.last { $0.content.lowerBound <= place }
    for unit in analysis.units[(line?.content.lowerBound ?? 0)..<place] {
      switch unit {
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append(unit)
      case 0x2066, 0x2067, 0x2068:
        isolates.append(open.count)
        open.append(unit)
      case 0x202C: if let last = open.last, last < 0x2066 { open.removeLast() }
      case 0x2069: if let isolate = isolates.popLast() { open.removeSubrange(isolate...) }
      default: break
      }
    }
  }

  var openers: [UInt16] { open }
  var closers: [UInt16] { open.reversed().map { $0 >= 0x2066 ? 0x2069 : 0x202C } }
}
