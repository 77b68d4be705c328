#if Service
import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// The words that let a client in.
///
/// Their hashes are kept and compared, all of them and every byte, so that the time taken says nothing of how near a guess was.
package struct BearerTokens: Sendable {
  private let digests: [SHA256.Digest]

  /// - Parameter tokens: None lets everybody in.
  package init(_ tokens: [String]) { digests = tokens.map { SHA256.hash(data: Data($0.utf8)) } }

  /// Lets a request in.
  ///
  /// - Throws: ``ServiceError`` for one that shows no token, or another one (RFC 6750, section 3).
  func admit(_ request: Request) throws(ServiceError) {
    guard !digests.isEmpty else { return }
    let words = (request.headers[.authorization] ?? "").split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == "bearer" else {
      throw Self.refusal("token-missing", "a token is needed: Authorization: Bearer TOKEN.", challenge: "")
    }
    let shown = SHA256.hash(data: Data(words[1].trimmingCharacters(in: .whitespaces).utf8))
    // `==` of digests takes the same time whatever they are; `reduce` without a short cut looks at all of them.
    guard digests.reduce(false, { $1 == shown || $0 }) else {
      throw Self.refusal(
        "token-unknown", "the token is none of those that the service was started with; ask who runs it.",
        challenge: ", error=\"invalid_token\"")
    }
  }

  private static func refusal(_ code: String, _ message: String, challenge: String) -> ServiceError {
    ServiceError(
      .unauthorized, code, message, headers: [.wwwAuthenticate: "Bearer realm=\"strut\"" + challenge])
  }
}

/// Lets in who shows a token, and anybody where the service only says that it is there.
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
