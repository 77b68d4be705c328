#if Service
import HTTPTypes
import Testing

@testable import StrutService

@Suite("Guards")
struct GuardTests {
  private static let token = "0123456789abcdef"

  @Test("A request without its token is rejected; health and the description are open")
  func tokens() async throws {
    let fixture = try ServiceFixture { $0.tokens = ["another-token-of-ours", Self.token] }
    let refused = try await fixture.get("/v1/styles")
    #expect(refused.status == 401)
    #expect(refused.code == "token-missing")
    #expect(refused.headers[.wwwAuthenticate] == "Bearer realm=\"strut\"")
    let unknown = try await fixture.get("/v1/styles", headers: [.authorization: "Bearer another"])
    #expect(unknown.code == "token-unknown")
    #expect(unknown.headers[.wwwAuthenticate] == "Bearer realm=\"strut\", error=\"invalid_token\"")
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
    "HEAD is answered without a body, so the next response begins where this one ends",
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

  @Test(
    "If only this machine has access, another name is rejected, because it could be that of another site",
    arguments: [
      ("localhost", 200), ("127.0.0.1:8088", 200), ("[::1]:80", 200), ("LOCALHOST:1", 200), ("127.0.0.2:80", 200),
      ("example.org", 421), ("localhost.example.org", 421), ("", 400), (nil, 400),
    ] as [(String?, Int)])
  func hosts(authority: String?, status: Int) async throws {
    let fixture = try ServiceFixture { $0.names = try? ListeningAddress(host: "127.0.0.2", port: 0).names }
    for path in ["/v1/fonts", "/health/live", "/metrics"] {
      #expect(try await fixture.ask(.get, path, authority: authority).status == status)
    }
  }

  @Test("Two names are rejected, even equal ones, whatever the name of the service")
  func twoHosts() async throws {
    let name = try #require(HTTPField.Name("Host"))
    for host in ["localhost", "example.org", ""] {
      let answer = try await ServiceFixture().get("/health/live", headers: [name: host])
      #expect(answer.status == 400)
      #expect(answer.code == "host-twice")
    }
  }

  @Test(
    "The numeric address determines whether only this machine has access",
    arguments: [
      ("localhost", true), ("127.0.0.2", true), ("::1", true), ("0.0.0.0", false), ("::", false), ("192.0.2.1", false),
    ])
  func loopback(host: String, isLoopback: Bool) throws {
    let address = try ListeningAddress(host: host, port: 0)
    #expect(address.isLoopback == isLoopback)
    #expect((address.names != nil) == isLoopback)
  }

  @Test("The address for a browser is one to which it can connect")
  func addresses() throws {
    let hosts = ["127.0.0.1", "::1", "0.0.0.0", "::"]
    #expect(
      try hosts.map { try ListeningAddress(host: $0, port: 0).url(port: 80) } == [
        "http://127.0.0.1:80/", "http://[::1]:80/", "http://localhost:80/", "http://localhost:80/",
      ])
  }

  @Test(
    "Requests from pages of other sites are rejected, whether or not they could read the response",
    arguments: [
      ([.origin: "https://evil.example"], 403), ([.origin: "null"], 403), ([.origin: "http://localhost:1"], 403),
      ([.origin: "http://localhost"], 200), ([.origin: "https://example.org"], 200), ([:], 200),
      ([.fetch("Site"): "cross-site"], 403), ([.fetch("Site"): "same-site"], 403), ([.fetch("Site"): "none"], 200),
      ([.fetch("Site"): "same-origin", .origin: "https://behind-a-proxy.example"], 200),
      ([.fetch("Site"): "cross-site", .origin: "https://example.org"], 200),
      ([.fetch("Site"): "cross-site", .fetch("Mode"): "navigate", .fetch("Dest"): "document"], 200),
      ([.fetch("Site"): "cross-site", .fetch("Mode"): "navigate", .fetch("Dest"): "iframe"], 403),
    ] as [(HTTPFields, Int)])
  func otherSites(fields: HTTPFields, status: Int) async throws {
    let fixture = try ServiceFixture { $0.origins = ["https://example.org"] }
    let answer = try await fixture.get("/v1/styles", headers: fields)
    #expect(answer.status == status)
    #expect(answer.code == (status == 403 ? "origin-not-allowed" : nil))
  }

  @Test("A page of another site cannot upload a font")
  func fontOfAnotherSite() async throws {
    let fixture = try ServiceFixture()
    let headers: HTTPFields = [.origin: "https://evil.example", .fetch("Mode"): "no-cors"]
    let answer = try await fixture.ask(.post, "/v1/fonts", headers: headers, try ServiceFixture.font())
    #expect(answer.status == 403)
    #expect(fixture.service.store.size == (0, 0))
  }

  @Test("Pages of other origins cannot read responses, and those of allowed origins can")
  func origins() async throws {
    let origin = "https://example.org"
    let closed = try await ServiceFixture().get("/v1/styles", headers: [.origin: origin])
    #expect(closed.headers[.accessControlAllowOrigin] == nil)
    #expect(closed.headers[.vary] == nil)
    let fixture = try ServiceFixture { $0.origins = [origin] }
    #expect(
      try await fixture.get("/v1/styles", headers: [.origin: origin]).headers[.accessControlAllowOrigin] == origin)
    let other = try await fixture.get("/v1/styles", headers: [.origin: "https://example.com"])
    #expect(other.headers[.accessControlAllowOrigin] == nil)
    for headers: HTTPFields in [[.origin: origin], [.origin: "https://example.com"], [:]] {
      #expect(try await fixture.get("/v1/styles", headers: headers).headers[.vary] == "Origin")
    }
    // A page may read the reason for a rejection.
    let refusal = try await fixture.get("/v1/styles?category=huge", headers: [.origin: origin])
    #expect(refusal.headers[.accessControlAllowOrigin] == origin)
    let question = try await fixture.ask(
      .options, "/v1/measure", headers: [.origin: origin, .accessControlRequestMethod: "POST"])
    #expect(question.status == 204)
    #expect(question.headers[.accessControlAllowMethods] == "POST")
    #expect(question.headers[try #require(HTTPField.Name("X-Request-Id"))] == "number")
    let nowhere = try await fixture.ask(
      .options, "/nothing", headers: [.origin: origin, .accessControlRequestMethod: "POST"])
    #expect(nowhere.status == 404)
  }

  @Test(
    "Every response has the fields for browsers, and an identifier", arguments: ["/v1/styles", "/nothing", "/metrics"])
  func headers(path: String) async throws {
    let answer = try await ServiceFixture().get(path)
    #expect(answer.headers[.xContentTypeOptions] == "nosniff")
    #expect(answer.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
    let name = try #require(HTTPField.Name("X-Request-Id"))
    #expect(answer.headers[name] == "number")
  }

  @Test("A missing path and an unsupported method are different errors")
  func paths() async throws {
    let fixture = try ServiceFixture()
    for path in ["/v1/nothing", "/v1/styles/", "//v1//styles", "/openapi.json/"] {
      #expect(try await fixture.get(path).status == 404)
    }
    let answer = try await fixture.get("/v1/layout")
    #expect(answer.status == 405)
    #expect(answer.headers[.allow] == "POST")
  }

  @Test("A client with a current copy is told so, and another tag gets the document")
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
    "Unknown parameters are rejected with the nearest name",
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
    "A body of the wrong kind is rejected",
    arguments: [
      ("/v1/measure", "text/plain", 415), ("/v1/layout", "application/x-ndjson", 415),
      ("/v1/inspect", "application/json", 415),
      ("/v1/measure", "application/json", 400),
    ])
  func types(path: String, type: String, status: Int) async throws {
    #expect(try await ServiceFixture().ask(.post, path, type: type, Array("nothing".utf8)).status == status)
  }

  @Test(
    "Invalid JSON is reported with the problem and its place",
    arguments: [
      ("/v1/measure", #"{"text":"a",}"#, "is invalid after 12 bytes"),
      ("/v1/measure", #"{"text":"éé","b": tru}"#, "is invalid after 23 bytes"),
      ("/v1/measure", #"{"records":[],"é":[}"#, "is invalid after 20 bytes"),
      ("/v1/layout", #"{"schema":1,}"#, "is invalid after 12 bytes"),
      ("/v1/audit", #"{"documents":{"é": nul}}"#, "is invalid after 23 bytes"),
      ("/v1/measure", #"{"text":"a","id":[1,]}"#, "is invalid after 20 bytes"),
      ("/v1/measure", #"{"text":"\ud800"}"#, #"record 1 has an unpaired surrogate, \\ud800, in \"text\"."#),
      ("/v1/audit", #"{"documents":{"a":"","a":""}}"#, #"the body has a duplicate key \"a\", in \"documents\"."#),
      ("/v1/layout", "[]", "another kind of JSON value"), ("/v1/measure", "5", "another kind of JSON value"),
      ("/v1/measure", "\u{FEFF}{}", "byte order mark"), ("/v1/audit", "", "it is empty"),
      ("/v1/measure?variations=wght=x", #"{"text":"a"}"#, "as in wght=700"),
      ("/v1/measure?features=tnum=x", #"{"text":"a"}"#, "as in tnum=1"),
      ("/v1/layout?explain=top", "{}", "\"explain must be a view"),
    ])
  func reasons(uri: String, body: String, words: String) async throws {
    let answer = try await ServiceFixture().post(uri, json: body)
    #expect([400, 422].contains(answer.status))
    #expect(answer.text.contains(words), "\(answer.text)")
  }

  @Test("A compressed body is rejected before it is decompressed")
  func encodings() async throws {
    let answer = try await ServiceFixture().post("/v1/measure", json: "{}", headers: [.contentEncoding: "gzip"])
    #expect(answer.status == 415)
    #expect(answer.code == "body-encoded")
  }

  @Test("An unknown format is rejected")
  func formats() async throws {
    let fixture = try ServiceFixture()
    #expect(try await fixture.post("/v1/layout?format=gif", json: "{}").status == 400)
    #expect(try await fixture.post("/v1/layout", json: "{}", headers: [.accept: "image/gif"]).status == 406)
  }
}

extension HTTPField.Name {
  /// The fields in which browsers describe the origin of a request: `Sec-Fetch-Site` and others.
  fileprivate static func fetch(_ name: String) -> HTTPField.Name { HTTPField.Name("Sec-Fetch-\(name)") ?? .origin }
}
#endif
