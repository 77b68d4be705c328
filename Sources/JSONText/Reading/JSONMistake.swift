/// An error in a document that is not the expected JSON, with its position.
package struct JSONMistake: Error, Hashable {
  package enum Kind: Hashable, Sendable {
    case notUTF8
    /// The document is valid JSON but not an object.
    case notAnObject
    /// The document ends before a value.
    case end
    case value
    case key
    /// A key is not followed by a colon.
    case colon(key: String)
    /// A value is followed by neither a comma nor the closing bracket.
    case separator(closing: Character)
    case trailing
    /// A string is not closed.
    case openString
    /// A string contains a character that must be escaped.
    case control
    case endInEscape
    case escape
    case hexadecimal
    case tooDeep
    case tooManyValues
  }

  package let kind: Kind
  /// The byte offset of the error; for an unknown word, that of its first letter.
  package let offset: Int
  /// The number of bytes that are valid JSON, or the beginning of valid JSON.
  package let sound: Int
  /// The description of the error, with the number of valid bytes: `it is invalid after 18 bytes`.
  package let reason: String

  static let notUTF8 = JSONMistake(.notUTF8, "it is not valid UTF-8")
  static let notAnObject = JSONMistake(.notAnObject, "it is another kind of JSON value")

  private init(_ kind: Kind, _ reason: String) {
    (self.kind, offset, sound, self.reason) = (kind, 0, 0, reason)
  }

  init(_ kind: Kind, offset: Int, sound: Int, in bytes: [UInt8]) {
    self.kind = kind
    self.offset = offset
    self.sound = sound
    switch sound {
    case 0 where bytes.starts(with: [0xEF, 0xBB, 0xBF]): reason = "it begins with a byte order mark; remove the mark"
    case bytes.count: reason = bytes.isEmpty ? "it is empty" : "it ends unexpectedly"
    default: reason = "it is invalid after \(sound) \(sound == 1 ? "byte" : "bytes")"
    }
  }

  /// Creates the first error in a document that is not as expected: invalid JSON, or another kind
  /// of value.
  ///
  /// - Complexity: O(*n*) in the number of bytes, at any depth.
  package init(in text: [UInt8]) { self = Self.first(in: text) ?? .notAnObject }

  /// Returns the first error in a document; nil if it is valid JSON.
  static func first(in text: [UInt8]) -> JSONMistake? {
    var scanner = JSONScanner(text)
    do throws(JSONMistake) {
      while try scanner.next() != nil {}
      return nil
    } catch {
      return error
    }
  }
}
