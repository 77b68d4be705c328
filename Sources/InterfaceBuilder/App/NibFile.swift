public import StringCatalogs

/// An Interface Builder file with its strings, as a command or a walk finds it.
public struct NibFile: Sendable {
  /// The file's cells and tables.
  public let document: NibDocument
  /// The texts in the file's languages.
  public let strings: NibStrings
  /// The file as an iPad loads it, where a cell varies there; nil for other files, for those of the iPad alone, and
  /// where size classes were given.
  public let padVersion: NibVersion?

  /// Whether a path is that of an Interface Builder file, by its suffix.
  package static func isNamed(_ path: String) -> Bool { NibPlace(path).isInterfaceBuilder }

  /// The notes that are not about one cell: those of the file, then those of its tables.
  public var notes: [NibNote] { document.notes + strings.notes }

  /// Reads a file and the tables of strings beside it.
  ///
  /// - Parameters:
  ///   - sizeClasses: Those by which variations are chosen; nil for those of an iPad where the file's name
  ///     (`Foo~ipad.xib`) or `targetRuntime` says so, and for those of a phone elsewhere.
  ///   - sourceLanguage: The language of files in `Base.lproj`; nil for that of the property list or project in the nearest
  ///     folder above, else English.
  ///   - others: Strings in which XLIFF files translate the file as well; nil for none.
  /// - Throws: The reason why the file is not read. Problems with tables are in ``strings``.
  /// - Complexity: O(*n* log *n*) in the bytes.
  public init(
    path: String, sizeClasses: NibSizeClasses? = nil, sourceLanguage: String? = nil, others: StringCatalog? = nil
  ) throws(NibError) {
    let place = NibPlace(path)
    let tables = place.isBase ? StringTables.paths(of: path) : []
    let languages = place.isBase && sourceLanguage == nil ? SourceLanguages(above: path) : nil
    try self.init(file: path, sizeClasses) { (classes) throws(NibError) in
      try NibDocument(path: path, sizeClasses: classes)
    } strings: { document in
      guard place.isBase else { return NibStrings(document, language: place.language) }
      return NibStrings(
        document, tables: tables, sourceLanguage: sourceLanguage ?? languages?.language(ofFile: path) ?? "en",
        others: others, problems: languages?.problems ?? [])
    }
  }

  /// A file that came by its content.
  /// - Parameter strings: Makes the strings of the file as phones or iPads load it.
  /// - Throws: The reason why the file is not read.
  package init(bytes: [UInt8], file: String, strings: (NibDocument) -> NibStrings) throws(NibError) {
    try self.init(
      file: file, nil,
      { (classes) throws(NibError) in try NibDocument(bytes: bytes, file: file, sizeClasses: classes) },
      strings: strings)
  }

  private init(
    file: String, _ sizeClasses: NibSizeClasses?, _ read: (NibSizeClasses?) throws(NibError) -> NibDocument,
    strings: (NibDocument) -> NibStrings
  ) throws(NibError) {
    let own: NibSizeClasses? = NibPlace(file).isForPad ? .pad : nil
    document = try read(sizeClasses ?? own)
    self.strings = strings(document)
    guard sizeClasses == nil, document.sizeClasses != .pad, document.variesOnPad else {
      padVersion = nil
      return
    }
    let document = try read(.pad)
    padVersion = NibVersion(document: document, strings: strings(document))
  }

  private init(_ document: NibDocument, _ strings: NibStrings, _ padVersion: NibVersion?) {
    (self.document, self.strings, self.padVersion) = (document, strings, padVersion)
  }
}

/// An Interface Builder file as it is loaded in other size classes than those that count first.
public struct NibVersion: Sendable {
  /// The file's cells and tables.
  public let document: NibDocument
  /// The texts in the file's languages.
  public let strings: NibStrings
}

extension NibFile {
  /// The file with the sizes of its pictures where only asset catalogs have them.
  func completed(by assets: inout AssetCatalogs) -> NibFile {
    let pad = padVersion.map { NibVersion(document: $0.document.completed(by: &assets), strings: $0.strings) }
    return NibFile(document.completed(by: &assets), strings, pad)
  }
}
