package import Strut

/// The choices for reading and showing strings, independent of their location.
package struct StringChoices: Sendable {
  /// The language of the source strings, and of files that specify none; nil for that of the files,
  /// or else English.
  package let sourceLanguage: String?
  /// The name of the source language option, for messages that refer to it: `--source-language`.
  private let sourceLanguageName: String
  /// The samples for arguments in strings.
  package var samples: SampleArguments
  /// The device for strings that vary by device.
  package let device: TextDevice

  /// - Parameters:
  ///   - sourceLanguage: A language tag, or nil.
  ///   - name: The name of the option in messages.
  /// - Throws: ``RequestFailure`` for an invalid tag.
  package init(
    sourceLanguage: String? = nil, named name: String, samples: SampleArguments = SampleArguments(),
    device: TextDevice = .phone
  ) throws(RequestFailure) {
    if let sourceLanguage, TextLocale(wellFormed: sourceLanguage) == nil {
      throw .usage("\(name) must be a language tag such as de, ar or zh-Hant, not \"\(sourceLanguage)\".")
    }
    (self.sourceLanguage, sourceLanguageName) = (sourceLanguage, name)
    (self.samples, self.device) = (samples, device)
  }

  /// Reads files and folders, and returns their strings and the problems of files that could not be
  /// read.
  ///
  /// - Complexity: O(*n*) in the sizes of the files.
  package func read(_ paths: [String]) -> (catalog: StringCatalog, problems: [CellDocumentError]) {
    read { reader in for path in paths { reader.add(path: path) } }
  }

  /// Reads the contents of files that are side by side, as the other method reads files on disk.
  ///
  /// - Complexity: O(*n*) in the sizes of the files.
  package func read(
    _ files: [(name: String, bytes: [UInt8])]
  ) -> (catalog: StringCatalog, problems: [CellDocumentError]) {
    read { reader in reader.add(files.map { (path: $0.name, bytes: $0.bytes) }) }
  }

  private func read(
    _ add: (inout StringCatalogReader) -> Void
  ) -> (catalog: StringCatalog, problems: [CellDocumentError]) {
    var reader = StringCatalogReader(sourceLocale: sourceLanguage, named: sourceLanguageName)
    add(&reader)
    var catalog = reader.catalog(sourceLocale: sourceLanguage)
    catalog.samples = samples
    catalog.device = device.family
    return (catalog, reader.problems)
  }
}
