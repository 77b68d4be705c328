package import JSONText
import Strut

/// Text to measure, with its settings.
package struct MeasureRecord: Sendable {
  /// The name of the record in the output: its `id`, or else its number, from 1.
  package var id: JSONValue
  /// The record, or the reason that it is invalid.
  package var content: Result<Content, RequestFailure>

  package struct Content: Sendable {
    package var text: String
    package var settings: MeasureSettings
  }

  /// Creates a record from text on the command line.
  package init(text: String, number: Int, settings: MeasureSettings) {
    id = .integer(number)
    content = .success(Content(text: text, settings: settings))
  }

  /// Creates a record in place of one that could not be read.
  package init(number: Int, failure: RequestFailure) {
    id = .integer(number)
    content = .failure(failure)
  }

  /// Creates a record from a line of JSON Lines.
  ///
  /// - Parameters:
  ///   - called: The name for records in messages.
  ///   - takesFiles: True if the font may be a file, in which `faceIndex` selects a face.
  package init(
    line: [UInt8], number: Int, settings: MeasureSettings, called: String = "line", takesFiles: Bool = false
  ) {
    id = .integer(number)
    guard String(validating: line, as: UTF8.self) != nil else {
      content = .failure(.record("invalid-utf8", "\(called) \(number) is not valid UTF-8; encode it as UTF-8."))
      return
    }
    let object: JSONObject
    do throws(JSONMistake) { object = try JSONObject(reading: line) } catch {
      content = .failure(.record("invalid-json", "\(called) \(number) is not a JSON object: \(error.reason)."))
      return
    }
    if let named = object.values["id"] { id = named }
    content = Result { () throws(RequestFailure) in
      try Self.content(object, of: "\(called) \(number)", settings, takesFiles: takesFiles)
    }
  }

  private static let faceKey = "faceIndex"

  private static func content(
    _ object: JSONObject, of place: String, _ settings: MeasureSettings, takesFiles: Bool
  ) throws(RequestFailure) -> Content {
    if let problem = object.problems.first { throw .record(problem.code, "\(place) has \(problem.finding).") }
    guard case .string(let text)? = object.values["text"] else {
      throw .record("missing-text", "\(place) has no string under \"text\"; add one.")
    }
    var settings = settings
    let face = takesFiles ? object.values[Self.faceKey] : nil
    for (key, value) in object.values.sorted(by: { $0.key < $1.key }) where key != "text" && key != "id" {
      if face == nil || key != Self.faceKey { try settings.set(key, value) }
    }
    // Read after the font, because setting a font resets the face.
    if let face { try settings.font.choose(face) }
    return Content(text: text, settings: settings)
  }
}

extension FontRequest {
  /// Sets the index of the face in the file of the font.
  fileprivate mutating func choose(_ face: JSONValue) throws(RequestFailure) {
    guard let number = face.asNumber, let index = Int(exactly: number), index >= 0 else {
      throw .badValue("faceIndex must be a whole number, 0 or more, not \(face.quoted).")
    }
    guard name != nil else { throw .badValue("faceIndex requires the path to a font file as the font.") }
    faceIndex = index
  }
}

extension RequestFailure {
  fileprivate static func record(_ code: String, _ message: String) -> RequestFailure {
    RequestFailure(status: .findings, code: code, message: message)
  }
}
