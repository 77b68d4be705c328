#if Service
import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// The tokens that give clients access.
///
/// The hashes of the tokens are compared, all of them and every byte, so that the time does not
/// reveal how close a guess was.
package struct BearerTokens: Sendable {
  private let digests: [SHA256.Digest]

  /// - Parameter tokens: The tokens. Without tokens, every client has access.
  package init(_ tokens: [String]) { digests = tokens.map { SHA256.hash(data: Data($0.utf8)) } }

  /// Checks the token of a request.
  ///
  /// - Throws: ``ServiceError`` for a request without a token, or with an unknown one (RFC 6750,
  ///   section 3).
  func admit(_ request: Request) throws(ServiceError) {
    guard !digests.isEmpty else { return }
    let words = (request.headers[.authorization] ?? "").split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == "bearer" else {
      throw Self.refusal(
        "token-missing", "the request has no token; add the field Authorization: Bearer TOKEN.", challenge: "")
    }
    let shown = SHA256.hash(data: Data(words[1].trimmingCharacters(in: .whitespaces).utf8))
    // `==` of digests takes the same time for all values, and `reduce` without an early exit
    // compares all of them.
    guard digests.reduce(false, { $1 == shown || $0 }) else {
      throw Self.refusal(
        "token-unknown", "the token is unknown; ask the operator of the service for a valid token.",
        challenge: ", error=\"invalid_token\"")
    }
  }

  private static func refusal(_ code: String, _ message: String, challenge: String) -> ServiceError {
    ServiceError(
      .unauthorized, code, message, headers: [.wwwAuthenticate: "Bearer realm=\"strut\"" + challenge])
  }
}

/// Lets clients with a token pass, and every client on the paths that need none.
struct TokenGuard: RouterMiddleware {
  typealias Context = ServiceContext
  let tokens: BearerTokens
  /// The paths that need no token.
  let open: Set<String>

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    if !open.contains(request.uri.path) { try tokens.admit(request) }
    return try await next(request, context)
  }
}
#endif
