#if Service
import Foundation
import Testing

@testable import StrutService

@Suite("Fonts that clients send")
struct UploadTests {
  private func measured(_ answer: ServiceFixture.Answer) -> String? {
    ((answer.json as? [[String: Any]])?.first ?? answer.fields)["fonts"].flatMap {
      ($0 as? [[String: Any]])?.first?["family"] as? String
    }
  }

  @Test("A font in the body is inspected, with its hash instead of a path")
  func inspect() async throws {
    let font = try ServiceFixture.font()
    let answer = try await ServiceFixture().ask(.post, "/v1/inspect?size=100", type: "font/ttf", font)
    let face = try #require((answer.fields["faces"] as? [[String: Any]])?.first)
    #expect(face["family"] as? String == "Strut Metrics")
    #expect(face["path"] as? String == FontUpload(font).name)
    #expect((face["at"] as? [String: Any])?["pointSize"] as? Double == 100)
  }

  @Test("A bad face of a collection is in its place with its error")
  func badFace() async throws {
    let fixture = try ServiceFixture()
    let collection = try ServiceFixture.collection()
    let answer = try await fixture.ask(.post, "/v1/inspect", type: "font/collection", collection)
    let faces = try #require(answer.fields["faces"] as? [[String: Any]])
    #expect(answer.status == 200 && faces.count == 2)
    #expect(faces[0]["family"] as? String == "Strut Metrics" && faces[1]["faceIndex"] as? Int == 1)
    let message = (faces[1]["error"] as? [String: Any])?["message"] as? String
    #expect(message?.hasPrefix("face 1 of \"sha256-") == true)
    #expect(try await fixture.ask(.post, "/v1/inspect?faceIndex=1", type: "font/collection", collection).status == 422)
  }

  @Test("A file that is not a font is rejected")
  func noFont() async throws {
    let fixture = try ServiceFixture()
    for bytes in [Array("no font at all".utf8), [0], Array(repeating: 0xFF, count: 5000)] {
      for path in ["/v1/inspect", "/v1/fonts"] {
        #expect(try await fixture.ask(.post, path, type: "font/ttf", bytes).status == 422)
      }
    }
    #expect(try await fixture.ask(.post, "/v1/fonts", type: "font/ttf", []).status == 400)
  }

  @Test("A font in a request is available only to it")
  func sent() async throws {
    let fixture = try ServiceFixture()
    let font = Data(try ServiceFixture.font()).base64EncodedString()
    let record = #"{"text":"H","font":"Strut Metrics"}"#
    let answer = try await fixture.post(
      "/v1/measure", json: #"{"records":[\#(record)],"fonts":[{"base64":"\#(font)"}]}"#)
    #expect(measured(answer) == "Strut Metrics")
    #expect(try await fixture.post("/v1/measure", json: record).status == 422)
    #expect(fixture.service.settings.fonts.registrations.isEmpty)
  }

  @Test("An uploaded font is found by its hash, in parameters and in bodies")
  func kept() async throws {
    let fixture = try ServiceFixture()
    let font = try ServiceFixture.font()
    let answer = try await fixture.ask(.post, "/v1/fonts", type: "font/ttf", font)
    #expect(answer.status == 201)
    let hash = try #require(answer.fields["hash"] as? String)
    #expect(hash == FontUpload(font).name)
    let record = #"{"text":"H","font":"Strut Metrics"}"#
    let byParameter = try await fixture.post("/v1/measure?fonts=\(hash)", json: record)
    #expect(measured(byParameter) == "Strut Metrics")
    let body = #"{"records":[\#(record)],"fonts":[{"hash":"\#(hash)"}]}"#
    let byBody = try await fixture.post("/v1/measure", json: body)
    #expect(measured(byBody) == "Strut Metrics")
    #expect(try await fixture.post("/v1/measure", json: record).status == 422)
  }

  @Test("A face of a collection that cannot be opened is reported, and requests can use the others")
  func keptFaces() async throws {
    let fixture = try ServiceFixture()
    let answer = try await fixture.ask(.post, "/v1/fonts", type: "font/collection", ServiceFixture.collection())
    #expect(answer.status == 201)
    #expect((answer.fields["faces"] as? [Any])?.count == 1)
    let failure = try #require((answer.fields["failures"] as? [[String: Any]])?.first)
    #expect(failure["faceIndex"] as? Int == 1)
    #expect((failure["error"] as? [String: Any])?["code"] as? String == "font-malformed")
    let hash = try #require(answer.fields["hash"] as? String)
    let record = #"{"text":"H","font":"Strut Metrics"}"#
    #expect(measured(try await fixture.post("/v1/measure?fonts=\(hash)", json: record)) == "Strut Metrics")
    let inspected = try await fixture.ask(.post, "/v1/inspect", type: "font/collection", ServiceFixture.collection())
    #expect(inspected.status == 200 && (inspected.fields["faces"] as? [Any])?.count == 2)
  }

  @Test("A font that is not stored is reported, with the cure", arguments: ["sha256-00", "nothing"])
  func missing(name: String) async throws {
    let answer = try await ServiceFixture().post("/v1/measure?fonts=\(name)", json: #"{"text":"a"}"#)
    #expect(answer.status == 404)
    #expect(answer.code == "font-not-kept")
  }

  @Test("Too many fonts in a request are rejected")
  func count() async throws {
    let fixture = try ServiceFixture { $0.limits.fonts = 1 }
    let answer = try await fixture.post("/v1/measure?fonts=a,b", json: #"{"text":"a"}"#)
    #expect(answer.code == "too-many-fonts")
  }

  @Test("The store keeps within its quotas; the least recently used font is removed first")
  func quota() throws {
    let fonts = (0..<4).map { FontUpload([UInt8](repeating: UInt8($0), count: 100)) }
    let store = FontStore(bytes: 250, count: 10)
    try store.keep(fonts[0])
    try store.keep(fonts[1])
    _ = try store.fonts([fonts[0].name])
    try store.keep(fonts[2])
    #expect(store.size == (2, 200))
    #expect(try store.fonts([fonts[0].name, fonts[2].name]).count == 2)
    #expect(throws: ServiceError.self) { _ = try store.fonts([fonts[1].name]) }
    #expect(throws: ServiceError.self) { try store.keep(FontUpload([UInt8](repeating: 9, count: 251))) }
    let few = FontStore(bytes: 1000, count: 2)
    for font in fonts { try few.keep(font) }
    #expect(few.size == (2, 200))
    try few.keep(fonts[3])
    #expect(few.size == (2, 200))
  }

  @Test("A compressed font counts as the size that it declares")
  func packed() {
    #expect(FontUpload(Array("wOF2".utf8) + [UInt8](repeating: 0, count: 12) + [0, 1, 0, 0]).openBytes == 65_536)
    #expect(FontUpload([0x1F, 0x8B, 8, 0, 0, 0, 1, 0]).openBytes == 65_536)
    #expect(FontUpload([0, 1, 0, 0, 5]).openBytes == 5)
  }
}
#endif
