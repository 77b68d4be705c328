#if Service
import HTTPTypes
import Hummingbird
import NIOCore

/// The body of a request, with its share of the budget.
struct ReceivedBody: Sendable {
  let bytes: [UInt8]
  private let charge: MemoryBudget.Charge

  init(_ bytes: [UInt8], _ charge: MemoryBudget.Charge) { (self.bytes, self.charge) = (bytes, charge) }
}

extension Request {
  /// Reads the whole body.
  ///
  /// - Parameter limit: The maximum length in bytes. A body that declares more is rejected before
  ///   any of it is read.
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

  /// Rejects compressed bodies, because their real size is known only after they are decompressed.
  func refuseEncoded() throws(ServiceError) {
    guard let encoding = headers[.contentEncoding], encoding.lowercased() != "identity" else { return }
    throw ServiceError(
      .unsupportedMediaType, "body-encoded",
      "compressed bodies are not supported; send the body without Content-Encoding.",
      headers: [.acceptEncoding: "identity"])
  }

  /// The media type of the body in lowercase and without parameters, or nil if it is not specified.
  var bodyType: String? {
    headers[.contentType].map { field in
      field.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    }
  }

  /// Returns the kind of the body, if it is known.
  ///
  /// - Parameter kinds: The kinds by media type. The first is the default.
  func body<Kind>(of kinds: [(type: String, kind: Kind)]) throws(ServiceError) -> Kind {
    let type = bodyType
    if let known = kinds.first(where: { type == nil || $0.type == type }) { return known.kind }
    throw ServiceError(
      .unsupportedMediaType, "body-type",
      "the Content-Type of the body must be one of \(kinds.map(\.type).joined(separator: ", ")).",
      headers: [.accept: kinds.map(\.type).joined(separator: ", ")])
  }
}
#endif
