/// A text that is no JSON object.
package struct JSONMistake: Error, Hashable {
  /// What is wrong, and where: `it goes wrong after 18 bytes`.
  package let reason: String

  static let notUTF8 = JSONMistake(reason: "it is not valid UTF-8")

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
