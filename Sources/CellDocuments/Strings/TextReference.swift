package import StringCatalogs

/// A text of a document that is looked up in a string catalog: `{ key: welcome.title, table: Main, arguments: { count: 3 } }`.
///
/// After ``CellDocument/localized(by:)`` it says what was found, so that whoever reports on the text can name its key and file.
package struct TextReference: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The table; nil where the document names none: see `StringCatalog.key(_:table:context:target:)`.
  package var table: String?
  /// gettext's context; nil where the document names none.
  package var context: String?
  /// Which of an app's targets; nil where the document names none.
  package var target: String?
  /// What the document puts into placeholders, by their names, or by their numbers from 1. For others there are long samples.
  package var arguments: [String: String]
  /// Where the document names it.
  package var position: SourcePosition
  /// What was found; nil before the document is localized.
  package internal(set) var lookup: StringLookup?

  /// A text by its key.
  package init(
    key: String, table: String? = nil, context: String? = nil, target: String? = nil,
    arguments: [String: String] = [:], position: SourcePosition = .start
  ) {
    self.key = key
    self.table = table
    self.context = context
    self.target = target
    self.arguments = arguments
    self.position = position
  }
}

extension TextReference {
  /// Whether a value is meant to be one: a mapping with a `key`.
  package static func isMeant(by entry: MappingReader.Entry) -> Bool {
    guard case .mapping(let mapping) = entry.value else { return false }
    return mapping.contains { $0.key.scalar?.string == "key" }
  }

  /// What a value names; nil where it is another value, or where the log has what is wrong with it.
  package init?(_ entry: MappingReader.Entry?, log: ProblemLog) {
    guard let entry, Self.isMeant(by: entry), let mapping = MappingReader(entry.value, entry.key, log: log) else {
      return nil
    }
    mapping.checkKeys(of: Wording.quoted(entry.key), known: ["key", "table", "context", "target", "arguments"])
    guard let key = mapping.text("key") else { return nil }
    self.init(
      key: key, table: mapping.text("table"), context: mapping.text("context"), target: mapping.text("target"),
      arguments: mapping["arguments"].map { Self.arguments($0, log: log) } ?? [:],
      position: entry.valuePosition ?? entry.value.position)
  }

  /// A mapping of names to values, or a list of values.
  private static func arguments(_ entry: MappingReader.Entry, log: ProblemLog) -> [String: String] {
    let read = NodeReader(log: log)
    if case .sequence(let items) = entry.value {
      let values = items.enumerated().compactMap { item in
        read.text(item.element, "an argument").map { ("\(item.offset + 1)", $0) }
      }
      return Dictionary(values) { first, _ in first }
    }
    let entries = MappingReader(entry.value, entry.key, log: log)?.entries ?? []
    return Dictionary(entries.compactMap { entry in read.text(entry.value, entry.key).map { (entry.key, $0) } }) {
      first, _ in first
    }
  }

  /// The message for a key when no string catalog was given.
  package var withoutStrings: String {
    "\(Wording.quoted(key)) is a key; specify its strings with --strings PATH"
  }
}
