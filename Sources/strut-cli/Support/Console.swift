import Foundation
import JSONText
import Queries

/// Where reports go: results to stdout, everything else to stderr.
enum Console {
  /// Writes a report for people, and a line's end, to stdout, with nothing in it that a terminal would obey.
  static func print(_ text: String) { write(text.withoutControls + "\n") }

  /// Writes a document to stdout: keys sorted, so that the same numbers are the same bytes.
  static func print(json document: some Encodable) throws {
    write(try JSONWriter.string(of: document, isPretty: true) + "\n")
  }

  /// Writes a message to stderr, named as ours.
  static func error(_ message: String) { write("strut: \(message.withoutControls)\n", to: .standardError) }

  /// Writes to stdout as it is what may be a part of a line, or JSON, which keeps what a terminal must not see.
  static func write(_ text: String) { write(text, to: .standardOutput) }

  /// Writes a report to a file, replacing what is there, or without one to stdout.
  static func write(_ text: String, to path: String?) throws(RequestFailure) {
    guard let path else { return write(text) }
    do {
      // Not by way of a temporary file that is moved into place: the path may be a device or a pipe.
      try Data(text.utf8).write(to: URL(filePath: path))
    } catch {
      throw RequestFailure(
        status: .input, code: "unwritable-file", message: "cannot write \(path): \(error.reason).")
    }
  }

  private static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      // A result that is lost must not pass for one that was given. (A reader that is gone, as in `strut … | head`, ends
      // the process by its signal.)
      if handle !== FileHandle.standardError { self.error("cannot write to stdout: \(error.reason).") }
      exit(ExitStatus.input.rawValue)
    }
  }
}
