public import StringCatalogs

/// An Interface Builder file with its strings, as a command or a walk finds it.
public struct NibFile: Sendable {
  /// What the file says.
  public let document: NibDocument
  /// The texts in the file's languages.
  public let strings: NibStrings
  /// Whether the file is for the iPad alone, by its name: `Foo~ipad.xib`.
  public let isForPad: Bool

  /// Whether a path is that of an Interface Builder file, by its suffix.
  package static func isNamed(_ path: String) -> Bool { NibPlace(path).isInterfaceBuilder }

  /// The notes that are not about one cell: those of the file, then those of its tables.
  public var notes: [NibNote] { document.notes + strings.notes }

  /// Reads a file and the tables of strings beside it.
  ///
  /// - Parameters:
  ///   - sizeClasses: Those by which variations are chosen; nil for those of a phone, or of an iPad where the file's name
  ///     says so.
  ///   - sourceLanguage: The language of files in `Base.lproj`; nil for that of the property list or project in the nearest
  ///     folder above, else English.
  ///   - others: Strings in which XLIFF files translate the file as well; nil for none.
  /// - Throws: The reason why the file is not read. Problems with tables are in ``strings``.
  /// - Complexity: O(*n* log *n*) in the bytes.
  public init(
    path: String, sizeClasses: NibSizeClasses? = nil, sourceLanguage: String? = nil, others: StringCatalog? = nil
  ) throws(NibError) {
    let place = NibPlace(path)
    isForPad = place.isForPad
    document = try NibDocument(path: path, sizeClasses: sizeClasses ?? (place.isForPad ? .pad : .phone))
    guard place.isBase else {
      strings = NibStrings(document, language: place.language)
      return
    }
    let tables = StringTables.paths(of: path)
    if let sourceLanguage {
      strings = NibStrings(document, tables: tables, sourceLanguage: sourceLanguage, others: others)
    } else {
      let languages = SourceLanguages(above: path)
      strings = NibStrings(
        document, tables: tables, sourceLanguage: languages.language(ofFile: path), others: others,
        problems: languages.problems)
    }
  }

  /// A file that came by its content.
  package init(_ document: NibDocument, strings: NibStrings) {
    (self.document, self.strings) = (document, strings)
    isForPad = NibPlace(document.file).isForPad
  }

  /// The file with a document in place of its own.
  init(_ file: NibFile, document: NibDocument) {
    (self.document, strings, isForPad) = (document, file.strings, file.isForPad)
  }
}
