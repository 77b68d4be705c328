#if Service
import HTTPTypes
import Hummingbird

/// Rejects requests for a name that is not the service's, so that no page of another site can pass
/// for a page of the service ("DNS rebinding").
struct HostGuard: RouterMiddleware {
  typealias Context = ServiceContext
  /// The names in lowercase without a port, or nil to accept any.
  let names: Set<String>?

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard let authority = request.head.authority, !authority.isEmpty else {
      throw ServiceError(
        .badRequest, "host-missing", "the request does not specify a host; add the field Host: localhost.")
    }
    // The first value is the authority, which is no longer a field.
    guard HTTPField.Name("Host").map({ request.headers[$0] == nil }) ?? true else {
      throw ServiceError(.badRequest, "host-twice", "the request has several Host fields; send one.")
    }
    guard admits(authority) else {
      throw ServiceError(
        .misdirectedRequest, "other-host",
        "the service accepts requests only from this machine, not for \"\(authority.prefix(80))\"; send them to localhost."
      )
    }
    return try await next(request, context)
  }

  /// Returns true if the authority names the service, such as `localhost:8088`.
  func admits(_ authority: String) -> Bool {
    guard let names else { return true }
    let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    return names.contains(host.lowercased())
  }
}
#endif
