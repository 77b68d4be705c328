package import StringCatalogs

/// A reference to a string in a catalog:
/// `{ key: welcome.title, table: Main, arguments: { count: 3 } }`.
///
/// After ``CellDocument/localized(by:)`` it contains the result, so that reports can name the key
/// and the file.
package struct TextReference: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The table; nil if the document specifies none. See
  /// `StringCatalog.key(_:table:context:target:)`.
  package var table: String?
  /// The gettext context; nil if the document specifies none.
  package var context: String?
  /// The target of the app; nil if the document specifies none.
  package var target: String?
  /// The arguments of placeholders, by name or by number from 1. Others are filled with long
  /// samples.
  package var arguments: [String: String]
  /// The position of the reference.
  package var position: SourcePosition
  /// The result of the lookup; nil before the document is localized.
  package internal(set) var lookup: StringLookup?

  /// Creates a reference by its key.
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
  /// Returns true if a value is intended as a reference: a mapping with a `key`.
  package static func isMeant(by entry: MappingReader.Entry) -> Bool {
    guard case .mapping(let mapping) = entry.value else { return false }
    return mapping.contains { $0.key.scalar?.string == "key" }
  }

  /// Reads a reference; nil if the value is not one, or if it is invalid, which is logged.
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

  /// Reads a mapping of names to values, or a list of values.
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

  /// The message for a key if there is no string catalog.
  package var withoutStrings: String {
    "\(Wording.quoted(key)) is a key; specify its strings with --strings PATH"
  }
}
