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

  /// Whether a request may come in.
  func admit(_ request: Request) -> Bool {
    guard !digests.isEmpty else { return true }
    guard let field = request.headers[.authorization] else { return false }
    let words = field.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == "bearer" else { return false }
    let shown = SHA256.hash(data: Data(words[1].trimmingCharacters(in: .whitespaces).utf8))
    // `==` of digests takes the same time whatever they are; `reduce` without a short cut looks at all of them.
    return digests.reduce(false) { $1 == shown || $0 }
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
    guard open.contains(request.uri.path) || tokens.admit(request) else {
      throw ServiceError(
        .unauthorized, "token-missing", "a token is needed: Authorization: Bearer TOKEN.",
        headers: [.wwwAuthenticate: "Bearer realm=\"strut\""])
    }
    return try await next(request, context)
  }
}
