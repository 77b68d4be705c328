import HTTPTypes
import Testing

@testable import StrutService

@Suite("Guards")
struct GuardTests {
  private static let token = "0123456789abcdef"

  @Test("Without its token a request is refused; health and the description are open")
  func tokens() async throws {
    let fixture = try ServiceFixture { $0.tokens = ["another-token-of-ours", Self.token] }
    let refused = try await fixture.get("/v1/styles")
    #expect(refused.status == 401)
    #expect(refused.headers[.wwwAuthenticate] == "Bearer realm=\"strut\"")
    for field in ["Bearer \(Self.token)x", "Bearer ", "Basic \(Self.token)", Self.token, "Bearer 0123456789abcde"] {
      #expect(try await fixture.get("/v1/styles", headers: [.authorization: field]).status == 401)
    }
    #expect(try await fixture.get("/v1/styles", headers: [.authorization: "bearer \(Self.token)"]).status == 200)
    for path in ["/health/live", "/health/ready", "/openapi.json"] {
      #expect(try await fixture.get(path).status == 200)
    }
    #expect(try await fixture.get("/metrics").status == 401)
  }

  @Test(
    "HEAD is answered without a body, whatever the answer: the next request's answer begins where it ends",
    arguments: [
      ("/v1/styles", 200), ("/nothing", 404), ("/v1/measure", 405), ("/v1/scale?category=huge", 400),
      ("/health/live", 200),
    ])
  func head(path: String, status: Int) async throws {
    let answer = try await ServiceFixture().ask(.head, path)
    #expect(answer.status == status)
    #expect(answer.bytes == [])
    #expect(answer.headers[.contentLength] == (try await ServiceFixture().get(path).headers[.contentLength]))
  }

  @Test("Pages of other origins are told nothing, those of named ones are let in")
  func origins() async throws {
    let origin = "https://example.org"
    let closed = try await ServiceFixture().get("/v1/styles", headers: [.origin: origin])
    #expect(closed.headers[.accessControlAllowOrigin] == nil)
    let fixture = try ServiceFixture { $0.origins = [origin] }
    #expect(
      try await fixture.get("/v1/styles", headers: [.origin: origin]).headers[.accessControlAllowOrigin] == origin)
    let other = try await fixture.get("/v1/styles", headers: [.origin: "https://example.com"])
    #expect(other.headers[.accessControlAllowOrigin] == nil)
    let question = try await fixture.ask(
      .options, "/v1/measure", headers: [.origin: origin, .accessControlRequestMethod: "POST"])
    #expect(question.status == 204)
    #expect(question.headers[.accessControlAllowMethods] == "GET, HEAD, POST")
  }

  @Test(
    "Every answer has what browsers are to be told, and a number", arguments: ["/v1/styles", "/nothing", "/metrics"])
  func headers(path: String) async throws {
    let answer = try await ServiceFixture().get(path)
    #expect(answer.headers[.xContentTypeOptions] == "nosniff")
    #expect(answer.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
    let name = try #require(HTTPField.Name("X-Request-Id"))
    #expect(answer.headers[name] == "number")
  }

  @Test("A path that is not there and a method that it has not are told apart")
  func paths() async throws {
    let fixture = try ServiceFixture()
    #expect(try await fixture.get("/v1/nothing").status == 404)
    let answer = try await fixture.get("/v1/layout")
    #expect(answer.status == 405)
    #expect(answer.headers[.allow] == "POST")
  }

  @Test("Who has an answer already is told so; another tag gets it")
  func tags() async throws {
    let fixture = try ServiceFixture()
    let first = try await fixture.get("/v1/scale?values=17")
    let tag = try #require(first.headers[.eTag])
    for field in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let again = try await fixture.get("/v1/scale?values=17", headers: [.ifNoneMatch: field])
      #expect(again.status == 304)
      #expect(again.bytes.isEmpty)
      #expect(again.headers[.eTag] == tag)
    }
    #expect(try await fixture.get("/v1/scale?values=18", headers: [.ifNoneMatch: tag]).status == 200)
    #expect(try await ServiceFixture().get("/v1/scale?values=17").headers[.eTag] == tag)
  }

  @Test(
    "What nobody asks for is refused, with the nearest name",
    arguments: [
      ("/v1/styles?categry=L", "category"), ("/v1/styles?category=L&category=M", "twice"),
      ("/v1/styles?category=%FF", "UTF-8"),
      ("/v1/scale", "numbers"), ("/v1/styles?bold=maybe", "true or false"),
    ])
  func queries(uri: String, words: String) async throws {
    let answer = try await ServiceFixture().get(uri)
    #expect(answer.status == 400)
    #expect(answer.text.contains(words))
  }

  @Test(
    "A body of the wrong kind is refused",
    arguments: [
      ("/v1/measure", "text/plain", 415), ("/v1/layout", "application/x-ndjson", 415),
      ("/v1/inspect", "application/json", 415),
      ("/v1/measure", "application/json", 400),
    ])
  func types(path: String, type: String, status: Int) async throws {
    #expect(try await ServiceFixture().ask(.post, path, type: type, Array("nothing".utf8)).status == status)
  }

  @Test("A packed body is refused before it is unpacked")
  func encodings() async throws {
    let answer = try await ServiceFixture().post("/v1/measure", json: "{}", headers: [.contentEncoding: "gzip"])
    #expect(answer.status == 415)
    #expect(answer.code == "body-encoded")
  }

  @Test("A format that is not there is refused")
  func formats() async throws {
    let fixture = try ServiceFixture()
    #expect(try await fixture.post("/v1/layout?format=gif", json: "{}").status == 400)
    #expect(try await fixture.post("/v1/layout", json: "{}", headers: [.accept: "image/gif"]).status == 406)
  }

  @Test("A service that ends says so to balancers, and still answers")
  func draining() async throws {
    let fixture = try ServiceFixture()
    fixture.service.drain()
    #expect(try await fixture.get("/health/ready").status == 503)
    #expect(try await fixture.get("/health/live").status == 200)
    #expect(try await fixture.get("/v1/scale?values=17").status == 200)
  }
}
