/// A value of a JSON text with its place, and everything in it as it is written: keys in their order, also those that stand twice, and
/// numbers by their digits.
package struct JSONTree {
  /// What a value is.
  package indirect enum Value {
    case object([Member])
    case array([JSONTree])
    case string(String)
    /// A number, `true`, `false` or `null`, as written.
    case word(String)
  }

  /// A key with its value.
  package struct Member {
    package let key: String
    /// The byte at which the key begins.
    package let offset: Int
    package let value: JSONTree
  }

  /// The byte at which the value begins.
  package let offset: Int
  package let value: Value

  /// The members of an object, in the order of the text; nil for anything else.
  package var members: [Member]? { if case .object(let members) = value { members } else { nil } }
  /// The text of a string; nil for anything else.
  package var string: String? { if case .string(let text) = value { text } else { nil } }
  /// The items of an array; nil for anything else.
  package var items: [JSONTree]? { if case .array(let items) = value { items } else { nil } }

  /// The value of a key; the last one, as JSON's readers take it, and nil where there is none.
  package subscript(_ key: String) -> JSONTree? { members?.last { $0.key == key }?.value }

  /// The string of a key; nil where there is none.
  package func string(_ key: String) -> String? { self[key]?.string }
}

extension JSONTree {
  /// Reads a text that is UTF-8.
  ///
  /// - Parameter limits: Each level of depth takes a part of the stack, and each value many times its bytes.
  /// - Returns: The tree, and the byte at which an escape begins that is half a character, if there is one; U+FFFD stands in its place.
  /// - Complexity: O(*n*) in the bytes.
  package static func read(
    _ text: [UInt8], limits: JSONLimits
  ) throws(JSONMistake) -> (tree: JSONTree, loneSurrogate: Int?) {
    var reader = JSONTreeReader(JSONScanner(text, limits: limits))
    return (try reader.text(), reader.loneSurrogate)
  }
}

/// Makes a tree of tokens.
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

  /// The value that a token begins; nil for one that ends what it stands in.
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
