import Strut

extension MeasureResult {
  /// The headings of the table of results.
  package static let headings = [
    "text", "size", "intrinsic", "fits", "lines", "first baseline", "last baseline", "fonts", "missing",
  ]

  /// The result as a row of the table.
  package var row: [String] {
    let shown = lines.map(\.text).joined(separator: "⏎")
    let numbers = [
      Values.text(pointSize), intrinsic.text, measurement.size.text,
      String(measurement.lineCount) + (measurement.isTruncated ? " (cut)" : ""),
      Values.text(measurement.firstBaseline), Values.text(measurement.lastBaseline),
    ]
    let names = fonts.compactMap(\.text).joined(separator: " ")
    return [shown] + numbers + [names, missing.joined(separator: " ")]
  }
}

extension TextSize {
  fileprivate var text: String { "\(Values.text(width))×\(Values.text(height))" }
}
