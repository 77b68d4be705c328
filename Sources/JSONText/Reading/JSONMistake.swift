/// What is wrong with a text that is not the JSON that was wanted, and where.
package struct JSONMistake: Error, Hashable {
  package enum Kind: Hashable, Sendable {
    case notUTF8
    /// JSON, and no object.
    case notAnObject
    /// There is no value any more.
    case end
    case value
    case key
    /// None stands behind a key.
    case colon(key: String)
    /// Neither a comma nor the bracket that closes.
    case separator(closing: Character)
    case trailing
    /// A string that does not end.
    case openString
    /// A character in a string that has to be an escape.
    case control
    case endInEscape
    case escape
    case hexadecimal
    case tooDeep
    case tooManyValues
  }

  package let kind: Kind
  /// The byte at which what is wrong begins: of a word that means nothing its first letter.
  package let offset: Int
  /// How many bytes are JSON, or its beginning.
  package let sound: Int
  /// What is wrong, and how many bytes are JSON or its beginning: `it is invalid after 18 bytes`.
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

  /// The first mistake in a text that is not what was wanted: no JSON, or JSON of another kind.
  ///
  /// - Complexity: O(*n*) in the number of bytes, at any depth.
  package init(in text: [UInt8]) { self = Self.first(in: text) ?? .notAnObject }

  /// The first mistake in a text; nil for one that is JSON.
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
