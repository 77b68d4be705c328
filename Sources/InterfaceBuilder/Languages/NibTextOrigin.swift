/// Where the text that a view shows comes from.
public enum NibTextOrigin: Hashable, Sendable {
  /// The file, or a table of strings that translates it.
  case known
  /// Code of the app, which cannot be read; something else is shown instead.
  case code(shown: Source)

  /// What is shown instead of a text from code.
  public enum Source: Hashable, Sendable {
    /// The text of the file.
    case file
    /// A sample.
    case sample
    /// The text that `strut-nib.yaml` gives.
    case settings
  }
}

extension NibCell {
  /// Whether a text comes from code or from people: an outlet leads to its view, it is a built-in label's of a prototype, nib or
  /// collection, somebody types it, or it is dummy text.
  ///
  /// - Parameter isTranslated: Whether a table of strings has the text, which is known then, unless somebody types over it.
  func isFromCode(_ text: NibCellText, isTranslated: Bool) -> Bool {
    if text.isTyped || PlaceholderText.isDummy(text.slot.text) { return true }
    if isTranslated { return false }
    return !text.outlets.isEmpty || (text.isBuiltIn && !isStaticRow)
  }
}
