import Foundation

extension JSONValue {
  /// The members of the object that a text is.
  ///
  /// - Throws: ``JSONMistake`` for a text that is no JSON, or another value.
  package static func object(of text: [UInt8]) throws(JSONMistake) -> [String: JSONValue] {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text)) else {
      throw JSONMistake(in: text)
    }
    guard case .object(let members) = value else { throw .another }
    return members
  }
}

/// A text that is no JSON object.
package struct JSONMistake: Error, Hashable {
  /// What is wrong, and at which byte: `invalid value near byte 18`.
  package let reason: String

  /// JSON, but not of the kind that was wanted.
  fileprivate static let another = JSONMistake(reason: "it is another JSON value")

  private init(reason: String) { self.reason = reason }

  /// Looks for the mistake in a text that could not be used: the decoder keeps it to itself, but Foundation's other reader tells.
  package init(in text: [UInt8]) {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
      self = .another
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "It cannot be read."
      // Bytes are what it counts.
      let sentence = words.prefix(1).lowercased() + words.dropFirst()
      reason = sentence.replacing("around character", with: "near byte")
        .trimmingCharacters(in: CharacterSet(charactersIn: "."))
    }
  }
}
