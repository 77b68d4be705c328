import JSONText

extension JSONWriter {
  /// Returns a document as JSON: on one line for JSON Lines, or else indented as at `depth` in
  /// another document.
  package static func string(
    of document: some Encodable, isPretty: Bool, depth: Int = 0
  ) throws(RequestFailure) -> String {
    do {
      return String(decoding: try bytes(of: document, isPretty: isPretty, depth: depth), as: UTF8.self)
    } catch {
      // Only a number that is not finite cannot be encoded, and none is expected here.
      throw RequestFailure(status: .bug, code: "bug", message: "a result is not a finite number: \(error)")
    }
  }
}
