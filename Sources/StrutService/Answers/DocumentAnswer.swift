#if Service
import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import JSONText
import NIOCore
import Queries

/// A complete document: its bytes and their media type.
struct DocumentAnswer: Sendable {
  var bytes: [UInt8]
  var type: String

  /// Returns JSON that equals the output of the command with `--json`, byte for byte.
  static func json(_ document: some Encodable) throws -> DocumentAnswer {
    DocumentAnswer(bytes: try JSONWriter.bytes(of: document, isPretty: true) + [0x0A], type: "application/json")
  }

  /// Returns text of a media type, in UTF-8.
  static func text(_ text: String, type: String) -> DocumentAnswer {
    DocumentAnswer(bytes: Array(text.utf8), type: type)
  }

  /// Returns the response to a request without side effects. It has an entity tag, so that a client
  /// with a current copy need not receive it again.
  ///
  /// - Parameter budget: The budget that a large response counts against.
  /// - Throws: ``ServiceError`` if there is no room for it.
  func tagged(for request: Request, _ budget: MemoryBudget) throws(ServiceError) -> Response {
    let tag = "\"\(SHA256.hash(data: bytes).prefix(16).map { String(format: "%02x", $0) }.joined())\""
    let isKnown = request.headers[values: .ifNoneMatch].contains { Self.names($0, tag) }
    var response = isKnown ? Response(status: .notModified) : try Response(self, budget)
    response.headers[.eTag] = tag
    // The response may be cached, but must be revalidated each time: another version of the service
    // may have a different response.
    response.headers[.cacheControl] = "no-cache"
    return response
  }

  /// Returns true if a list of entity tags contains this tag (RFC 9110, section 13.1.2).
  private static func names(_ field: String, _ tag: String) -> Bool {
    field.split(separator: ",").contains { word in
      let word = word.trimmingCharacters(in: .whitespaces)
      return word == "*" || word == tag || word == "W/" + tag
    }
  }
}

extension Response {
  /// Creates the response with the document.
  init(_ document: DocumentAnswer, status: HTTPResponse.Status = .ok) {
    self.init(
      status: status, headers: [.contentType: document.type],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: document.bytes)))
  }

  /// Creates the response with a large document. Its share of the budget is returned when it is
  /// written or abandoned.
  init(_ document: DocumentAnswer, _ budget: MemoryBudget) throws(ServiceError) {
    guard document.bytes.count > Self.largeAnswer else {
      self.init(document)
      return
    }
    let charge = budget.charge()
    try charge.take(document.bytes.count)
    let buffer = ByteBuffer(bytes: document.bytes)
    self.init(
      status: .ok, headers: [.contentType: document.type],
      body: ResponseBody(contentLength: buffer.readableBytes) { writer in
        var rest = buffer
        while let part = rest.readSlice(length: min(Self.partSize, rest.readableBytes)), part.readableBytes > 0 {
          try await writer.write(part)
        }
        try await writer.finish(nil)
        withExtendedLifetime(charge) {}
      })
  }

  /// A response with more bytes than this counts against the budget, and is written in parts.
  private static let largeAnswer = 1 << 16
  private static let partSize = 1 << 16
}
#endif
