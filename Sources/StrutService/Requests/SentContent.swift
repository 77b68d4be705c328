#if Service
import Foundation
import JSONText
import Queries
import Strut

/// What a body of JSON brings: documents, strings and fonts, each by its content.
///
/// A file's content is a string, or `{"base64": …}` where it is no text. A font is such an object, or `{"hash": …}` for one that
/// was left before.
struct SentContent {
  private let fields: [String: JSONValue]

  /// - Parameters:
  ///   - known: The members there are.
  ///   - limit: The most values.
  init(_ bytes: [UInt8], known: [String], limit: Int) throws(ServiceError) {
    guard !JSONSlices.hasMoreValues(than: limit, in: bytes) else { throw .bodyTooComplex(limit) }
    let object: JSONObject
    do { object = try JSONObject(reading: bytes) } catch {
      throw .badBody("the body is no JSON object: \(error.reason).")
    }
    if let problem = object.problems.first { throw .badBody("the body has \(problem.finding).") }
    fields = object.values
    for key in fields.keys.sorted() where !known.contains(key) {
      throw .badBody(
        "unknown member \"\(String(key.prefix(60)))\"." + UnknownNameError.hint(for: key, among: known))
    }
  }

  /// One file's bytes; nil where the member is left out.
  func file(_ key: String) throws(ServiceError) -> [UInt8]? {
    guard let value = fields[key] else { return nil }
    return try Self.content(value, key)
  }

  /// Files by their names, in the order of those.
  func files(_ key: String) throws(ServiceError) -> [(name: String, bytes: [UInt8])] {
    guard let value = fields[key] else { return [] }
    guard case .object(let members) = value else {
      throw .badBody("\"\(key)\" is an object: contents by the names of their files.")
    }
    var files: [(name: String, bytes: [UInt8])] = []
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      guard !name.isEmpty, name.utf8.count <= 255, !name.utf8.contains(0) else {
        throw .badBody("a file's name under \"\(key)\" has 1 to 255 bytes.")
      }
      files.append((name, try Self.content(member, "\(key)/\(name)")))
    }
    return files
  }

  /// The fonts, in their order.
  func fonts(_ store: FontStore) throws(ServiceError) -> [FontUpload] {
    guard let value = fields["fonts"] else { return [] }
    guard case .array(let members) = value else { throw .badBody("\"fonts\" is an array of fonts.") }
    var fonts: [FontUpload] = []
    for member in members {
      if case .object(let fields) = member, fields.count == 1, case .string(let hash)? = fields["hash"] {
        fonts += try store.fonts([hash])
      } else {
        fonts.append(FontUpload(try Self.content(member, "fonts")))
      }
    }
    return fonts
  }

  /// A member's bytes as text.
  static func text(_ bytes: [UInt8], _ key: String) throws(ServiceError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .badBody("\"\(key)\" is no UTF-8.") }
    return text
  }

  private static func content(_ value: JSONValue, _ key: String) throws(ServiceError) -> [UInt8] {
    switch value {
    case .string(let text): return Array(text.utf8)
    case .object(let fields) where fields.count == 1:
      guard case .string(let text)? = fields["base64"], let data = Data(base64Encoded: text) else { break }
      return Array(data)
    default: break
    }
    throw .badBody("\"\(key.prefix(80))\" is a file's content: a string, or {\"base64\": …}.")
  }
}
#endif
