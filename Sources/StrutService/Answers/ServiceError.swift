#if Service
package import HTTPTypes
import Hummingbird
import JSONText
import Queries

/// A rejected request: the status, and the stable code and message in the JSON of the response.
package struct ServiceError: Error, Sendable {
  /// The HTTP status.
  package var status: HTTPResponse.Status
  /// The stable code for programs.
  package var code: String
  /// The message for people: the problem and the cure.
  package var message: String
  /// Additional header fields of the response.
  package var headers: HTTPFields

  package init(_ status: HTTPResponse.Status, _ code: String, _ message: String, headers: HTTPFields = [:]) {
    (self.status, self.code, self.message, self.headers) = (status, code, message, headers)
  }

  /// True if the connection must close after the response, because more of the request may follow.
  var endsConnection: Bool { status == .contentTooLarge || status == .requestTimeout }
}

extension ServiceError {
  /// Too many requests are running and waiting.
  static let overloaded = unavailable(
    "overloaded", "the service is overloaded; try again after the time in Retry-After.")
  /// The response was not ready in time.
  static let tookTooLong = unavailable(
    "took-too-long", "the request exceeded the time limit; request less at once.")

  /// Returns a temporary rejection.
  static func unavailable(_ code: String, _ message: String) -> ServiceError {
    ServiceError(.serviceUnavailable, code, message, headers: [.retryAfter: "1"])
  }

  /// The body did not arrive.
  static let bodyTooSlow = ServiceError(
    .requestTimeout, "body-too-slow", "the body did not arrive in time; send it without pauses.")

  /// Returns the error for a body with too many bytes.
  static func bodyTooLarge(_ limit: Int) -> ServiceError {
    ServiceError(
      .contentTooLarge, "body-too-large", "the body exceeds \(limit) bytes; send less, or a stream of records.")
  }

  /// Returns the error for a body with too many values.
  static func bodyTooComplex(_ limit: Int) -> ServiceError {
    ServiceError(
      .contentTooLarge, "body-too-complex",
      "the body exceeds \(limit) numbers, strings, arrays and objects; send documents and fonts as strings.")
  }

  /// Returns the error for a body with invalid content.
  static func badBody(_ message: String) -> ServiceError { ServiceError(.badRequest, "bad-body", message) }

  /// Returns the error for a body that is not the expected kind of JSON, with the place of the
  /// problem.
  ///
  /// - Parameter verdict: The problem: `not a JSON object`.
  static func noJSON(_ bytes: [UInt8], verdict: String) -> ServiceError {
    .badBody("the body is \(verdict): \(JSONMistake(in: bytes).reason).")
  }

  /// Returns the error for a parameter with an invalid value.
  static func badValue(_ message: String) -> ServiceError { ServiceError(.badRequest, "usage", message) }
}
#endif
