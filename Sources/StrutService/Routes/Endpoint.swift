#if Service
package import HTTPTypes
package import Hummingbird

/// A path and a method, with the function that responds.
package struct Endpoint: Sendable {
  /// A function that responds to a request.
  package typealias Handler = @Sendable (Request, ServiceContext) async throws -> Response

  package let method: HTTPRequest.Method
  package let path: String
  /// True if no token is required even if the service has tokens.
  package let isOpen: Bool
  let handler: Handler

  package init(
    _ method: HTTPRequest.Method, _ path: String, isOpen: Bool = false, _ handler: @escaping Handler
  ) {
    (self.method, self.path, self.isOpen, self.handler) = (method, path, isOpen, handler)
  }
}
#endif
