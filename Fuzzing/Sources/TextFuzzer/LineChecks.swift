internal import FuzzSupport
internal import TextLayout

/// Checks that apply to the lines of all text.
struct LineChecks {
  let unitCount: Int
  let width: Double
  let lineLimit: Int
  /// True if spacing moves letters back, so that the width of a line may be negative.
  var canBeNegative = false

  /// Lines follow each other, are at most as many as requested, at most as wide as proposed, and
  /// show all text or report what they omit.
  func check(_ lines: some BidirectionalCollection<TextLine>, glyphs: Bool) {
    FuzzRun.require(lineLimit <= 0 || lines.count <= lineLimit, "\(lines.count) lines of \(lineLimit)")
    var end = 0
    for line in lines {
      FuzzRun.require(line.utf16Range.lowerBound == end, "a line starts at \(line.utf16Range.lowerBound), not \(end)")
      end = line.utf16Range.upperBound
      FuzzRun.require(line.width <= width, "a line is \(line.width) wide, of \(width)")
      FuzzRun.require(canBeNegative ? line.width.isFinite : line.width >= 0, "a line is \(line.width) wide")
      checkShown(line)
    }
    let isTruncated = lines.last?.isTruncated ?? false
    FuzzRun.require(end <= unitCount, "the lines end at \(end) of \(unitCount)")
    FuzzRun.require(isTruncated || end == unitCount, "text is left out without a word")
    FuzzRun.require(lines.dropLast().allSatisfy { !$0.isTruncated }, "a line before the last is truncated")
    if glyphs { checkGlyphs(lines) }
  }

  /// The visible and removed parts of a line are together its text, or all of the remaining text.
  private func checkShown(_ line: TextLine) {
    var parts = line.visibleRanges
    for (part, next) in zip(parts, parts.dropFirst()) {
      FuzzRun.require(part.upperBound <= next.lowerBound, "a line shows \(part) and then \(next)")
    }
    guard let truncation = line.truncation else {
      FuzzRun.require(!line.isTruncated, "a truncated line says nothing of it")
      FuzzRun.require(parts.count <= 1, "a whole line has \(parts.count) parts")
      FuzzRun.require(
        parts.allSatisfy { $0.lowerBound == line.utf16Range.lowerBound && $0.upperBound <= line.utf16Range.upperBound },
        "a line of \(line.utf16Range) shows \(parts)")
      return
    }
    parts = (parts + truncation.removedRanges).sorted { $0.lowerBound < $1.lowerBound }
    var end = line.utf16Range.lowerBound
    for part in parts {
      FuzzRun.require(part.lowerBound == end, "shown and removed leave a gap at \(end), before \(part)")
      end = part.upperBound
    }
    FuzzRun.require(end == unitCount, "shown and removed end at \(end) of \(unitCount)")
  }

  /// Glyphs have positions, and refer to the text that they draw.
  private func checkGlyphs(_ lines: some Collection<TextLine>) {
    for line in lines.prefix(12) {
      FuzzRun.use(line.text)
      FuzzRun.require(
        line.trailingSpaceWidth >= 0 && (canBeNegative || line.trailingSpaceWidth <= line.width + 1e-6),
        "\(line.trailingSpaceWidth) of \(line.width) are spaces")
      for run in line.runs {
        FuzzRun.require(
          run.utf16Range.lowerBound >= line.utf16Range.lowerBound && run.utf16Range.upperBound <= unitCount,
          "a run of a line of \(line.utf16Range) draws \(run.utf16Range)")
        for glyph in run.glyphs { FuzzRun.requireFinite(glyph.x, glyph.y, glyph.advance, named: "a glyph's place") }
      }
    }
  }
}

extension Collection<TextLine> {
  /// Stops unless these lines are equal, to the last bit and glyph.
  func requireAlike(_ others: some Collection<TextLine>, _ what: @autoclosure () -> String) {
    FuzzRun.require(
      map(\.utf16Range) == others.map(\.utf16Range), "\(what()): \(map(\.utf16Range)) and \(others.map(\.utf16Range))")
    for (index, (line, other)) in zip(self, others).enumerated() where !line.isAlike(other) {
      FuzzRun.require(false, "\(what()): line \(index) is \(line.described), and \(other.described)")
    }
  }
}

extension TextLine {
  fileprivate func isAlike(_ other: TextLine) -> Bool {
    utf16Range == other.utf16Range && visibleRanges == other.visibleRanges && width == other.width
      && isTruncated == other.isTruncated && isHyphenated == other.isHyphenated && runs == other.runs
  }

  fileprivate var described: String {
    let runs = runs.map {
      "\($0.face.names.postScriptName ?? "") \($0.utf16Range) \($0.glyphs.map { ($0.glyphID, $0.advance) })"
    }
    return "\(utf16Range) \(visibleRanges) \(width) wide, truncated \(isTruncated), hyphenated \(isHyphenated): \(runs)"
  }
}
