public import StringCatalogs

/// An Interface Builder file with its strings.
public struct NibFile: Sendable {
  /// The document in the file.
  public let document: NibDocument
  /// The strings in the file's languages.
  public let strings: NibStrings
  /// The file as loaded on an iPad, if a cell varies there; nil for other files, for those only for
  /// the iPad, and if size classes were passed.
  public let padVersion: NibVersion?

  /// Returns true if a path is that of an Interface Builder file, by its extension.
  package static func isNamed(_ path: String) -> Bool { NibPlace(path).isInterfaceBuilder }

  /// The notes that are not about a cell: those of the file, then those of its string tables.
  public var notes: [NibNote] { document.notes + strings.notes }

  /// Reads a file and its string tables.
  ///
  /// - Parameters:
  ///   - sizeClasses: The size classes that select variations; nil for those of an iPad if the
  ///     file's name (`Foo~ipad.xib`) or `targetRuntime` is for it, otherwise for those of a phone.
  ///   - sourceLanguage: The language of files in `Base.lproj`; nil for that of the property list
  ///     or project in the nearest parent folder, or English.
  ///   - others: Strings with XLIFF translations of the file; nil for none.
  /// - Throws: The reason that the file cannot be read. Problems in string tables are in
  ///   ``strings``.
  /// - Complexity: O(*n* log *n*) in the number of bytes.
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

  /// Creates a file from its document and strings.
  /// - Parameter strings: Creates the strings of the file as loaded on a phone or an iPad.
  /// - Throws: The reason that the file cannot be read.
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

/// An Interface Builder file as loaded in other size classes than the primary ones.
public struct NibVersion: Sendable {
  /// The document in the file.
  public let document: NibDocument
  /// The strings in the file's languages.
  public let strings: NibStrings
}

extension NibFile {
  /// Returns the file with the sizes of images that are only in asset catalogs.
  func completed(by assets: inout AssetCatalogs) -> NibFile {
    let pad = padVersion.map { NibVersion(document: $0.document.completed(by: &assets), strings: $0.strings) }
    return NibFile(document.completed(by: &assets), strings, pad)
  }
}
