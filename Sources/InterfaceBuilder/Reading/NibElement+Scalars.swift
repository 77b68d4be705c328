import CellDocuments
import Foundation
import LayoutCore
import StringCatalogs

extension NibElement {
  /// Reads a property that is YES or NO.
  func flag(_ name: String) -> Bool {
    choice(name, ["YES": true, "NO": false]) ?? false
  }

  /// Reads a property that is one of several words; for any other word, uses the default and adds a
  /// note.
  func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? { choice(name) { values[$0] } }

  /// Reads a property that is one of the words for which a function returns a value.
  func choice<Value>(_ name: String, _ value: (String) -> Value?) -> Value? {
    guard let word = attribute(name) else { return nil }
    if let value = value(word) { return value }
    noteDefault(of: name, word, "an unknown value")
    return defaultValue(of: name).flatMap(value)
  }

  /// Reads a property that is one of several words, and returns the word.
  func word(_ name: String, _ words: Set<String>) -> String? { choice(name) { words.contains($0) ? $0 : nil } }

  /// Adds a note that the default replaces a value.
  private func noteDefault(of name: String, _ text: String, _ reason: String) {
    reading.note(
      .unknownAttribute, objectID: id, at: position,
      "\(name) of <\(self.name)> is \(Wording.quoted(text)), \(reason); the default is used")
  }

  /// Reads a number; returns nil if there is none and no default.
  ///
  /// Throws an error if it is invalid or exceeds ``DocumentLimits/magnitude``.
  func number(_ name: String) throws(NibError) -> Double? {
    guard let text = attribute(name) else { return nil }
    return try number(text, of: name)
  }

  /// Reads a number that has a default.
  func length(_ name: String) throws(NibError) -> Double { try number(name) ?? 0 }

  /// Parses the number in a property.
  func number(_ text: String, of name: String) throws(NibError) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw refusal(of: name, text, "a number such as 12 or 0.5")
    }
    return try bounded(number, of: name, text)
  }

  /// Checks that a number is within the limits; a number that is practically 0 becomes 0.
  func bounded(_ number: Double, of name: String, _ text: String) throws(NibError) -> Double {
    guard abs(number) <= DocumentLimits.magnitude else {
      let limit = Int(DocumentLimits.magnitude)
      throw refusal(of: name, text, "a number from -\(limit) to \(limit)")
    }
    // Interface Builder sometimes writes the smallest positive number instead of 0.
    return number.magnitude < .leastNormalMagnitude * 2 ? 0 : number
  }

  /// Reads an integer from 0 to a maximum that has a default; for any other number, uses the
  /// default and adds a note.
  func count(_ name: String, atMost largest: Int = Int(DocumentLimits.magnitude)) throws(NibError) -> Int {
    let number = try length(name)
    if let whole = Int(exactly: number), (0...largest).contains(whole) { return whole }
    noteDefault(of: name, attribute(name) ?? "", "which is not a whole number from 0 to \(largest)")
    return defaultValue(of: name).flatMap { Int($0) } ?? 0
  }

  /// Reads the size of a font in points; returns nil if there is none, and with a note if it is
  /// negative or too large.
  func fontSize(_ name: String) throws(NibError) -> Double? {
    guard let size = try number(name) else { return nil }
    if (0...NibFont.largestSize).contains(size) { return size }
    noteDefault(of: name, attribute(name) ?? "", "which is not a size from 0 to \(Int(NibFont.largestSize)) points")
    return nil
  }

  /// Reads a priority; returns nil if there is none and no default.
  func priority(_ name: String) throws(NibError) -> Double? {
    guard let number = try number(name) else { return nil }
    guard LayoutPriority(number: number) != nil else {
      throw refusal(of: name, attribute(name) ?? "", "a number greater than 0 and at most 1000")
    }
    return number
  }

  /// Returns the error for an invalid value of a property.
  func refusal(of name: String, _ text: String, _ expected: String) -> NibError {
    reading.context.error(
      .invalidValue, at: position,
      "\(name) of <\(self.name)> is \(Wording.quoted(text)); expected \(expected)")
  }

  /// Reads text in an attribute or an element, plain or in Base64; returns nil if there is none.
  func string(_ name: String) throws(NibError) -> String? {
    if let text = attribute(name) { return text }
    for kind in ["string", "mutableString"] where hasProperty(name, kind) {
      guard let element = property(name, kind) else { continue }
      return try element.ownString(of: name)
    }
    return nil
  }

  /// Reads the text of a `<string>`, plain or in Base64.
  ///
  /// - Parameter name: The property, for the message.
  func ownString(of name: String) throws(NibError) -> String {
    guard flag("base64-UTF8") else { return text }
    let packed = text.filter { !$0.isWhitespace }
    guard let data = Data(base64Encoded: packed), let text = String(data: data, encoding: .utf8) else {
      throw refusal(of: name, packed, "UTF-8 text in Base64")
    }
    return text
  }
}
