#if Service
import HTTPTypes
import Hummingbird

/// Accepts requests from pages of the allowed origins and of the service, and rejects those of
/// other pages (Fetch, "HTTP extensions").
///
/// A browser hides responses from other pages, but sends their requests: a page could fill the
/// memory with fonts and keep the workers busy. Other programs send none of the fields that are
/// checked here.
struct OriginGuard: RouterMiddleware {
  typealias Context = ServiceContext
  let origins: Set<String>
  /// The methods of each path.
  let methods: [String: Set<HTTPRequest.Method>]

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard admits(request) else {
      let origin = request.headers[.origin].map { "of \"\($0.prefix(80))\"" } ?? "of other sites"
      throw ServiceError(
        .forbidden, "origin-not-allowed",
        "pages \(origin) are not allowed; start the service with --origin to allow them.")
    }
    // Answers a browser's preflight request.
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

  /// Adds the field that allows pages to read a response.
  func mark(_ response: inout Response, to request: Request) {
    guard !origins.isEmpty else { return }
    // The field is also needed for other origins: otherwise a cache could give the response without
    // the next field to a page that may read it.
    response.headers[values: .vary].append("Origin")
    guard let origin = request.headers[.origin], isNamed(request) else { return }
    response.headers[.accessControlAllowOrigin] = origin
    response.headers[.accessControlExposeHeaders] = "ETag, Retry-After, X-Request-Id"
  }

  private func isNamed(_ request: Request) -> Bool { request.headers[.origin].map(origins.contains) ?? false }

  private func admits(_ request: Request) -> Bool {
    if isNamed(request) { return true }
    // The browser's own field, if it sends one, even if a proxy has changed the name of the host.
    if let name = HTTPField.Name("Sec-Fetch-Site"), let site = request.headers[name] {
      return ["same-origin", "none"].contains(site) || isLink(request)
    }
    guard let origin = request.headers[.origin] else { return true }
    guard let end = origin.firstRange(of: "://")?.upperBound else { return false }
    return origin[end...].lowercased() == request.head.authority?.lowercased()
  }

  /// Returns true if a person followed a link. The page with the link cannot read the response.
  private func isLink(_ request: Request) -> Bool {
    guard let mode = HTTPField.Name("Sec-Fetch-Mode"), let target = HTTPField.Name("Sec-Fetch-Dest") else {
      return false
    }
    return [.get, .head].contains(request.method) && request.headers[mode] == "navigate"
      && request.headers[target] == "document"
  }
}
#endif
