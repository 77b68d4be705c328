#if Service
package import HTTPTypes
package import Hummingbird

/// A path and a method, and what answers.
package struct Endpoint: Sendable {
  /// What answers a request.
  package typealias Handler = @Sendable (Request, ServiceContext) async throws -> Response

  package let method: HTTPRequest.Method
  package let path: String
  /// Whether it is there for everybody, also where the service wants tokens.
  package let isOpen: Bool
  let handler: Handler

  package init(
    _ method: HTTPRequest.Method, _ path: String, isOpen: Bool = false, _ handler: @escaping Handler
  ) {
    (self.method, self.path, self.isOpen, self.handler) = (method, path, isOpen, handler)
  }
}
#endif
