#if Service
import HTTPTypes
import Hummingbird
import JSONText
import Logging
import NIOCore
import NIOHTTP1
import Queries

/// The first to see a request and the last to see its answer: makes answers of errors, adds what every answer has, counts and logs.
///
/// The log names the route, never the query, and nothing of a body: texts that are measured may be secret.
struct Reception: RouterMiddleware {
  typealias Context = ServiceContext
  let metrics: ServiceMetrics
  /// Which pages may read answers; refusals too.
  let origins: OriginGuard
  /// Which methods each path has.
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
      // The server answers for what is no HTTP, and ends the connection.
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

  /// What browsers need to be told, where an answer has not said otherwise: to show it as nothing but what it is, alone.
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
      context.logger.error("a bug of ours", metadata: ["code": "\(error.code)"])
    }
    var response = Response.refusal(error)
    if error.endsConnection { response.headers[.connection] = "close" }
    // The router takes the body of an answer to HEAD away, but has not seen this one.
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func described(_ error: any Error, of request: Request, _ context: Context) -> ServiceError {
    switch error {
    case let error as ServiceError: return error
    case let error as HTTPError where error.status == .notFound: return notFound(request, context)
    case let error as any HTTPResponseError:
      return ServiceError(error.status, "http", "\(error.status.reasonPhrase).")
    case is CancellationError, is ChannelError, is IOError:
      return ServiceError(.badRequest, "connection-broken", "the connection broke off.")
    default: return ServiceError(RequestFailure(error))
    }
  }

  /// No such path, or none with such a method.
  private func notFound(_ request: Request, _ context: Context) -> ServiceError {
    guard let methods = methods[request.uri.path] else {
      return ServiceError(.notFound, "not-found", "there is nothing at this path; /openapi.json has what there is.")
    }
    context.coreContext.endpointPath.value = request.uri.path
    let allowed = methods.map(\.rawValue).sorted().joined(separator: ", ")
    return ServiceError(
      .methodNotAllowed, "method-not-allowed", "this path takes \(allowed).", headers: [.allow: allowed])
  }
}

extension Response {
  /// The answer to a request that is refused: the document that the command prints with `--json`.
  static func refusal(_ error: ServiceError) -> Response {
    var headers = error.headers
    headers[.contentType] = "application/json"
    let body = ResponseBody(byteBuffer: ByteBuffer(bytes: bytes(of: error)))
    return Response(status: error.status, headers: headers, body: body)
  }

  /// The refusal's document.
  static func bytes(of error: ServiceError) -> [UInt8] {
    let failure = RequestFailure(status: .input, code: error.code, message: error.message)
    return (try? JSONWriter.bytes(of: ErrorDocument(error: ErrorDescription(failure)), isPretty: false)) ?? []
  }
}

extension ServiceError {
  /// What the command fails with, as HTTP says it.
  init(_ failure: RequestFailure) {
    let status: HTTPResponse.Status =
      switch failure.status {
      case _ where [RequestFailure.tooLongCode, RequestFailure.tooComplexCode].contains(failure.code): .contentTooLarge
      case .usage: .badRequest
      case .bug: .internalServerError
      case .done, .findings, .input, .strict: .unprocessableContent
      }
    // What a bug says of itself may have a text of the request in it.
    let isBug = failure.status == .bug
    self.init(status, failure.code, isBug ? "this is a bug of the service; please report it." : failure.message)
  }
}
#endif
