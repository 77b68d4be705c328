/// The rule for text that is wider than its line or has more lines than allowed, like
/// `NSLineBreakMode`.
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
  /// Lines break between words; text beyond the last line is omitted.
  case byWordWrapping
  /// Lines break between characters; text beyond the last line is omitted.
  case byCharWrapping
  /// Lines break between words; the last line continues beyond its edge.
  case byClipping
  /// Lines break between words; the last line starts with an ellipsis and ends with the text.
  case byTruncatingHead
  /// Lines break between words; the last line ends with an ellipsis.
  case byTruncatingTail
  /// Lines break between words; the last line has an ellipsis in its middle.
  case byTruncatingMiddle
}

extension LineBreakMode {
  /// A Boolean value that indicates whether text wraps to the width and is neither clipped nor
  /// truncated.
  package var isWrapping: Bool { self == .byWordWrapping || self == .byCharWrapping }

  /// A Boolean value that indicates whether an ellipsis replaces omitted text.
  var truncates: Bool { self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle }
}
