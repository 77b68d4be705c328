import Foundation
import JSONText
import Queries

/// The output of the command: results go to stdout, everything else to stderr.
enum Console {
  /// Writes text and a line ending to stdout, without control characters that a terminal would
  /// obey.
  static func print(_ text: String) { write(text.withoutControls + "\n") }

  /// Writes a JSON document to stdout. Keys are sorted, so that equal numbers produce equal bytes.
  static func print(json document: some Encodable) throws {
    write(try JSONWriter.string(of: document, isPretty: true) + "\n")
  }

  /// Writes a message to stderr, with the name of the command.
  static func error(_ message: String) { write("strut: \(message.withoutControls)\n", to: .standardError) }

  /// Writes text to stdout unchanged: a part of a line, or JSON, which keeps control characters.
  static func write(_ text: String) { write(text, to: .standardOutput) }

  /// Writes a report to a file, which it replaces, or to stdout if there is no path.
  static func write(_ text: String, to path: String?) throws(RequestFailure) {
    guard let path else { return write(text) }
    do {
      // The file is not written atomically, because the path may be a device or a pipe.
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
      // A lost result must not look like success. (If the reader is gone, as in `strut … | head`, a
      // signal ends the process.)
      if handle !== FileHandle.standardError { self.error("cannot write to stdout: \(error.reason).") }
      exit(ExitStatus.input.rawValue)
    }
  }
}
