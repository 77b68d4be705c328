internal import FontMetrics
internal import TextLayout

/// A label's plain text with what measures it in the label's ways. It is not to be copied: a text of a row that is measured at every size is
/// asked where it is, without counting references.
struct PlainLabelText: ~Copyable {
  var text: String?
  /// There once a text was measured.
  var measurer: PlainTextMeasurer?

  var isEmpty: Bool { text?.isEmpty ?? true }

  /// Whether a text is the same to the byte: what is canonically equivalent may look another.
  borrowing func isSame(as other: String?) -> Bool {
    guard let text, let other else { return text == nil && other == nil }
    return text.hasSameBytes(as: other)
  }

  /// What the text comes to; nil where there is none, or nothing that measures it.
  borrowing func measure(in room: MeasuredRoom, _ breakMode: LineBreakMode, displayScale: Double) -> TextMeasurement? {
    guard let text else { return nil }
    return measurer?.measure(
      text, width: room.width, lineLimit: room.lineLimit, breakMode: breakMode, displayScale: displayScale)
  }
}
