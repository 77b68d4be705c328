package import XMLInterop

/// A value in a property list, limited to the types used for strings, with its position if the
/// format has one.
package struct PropertyList {
  /// The content of a value.
  package indirect enum Value {
    case dictionary([Member])
    case array([PropertyList])
    case string(String)
    /// A number, a date, data or a Boolean.
    case other
  }

  /// A key and its value.
  package struct Member {
    /// The key.
    package let key: String
    /// The position of the key; nil in binary property lists.
    package let position: SourcePosition?
    /// The value.
    package let value: PropertyList
  }

  /// An error in a property list.
  package struct Failure: Error {
    /// The error code.
    package let code: CellDocumentError.Code
    /// The position; nil in binary property lists.
    package let position: SourcePosition?
    /// The description of the problem.
    package let message: String
  }

  /// The value.
  package let value: Value
  /// The position of the value; nil in binary property lists.
  package let position: SourcePosition?

  /// The members of a dictionary, in file order; nil for other values.
  package var members: [Member]? { if case .dictionary(let members) = value { members } else { nil } }
  /// The text of a string; nil for other values.
  package var string: String? { if case .string(let text) = value { text } else { nil } }

  /// The value of a key; nil if the key does not exist.
  package subscript(_ key: String) -> PropertyList? { members?.first { $0.key == key }?.value }

  /// Parses a property list in XML or binary form.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8]) throws(Failure) {
    self = Self.isBinary(bytes) ? try PropertyList(binary: bytes) : try PropertyList(xml: bytes)
  }

  /// Returns true if the data is a binary property list, as Xcode writes into built apps.
  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Returns true if the data is an XML property list.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(200).filter { $0 != 0 }.drop { $0 <= 0x20 || $0 >= 0x80 }
    return start.starts(with: "<?xml".utf8) || start.starts(with: "<!DOCTYPE".utf8) || start.starts(with: "<plist".utf8)
      || start.starts(with: "<!--".utf8)
  }

  /// Parses the XML form.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(xml bytes: [UInt8]) throws(Failure) {
    let root: XMLElement
    do throws(XMLError) {
      root = try XMLElement(parsing: bytes, limits: .catalog)
    } catch {
      throw Failure(error)
    }
    guard root.name == "plist", let first = root.children.first else {
      throw Failure(
        code: .syntax, position: root.position, message: "expected <plist> with a value in it")
    }
    self = try Self.value(first)
  }

  private init(_ value: Value, at position: SourcePosition?) { (self.value, self.position) = (value, position) }

  private static func value(_ element: XMLElement) throws(Failure) -> PropertyList {
    let position = element.position
    switch element.name {
    case "string": return PropertyList(.string(element.text), at: position)
    case "dict": return PropertyList(.dictionary(try members(element)), at: position)
    case "array":
      var items: [PropertyList] = []
      for child in element.children { items.append(try value(child)) }
      return PropertyList(.array(items), at: position)
    case "integer", "real", "date", "data", "true", "false": return PropertyList(.other, at: position)
    default:
      throw Failure(
        code: .unknownName, position: position, message: "unknown element <\(element.name)> in a property list")
    }
  }

  private static func members(_ element: XMLElement) throws(Failure) -> [Member] {
    var members: [Member] = []
    var children = element.children[...]
    while let key = children.popFirst() {
      guard key.name == "key" else {
        throw Failure(code: .syntax, position: key.position, message: "expected <key> before <\(key.name)>")
      }
      guard let child = children.popFirst(), child.name != "key" else {
        throw Failure(
          code: .syntax, position: key.position, message: "the key \(Wording.quoted(key.text)) has no value; add one")
      }
      members.append(Member(key: key.text, position: key.position, value: try value(child)))
    }
    return members
  }

  /// Parses the binary form (`bplist00`). Foundation's parser is not used because it crashes on
  /// damaged files.
  ///
  /// - Complexity: O(*n*) in the number of bytes. Values that are used in several places are
  ///   counted each time; ``CatalogLimits/nodes`` bounds them.
  init(binary bytes: [UInt8]) throws(Failure) {
    var reader = BinaryPropertyList(bytes)
    self = PropertyList(try reader.root(), at: nil)
  }

  /// Reads objects by their indices.
  private struct BinaryPropertyList {
    private let bytes: [UInt8]
    private var offsetSize = 0
    private var referenceSize = 0
    private var objectCount = 0
    private var tableOffset = 0
    private var budget = CatalogLimits.nodes
    /// The strings read so far; one may be used in many places.
    private var texts: [Int: String] = [:]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func root() throws(Failure) -> Value {
      guard bytes.count >= 40 else { throw damaged() }
      let trailer = bytes.count - 32
      offsetSize = Int(bytes[trailer + 6])
      referenceSize = Int(bytes[trailer + 7])
      objectCount = try number(at: trailer + 8, size: 8)
      let top = try number(at: trailer + 16, size: 8)
      tableOffset = try number(at: trailer + 24, size: 8)
      guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), objectCount <= bytes.count else {
        throw damaged()
      }
      return try object(top, depth: 1)
    }

    private mutating func object(_ index: Int, depth: Int) throws(Failure) -> Value {
      budget -= 1
      guard depth <= DocumentLimits.depth, budget > 0 else {
        throw Failure(
          code: .tooLarge, position: nil,
          message: "the property list is nested too deeply or has more than \(CatalogLimits.nodes) values")
      }
      guard index < objectCount else { throw damaged() }
      let offset = try number(at: tableOffset + index * offsetSize, size: offsetSize)
      guard offset < tableOffset, offset < bytes.count else { throw damaged() }
      let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 0xF))
      switch kind {
      case 0x5, 0x6, 0x7:
        if let known = texts[index] { return .string(known) }
        let text = try string(kind, low, at: offset)
        texts[index] = text
        return .string(text)
      case 0xA, 0xD:
        let (count, start) = try count(low, at: offset)
        var values: [PropertyList] = []
        let shift = kind == 0xD ? count : 0
        var keys: [String] = []
        for item in 0..<count {
          if kind == 0xD {
            guard case .string(let key) = try object(try reference(start, item), depth: depth + 1) else {
              throw damaged()
            }
            keys.append(key)
          }
          values.append(PropertyList(try object(try reference(start, shift + item), depth: depth + 1), at: nil))
        }
        if kind == 0xA { return .array(values) }
        return .dictionary(zip(keys, values).map { Member(key: $0, position: nil, value: $1) })
      default: return .other
      }
    }

    private func reference(_ start: Int, _ item: Int) throws(Failure) -> Int {
      try number(at: start + item * referenceSize, size: referenceSize)
    }

    /// Reads the number of items and the offset of the first.
    private func count(_ low: Int, at offset: Int) throws(Failure) -> (count: Int, start: Int) {
      guard low == 0xF else { return (low, offset + 1) }
      guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0xF <= 3 else { throw damaged() }
      let size = 1 << Int(bytes[offset + 1] & 0xF)
      let count = try number(at: offset + 2, size: size)
      guard count <= bytes.count else { throw damaged() }
      return (count, offset + 2 + size)
    }

    private func string(_ kind: UInt8, _ low: Int, at offset: Int) throws(Failure) -> String {
      let (count, start) = try count(low, at: offset)
      let length = kind == 0x6 ? 2 * count : count
      guard length <= bytes.count - start else { throw damaged() }
      guard kind == 0x6 else { return String(decoding: bytes[start..<(start + length)], as: UTF8.self) }
      let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
      return String(decoding: units, as: UTF16.self)
    }

    private func number(at offset: Int, size: Int) throws(Failure) -> Int {
      guard offset >= 0, offset <= bytes.count - size else { throw damaged() }
      var number: UInt64 = 0
      for byte in bytes[offset..<(offset + size)] { number = number << 8 | UInt64(byte) }
      guard number <= UInt64(Int32.max) else { throw damaged() }
      return Int(number)
    }

    private func damaged() -> Failure {
      Failure(
        code: .syntax, position: nil,
        message: "the binary property list is damaged; create it again, or convert it with plutil")
    }
  }
}

extension PropertyList.Failure {
  fileprivate init(_ error: XMLError) {
    self.init(code: error.code, position: error.position, message: error.cure)
  }
}

extension XMLLimits {
  /// The limits of ``DocumentLimits`` and ``CatalogLimits``.
  static let catalog = XMLLimits(
    depth: DocumentLimits.depth, elements: CatalogLimits.nodes, textBytes: CatalogLimits.bytes)
}

extension XMLElement {
  /// The position of the start tag.
  package var position: SourcePosition { SourcePosition(line: line, column: column) }
}

extension XMLError {
  /// The error code of the problem in a document.
  var code: CellDocumentError.Code {
    switch kind {
    case .syntax: .syntax
    case .tooLarge: .tooLarge
    case .external: .notSupported
    }
  }

  /// The position of the problem.
  package var position: SourcePosition { SourcePosition(line: line, column: column) }

  /// Expat's description, with a cure for the most common mistakes.
  package var cure: String {
    let cure =
      switch message {
      case "mismatched tag": "; close each element with its own name, innermost first"
      case "not well-formed (invalid token)": "; write &lt; for \"<\" and &amp; for \"&\""
      case "no element found": "; the file ends unexpectedly"
      case let message where message.hasPrefix("undefined entity"):
        "; XML defines only &lt; &gt; &amp; &quot; &apos; and numbers such as &#233;"
      case "duplicate attribute": "; remove one"
      default: kind == .external ? "; external files are not opened: include the text itself" : ""
      }
    return "not XML: \(message)\(cure)"
  }
}

extension CatalogSource {
  /// Parses the file as a binary or XML property list; returns nil if it is not valid, which is
  /// logged.
  func propertyList() -> PropertyList? {
    do throws(PropertyList.Failure) {
      return try PropertyList(bytes)
    } catch {
      log.report(error.code, at: error.position, error.message)
      return nil
    }
  }

  /// Parses the file as XML and returns its root element; nil if it is not valid, which is logged.
  func xml() -> XMLElement? {
    do throws(XMLError) {
      return try XMLElement(parsing: bytes, limits: .catalog)
    } catch {
      log.report(error.code, at: error.position, error.cure)
      return nil
    }
  }
}
