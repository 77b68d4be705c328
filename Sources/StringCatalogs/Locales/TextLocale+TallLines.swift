extension TextLocale {
  /// True if text styles have taller lines in this language since iOS 17 (Facts.md#styles,
  /// `style-22`): in Arabic, Kurdish and Thai. Pseudolanguages are not languages of a device.
  package var hasTallLines: Bool {
    pseudolanguage == nil && Self.languagesWithTallLines.contains(String(tag.prefix { $0 != "-" }))
  }

  /// The languages that are known to have taller lines. The complete list is unknown.
  private static let languagesWithTallLines: Set<String> = ["ar", "ckb", "ku", "th"]
}
