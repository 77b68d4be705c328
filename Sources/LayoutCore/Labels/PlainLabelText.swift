internal import FontMetrics
internal import TextLayout

/// A label's plain text with its measurer. It is not copyable: the text of a row that is measured
/// at every size is measured in place, without reference counting.
struct PlainLabelText: ~Copyable {
  var text: String?
  /// The measurer, after the first measurement.
  var measurer: PlainTextMeasurer?

  var isEmpty: Bool { text?.isEmpty ?? true }

  /// Returns `true` if a string has the same bytes. Canonically equivalent strings may look
  /// different.
  borrowing func isSame(as other: String?) -> Bool {
    guard let text, let other else { return text == nil && other == nil }
    return text.hasSameBytes(as: other)
  }

  /// Returns the measurement of the text, or nil without text or measurer.
  borrowing func measure(in room: MeasuredRoom, _ breakMode: LineBreakMode, displayScale: Double) -> TextMeasurement? {
    guard let text else { return nil }
    return measurer?.measure(
      text, width: room.width, lineLimit: room.lineLimit, breakMode: breakMode, displayScale: displayScale)
  }
}
