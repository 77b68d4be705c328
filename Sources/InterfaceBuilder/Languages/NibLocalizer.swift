import CellDocuments
import StringCatalogs

/// Looks up the strings of an Interface Builder file in a locale.
struct NibLocalizer {
  private let strings: NibStrings
  private let options: NibTextOptions
  private let locale: TextLocale
  private let localization: StringLocalization
  private let settingsLocalization: StringLocalization?
  private let log: ProblemLog

  /// - Parameter locale: A language tag; nil for the language of the file.
  init(_ strings: NibStrings, locale: String?, _ options: NibTextOptions, log: ProblemLog) {
    (self.strings, self.options, self.log) = (strings, options, log)
    localization = StringLocalization(strings.catalog, locale: locale)
    self.locale = localization.locale
    settingsLocalization = options.strings.map { StringLocalization($0, locale: locale) }
  }

  /// Returns known text and its string reference, or the text as written if there is nothing to
  /// look up.
  func known(_ slot: NibTextSlot) -> (text: String, reference: TextReference?) {
    let name = slot.key.description
    let isLookedUp = locale.pseudolanguage != nil || strings.isTranslated
    guard isLookedUp, strings.catalog.key(name, table: strings.table) != nil else { return (slot.text, nil) }
    let reference = TextReference(key: name, table: strings.table, position: slot.position)
    guard let found = localization.text(of: reference, in: nil, log: log) else { return (slot.text, nil) }
    return (found.text, found.reference)
  }

  /// Returns a sample for text that is set in code. A pseudolanguage transforms it like other text.
  func fromCode(_ text: NibCellText) -> (text: String, source: NibTextOrigin.Source) {
    let chosen = options.placeholder.text(of: text, in: locale)
    return (locale.pseudolanguage.map { $0.transform(chosen.text) } ?? chosen.text, chosen.source)
  }

  /// Returns the text for an element in `strut-nib.yaml`; nil if there is none, or if its key is
  /// not found, which is logged.
  func fromSettings(_ id: String, _ names: [String]) -> String? {
    switch NibObjectKeys.value(options.settings.texts, of: id, named: names, in: strings.file)?.value {
    case nil: return nil
    case .text(let text): return locale.pseudolanguage.map { $0.transform(text) } ?? text
    case .key(let reference):
      let settingsLog = ProblemLog(file: options.settings.file)
      defer { if let errors = settingsLog.errors { log.report(errors) } }
      guard let settingsLocalization else {
        settingsLog.report(.missingStrings, at: reference.position, reference.withoutStrings)
        return nil
      }
      return settingsLocalization.text(of: reference, in: nil, log: settingsLog)?.text
    }
  }
}
