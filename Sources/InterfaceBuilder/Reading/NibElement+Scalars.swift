import CellDocuments
import Foundation
import StringCatalogs

extension NibElement {
  /// A property that is written YES or NO.
  func flag(_ name: String) -> Bool {
    choice(name, ["YES": true, "NO": false]) ?? false
  }

  /// A property that is one of several words; the default, and a note, for any other word.
  func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? {
    guard let word = attribute(name) else { return nil }
    if let value = values[word] { return value }
    reading.note(
      .unknownAttribute, objectID: id, at: position,
      "\(name) of <\(self.name)> is \(Wording.quoted(word)), a value that is not known; the default stands in")
    return defaultValue(of: name).flatMap { values[$0] }
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
      throw refusal(of: name, text, "a number of at most \(Int(DocumentLimits.magnitude))")
    }
    // Interface Builder writes the smallest of all numbers where it means 0.
    return number.magnitude < .leastNormalMagnitude * 2 ? 0 : number
  }

  /// A whole number, 0 or more, that has a default.
  func count(_ name: String) throws(NibError) -> Int {
    let number = try length(name)
    guard let whole = Int(exactly: number), whole >= 0 else {
      throw refusal(of: name, attribute(name) ?? "", "a whole number, 0 or more")
    }
    return whole
  }

  /// A priority; nil where none is written and there is no default.
  func priority(_ name: String) throws(NibError) -> Double? {
    guard let number = try number(name) else { return nil }
    guard number > 0, number <= 1000 else { throw refusal(of: name, attribute(name) ?? "", "a number from 1 to 1000") }
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
      guard element.flag("base64-UTF8") else { return element.text }
      let packed = element.text.filter { !$0.isWhitespace }
      guard let data = Data(base64Encoded: packed), let text = String(data: data, encoding: .utf8) else {
        throw element.refusal(of: name, packed, "UTF-8 in base64")
      }
      return text
    }
    return nil
  }
}
