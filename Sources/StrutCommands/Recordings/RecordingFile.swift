import Foundation
import Queries
import Recorder
import Strut

/// A recording of a device, read from a file.
enum RecordingFile {
  /// The maximum size of a recording, in bytes.
  private static let mostBytes = 64 << 20

  /// Reads a recording. A failure names the file, the place and the cure.
  static func read(_ path: String) throws(RequestFailure) -> Recording { try read(try contents(of: path), path) }

  /// Returns true if a document has the values of a recording.
  static func isRecording(_ data: Data) -> Bool {
    (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?["values"] != nil
  }

  /// Reads a recording from the contents of a file.
  static func read(_ data: Data, _ path: String) throws(RequestFailure) -> Recording {
    let recording = try decoded(data, path)
    guard recording.schema == 1 else {
      throw failure(path, "expected schema 1, got \(recording.schema).")
    }
    for (index, value) in recording.values.enumerated() { try check(value, at: index, path) }
    return recording
  }

  /// Returns the contents of a file.
  static func contents(of path: String) throws(RequestFailure) -> Data {
    do {
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      guard size <= mostBytes else {
        throw failure(path, "expected at most \(mostBytes) bytes, got \(size).")
      }
      return try Data(contentsOf: URL(filePath: path))
    } catch let failure as RequestFailure {
      throw failure
    } catch {
      throw RequestFailure(status: .input, code: "unreadable-file", message: "\(path): \(error.reason).")
    }
  }

  private static func decoded(_ data: Data, _ path: String) throws(RequestFailure) -> Recording {
    do {
      return try JSONDecoder().decode(Recording.self, from: data)
    } catch let error as DecodingError {
      throw failure(path, error.placeAndReason)
    } catch {
      throw failure(path, "\(error)")
    }
  }

  /// Checks that the text size exists, that the scale is that of a display, and that numbers are
  /// finite.
  private static func check(_ value: RecordedValue, at index: Int, _ path: String) throws(RequestFailure) {
    guard ContentSizeCategory.allCases.contains(where: { $0.shortName == value.category }) else {
      throw failure(path, "values[\(index)].category is \"\(value.category)\"; use XS … XXXL or AX1 … AX5.")
    }
    guard value.scale >= 0.5, value.scale <= 8 else {
      throw failure(path, "values[\(index)].scale is \(value.scale); a display has 0.5 to 8 pixels per point.")
    }
    guard value.value.isFinite, value.width.isFinite else {
      throw failure(path, "values[\(index)] contains a number that is not finite.")
    }
  }

  private static func failure(_ path: String, _ reason: String) -> RequestFailure {
    RequestFailure(
      status: .input, code: "bad-recording",
      message: "\(path): \(reason) A recording is the output of Recorder/Recorder.swift.")
  }
}

extension DecodingError {
  /// The place in a document and the reason of an error.
  fileprivate var placeAndReason: String {
    switch self {
    case .keyNotFound(let key, let context): "\(place(context, key)) is missing."
    case .typeMismatch(_, let context), .valueNotFound(_, let context): "\(place(context)): \(context.debugDescription)"
    case .dataCorrupted(let context):
      (context.underlyingError as NSError?)?.localizedFailureReason ?? "it is not JSON."
    @unknown default: "\(self)"
    }
  }

  private func place(_ context: Context, _ key: (any CodingKey)? = nil) -> String {
    let keys = context.codingPath + (key.map { [$0] } ?? [])
    return keys.reduce("") { path, key in
      key.intValue.map { "\(path)[\($0)]" } ?? (path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)")
    }
  }
}
