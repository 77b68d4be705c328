import Foundation
import Strut

/// One text to measure, with the settings it is measured by.
struct MeasureRecord: Sendable {
  /// What the output names it by: its own `id`, else its number from 1.
  var id: JSONValue
  /// The record, or what is wrong with it.
  var content: Result<Content, CommandFailure>

  struct Content: Sendable {
    var text: String
    var settings: MeasureSettings
  }

  /// A text from the command line.
  init(text: String, number: Int, settings: MeasureSettings) {
    id = .integer(number)
    content = .success(Content(text: text, settings: settings))
  }

  /// A line of JSONL.
  init(line: [UInt8], number: Int, settings: MeasureSettings) {
    id = .integer(number)
    guard let text = String(validating: line, as: UTF8.self) else {
      content = .failure(.record("invalid-utf8", "line \(number) is not valid UTF-8."))
      return
    }
    guard case .object(let fields)? = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else {
      content = .failure(.record("invalid-json", "line \(number) is not a JSON object."))
      return
    }
    if let named = fields["id"] { id = named }
    content = Result { () throws(CommandFailure) in try Self.content(fields, number: number, settings: settings) }
  }

  private static func content(
    _ fields: [String: JSONValue], number: Int, settings: MeasureSettings
  ) throws(CommandFailure) -> Content {
    guard case .string(let text)? = fields["text"] else {
      throw .record("missing-text", "line \(number) has no string under \"text\".")
    }
    var settings = settings
    for (key, value) in fields.sorted(by: { $0.key < $1.key }) where key != "text" && key != "id" {
      try settings.set(key, value)
    }
    return Content(text: text, settings: settings)
  }
}

extension CommandFailure {
  fileprivate static func record(_ code: String, _ message: String) -> CommandFailure {
    CommandFailure(status: .findings, code: code, message: message)
  }
}
