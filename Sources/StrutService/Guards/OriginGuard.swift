#if Service
import HTTPTypes
import Hummingbird

/// Lets pages of the named origins ask, and the service's own, and no others (Fetch, "HTTP extensions").
///
/// A browser keeps answers from other pages, but sends what they ask for: a page could fill the memory with fonts and keep the
/// workers busy. Programs that are no browser send none of the fields that are looked at here.
struct OriginGuard: RouterMiddleware {
  typealias Context = ServiceContext
  let origins: Set<String>
  /// Which methods each path has.
  let methods: [String: Set<HTTPRequest.Method>]

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard admits(request) else {
      let origin = request.headers[.origin].map { "of \"\($0.prefix(80))\"" } ?? "of other sites"
      throw ServiceError(
        .forbidden, "origin-not-allowed", "pages \(origin) may not ask; who runs the service lets them with --origin.")
    }
    // What a browser asks before it asks: whether it may.
    guard request.method == .options, request.headers[.accessControlRequestMethod] != nil, isNamed(request),
      let methods = methods[request.uri.path]
    else { return try await next(request, context) }
    context.coreContext.endpointPath.value = request.uri.path
    return Response(
      status: .noContent,
      headers: [
        .accessControlAllowMethods: methods.map(\.rawValue).sorted().joined(separator: ", "),
        .accessControlAllowHeaders: "Authorization, Content-Type, If-None-Match",
        .accessControlMaxAge: "600",
      ])
  }

  /// Says in an answer which pages may read it.
  func mark(_ response: inout Response, to request: Request) {
    guard !origins.isEmpty else { return }
    // Also where the origin is another: a cache would hand the answer without the next field to a page that may read it.
    response.headers[values: .vary].append("Origin")
    guard let origin = request.headers[.origin], isNamed(request) else { return }
    response.headers[.accessControlAllowOrigin] = origin
    response.headers[.accessControlExposeHeaders] = "ETag, Retry-After, X-Request-Id"
  }

  private func isNamed(_ request: Request) -> Bool { request.headers[.origin].map(origins.contains) ?? false }

  private func admits(_ request: Request) -> Bool {
    if isNamed(request) { return true }
    // The browser's own word, where it gives it, also where a proxy has changed the host's name on the way.
    if let name = HTTPField.Name("Sec-Fetch-Site"), let site = request.headers[name] {
      return ["same-origin", "none"].contains(site) || isLink(request)
    }
    guard let origin = request.headers[.origin] else { return true }
    guard let end = origin.firstRange(of: "://")?.upperBound else { return false }
    return origin[end...].lowercased() == request.head.authority?.lowercased()
  }

  /// Whether somebody followed a link here: the page that it is on learns nothing of the answer.
  private func isLink(_ request: Request) -> Bool {
    guard let mode = HTTPField.Name("Sec-Fetch-Mode"), let target = HTTPField.Name("Sec-Fetch-Dest") else {
      return false
    }
    return [.get, .head].contains(request.method) && request.headers[mode] == "navigate"
      && request.headers[target] == "document"
  }
}
#endif
