/// What is known of one kind of element: the properties that are read, those that move nothing, and what may stand in it.
///
/// Interface Builder writes a property as an attribute (`text="Hello"`) or as an element with a key (`<string key="text">`).
/// A row makes no difference between them.
struct ElementRow: Sendable {
  /// The properties that are read, each with the value that it has where none is written; "" where it then has none.
  private(set) var reads: [String: String] = [:]
  /// The properties that change no frame and no line of text.
  private(set) var ignores: Set<String> = []
  /// The elements without a key that may stand in it.
  private(set) var elements: Set<String> = []
  /// True where the contents are of a kind that Strut does not lay out, so that nothing in it is looked at.
  private(set) var isClosed = false

  /// A row of names, separated by spaces; `name=value` gives the value where none is written.
  init(_ reads: String = "", ignoring: String = "", elements: String = "") {
    for word in reads.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1)
      self.reads[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    ignores = Set(ignoring.split(separator: " ").map(String.init))
    self.elements = Set(elements.split(separator: " ").map(String.init))
  }

  /// A row of a view: what all views have, and more.
  static func view(_ reads: String = "", ignoring: String = "", elements: String = "") -> ElementRow {
    var row = ElementRow(reads, ignoring: ignoring, elements: elements)
    row.reads.merge(ElementTable.anyView.reads) { own, _ in own }
    row.ignores.formUnion(ElementTable.anyView.ignores.subtracting(row.reads.keys))
    row.elements.formUnion(ElementTable.anyView.elements)
    return row
  }

  /// A row of a view whose contents Strut does not lay out.
  static func box(_ reads: String = "") -> ElementRow {
    var row = view(reads)
    row.isClosed = true
    return row
  }

  /// True where the property is known.
  func knows(_ property: String) -> Bool { reads[property] != nil || ignores.contains(property) }
}

/// What is known of the elements of Interface Builder's files.
///
/// The reader takes defaults from it, and what it does not know is noted (see ``UnknownNames``).
enum ElementTable {
  /// The row of an element; nil where the element is not known.
  static func row(of name: String) -> ElementRow? { views[name] ?? values[name] }

  /// True for what may be a view: all but the elements that are known to be something else.
  static func isView(_ name: String) -> Bool { views[name] != nil || values[name] == nil }

  /// True for the views whose contents Strut does not lay out.
  static func isBox(_ name: String) -> Bool { views[name]?.isClosed ?? true }
}
