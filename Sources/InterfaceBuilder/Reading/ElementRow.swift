/// The properties of one kind of element that are read, those that do not affect layout, and its
/// possible child elements.
///
/// Interface Builder writes a property as an attribute (`text="Hello"`) or as an element with a key
/// (`<string key="text">`). A row does not distinguish them.
struct ElementRow: Sendable {
  /// The properties that are read, with their defaults; "" if there is no default.
  private(set) var reads: [String: String] = [:]
  /// The properties that affect neither frames nor lines of text.
  private(set) var ignores: Set<String> = []
  /// The child elements without a key.
  private(set) var elements: Set<String> = []
  /// True if Strut does not lay out the content, which is not read.
  private(set) var isClosed = false

  /// Creates a row from names separated by spaces; `name=value` specifies the default.
  init(_ reads: String = "", ignoring: String = "", elements: String = "") {
    for word in reads.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1)
      self.reads[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    ignores = Set(ignoring.split(separator: " ").map(String.init))
    self.elements = Set(elements.split(separator: " ").map(String.init))
  }

  /// Returns the row of a view: the properties of all views, and further ones.
  static func view(_ reads: String = "", ignoring: String = "", elements: String = "") -> ElementRow {
    var row = ElementRow(reads, ignoring: ignoring, elements: elements)
    row.reads.merge(ElementTable.anyView.reads) { own, _ in own }
    row.ignores.formUnion(ElementTable.anyView.ignores.subtracting(row.reads.keys))
    row.elements.formUnion(ElementTable.anyView.elements)
    return row
  }

  /// Returns the row of a view whose content Strut does not lay out.
  static func box(_ reads: String = "") -> ElementRow {
    var row = view(reads)
    row.isClosed = true
    return row
  }

  /// Returns true if a property is known.
  func knows(_ property: String) -> Bool { reads[property] != nil || ignores.contains(property) }
}

/// The known elements in Interface Builder files.
///
/// The reader uses its defaults, and unknown elements and properties are noted (see
/// ``UnknownNames``).
enum ElementTable {
  /// Returns the row of an element; nil if the element is not known.
  static func row(of name: String) -> ElementRow? { views[name] ?? values[name] }

  /// Returns true if an element may be a view: all except elements known to be something else.
  static func isView(_ name: String) -> Bool { views[name] != nil || values[name] == nil }

  /// Returns true for the views whose content Strut does not lay out.
  static func isBox(_ name: String) -> Bool { views[name]?.isClosed ?? true }
}
