#if Service
import HTTPTypes
import JSONText
import Queries
import Testing

@testable import StrutService

/// The description is correct: it has all endpoints, and responses match it.
@Suite("OpenAPI")
struct OpenAPITests {
  private static let description = Result { try JSONValue(bytes: OpenAPIDocument.answer.bytes) }

  /// The description, by path and method.
  private static func operations() throws -> [(path: String, method: String, operation: JSONValue)] {
    let paths = try #require(try description.get()["paths"]).members
    return paths.flatMap { path, methods in methods.members.map { (path, $0.key.uppercased(), $0.value) } }
  }

  @Test("It has every endpoint with its method, and no other")
  func endpoints() throws {
    let described = Set(try Self.operations().map { "\($0.method) \($0.path)" })
    let there = Set(try ServiceFixture().service.endpoints.map { "\($0.method.rawValue) \($0.path)" })
    #expect(described == there)
  }

  @Test("It has the known parameters: the error for an unknown one lists the same names")
  func parameters() async throws {
    let fixture = try ServiceFixture()
    for (path, method, operation) in try Self.operations() {
      let described = Set((operation["parameters"]?.list ?? []).compactMap { $0["name"]?.word })
      let answer = try await fixture.ask(method == "GET" ? .get : .post, "\(path)?qqqqqqqq=1")
      guard answer.code == "unknown-parameter" else {
        #expect(["/health/live", "/health/ready", "/metrics"].contains(path))
        continue
      }
      let list = answer.text.split(separator: "There are ").dropFirst().last?.split(separator: ".\"").first
      let read = Set(list?.split(separator: ", ").map(String.init) ?? [])
      #expect(answer.text.contains("No names are available.") == described.isEmpty)
      #expect(read == described, "\(method) \(path)")
    }
  }

  @Test("It has the kinds of bodies that are read: the error for another kind lists the same types")
  func bodyTypes() async throws {
    let fixture = try ServiceFixture()
    for (path, method, operation) in try Self.operations() where method == "POST" {
      let described = Set(try #require(operation["requestBody"]?["content"]).members.map(\.key))
      let refused = try await fixture.ask(.post, path, type: "image/png", [0])
      #expect(refused.status == 415)
      let read = (refused.headers[.accept] ?? "").split(separator: ", ").map(String.init)
      #expect(Set(read) == described, "\(path)")
    }
  }

  @Test(
    "Every operation has the responses of the guards in front of it",
    arguments: [
      (403, "localhost", [.origin: "https://evil.example"]), (421, "evil.example", [:]), (400, nil, [:]),
      (401, "localhost", [:]),
    ] as [(Int, String?, HTTPFields)])
  func guards(status: Int, authority: String?, headers: HTTPFields) async throws {
    let fixture = try ServiceFixture {
      $0.names = try? ListeningAddress(host: "127.0.0.1", port: 0).names
      if status == 401 { $0.tokens = ["0123456789abcdef"] }
    }
    for (path, method, operation) in try Self.operations() {
      // The errors that close a connection before there is a request.
      for other in ["431", "505"] { #expect(operation["responses"]?[other] != nil, "\(method) \(path)") }
      let isOpen = operation["security"]?.list?.isEmpty == true
      let answer = try await fixture.ask(
        method == "GET" ? .get : .post, path, authority: authority, headers: headers)
      #expect(status == 401 && isOpen || answer.status == status, "\(method) \(path)")
      if answer.status == status { try check(answer, path, method) }
    }
  }

  @Test("Weights and widths of fonts have the accepted names")
  func fontStyles() async throws {
    let fixture = try ServiceFixture()
    let fonts = try #require(try Self.operations().first { $0.path == "/v1/fonts" && $0.method == "GET" }).operation
    for name in ["weight", "width"] {
      let parameter = try #require(fonts["parameters"]?.list?.first { $0["name"]?.word == name })
      let words = (parameter["schema"]?["anyOf"]?.list ?? []).flatMap { $0["enum"]?.list ?? [] }.compactMap(\.word)
      #expect(words.count == 9)
      for word in words { #expect(try await fixture.get("/v1/fonts?query=Inter&\(name)=\(word)").status == 200) }
    }
  }

  private static let cell = """
    {"schema":1,"views":{"t":{"label":{"text":"A title that is too long for its line"}}},"constraints":["t.leading == margins.leading",
    "t.trailing == margins.trailing","t.top == margins.top","margins.bottom == t.bottom"]}
    """

  @Test(
    "Responses match their schemas",
    arguments: [
      ("GET", "/v1/styles", nil), ("GET", "/v1/styles?platform=watchos", nil), ("GET", "/v1/scale?values=17,-4", nil),
      ("GET", "/v1/scale?values=17&platform=android", nil), ("GET", "/v1/spacing?upper=Palatino@18", nil),
      ("GET", "/v1/spacing?upperStyle=body&lowerStyle=caption1", nil), ("GET", "/v1/fonts", nil),
      ("GET", "/v1/fonts?query=Inter&weight=700", nil), ("GET", "/v1/fonts?query=system&fallback=a%E0%B8%81", nil),
      ("GET", "/v1/fonts?query=Nobody", nil), ("GET", "/v1/styles?category=none", nil), ("GET", "/openapi.json", nil),
      ("POST", "/v1/measure", #"{"text":"Hello world","width":40,"height":100}"#),
      ("POST", "/v1/measure", #"[{"text":"a"},{}]"#),
      ("POST", "/v1/measure", "nothing"), ("POST", "/v1/measure?fonts=x", #"{"text":"a"}"#),
      ("POST", "/v1/layout", cell),
      ("POST", "/v1/layout?category=all", cell), ("POST", "/v1/layout?explain=t.top", cell),
      ("POST", "/v1/layout", "{}"),
      ("POST", "/v1/audit?widths=320", cell), ("POST", "/v1/audit?format=sarif", cell),
    ] as [(String, String, String?)])
  func answers(method: String, uri: String, body: String?) async throws {
    let fixture = try ServiceFixture()
    let answer =
      if let body { try await fixture.post(uri, json: body) } else { try await fixture.get(uri) }
    let path = String(uri.prefix { $0 != "?" })
    try check(answer, path, method)
  }

  @Test("Accepted font scales match the pattern, and others do not")
  func fontScales() async throws {
    let scale = try #require(try Self.operations().first { $0.path == "/v1/scale" && $0.method == "GET" }).operation
    guard case .array(let parameters)? = scale["parameters"],
      case .string(let pattern)? = parameters.first(where: { $0["name"] == .string("fontScale") })?["schema"]?[
        "pattern"]
    else {
      Issue.record("fontScale has no pattern")
      return
    }
    let fixture = try ServiceFixture()
    let many = Array(repeating: "1.5", count: 100).joined(separator: ",")
    for (text, status) in [
      ("0.85", 200), ("1.25", 200), ("10", 200), ("1,1.3,2", 200), (many, 200), ("1,", 400), ("x", 400),
      (many + ",2", 400),
    ] {
      #expect(
        try await fixture.get("/v1/scale?values=17&platform=android&fontScale=\(text)").status == status, "\(text)")
      #expect(try text.contains(Regex(pattern)) == (status == 200), "\(text)")
    }
  }

  @Test(
    "Accepted names of languages match the patterns",
    arguments: ["de", "de,ar", "zh-Hant", "sr@latin", "de_DE.UTF-8", "pt-BR,sr-Latn-RS"])
  func languages(text: String) async throws {
    let operations = try Self.operations()
    for (path, name) in [("/v1/audit", "locales"), ("/v1/inspect", "languages")] {
      let operation = try #require(operations.first { $0.path == path && $0.method == "POST" }).operation
      let parameter = try #require(operation["parameters"]?.list?.first { $0["name"]?.word == name })
      let pattern = try Regex(try #require(parameter["schema"]?["pattern"]?.word))
      #expect(text.contains(pattern) && !"de,".contains(pattern) && !"d".contains(pattern), "\(name)")
    }
    let fixture = try ServiceFixture()
    let font = try ServiceFixture.font()
    #expect(
      try await fixture.ask(.post, "/v1/inspect?languages=\(text)", type: "font/ttf", font).status == 200)
    #expect(try await fixture.post("/v1/audit?widths=320&locales=\(text)", json: Self.cell).status == 200)
  }

  @Test("Accepted lists of an audit match the patterns, whatever their length, and no other list does")
  func auditLists() async throws {
    let operation = try #require(try Self.operations().first { $0.path == "/v1/audit" }).operation
    let locales = ["de", "ar", "fr", "it", "nl", "pl", "sv", "da"].joined(separator: ",")
    let fixture = try ServiceFixture()
    for (name, text, fits) in [
      ("locales", locales, true), ("locales", locales + ",", false), ("widths", "320,375,390,393,402,430.5,440", true),
      ("widths", "320,", false), ("widths", "wide", false), ("categories", "XS..L,AX5", true),
      ("categories", "XS...L", false),
    ] {
      let parameter = try #require(operation["parameters"]?.list?.first { $0["name"]?.word == name })
      let pattern = try Regex(try #require(parameter["schema"]?["pattern"]?.word))
      #expect(text.contains(pattern) == fits, "\(text)")
      let rest = name == "categories" ? "" : "&categories=L"
      let answer = try await fixture.post("/v1/audit?\(name)=\(text)\(rest)", json: Self.cell)
      #expect((answer.status == 200) == fits, "\(text): \(answer.status)")
    }
  }

  @Test("Responses about fonts match their schemas")
  func fonts() async throws {
    let fixture = try ServiceFixture()
    let collection = try await fixture.ask(.post, "/v1/inspect", type: "font/ttf", try ServiceFixture.collection())
    try check(collection, "/v1/inspect", "POST")
    for path in ["/v1/inspect", "/v1/fonts"] {
      try check(try await fixture.ask(.post, path, type: "font/ttf", try ServiceFixture.font()), path, "POST")
      try check(try await fixture.ask(.post, path, type: "font/ttf", [1, 2, 3]), path, "POST")
    }
  }

  private func check(_ answer: ServiceFixture.Answer, _ path: String, _ method: String) throws {
    let checker = SchemaChecker(root: try Self.description.get())
    let operation = try #require(try Self.operations().first { $0.path == path && $0.method == method }).operation
    let response = try #require(operation["responses"]?["\(answer.status)"], "\(path) answers \(answer.status)")
    let type = try #require(answer.headers[.contentType])
    let content = try #require(checker.resolved(response)["content"]?[type], "\(path) answers \(type)")
    let schema = try #require(content["schema"])
    let faults = checker.faults(try JSONValue(bytes: answer.bytes), schema, at: path)
    #expect(faults.isEmpty, "\(faults.prefix(3))")
  }

  @Test("The checker finds errors")
  func checker() throws {
    let checker = SchemaChecker(root: .null)
    let schema = try JSONValue(
      bytes: Array(
        """
        {"type":"object","required":["a"],"additionalProperties":false,"properties":{"a":{"type":["integer","null"]},
        "b":{"type":"array","items":{"enum":["x","y"]}}}}
        """.utf8))
    for right in [#"{"a":1}"#, #"{"a":null}"#, #"{"a":2,"b":["x","y"]}"#] {
      #expect(checker.faults(try JSONValue(bytes: Array(right.utf8)), schema, at: "").isEmpty)
    }
    for wrong in ["{}", #"{"a":1.5}"#, #"{"a":"1"}"#, #"{"a":1,"b":["z"]}"#, #"{"a":1,"c":1}"#, #"{"a":true}"#, "[]"] {
      #expect(!checker.faults(try JSONValue(bytes: Array(wrong.utf8)), schema, at: "").isEmpty)
    }
  }
}
#endif
