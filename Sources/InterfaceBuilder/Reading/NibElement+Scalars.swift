import CellDocuments
import Foundation
import LayoutCore
import StringCatalogs

extension NibElement {
  /// A property that is written YES or NO.
  func flag(_ name: String) -> Bool {
    choice(name, ["YES": true, "NO": false]) ?? false
  }

  /// A property that is one of several words; the default, and a note, for any other word.
  func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? { choice(name) { values[$0] } }

  /// The same of words that a function knows.
  func choice<Value>(_ name: String, _ value: (String) -> Value?) -> Value? {
    guard let word = attribute(name) else { return nil }
    if let value = value(word) { return value }
    noteDefault(of: name, word, "an unknown value")
    return defaultValue(of: name).flatMap(value)
  }

  /// The same of words that are kept as they are written.
  func word(_ name: String, _ words: Set<String>) -> String? { choice(name) { words.contains($0) ? $0 : nil } }

  /// Notes that the default stands in for a value.
  private func noteDefault(of name: String, _ text: String, _ reason: String) {
    reading.note(
      .unknownAttribute, objectID: id, at: position,
      "\(name) of <\(self.name)> is \(Wording.quoted(text)), \(reason); the default is used")
  }

  /// A number; nil where none is written and there is no default.
  ///
  /// Throws where it is written and none, or beyond ``DocumentLimits/magnitude``.
  func number(_ name: String) throws(NibError) -> Double? {
    guard let text = attribute(name) else { return nil }
    return try number(text, of: name)
  }

  /// A number that has a default.
  func length(_ name: String) throws(NibError) -> Double { try number(name) ?? 0 }

  /// A number as it is written in a property.
  func number(_ text: String, of name: String) throws(NibError) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw refusal(of: name, text, "a number such as 12 or 0.5")
    }
    return try bounded(number, of: name, text)
  }

  /// A number of a property that is not too large; what is next to 0 is 0.
  func bounded(_ number: Double, of name: String, _ text: String) throws(NibError) -> Double {
    guard abs(number) <= DocumentLimits.magnitude else {
      let limit = Int(DocumentLimits.magnitude)
      throw refusal(of: name, text, "a number from -\(limit) to \(limit)")
    }
    // Interface Builder writes the smallest of all numbers where it means 0.
    return number.magnitude < .leastNormalMagnitude * 2 ? 0 : number
  }

  /// A whole number from 0 to the largest one, that has a default; the default, and a note, for any other number.
  func count(_ name: String, atMost largest: Int = Int(DocumentLimits.magnitude)) throws(NibError) -> Int {
    let number = try length(name)
    if let whole = Int(exactly: number), (0...largest).contains(whole) { return whole }
    noteDefault(of: name, attribute(name) ?? "", "which is not a whole number from 0 to \(largest)")
    return defaultValue(of: name).flatMap { Int($0) } ?? 0
  }

  /// The size of a font in points; nil where none is written, and, with a note, for one below 0 or larger than any text.
  func fontSize(_ name: String) throws(NibError) -> Double? {
    guard let size = try number(name) else { return nil }
    if (0...NibFont.largestSize).contains(size) { return size }
    noteDefault(of: name, attribute(name) ?? "", "which is not a size from 0 to \(Int(NibFont.largestSize)) points")
    return nil
  }

  /// A priority; nil where none is written and there is no default.
  func priority(_ name: String) throws(NibError) -> Double? {
    guard let number = try number(name) else { return nil }
    guard LayoutPriority(number: number) != nil else {
      throw refusal(of: name, attribute(name) ?? "", "a number greater than 0 and at most 1000")
    }
    return number
  }

  /// The error for a value that is not what a property needs.
  func refusal(of name: String, _ text: String, _ expected: String) -> NibError {
    reading.context.error(
      .invalidValue, at: position,
      "\(name) of <\(self.name)> is \(Wording.quoted(text)); expected \(expected)")
  }

  /// A text, in an attribute or in an element, as plain text or in base64; nil where there is none.
  func string(_ name: String) throws(NibError) -> String? {
    if let text = attribute(name) { return text }
    for kind in ["string", "mutableString"] where hasProperty(name, kind) {
      guard let element = property(name, kind) else { continue }
      return try element.ownString(of: name)
    }
    return nil
  }

  /// The text that a `<string>` is, plain or in base64.
  ///
  /// - Parameter name: The property that it is of, for the message.
  func ownString(of name: String) throws(NibError) -> String {
    guard flag("base64-UTF8") else { return text }
    let packed = text.filter { !$0.isWhitespace }
    guard let data = Data(base64Encoded: packed), let text = String(data: data, encoding: .utf8) else {
      throw refusal(of: name, packed, "UTF-8 text in Base64")
    }
    return text
  }
}
