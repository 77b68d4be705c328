/// Text in the source language that is not in a catalog's own files, such as text in an Interface
/// Builder file.
package struct OutsideText: Hashable, Sendable {
  /// The key of the translations.
  package var key: StringKey
  /// The text.
  package var text: String
  /// False if the text must not be translated.
  package var isTranslatable: Bool
  /// The place of the text in its file.
  package var position: SourcePosition

  /// Creates text with its key and place.
  package init(key: StringKey, text: String, isTranslatable: Bool = true, position: SourcePosition) {
    self.key = key
    self.text = text
    self.isTranslatable = isTranslatable
    self.position = position
  }
}

extension StringCatalog {
  /// Returns the catalog with the text of a file as strings in the source language, where the
  /// catalog has none.
  ///
  /// A key of an `.xcstrings` file without a string in the source language counts as missing. Text
  /// from such files is shown as written: placeholders are not filled, neither in the text nor in
  /// its translations.
  /// - Parameter others: More translations by key, which are used where the catalog has none in
  ///   their language.
  /// - Complexity: O(*n* log *n*) in the keys.
  package func adding(
    _ texts: [OutsideText], of file: String, translations others: [StringKey: [String: LocalizedString]] = [:]
  ) -> StringCatalog {
    var strings = Dictionary(keys.compactMap { self[$0] }.map { ($0.key, $0) }) { first, _ in first }
    for (key, values) in others {
      strings[key, default: CatalogString(key: key)].values.merge(values) { own, _ in own }
    }
    for text in texts {
      var string = strings[text.key] ?? CatalogString(key: text.key)
      string.isTranslatable = string.isTranslatable && text.isTranslatable
      let known = string.values[sourceLocale]?.pattern
      if known == nil || known?.asWritten == MessagePattern(literal: text.key.name) {
        string.values[sourceLocale] = LocalizedString(
          pattern: MessagePattern(literal: text.text), file: file, position: text.position)
      }
      strings[text.key] = string
    }
    let shown = strings.values.map { string in
      var string = string
      string.values = string.values.mapValues { text in
        var text = text
        text.pattern = text.pattern.asWritten
        return text
      }
      return string
    }
    var catalog = StringCatalog(sourceLocale: sourceLocale, strings: shown)
    (catalog.samples, catalog.typesetting, catalog.device) = (samples, typesetting, device)
    return catalog
  }
}

extension MessagePattern {
  /// The pattern with its placeholders as literal text.
  fileprivate var asWritten: MessagePattern { mapping(placeholders: { [.literal($0.source)] }) }
}
