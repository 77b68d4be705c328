package import StringCatalogs
package import Yams

/// A mapping whose keys are known: hands out values by key, and notes the keys that nobody knows.
package struct MappingReader {
  /// A key with its value.
  package struct Entry {
    package let key: String
    package let position: SourcePosition
    package let value: Node
    /// Where the value stands of an entry that was not read as YAML, whose values know it themselves.
    var valuePosition: SourcePosition? = nil

    /// The same value under another key.
    func renamed(_ key: String) -> Entry {
      Entry(key: key, position: position, value: value, valuePosition: valuePosition)
    }
  }

  /// In the order of the document.
  package let entries: [Entry]
  package let read: NodeReader

  /// Nil when the node is no mapping, which is then in the log. A node with nothing in it is an empty mapping.
  /// - Parameter name: What messages call the mapping.
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

  /// A mapping of these keys.
  init(entries: [Entry], log: ProblemLog) {
    self.entries = entries
    read = NodeReader(log: log)
  }

  /// Notes the keys that are not among `known`: those in `later` are not supported yet, others unknown.
  /// - Parameter subject: What the keys belong to: `label "headline"`.
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

  /// The entry of a key; nil when it is not there.
  package subscript(_ key: String) -> Entry? { entries.first { $0.key == key } }

  /// The text of a key; nil when it is not there or none.
  package func text(_ key: String) -> String? { self[key].flatMap { read.text($0.value, key) } }

  /// The flag of a key; nil when it is not there or none.
  func flag(_ key: String) -> Bool? { self[key].flatMap { read.flag($0.value, key) } }

  /// The whole number, 0 or more, of a key; nil when it is not there or none.
  package func count(_ key: String) -> Int? { self[key].flatMap { read.count($0.value, key) } }

  /// The number of points, 0 or more, of a key; nil when it is not there or none.
  package func length(_ key: String) -> Double? {
    self[key].flatMap { read.number($0.value, key, wanted: "a number of points, 0 or more") { $0 >= 0 } }
  }

  /// How many times something, 0 or more, of a key; nil when it is not there or none.
  package func factor(_ key: String) -> Double? {
    self[key].flatMap { read.number($0.value, key, wanted: "a number, 0 or more") { $0 >= 0 } }
  }

  /// The point size of a key, above 0; nil when it is not there or none.
  func pointSize(_ key: String) -> Double? {
    self[key].flatMap { read.number($0.value, key, wanted: "a number of points above 0") { $0 > 0 } }
  }

  /// The member that the word of a key names; nil when the key is not there or the word names none.
  /// - Parameters:
  ///   - kind: What the members are: `line break mode`.
  ///   - plural: What several are; with an `s` when nil.
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
