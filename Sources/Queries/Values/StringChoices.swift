package import Strut

/// The choices for reading and showing strings, wherever these are.
package struct StringChoices: Sendable {
  /// The language that texts are written in before they are translated, and that of files that tell none; nil for that of the files, else
  /// English.
  package let sourceLanguage: String?
  /// What whoever asks calls the source language, for errors that ask for it: `--source-language`.
  private let sourceLanguageName: String
  /// What stands in texts for arguments that nobody gives.
  package var samples: SampleArguments
  /// Whose texts are shown where strings vary them by device.
  package let device: TextDevice

  /// - Parameters:
  ///   - sourceLanguage: A language tag, or nil.
  ///   - name: What whoever asks calls it.
  /// - Throws: What is wrong with the tag.
  package init(
    sourceLanguage: String? = nil, named name: String, samples: SampleArguments = SampleArguments(),
    device: TextDevice = .phone
  ) throws(RequestFailure) {
    if let sourceLanguage, TextLocale(wellFormed: sourceLanguage) == nil {
      throw .usage("\(name) is a language tag such as de, ar or zh-Hant, not \"\(sourceLanguage)\".")
    }
    (self.sourceLanguage, sourceLanguageName) = (sourceLanguage, name)
    (self.samples, self.device) = (samples, device)
  }

  /// Reads files and folders; what could not be read is told beside what could.
  ///
  /// - Complexity: O(*n*) in the sizes of the files.
  package func read(_ paths: [String]) -> (catalog: StringCatalog, problems: [CellDocumentError]) {
    read { reader in for path in paths { reader.add(path: path) } }
  }

  /// Reads files that lie beside each other by their contents, as the other those of the disk.
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
