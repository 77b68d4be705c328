/// The origin of the text that a view shows.
public enum NibTextOrigin: Hashable, Sendable {
  /// The file, or a string table that translates it.
  case known
  /// Code of the app, which cannot be read; other text is shown instead.
  case code(shown: Source)

  /// The text shown instead of text that is set in code.
  public enum Source: Hashable, Sendable {
    /// The text in the file.
    case file
    /// A sample.
    case sample
    /// The text in `strut-nib.yaml`.
    case settings
  }
}

extension NibCell {
  /// Returns true if text is set in code or typed by the user: its view has an outlet, it is that
  /// of a built-in label in a prototype, nib or collection view, the user types it, or it is dummy
  /// text.
  ///
  /// - Parameter isTranslated: True if a string table contains the text, which is then known unless
  ///   the user types it.
  func isFromCode(_ text: NibCellText, isTranslated: Bool) -> Bool {
    if text.isTyped || PlaceholderText.isDummy(text.slot.text) { return true }
    if isTranslated { return false }
    return !text.outlets.isEmpty || (text.isBuiltIn && !isStaticRow)
  }
}
