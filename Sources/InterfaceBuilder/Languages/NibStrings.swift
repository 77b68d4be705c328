public import StringCatalogs

/// The strings of an Interface Builder file in its languages.
///
/// The string table belongs only to this file, even if other files have the same name. The text in
/// the file is in the source language, so that pseudolanguages can be generated and missing
/// translations detected.
public struct NibStrings: Sendable {
  /// The path of the file.
  public let file: String
  /// The name of the string table: that of the file without its extension.
  public let table: String
  /// The strings by keys such as `Kx1-aB-3Cd.text`.
  public let catalog: StringCatalog
  /// The language tags of the string table, that of the file first; the single language of a file
  /// in the folder of a language; empty for a file without a language.
  public let languages: [String]
  /// The problems in the string tables.
  public let problems: [CellDocumentError]
  /// Notes about keys that refer to no object in the file, or to no text of the object.
  public let notes: [NibNote]
  /// True if the language of the file's text is known.
  package var hasLanguage: Bool { !languages.isEmpty }
  /// True if string tables translate the file; otherwise its text is the same in all languages.
  let isTranslated: Bool
  /// The keys in string tables.
  private let translatedKeys: Set<String>

  /// Creates the strings of a file without string tables.
  ///
  /// - Parameter language: The language of the file; nil if it has none.
  /// - Complexity: O(*n* log *n*) in the number of strings.
  public init(_ document: NibDocument, language: String? = nil) {
    self.init(document, tables: [], sourceLanguage: language ?? "en", others: nil, isInLanguage: language != nil)
  }

  /// Creates the strings of a file with its string tables.
  ///
  /// - Parameters:
  ///   - tables: The paths of `.strings`, `.stringsdict` and `.xcstrings` files. The latter name
  ///     the source language.
  ///   - sourceLanguage: The language of the file itself.
  ///   - others: Strings with XLIFF translations of the table; nil for none.
  /// - Complexity: O(*n* log *n*) in the number of strings and the size of the tables.
  public init(
    _ document: NibDocument, tables: [String], sourceLanguage: String, others: StringCatalog? = nil
  ) {
    self.init(document, tables: tables, sourceLanguage: sourceLanguage, others: others, problems: [])
  }

  /// Creates strings as above, with the problems in the files that specify the source language.
  init(
    _ document: NibDocument, tables: [String], sourceLanguage: String, others: StringCatalog?,
    problems: [CellDocumentError]
  ) {
    self.init(
      document, tables: tables, sourceLanguage: sourceLanguage, others: others, isInLanguage: false, problems: problems)
  }

  /// Creates the strings of a file from its document, with the string tables among some files.
  ///
  /// - Parameters:
  ///   - contents: Strings files; those of other tables are skipped.
  ///   - sourceLanguage: The language of the file itself.
  /// - Complexity: O(*n* log *n*) in the number of strings and the size of the tables.
  package init(
    _ document: NibDocument, contents: [(path: String, bytes: [UInt8])], sourceLanguage: String = "en"
  ) {
    let own = contents.filter { NibPlace($0.path).table == NibPlace(document.file).table }
    self.init(
      document, tables: own.map(\.path), sourceLanguage: sourceLanguage, others: nil, isInLanguage: false
    ) { reader in own.forEach { reader.add(bytes: $0.bytes, path: $0.path) } }
  }

  /// - Parameters:
  ///   - earlier: The earlier problems.
  ///   - read: Adds the tables to a reader; nil to read them by path.
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

  /// Returns true if a string table contains a key.
  func isTranslated(_ key: NibTextKey) -> Bool { translatedKeys.contains(key.description) }
}

extension NibDocument {
  /// Returns the text of the cells and tables, as strings in the source language.
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
  /// Returns true if text should not be translated: its comment says so, or it is a word such as
  /// "Label" that code replaces. Xcode writes both into string tables.
  fileprivate func isPlaceholder(_ text: NibCellText) -> Bool {
    if text.comment.map(PlaceholderText.isPlaceholder(comment:)) == true { return true }
    return isFromCode(text, isTranslated: false) && PlaceholderText.isPlaceholder(text.slot.text)
  }
}
