/// A value of a JSON document with its position and everything as written: keys in order, including
/// duplicates, and the digits of numbers.
package struct JSONTree {
  /// The content of a value.
  package indirect enum Value {
    case object([Member])
    case array([JSONTree])
    case string(String)
    /// A number, `true`, `false` or `null`, as written.
    case word(String)
  }

  /// A key and its value.
  package struct Member {
    package let key: String
    /// The byte offset of the key.
    package let offset: Int
    package let value: JSONTree
  }

  /// The byte offset of the value.
  package let offset: Int
  package let value: Value

  /// The members of an object, in text order; nil for other values.
  package var members: [Member]? { if case .object(let members) = value { members } else { nil } }
  /// The text of a string; nil for other values.
  package var string: String? { if case .string(let text) = value { text } else { nil } }
  /// The items of an array; nil for other values.
  package var items: [JSONTree]? { if case .array(let items) = value { items } else { nil } }

  /// The value of a key: the last one if it is duplicated, as JSON parsers do; nil if it does not
  /// exist.
  package subscript(_ key: String) -> JSONTree? { members?.last { $0.key == key }?.value }

  /// Returns the string for a key; nil if there is none.
  package func string(_ key: String) -> String? { self[key]?.string }
}

extension JSONTree {
  /// Parses a document in UTF-8.
  ///
  /// - Parameter limits: The limits of the document: each level takes space on the stack, and each
  ///   value many times its bytes.
  /// - Returns: The tree, and the offset of the first unpaired surrogate escape, if any; it is
  ///   replaced with U+FFFD.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func read(
    _ text: [UInt8], limits: JSONLimits
  ) throws(JSONMistake) -> (tree: JSONTree, loneSurrogate: Int?) {
    var reader = JSONTreeReader(JSONScanner(text, limits: limits))
    return (try reader.text(), reader.loneSurrogate)
  }
}

/// Builds a tree from tokens.
private struct JSONTreeReader {
  private var scanner: JSONScanner
  private(set) var loneSurrogate: Int?

  init(_ scanner: JSONScanner) { self.scanner = scanner }

  mutating func text() throws(JSONMistake) -> JSONTree {
    guard let token = try scanner.next(), let tree = try value(token) else {
      throw JSONMistake(.end, offset: 0, sound: 0, in: scanner.bytes)
    }
    _ = try scanner.next()
    return tree
  }

  /// Returns the value that a token begins; nil if the token ends the enclosing value.
  private mutating func value(_ token: JSONScanner.Token) throws(JSONMistake) -> JSONTree? {
    let start = scanner.start
    let value: JSONTree.Value
    switch token {
    case .openObject: value = .object(try members())
    case .openArray: value = .array(try items())
    case .string(let content): value = .string(string(content))
    case .word(let range): value = .word(String(decoding: scanner.bytes[range], as: UTF8.self))
    case .key, .closeObject, .closeArray: return nil
    }
    return JSONTree(offset: start, value: value)
  }

  private mutating func members() throws(JSONMistake) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    while case .key(let content)? = try scanner.next() {
      let (key, start) = (string(content), scanner.start)
      guard let token = try scanner.next(), let value = try value(token) else { break }
      members.append(JSONTree.Member(key: key, offset: start, value: value))
    }
    return members
  }

  private mutating func items() throws(JSONMistake) -> [JSONTree] {
    var items: [JSONTree] = []
    while let token = try scanner.next(), let item = try value(token) { items.append(item) }
    return items
  }

  private mutating func string(_ content: Range<Int>) -> String {
    let string = JSONString(scanner.bytes, content)
    if loneSurrogate == nil { loneSurrogate = string.loneSurrogate }
    return string.text
  }
}
