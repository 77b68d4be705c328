import Foundation

extension JSONValue {
  /// The members of the object that a text is.
  ///
  /// - Throws: ``JSONMistake`` for a text that is no JSON, or another value.
  package static func object(of text: [UInt8]) throws(JSONMistake) -> [String: JSONValue] {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text)) else {
      throw JSONGrammar.mistake(in: text) == nil ? .beyondReading : JSONMistake(in: text)
    }
    guard case .object(let members) = value else { throw JSONMistake(in: text) }
    return members
  }
}

/// A text that is no JSON object.
package struct JSONMistake: Error, Hashable {
  /// What is wrong, and where: `it goes wrong after 18 bytes`.
  package let reason: String

  /// JSON that the decoder has no room for.
  fileprivate static let beyondReading = JSONMistake(
    reason: "a number, an escape or the depth of it is beyond what is read")

  private init(reason: String) { self.reason = reason }

  /// Looks for the mistake in a text that is not what was wanted: no JSON, or JSON of another kind.
  package init(in text: [UInt8]) {
    switch JSONGrammar.mistake(in: text) {
    case nil: reason = "it is another JSON value"
    case 0? where text.starts(with: [0xEF, 0xBB, 0xBF]): reason = "it begins with a byte order mark; leave that out"
    case text.count?: reason = text.isEmpty ? "it is empty" : "it ends too early"
    case let count?: reason = "it goes wrong after \(count) \(count == 1 ? "byte" : "bytes")"
    }
  }
}
