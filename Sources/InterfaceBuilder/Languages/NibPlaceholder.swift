package import StringCatalogs

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
    let sample = sample(
      for: text.slot.text, lineLimit: text.slot.lineLimit, isMarked: text.isNotTranslated, in: locale)
    return sample.map { ($0, .sample) } ?? (text.slot.text, .file)
  }

  /// Returns the sample to show instead of text that code sets; nil if the text itself is shown.
  ///
  /// - Parameters:
  ///   - lineLimit: The maximum number of lines; 0 for no limit.
  ///   - isMarked: True if a comment marks the text as a placeholder.
  package func sample(
    for text: String, lineLimit: Int, isMarked: Bool = false, in locale: TextLocale
  ) -> String? {
    switch self {
    case .asWritten: return nil
    case .sample: return SampleText.short(lineLimit: lineLimit, in: locale)
    case .long: return SampleText.long(lineLimit: lineLimit, in: locale)
    case .fitting:
      guard isMarked || PlaceholderText.isPlaceholder(text), !PlaceholderText.isFigure(text) else { return nil }
      return SampleText.short(lineLimit: lineLimit, in: locale)
    }
  }
}
