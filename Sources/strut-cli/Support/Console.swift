import Foundation

/// Where reports go: results to stdout, everything else to stderr.
enum Console {
  /// Writes a line to stdout.
  static func print(_ text: String) { write(text + "\n", to: .standardOutput) }

  /// Writes a document to stdout: keys sorted, so that the same numbers are the same bytes.
  static func print(json document: some Encodable) {
    write(string(json: document, isPretty: true) + "\n", to: .standardOutput)
  }

  /// Writes a message to stderr, named as ours.
  static func error(_ message: String) { write("strut: \(message)\n", to: .standardError) }

  /// A document as JSON; on one line for JSONL.
  static func string(json document: some Encodable, isPretty: Bool) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
      isPretty ? [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(document), as: UTF8.self)
    } catch {
      // Only a number that is not finite cannot be encoded, and none is let through to here.
      Self.error("cannot write JSON: \(error)")
      exit(ExitStatus.bug.rawValue)
    }
  }

  private static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      // The reader is gone (`strut … | head`), and with it whoever could be told.
      exit(ExitStatus.done.rawValue)
    }
  }
}
