import HTTPTypes
import Hummingbird

/// Lets pages of the named origins ask, as browsers want it (Fetch, "HTTP extensions"); without any, none may.
struct OriginGuard: RouterMiddleware {
  typealias Context = ServiceContext
  let origins: Set<String>

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard let origin = request.headers[.origin], origins.contains(origin) else {
      return try await next(request, context)
    }
    let isQuestion = request.method == .options && request.headers[.accessControlRequestMethod] != nil
    var response = isQuestion ? Response(status: .noContent) : try await next(request, context)
    response.headers[.accessControlAllowOrigin] = origin
    response.headers[values: .vary].append("Origin")
    response.headers[.accessControlExposeHeaders] = "ETag, Retry-After, X-Request-Id"
    if isQuestion {
      response.headers[.accessControlAllowMethods] = "GET, HEAD, POST"
      response.headers[.accessControlAllowHeaders] = "Authorization, Content-Type, If-None-Match"
      response.headers[.accessControlMaxAge] = "600"
    }
    return response
  }
}
