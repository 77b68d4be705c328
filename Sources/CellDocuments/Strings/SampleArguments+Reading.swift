public import StringCatalogs

extension SampleArguments {
  /// Reads a file of samples, YAML or JSON:
  ///
  /// ```yaml
  /// schema: 1
  /// number: 120                     # instead of 88,888
  /// text: Ana Ruiz                  # instead of a long name
  /// texts: { ja: 山田太郎 }           # for specific languages
  /// arguments: { appName: Journal } # by name, in all strings
  /// ```
  /// Throws all errors at once, in file order.
  public init(path: String) throws(CellDocumentErrors) {
    self = try SettingsFile.read(path: path) { mapping, log in Self.read(mapping, log) }
  }

  /// Reads the text of a file of samples. See ``init(path:)``.
  public init(text: String, file: String = "samples.yaml") throws(CellDocumentErrors) {
    self = try SettingsFile.read(bytes: Array(text.utf8), file: file) { mapping, log in Self.read(mapping, log) }
  }

  private static func read(_ mapping: MappingReader, _ log: ProblemLog) -> SampleArguments {
    mapping.checkKeys(of: "the document", known: ["schema", "number", "text", "texts", "arguments"])
    let entries = mapping["arguments"].flatMap { MappingReader($0.value, "arguments", log: log)?.entries } ?? []
    for entry in entries where Int(entry.key) != nil {
      log.report(
        .invalidValue, at: entry.position,
        "arguments in a sample file have names, not numbers such as \(entry.key); give numbers with the keys in documents"
      )
    }
    return SampleArguments(
      number: mapping.factor("number"), text: mapping.text("text"), localTexts: texts(mapping, "texts", log),
      arguments: texts(mapping, "arguments", log))
  }

  private static func texts(_ mapping: MappingReader, _ key: String, _ log: ProblemLog) -> [String: String] {
    let entries = mapping[key].flatMap { MappingReader($0.value, key, log: log)?.entries } ?? []
    let pairs = entries.compactMap { entry in mapping.read.text(entry.value, entry.key).map { (entry.key, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }
}
