#if Service
package import HTTPTypes
import Hummingbird
import JSONText
import Queries

/// A request that is refused: the status, the stable code and the words that the answer's JSON carries.
package struct ServiceError: Error, Sendable {
  /// What HTTP calls it.
  package var status: HTTPResponse.Status
  /// What a program tells it by.
  package var code: String
  /// What a person reads: what is wrong, and the cure.
  package var message: String
  /// More for the answer's head.
  package var headers: HTTPFields

  package init(_ status: HTTPResponse.Status, _ code: String, _ message: String, headers: HTTPFields = [:]) {
    (self.status, self.code, self.message, self.headers) = (status, code, message, headers)
  }

  /// Whether the connection must end with the answer, for more of the request may be on its way that nobody wants.
  var endsConnection: Bool { status == .contentTooLarge || status == .requestTimeout }
}

extension ServiceError {
  /// Too many are worked on and waiting.
  static let overloaded = unavailable(
    "overloaded", "the service has more to do than it can; ask again after the time that Retry-After gives.")
  /// The answer was not ready in time.
  static let tookTooLong = unavailable(
    "took-too-long", "the answer took longer than a request may; ask for less at once.")

  /// A refusal for now.
  static func unavailable(_ code: String, _ message: String) -> ServiceError {
    ServiceError(.serviceUnavailable, code, message, headers: [.retryAfter: "1"])
  }

  /// A body that does not come.
  static let bodyTooSlow = ServiceError(
    .requestTimeout, "body-too-slow", "the body did not arrive in time; send it at once.")

  /// A body of more bytes than one may have.
  static func bodyTooLarge(_ limit: Int) -> ServiceError {
    ServiceError(
      .contentTooLarge, "body-too-large", "a body has at most \(limit) bytes; send less, or a stream of records.")
  }

  /// A body of more values than one may have.
  static func bodyTooComplex(_ limit: Int) -> ServiceError {
    ServiceError(
      .contentTooLarge, "body-too-complex",
      "a body has at most \(limit) numbers, strings, arrays and objects; send documents and fonts as strings.")
  }

  /// A body that says something impossible.
  static func badBody(_ message: String) -> ServiceError { ServiceError(.badRequest, "bad-body", message) }

  /// A body that is no JSON of the kind that is wanted, and where it goes wrong.
  ///
  /// - Parameter verdict: What it is: `no JSON object`.
  static func noJSON(_ bytes: [UInt8], verdict: String) -> ServiceError {
    .badBody("the body is \(verdict): \(JSONMistake(in: bytes).reason).")
  }

  /// A parameter with a value that it cannot have.
  static func badValue(_ message: String) -> ServiceError { ServiceError(.badRequest, "usage", message) }
}
#endif
