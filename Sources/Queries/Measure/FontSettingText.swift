package import JSONText
package import Strut

/// Settings of a font as text (`tnum,liga=0`) or as an object of JSON (`{"tnum":1}`).
package enum FontSettingText {
  package static func features(_ value: JSONValue) throws(RequestFailure) -> [FontFeature] {
    var features: [FontFeature] = []
    var known: Set<Substring> = []
    for (tag, setting) in try settings("features", value) {
      let name = tag.drop { $0 == "+" || $0 == "-" }
      let number = setting ?? (tag.hasPrefix("-") ? 0 : 1)
      // A comma in a tag ends a tag that is too short.
      guard name.utf8.count == 4, isTag(name), !name.contains(","), tag.count - name.count <= 1 else {
        throw .badValue("features must be four-letter tags, such as tnum,liga=0,-kern, not \(value.quoted).")
      }
      guard let whole = UInt32(exactly: number) else {
        throw .badValue("the value of a feature must be a whole number from 0 to \(UInt32.max), as in \(name)=1.")
      }
      guard known.insert(name).inserted else { throw .badValue("the feature \(name) is given twice.") }
      features.append(FontFeature(tag: String(name), value: Int(whole)))
    }
    return features
  }

  package static func variations(_ value: JSONValue) throws(RequestFailure) -> [String: Double] {
    var values: [String: Double] = [:]
    for (tag, setting) in try settings("variations", value) {
      guard isTag(tag[...]), let setting, setting.isFinite else {
        throw .badValue("a variation must have the form tag=number, such as wght=700, not \(value.quoted).")
      }
      guard values.updateValue(setting, forKey: padded(tag[...])) == nil else {
        throw .badValue("the variation \(tag) is given twice.")
      }
    }
    return values
  }

  /// A tag has four characters. Trailing spaces may be omitted.
  private static func isTag(_ name: Substring) -> Bool {
    let bytes = name.utf8
    return (1...4).contains(bytes.count) && bytes.first != 0x20 && bytes.allSatisfy { (0x20...0x7E).contains($0) }
  }

  private static func padded(_ name: Substring) -> String {
    name + String(repeating: " ", count: 4 - name.utf8.count)
  }

  /// The tags with their values, in order; the members of an object in order of their names.
  private static func settings(
    _ key: String, _ value: JSONValue
  ) throws(RequestFailure) -> [(tag: String, value: Double?)] {
    var settings: [(tag: String, value: Double?)] = []
    switch value {
    case .string(""): break
    case .string(let text):
      for (tag, setting) in parts(of: text) {
        let number = setting.flatMap(Values.number)
        guard setting == nil || number != nil else { throw .notTags(key, value.quoted) }
        settings.append((tag, number))
      }
    case .object(let fields):
      for (tag, field) in fields.sorted(by: { $0.key < $1.key }) {
        guard let number = field.asNumber ?? (field == .bool(true) ? 1 : field == .bool(false) ? 0 : nil) else {
          throw .notTags(key, value.text)
        }
        settings.append((tag, number))
      }
    default: throw .notTags(key, value.text)
    }
    return settings
  }

  /// Splits a list at its commas. A tag of four characters before the equals sign may contain a
  /// comma or an equals sign.
  private static func parts(of list: String) -> [(tag: String, value: String?)] {
    let (comma, equals) = (UInt8(ascii: ","), UInt8(ascii: "="))
    var parts: [(tag: String, value: String?)] = []
    var rest = list.utf8[...]
    while true {
      let fifth = rest.index(rest.startIndex, offsetBy: 4, limitedBy: rest.endIndex) ?? rest.endIndex
      let isWholeTag = fifth < rest.endIndex && rest[fifth] == equals
      let end = (isWholeTag ? rest[fifth...] : rest).firstIndex(of: comma) ?? rest.endIndex
      let sign = isWholeTag ? fifth : rest[..<end].firstIndex(of: equals)
      let value = sign.map { String(Substring(rest[rest.index(after: $0)..<end])) }
      parts.append((String(Substring(rest[..<(sign ?? end)])), value))
      guard end < rest.endIndex else { return parts }
      rest = rest[rest.index(after: end)...]
    }
  }
}

extension RequestFailure {
  fileprivate static func notTags(_ key: String, _ value: String) -> RequestFailure {
    .badValue("\(key) must be tags with numbers, as in \(key == "variations" ? "wght=700" : "tnum=1"), not \(value).")
  }
}
