#if Service
import Foundation
import JSONText
import Queries

/// Checks JSON against the keywords of JSON Schema that the description uses. (`make check` uses a
/// complete implementation.)
struct SchemaChecker {
  let root: JSONValue

  /// Returns the errors of a value; none if it matches the schema.
  func faults(_ value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
    let schema = resolved(schema)
    if let choices = schema["oneOf"]?.list {
      let found = choices.map { faults(value, $0, at: place) }
      if found.count(where: \.isEmpty) == 1 { return [] }
      // The most similar alternative has the most useful errors.
      return ["\(place) fits \(found.count(where: \.isEmpty)) of \(found.count)"]
        + (found.min { $0.count < $1.count } ?? [])
    }
    var found: [String] = []
    let types = schema["type"].map { $0.list ?? [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { isA($0, value) }) { found.append("\(place) is none of \(types)") }
    if let constant = schema["const"], value != constant { found.append("\(place) is not \(constant)") }
    if let names = schema["enum"]?.list, !names.contains(value) { found.append("\(place) is none of \(names)") }
    if case .object(let members) = value { found += faults(of: members, schema, at: place) }
    if case .array(let values) = value, let items = schema["items"] {
      for (index, value) in values.enumerated() { found += faults(value, items, at: "\(place)[\(index)]") }
    }
    return found
  }

  private func faults(of members: [String: JSONValue], _ schema: JSONValue, at place: String) -> [String] {
    let required = (schema["required"]?.list ?? []).compactMap(\.word)
    var found = required.filter { members[$0] == nil }.map { "\(place) lacks \($0)" }
    for (key, value) in members {
      if let property = schema["properties"]?[key] {
        found += faults(value, property, at: "\(place).\(key)")
      } else if schema["additionalProperties"] == .bool(false) {
        found.append("\(place) has \(key)")
      } else if let others = schema["additionalProperties"], others != .bool(true) {
        found += faults(value, others, at: "\(place).\(key)")
      }
    }
    return found
  }

  /// Returns the schema that a reference stands for.
  func resolved(_ schema: JSONValue) -> JSONValue {
    guard let reference = schema["$ref"]?.word else { return schema }
    return reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] ?? .null }
  }

  private func isA(_ type: JSONValue, _ value: JSONValue) -> Bool {
    switch (type.word, value) {
    case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array), ("object", .object): true
    case ("integer", .integer), ("integer", .unsigned): true
    case ("number", .integer), ("number", .unsigned), ("number", .number): true
    default: false
    }
  }
}

extension JSONValue {
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var list: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  var word: String? { if case .string(let text) = self { text } else { nil } }

  var members: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }

  init(bytes: [UInt8]) throws { self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes)) }
}
#endif
