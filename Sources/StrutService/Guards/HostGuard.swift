#if Service
import HTTPTypes
import Hummingbird

/// Refuses requests under a name that is not the service's own, so that no page of another site is taken for one of it ("DNS
/// rebinding").
struct HostGuard: RouterMiddleware {
  typealias Context = ServiceContext
  /// In small letters and without a port; nil for any.
  let names: Set<String>?

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard let authority = request.head.authority, !authority.isEmpty else {
      throw ServiceError(
        .badRequest, "host-missing", "a request of HTTP/1.1 names the host that it is for: Host: localhost.")
    }
    // The first is the authority, and no field any more.
    guard HTTPField.Name("Host").map({ request.headers[$0] == nil }) ?? true else {
      throw ServiceError(.badRequest, "host-twice", "a request names one host that it is for: one field Host.")
    }
    guard admits(authority) else {
      throw ServiceError(
        .misdirectedRequest, "other-host",
        "the service listens for this machine alone, and is not called \"\(authority.prefix(80))\": ask localhost.")
    }
    return try await next(request, context)
  }

  /// Whether the service may be called so: `localhost:8088`.
  func admits(_ authority: String) -> Bool {
    guard let names else { return true }
    let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    return names.contains(host.lowercased())
  }
}
#endif
