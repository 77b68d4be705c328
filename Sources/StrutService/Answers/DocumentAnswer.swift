#if Service
import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import JSONText
import NIOCore
import Queries

/// A document that is done: its bytes, and what they are.
struct DocumentAnswer: Sendable {
  var bytes: [UInt8]
  var type: String

  /// JSON as the command prints it with `--json`, byte for byte.
  static func json(_ document: some Encodable) throws -> DocumentAnswer {
    DocumentAnswer(bytes: try JSONWriter.bytes(of: document, isPretty: true) + [0x0A], type: "application/json")
  }

  /// Text of some type, in UTF-8.
  static func text(_ text: String, type: String) -> DocumentAnswer {
    DocumentAnswer(bytes: Array(text.utf8), type: type)
  }

  /// The answer to a request that changes nothing: with a tag, so that who has it already need not get it again.
  ///
  /// - Parameter budget: What a large one is counted in.
  /// - Throws: ``ServiceError`` where there is no room for it.
  func tagged(for request: Request, _ budget: MemoryBudget) throws(ServiceError) -> Response {
    let tag = "\"\(SHA256.hash(data: bytes).prefix(16).map { String(format: "%02x", $0) }.joined())\""
    let isKnown = request.headers[values: .ifNoneMatch].contains { Self.names($0, tag) }
    var response = isKnown ? Response(status: .notModified) : try Response(self, budget)
    response.headers[.eTag] = tag
    // It may be kept, and is asked about each time: another version of the service may say something else.
    response.headers[.cacheControl] = "no-cache"
    return response
  }

  /// Whether a field of tags has this one (RFC 9110, section 13.1.2).
  private static func names(_ field: String, _ tag: String) -> Bool {
    field.split(separator: ",").contains { word in
      let word = word.trimmingCharacters(in: .whitespaces)
      return word == "*" || word == tag || word == "W/" + tag
    }
  }
}

extension Response {
  /// A document as an answer.
  init(_ document: DocumentAnswer, status: HTTPResponse.Status = .ok) {
    self.init(
      status: status, headers: [.contentType: document.type],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: document.bytes)))
  }

  /// A large document as an answer; what it takes of the budget is given back when it is written or given up.
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

  /// Beyond this many bytes an answer is counted, and written in parts.
  private static let largeAnswer = 1 << 16
  private static let partSize = 1 << 16
}
#endif
