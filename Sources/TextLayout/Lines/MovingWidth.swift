/// Widths of lines with one moving end, each measured once for all equivalent ends (`EqualEnds`).
struct MovingWidth {
  private var known: (line: Range<Int>, width: Double)?

  /// The distance by which a line is wider than `width`, in points; 0 or less if it fits.
  mutating func excess(_ line: Range<Int>, _ width: Double, _ measurer: LineMeasurer) -> Double {
    let own = known.flatMap { isAlike(line, $0.line, measurer) ? $0.width : nil } ?? measurer.width(line)
    known = (line, own)
    return measurer.excess(ofWidth: own, width)
  }

  private func isAlike(_ line: Range<Int>, _ other: Range<Int>, _ measurer: LineMeasurer) -> Bool {
    let units = measurer.content.shapingUnits
    if line.lowerBound == other.lowerBound { return EqualEnds.endAlike(line.upperBound, other.upperBound, of: units) }
    return line.upperBound == other.upperBound && EqualEnds.startAlike(line.lowerBound, other.lowerBound, of: units)
  }
}
