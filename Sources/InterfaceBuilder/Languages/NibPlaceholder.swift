import StringCatalogs

/// The choice of what a text from code is shown as: the values of `--placeholder`.
public enum NibPlaceholder: String, Hashable, Sendable, CaseIterable {
  /// The text of the file, and a sample where that is empty or a placeholder, but for figures, which are examples of their own shape.
  case fitting
  /// Always the text of the file.
  case asWritten = "as-written"
  /// Always a sample: two words for one line, a sentence for more.
  case sample
  /// Always a sample of 40 characters for each line.
  case long
}

extension NibPlaceholder {
  /// What is shown of a text from code, and where that comes from.
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
