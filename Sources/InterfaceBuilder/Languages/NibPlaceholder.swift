import StringCatalogs

/// The kinds of samples for text that is set in code: the values of `--placeholder`.
public enum NibPlaceholder: String, Hashable, Sendable, CaseIterable {
  /// The text in the file, or a sample if it is empty or a placeholder. Figures are not replaced,
  /// because they are examples themselves.
  case fitting
  /// Always the text in the file.
  case asWritten = "as-written"
  /// Always a sample: two words for one line, a sentence for more.
  case sample
  /// Always a sample of 40 characters for each line.
  case long
}

extension NibPlaceholder {
  /// Returns the text to show if code sets it, and its source.
  func text(of text: NibCellText, in locale: TextLocale) -> (text: String, source: NibTextOrigin.Source) {
    let slot = text.slot
    let short = { SampleText.short(lineLimit: slot.lineLimit, in: locale) }
    switch self {
    case .asWritten: return (slot.text, .file)
    case .sample: return (short(), .sample)
    case .long: return (SampleText.long(lineLimit: slot.lineLimit, in: locale), .sample)
    case .fitting:
      let isPlaceholder =
        PlaceholderText.isPlaceholder(slot.text)
        || text.comment.map(PlaceholderText.isPlaceholder(comment:)) == true
      return isPlaceholder && !PlaceholderText.isFigure(slot.text) ? (short(), .sample) : (slot.text, .file)
    }
  }
}
