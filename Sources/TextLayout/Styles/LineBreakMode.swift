/// What happens to text that is wider than its line, or longer than its lines: `NSLineBreakMode`.
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
  /// Lines break between words; what does not fit the last line is left out.
  case byWordWrapping
  /// Lines break between characters; what does not fit the last line is left out.
  case byCharWrapping
  /// Lines break between words; the last line runs on past its edge.
  case byClipping
  /// Lines break between words; the last line starts with an ellipsis and ends with the text.
  case byTruncatingHead
  /// Lines break between words; the last line ends with an ellipsis.
  case byTruncatingTail
  /// Lines break between words; the last line has an ellipsis in its middle.
  case byTruncatingMiddle
}

extension LineBreakMode {
  /// Whether an ellipsis stands for what is left out.
  var truncates: Bool { self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle }
}
