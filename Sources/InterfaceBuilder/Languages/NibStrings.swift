public import StringCatalogs

/// The texts of one Interface Builder file in its languages.
///
/// The table belongs to this file alone, whatever other files are called. The texts of the file itself are those of the
/// source language, so that pseudolanguages are made of them and missing translations are known.
public struct NibStrings: Sendable {
  /// The path of the file.
  public let file: String
  /// The table as Xcode calls it: the name of the file without its suffix.
  public let table: String
  /// The texts by their keys, such as `Kx1-aB-3Cd.text`.
  public let catalog: StringCatalog
  /// The languages of the table by their tags, that of the file first; the one language of a file in a language's own folder;
  /// empty for a file that is in no language.
  public let languages: [String]
  /// What could not be read of the tables.
  public let problems: [CellDocumentError]
  /// Keys that name no object of the file, or no text that the object shows.
  public let notes: [NibNote]
  /// Whether tables translate the file; the texts of any other are the same in all languages.
  let isTranslated: Bool
  /// The keys that a table has.
  private let translatedKeys: Set<String>

  /// The texts of a file without tables of strings.
  ///
  /// - Parameter language: The language that the file is in; nil for a file that is in none.
  /// - Complexity: O(*n* log *n*) in the texts.
  public init(_ document: NibDocument, language: String? = nil) {
    self.init(document, tables: [], sourceLanguage: language ?? "en", others: nil, isInLanguage: language != nil)
  }

  /// The texts of a file with tables of strings that belong to it.
  ///
  /// - Parameters:
  ///   - tables: The paths of `.strings`, `.stringsdict` and `.xcstrings`, of which the latter name the source language.
  ///   - sourceLanguage: The language of the file itself.
  ///   - others: Strings in which XLIFF files translate the table as well; nil for none.
  /// - Complexity: O(*n* log *n*) in the texts and the bytes of the tables.
  public init(
    _ document: NibDocument, tables: [String], sourceLanguage: String, others: StringCatalog? = nil
  ) {
    self.init(document, tables: tables, sourceLanguage: sourceLanguage, others: others, problems: [])
  }

  /// The same with what could not be read of the files that say the source language.
  init(
    _ document: NibDocument, tables: [String], sourceLanguage: String, others: StringCatalog?,
    problems: [CellDocumentError]
  ) {
    self.init(
      document, tables: tables, sourceLanguage: sourceLanguage, others: others, isInLanguage: false, problems: problems)
  }

  /// The texts of a file that came by its content, with the tables of those that came with it.
  ///
  /// - Parameters:
  ///   - contents: Files of strings; those of other tables are passed over.
  ///   - sourceLanguage: The language of the file itself.
  /// - Complexity: O(*n* log *n*) in the texts and the bytes of the tables.
  package init(
    _ document: NibDocument, contents: [(path: String, bytes: [UInt8])], sourceLanguage: String = "en"
  ) {
    let own = contents.filter { NibPlace($0.path).table == NibPlace(document.file).table }
    self.init(
      document, tables: own.map(\.path), sourceLanguage: sourceLanguage, others: nil, isInLanguage: false
    ) { reader in own.forEach { reader.add(bytes: $0.bytes, path: $0.path) } }
  }

  /// - Parameters:
  ///   - earlier: What could not be read before.
  ///   - read: Adds the tables to a reader; those at their paths when nil.
  private init(
    _ document: NibDocument, tables: [String], sourceLanguage: String, others: StringCatalog?, isInLanguage: Bool,
    problems earlier: [CellDocumentError] = [], _ read: ((inout StringCatalogReader) -> Void)? = nil
  ) {
    let place = NibPlace(document.file)
    (file, table) = (document.file, place.table)
    var reader = StringCatalogReader(sourceLocale: sourceLanguage)
    if let read { read(&reader) } else { for path in tables { reader.add(path: path) } }
    let names = tables.contains { NibPlace($0).suffix == "xcstrings" } ? nil : sourceLanguage
    let found = reader.catalog(sourceLocale: names)
    let exchanged = others?.exchanged(for: document.file) ?? [:]
    let translated = Set(found.keys.map(\.name)).union(exchanged.keys.map(\.name))
    catalog = found.adding(document.sourceTexts(in: table), of: document.file, translations: exchanged)
    problems = earlier + reader.problems
    translatedKeys = translated
    notes = found.staleKeys(of: document)
    let others = Set(catalog.locales + tables.compactMap { NibPlace($0).language }).subtracting([catalog.sourceLocale])
    isTranslated = !tables.isEmpty || !exchanged.isEmpty
    languages = isTranslated || isInLanguage ? [catalog.sourceLocale] + others.sorted() : []
  }

  /// Whether a table has a text.
  func isTranslated(_ key: NibTextKey) -> Bool { translatedKeys.contains(key.description) }
}

extension NibDocument {
  /// The texts of the cells and tables, as those of the source language.
  fileprivate func sourceTexts(in table: String) -> [OutsideText] {
    func text(_ slot: NibTextSlot, isTranslatable: Bool) -> OutsideText {
      OutsideText(
        key: StringKey(slot.key.description, table: table), text: slot.text,
        isTranslatable: isTranslatable && slot.text.contains(where: \.isLetter), position: slot.position)
    }
    return cells.flatMap { cell in
      cell.texts.map { text($0.slot, isTranslatable: !cell.isPlaceholder($0)) }
    } + tables.flatMap { $0.textSlots.map { text($0, isTranslatable: true) } }
  }
}

extension NibCell {
  /// Whether nobody ought to translate a text: its comment says so, or code sets another in place of a word such as "Label".
  /// Xcode writes both into tables all the same.
  fileprivate func isPlaceholder(_ text: NibCellText) -> Bool {
    if text.comment.map(PlaceholderText.isPlaceholder(comment:)) == true { return true }
    return isFromCode(text, isTranslated: false) && PlaceholderText.isPlaceholder(text.slot.text)
  }
}
