package import StringCatalogs
package import Yams

/// A mapping with known keys: returns values by key and logs unknown keys.
package struct MappingReader {
  /// A key and its value.
  package struct Entry {
    package let key: String
    package let position: SourcePosition
    package let value: Node
    /// The position of the value, for entries that were not read as YAML; YAML values have their
    /// own.
    var valuePosition: SourcePosition? = nil

    /// Returns the value under another key.
    func renamed(_ key: String) -> Entry {
      Entry(key: key, position: position, value: value, valuePosition: valuePosition)
    }
  }

  /// The entries, in document order.
  package let entries: [Entry]
  package let read: NodeReader

  /// Creates a reader for a mapping; nil if the node is not a mapping, which is logged. An empty
  /// node is an empty mapping.
  /// - Parameter name: The name of the mapping in messages.
  package init?(_ node: Node, _ name: String, log: ProblemLog) {
    read = NodeReader(log: log)
    if NodeReader.isNothing(node) {
      entries = []
      return
    }
    guard case .mapping(let mapping) = node, read.isUntagged(node) else {
      read.refuse(node, name, wanted: "a mapping of keys to values")
      return nil
    }
    var entries: [Entry] = []
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key else {
        log.report(.syntax, at: key.position, "a key must be a word, not an alias, a list or a mapping")
        continue
      }
      entries.append(Entry(key: scalar.string, position: key.position, value: value))
    }
    self.entries = entries
  }

  /// Creates a reader for some entries.
  init(entries: [Entry], log: ProblemLog) {
    self.entries = entries
    read = NodeReader(log: log)
  }

  /// Logs the keys that are not in `known`: those in `later` are not supported yet, the others are
  /// unknown.
  /// - Parameter subject: The owner of the keys: `label "headline"`.
  package func checkKeys(of subject: String, known: [String], later: [String] = []) {
    for entry in entries where !known.contains(entry.key) {
      if read.log.hasOverflowed { return }
      let key = Wording.quoted(entry.key)
      if later.contains(entry.key) {
        read.log.report(.notSupported, at: entry.position, "\(key) of \(subject) is not supported yet")
      } else {
        read.log.report(
          .unknownKey, at: entry.position,
          "unknown key \(key) of \(subject)" + Wording.suggestion(for: entry.key, among: known + later, listing: "keys")
        )
      }
    }
  }

  /// The entry of a key; nil if it is missing.
  package subscript(_ key: String) -> Entry? { entries.first { $0.key == key } }

  /// Returns the text for a key; nil if it is missing or invalid.
  package func text(_ key: String) -> String? { self[key].flatMap { read.text($0.value, key) } }

  /// Returns the Boolean for a key; nil if it is missing or invalid.
  func flag(_ key: String) -> Bool? { self[key].flatMap { read.flag($0.value, key) } }

  /// Returns the integer for a key, 0 or more; nil if it is missing or invalid.
  package func count(_ key: String) -> Int? { self[key].flatMap { read.count($0.value, key) } }

  /// Returns the number of points for a key, 0 or more; nil if it is missing or invalid.
  package func length(_ key: String) -> Double? {
    self[key].flatMap { read.number($0.value, key, wanted: "a number of points, 0 or more") { $0 >= 0 } }
  }

  /// Returns the factor for a key, 0 or more; nil if it is missing or invalid.
  package func factor(_ key: String) -> Double? {
    self[key].flatMap { read.number($0.value, key, wanted: "a number, 0 or more") { $0 >= 0 } }
  }

  /// Returns the point size for a key, greater than 0; nil if it is missing or invalid.
  func pointSize(_ key: String) -> Double? {
    self[key].flatMap { read.number($0.value, key, wanted: "a number of points greater than 0") { $0 > 0 } }
  }

  /// Returns the choice for a key; nil if it is missing or unknown.
  /// - Parameters:
  ///   - kind: The name of the choices: `line break mode`.
  ///   - plural: The plural of that name; nil to append an `s`.
  package func choice<Member>(
    _ key: String, kind: String, plural: String? = nil, names: [String], later: [String] = [],
    member: (String) -> Member?
  ) -> Member? {
    guard let entry = self[key], let word = read.text(entry.value, key) else { return nil }
    if let member = member(word) { return member }
    if later.contains(word) {
      let cure = names.count > 3 ? "" : "; use \(Wording.list(names, "or"))"
      read.log.report(
        .notSupported, at: entry.value.position, "\(kind) \(Wording.quoted(word)) is not supported yet\(cure)")
    } else {
      read.log.report(
        .unknownName, at: entry.value.position,
        "unknown \(kind) \(Wording.quoted(word))"
          + Wording.suggestion(for: word, among: names + later, listing: plural ?? kind + "s"))
    }
    return nil
  }
}
