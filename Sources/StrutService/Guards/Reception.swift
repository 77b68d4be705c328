#if Service
import HTTPTypes
import Hummingbird
import JSONText
import Logging
import NIOCore
import NIOHTTP1
import Queries

/// The outermost middleware: turns errors into responses, adds common header fields, counts and
/// logs.
///
/// The log contains the route, but neither the query nor the body: text to be measured may be
/// confidential.
struct Reception: RouterMiddleware {
  typealias Context = ServiceContext
  let metrics: ServiceMetrics
  /// The origins whose pages may read responses, including rejections.
  let origins: OriginGuard
  /// The methods of each path.
  let methods: [String: Set<HTTPRequest.Method>]

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var (request, context, response): (Request, Context, Response) = (request, context, Response(status: .ok))
    if request.headers[.expect]?.lowercased() == "100-continue" {
      let signal = ContinueSignal(context.channel)
      context.continueSignal = signal
      request.body = RequestBody(asyncSequence: AwaitedBody(body: request.body, signal: signal))
    }
    do {
      response = try await next(request, context)
    } catch let error as HTTPParserError {
      // The server itself responds to input that is not HTTP, and closes the connection.
      throw error
    } catch {
      response = refusal(error, of: request, context)
    }
    for (name, value) in Self.usualHeaders where response.headers[name] == nil { response.headers[name] = value }
    origins.mark(&response, to: request)
    if let id = HTTPField.Name("X-Request-Id") { response.headers[id] = context.requestID }
    let (route, time) = (context.endpointPath ?? "none", ContinuousClock.now - context.start)
    metrics.answered(route: route, status: response.status.code, in: time)
    context.logger.info(
      "answered",
      metadata: [
        "method": "\(Self.knownMethods.contains(request.method) ? request.method.rawValue : "other")",
        "route": "\(route)", "status": "\(response.status.code)", "milliseconds": "\(time / .milliseconds(1))",
      ])
    return response
  }

  /// Fields for browsers, unless the response has set them: show it only as its own type, and
  /// alone.
  static let usualHeaders: [(HTTPField.Name, String)] = [
    (.xContentTypeOptions, "nosniff"), (.contentSecurityPolicy, "default-src 'none'; frame-ancestors 'none'"),
    (.cacheControl, "no-store"),
  ]

  private static let knownMethods: Set<HTTPRequest.Method> = [.get, .head, .post, .put, .delete, .options, .patch]

  // MARK: Refusals

  private func refusal(_ error: any Error, of request: Request, _ context: Context) -> Response {
    let error = described(error, of: request, context)
    if error.status == .serviceUnavailable { metrics.refused(error.code) }
    if error.status == .internalServerError {
      context.logger.error("a bug in the service", metadata: ["code": "\(error.code)"])
    }
    var response = Response.refusal(error)
    if error.endsConnection { response.headers[.connection] = "close" }
    // The router removes the body of a response to HEAD, but has not seen this response.
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func described(_ error: any Error, of request: Request, _ context: Context) -> ServiceError {
    switch error {
    case let error as ServiceError: return error
    case let error as HTTPError where error.status == .notFound: return notFound(request, context)
    case let error as any HTTPResponseError:
      return ServiceError(error.status, "http", "\(error.status.reasonPhrase).")
    case is CancellationError, is ChannelError, is IOError:
      return ServiceError(.badRequest, "connection-broken", "the connection was interrupted.")
    default: return ServiceError(RequestFailure(error))
    }
  }

  /// The path does not exist, or does not support the method.
  private func notFound(_ request: Request, _ context: Context) -> ServiceError {
    guard let methods = methods[request.uri.path] else {
      return ServiceError(.notFound, "not-found", "this path does not exist; see /openapi.json for all paths.")
    }
    context.coreContext.endpointPath.value = request.uri.path
    let allowed = methods.map(\.rawValue).sorted().joined(separator: ", ")
    return ServiceError(
      .methodNotAllowed, "method-not-allowed", "this path supports only \(allowed).", headers: [.allow: allowed])
  }
}

extension Response {
  /// The response to a rejected request: the document that the command prints with `--json`.
  static func refusal(_ error: ServiceError) -> Response {
    var headers = error.headers
    headers[.contentType] = "application/json"
    let body = ResponseBody(byteBuffer: ByteBuffer(bytes: bytes(of: error)))
    return Response(status: error.status, headers: headers, body: body)
  }

  /// The document of a rejection.
  static func bytes(of error: ServiceError) -> [UInt8] {
    let failure = RequestFailure(status: .input, code: error.code, message: error.message)
    return (try? JSONWriter.bytes(of: ErrorDocument(error: ErrorDescription(failure)), isPretty: false)) ?? []
  }
}

extension ServiceError {
  /// Converts a failure of the command to an HTTP error.
  init(_ failure: RequestFailure) {
    let status: HTTPResponse.Status =
      switch failure.status {
      case _ where [RequestFailure.tooLongCode, RequestFailure.tooComplexCode].contains(failure.code): .contentTooLarge
      case .usage: .badRequest
      case .bug: .internalServerError
      case .done, .findings, .input, .strict: .unprocessableContent
      }
    // The description of a bug may contain text of the request.
    let isBug = failure.status == .bug
    self.init(status, failure.code, isBug ? "this is a bug in the service; please report it." : failure.message)
  }
}
#endif
