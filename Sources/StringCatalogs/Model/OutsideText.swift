/// A text in the source language that stands outside of a catalog's own files, as those of an Interface Builder file do.
package struct OutsideText: Hashable, Sendable {
  /// The key that translations have it by.
  package var key: StringKey
  /// The text, as it is shown.
  package var text: String
  /// Whether it is to be translated.
  package var isTranslatable: Bool
  /// Where it stands, in a file.
  package var position: SourcePosition

  /// A text.
  package init(key: StringKey, text: String, isTranslatable: Bool = true, position: SourcePosition) {
    self.key = key
    self.text = text
    self.isTranslatable = isTranslatable
    self.position = position
  }
}

extension StringCatalog {
  /// Returns the catalog with texts of a file as those of the source language, where it has none of its own.
  ///
  /// A key of an `.xcstrings` that stands for itself counts as none. The texts of such files are shown as they are written:
  /// nothing is put into placeholders, neither in the texts nor in their translations.
  /// - Parameter others: More translations by key, which count where the catalog has none in their language.
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
  /// The pattern with its placeholders as they are written.
  fileprivate var asWritten: MessagePattern { mapping(placeholders: { [.literal($0.source)] }) }
}
