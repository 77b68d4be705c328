#if Service
import HTTPTypes
import Hummingbird
import NIOCore

/// The body of a request, and what it takes of the budget as long as it is held.
struct ReceivedBody: Sendable {
  let bytes: [UInt8]
  private let charge: MemoryBudget.Charge

  init(_ bytes: [UInt8], _ charge: MemoryBudget.Charge) { (self.bytes, self.charge) = (bytes, charge) }
}

extension Request {
  /// The body, whole.
  ///
  /// - Parameter limit: In bytes. A body that announces more is refused before any of it is read.
  func received(upTo limit: Int, _ budget: MemoryBudget, until deadline: Deadline) async throws -> ReceivedBody {
    try refuseEncoded()
    if let announced = headers[.contentLength].flatMap(Int.init), announced > limit {
      throw ServiceError.bodyTooLarge(limit)
    }
    let charge = budget.charge()
    let body = self.body
    return try await deadline.bound(.bodyTooSlow) {
      var bytes: [UInt8] = []
      for try await part in body {
        guard bytes.count + part.readableBytes <= limit else { throw ServiceError.bodyTooLarge(limit) }
        try charge.take(part.readableBytes)
        bytes += part.readableBytesView
      }
      return ReceivedBody(bytes, charge)
    }
  }

  /// Refuses bodies that are packed: what they unpack to is known when it is too late.
  func refuseEncoded() throws(ServiceError) {
    guard let encoding = headers[.contentEncoding], encoding.lowercased() != "identity" else { return }
    throw ServiceError(
      .unsupportedMediaType, "body-encoded", "a body is sent as it is, without Content-Encoding.",
      headers: [.acceptEncoding: "identity"])
  }

  /// The kind of the body, in small letters and without parameters; nil where nothing says it.
  var bodyType: String? {
    headers[.contentType].map { field in
      field.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    }
  }

  /// The kind of body this is, of those that are known here.
  ///
  /// - Parameter kinds: By the words for it; the first is that of a body that says nothing.
  func body<Kind>(of kinds: [(type: String, kind: Kind)]) throws(ServiceError) -> Kind {
    let type = bodyType
    if let known = kinds.first(where: { type == nil || $0.type == type }) { return known.kind }
    throw ServiceError(
      .unsupportedMediaType, "body-type",
      "the body's Content-Type is one of \(kinds.map(\.type).joined(separator: ", ")).",
      headers: [.accept: kinds.map(\.type).joined(separator: ", ")])
  }
}
#endif
