#if Service
import Foundation
import JSONText
import Queries
import Strut

/// The contents of a JSON body: documents, strings and fonts.
///
/// The content of a file is a string, or `{"base64": …}` for binary data. A font is such an object,
/// or `{"hash": …}` for a font that was uploaded before.
struct SentContent {
  private let fields: [String: JSONValue]

  /// - Parameters:
  ///   - known: The known members.
  ///   - limit: The maximum number of values.
  init(_ bytes: [UInt8], known: [String], limit: Int) throws(ServiceError) {
    guard !JSONSlices.hasMoreValues(than: limit, in: bytes) else { throw .bodyTooComplex(limit) }
    let object: JSONObject
    do { object = try JSONObject(reading: bytes) } catch {
      throw .badBody("the body must be a JSON object: \(error.reason).")
    }
    if let problem = object.problems.first { throw .badBody("the body has \(problem.finding).") }
    fields = object.values
    for key in fields.keys.sorted() where !known.contains(key) {
      throw .badBody(
        "unknown member \"\(String(key.prefix(60)))\"." + UnknownNameError.hint(for: key, among: known))
    }
  }

  /// Returns the bytes of a file, or nil if the member is omitted.
  func file(_ key: String) throws(ServiceError) -> [UInt8]? {
    guard let value = fields[key] else { return nil }
    return try Self.content(value, key)
  }

  /// Returns files by name, sorted by name.
  func files(_ key: String) throws(ServiceError) -> [(name: String, bytes: [UInt8])] {
    guard let value = fields[key] else { return [] }
    guard case .object(let members) = value else {
      throw .badBody("\"\(key)\" must be an object that maps file names to contents.")
    }
    var files: [(name: String, bytes: [UInt8])] = []
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      guard !name.isEmpty, name.utf8.count <= 255, !name.utf8.contains(0) else {
        throw .badBody("a file name under \"\(key)\" must be 1 to 255 bytes long.")
      }
      files.append((name, try Self.content(member, "\(key)/\(name)")))
    }
    return files
  }

  /// Returns the fonts in order.
  func fonts(_ store: FontStore) throws(ServiceError) -> [FontUpload] {
    guard let value = fields["fonts"] else { return [] }
    guard case .array(let members) = value else { throw .badBody("\"fonts\" must be an array of fonts.") }
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

  /// Returns the bytes of a member as text.
  static func text(_ bytes: [UInt8], _ key: String) throws(ServiceError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .badBody("\"\(key)\" must be UTF-8.") }
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
    throw .badBody("\"\(key.prefix(80))\" must be the content of a file: a string, or {\"base64\": …}.")
  }
}
#endif
