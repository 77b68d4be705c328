#if Service
import Foundation
import Testing

@testable import StrutService

/// Each limit has its own error.
@Suite("Limits")
struct LimitTests {
  @Test("A body beyond the limit is rejected, whether or not its length is declared")
  func bodies() async throws {
    let fixture = try ServiceFixture { $0.limits.bodyBytes = 1000 }
    let text = #"{"text":"\#(String(repeating: "x", count: 2000))"}"#
    let answer = try await fixture.post("/v1/measure", json: text)
    #expect(answer.status == 413)
    #expect(answer.code == "body-too-large")
    #expect(answer.headers[.connection] == "close")
  }

  @Test("A body with too many values is rejected before it is read; strings count as single values")
  func values() async throws {
    let fixture = try ServiceFixture { $0.limits.values = 10 }
    let fonts = #"{"document":"x","fonts":[\#(Array(repeating: "0", count: 20).joined(separator: ","))]}"#
    for path in ["/v1/layout", "/v1/audit"] {
      let answer = try await fixture.post(path, json: fonts)
      #expect(answer.status == 413)
      #expect(answer.code == "body-too-complex")
    }
    let nested = #"{"text":"a","id":\#(String(repeating: "[", count: 20))\#(String(repeating: "]", count: 20))}"#
    let alone = try await fixture.post("/v1/measure", json: nested)
    #expect(alone.status == 413)
    #expect(alone.code == "record-too-complex")
    let list = try await fixture.post("/v1/measure", json: "[\(nested),{\"text\":\"a,b,[c],{d}, \\\" e,f,g,h,i,j,k\"}]")
    #expect(list.status == 200)
    let rows = try #require(list.json as? [[String: Any]])
    #expect((rows[0]["error"] as? [String: Any])?["code"] as? String == "record-too-complex")
    #expect(rows[1]["error"] == nil)
  }

  @Test("A text beyond the limit is rejected, alone and in its place")
  func texts() async throws {
    let fixture = try ServiceFixture { $0.limits.textLength = 5 }
    let alone = try await fixture.post("/v1/measure", json: #"{"text":"123456"}"#)
    #expect(alone.code == "text-too-long")
    #expect(alone.status == 413)
    let list = try await fixture.post("/v1/measure", json: #"[{"text":"12345"},{"text":"123456"}]"#)
    #expect(list.status == 200)
    #expect(list.text.contains("text-too-long"))
  }

  @Test("A text for fallback fonts has a maximum length")
  func fallback() async throws {
    let fixture = try ServiceFixture()
    let text = String(repeating: "a", count: 1000)
    #expect(try await fixture.get("/v1/fonts?fallback=\(text)").status == 200)
    #expect(try await fixture.get("/v1/fonts?fallback=\(text)a").status == 400)
  }

  @Test("A large response to a request without a body has the usual limits")
  func questions() async throws {
    let fixture = try ServiceFixture { $0.limits.answerBytes = 100 }
    #expect(try await fixture.get("/v1/styles").code == "answer-too-large")
  }

  @Test("An array with too many records is rejected")
  func records() async throws {
    let fixture = try ServiceFixture { $0.limits.records = 2 }
    let answer = try await fixture.post("/v1/measure", json: #"[{"text":"a"},{"text":"b"},{"text":"c"}]"#)
    #expect(answer.code == "too-many-records")
    #expect(answer.status == 413)
  }

  @Test("A response that would exceed the limit is rejected")
  func answers() async throws {
    let fixture = try ServiceFixture { $0.limits.answerBytes = 1000 }
    let answer = try await fixture.post("/v1/measure", json: #"[{"text":"a"},{"text":"b"},{"text":"c"}]"#)
    #expect(answer.code == "answer-too-large")
  }

  @Test("A line that is too long is reported in its place, and the next lines are measured")
  func longLines() async throws {
    let fixture = try ServiceFixture { $0.limits.lineBytes = 40 }
    let lines = [#"{"text":"a"}"#, #"{"text":"\#(String(repeating: "x", count: 100_000))"}"#, #"{"text":"b"}"#]
    let answer = try await fixture.ask(
      .post, "/v1/measure", type: "application/x-ndjson", Array(lines.joined(separator: "\n").utf8))
    let rows = answer.text.split(separator: "\n")
    #expect(rows.count == 3)
    #expect(rows[1].contains("record-too-long"))
    #expect(rows[2].contains("\"id\":3"))
  }

  @Test("The number of open streams is limited")
  func streams() async throws {
    let fixture = try ServiceFixture { $0.limits.streams = 0 }
    let answer = try await fixture.ask(.post, "/v1/measure", type: "application/x-ndjson", Array("{}".utf8))
    #expect(answer.code == "too-many-streams")
    #expect(answer.status == 503)
    #expect(answer.headers[.retryAfter] == "1")
  }

  @Test("Bodies take no more than the budget, and return their share")
  func budget() async throws {
    let fixture = try ServiceFixture { $0.limits.memory = 100 }
    let refused = try await fixture.post("/v1/measure", json: #"{"text":"\#(String(repeating: "x", count: 200))"}"#)
    #expect(refused.code == "out-of-room")
    #expect(fixture.service.budget.bytes == 0)
    #expect(try await fixture.post("/v1/measure", json: #"{"text":"a"}"#).status == 200)
    #expect(fixture.service.budget.bytes == 0)
  }

  @Test("An audit with too many layouts is rejected, with their number")
  func audits() async throws {
    let fixture = try ServiceFixture { $0.limits.layouts = 10 }
    let cell = try ServiceFixture.file("Examples/self-sizing-cell.yaml")
    let answer = try await fixture.ask(.post, "/v1/audit", type: "application/yaml", cell)
    #expect(answer.code == "audit-too-large")
    #expect(answer.text.contains("36 layouts"))
  }

  @Test("A picture beyond the limit is rejected before it is drawn")
  func pictures() async throws {
    let fixture = try ServiceFixture { $0.limits.pixels = 1000 }
    let cell = try ServiceFixture.file("Examples/self-sizing-cell.yaml")
    let answer = try await fixture.ask(.post, "/v1/layout?format=png", type: "application/yaml", cell)
    #expect(answer.code == "picture-too-large")
  }

  @Test("A request beyond the time limit is answered, and its place becomes free")
  func time() async throws {
    let fixture = try ServiceFixture { $0.limits.time = .zero }
    let answer = try await fixture.get("/v1/styles")
    #expect(answer.status == 503)
    #expect(["took-too-long", "overloaded"].contains(answer.code))
  }

  @Test("WOFF2 fonts that declare too large a size do not open")
  func bombs() async throws {
    var bomb = Array("wOF2".utf8) + [0, 1, 0, 0, 0, 0, 0, 100, 0, 1, 0, 0]
    bomb += [0xFF, 0xFF, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 80)
    for path in ["/v1/inspect", "/v1/fonts"] {
      let answer = try await ServiceFixture().ask(.post, path, type: "font/woff2", bomb)
      #expect(answer.status == 422)
    }
  }
}
#endif
