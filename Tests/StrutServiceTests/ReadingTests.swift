#if Service
import CoreMetrics
import JSONText
import Metrics
import Testing

@testable import StrutService

@Suite("Splitting bodies")
struct ReadingTests {
  @Test("Lines are the same however the bytes arrive", arguments: [1, 2, 3, 7, 100])
  func lines(step: Int) {
    let bytes = Array("one\ntwo\r\n\nabcdefghijk\nfive\nlast".utf8)
    var (reader, found) = (RecordLines(limit: 8), [RecordLines.Line]())
    for start in stride(from: 0, to: bytes.count, by: step) {
      found += reader.add(bytes[start..<min(start + step, bytes.count)])
    }
    found += reader.last().map { [$0] } ?? []
    let texts: [String?] = ["one", "two", "", nil, "five", "last"]
    let whole: [RecordLines.Line] = texts.map { text in text.map { .whole(Array($0.utf8)) } ?? .tooLong }
    #expect(found == whole)
    #expect(reader.last() == nil)
  }

  private func parts(_ text: String, limit: Int = .max) -> [String]? {
    let bytes = Array(text.utf8)
    switch JSONSlices.parts(of: bytes, limit: limit) {
    case .array(let ranges): return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
    case .object(let members):
      return members.sorted { $0.key < $1.key }.map { "\($0.key):" + String(decoding: bytes[$0.value], as: UTF8.self) }
    case .other: return nil
    }
  }

  @Test(
    "Arrays and objects are split only at the top level",
    arguments: [
      ("[]", []), (" [ 1 , \"a,]\" ,{\"b\":[2,3]}, null ]\n", ["1", "\"a,]\"", "{\"b\":[2,3]}", "null"]),
      ("[\"\\\"\",\"\\\\\"]", ["\"\\\"\"", "\"\\\\\""]), ("{\"a\":1,\"b\":{\"c\":\"}\"}}", ["a:1", "b:{\"c\":\"}\"}"]),
      ("{}", []),
    ] as [(String, [String])])
  func slices(text: String, expected: [String]) { #expect(parts(text) == expected) }

  @Test(
    "Invalid JSON is reported",
    arguments: ["", "1", "[1", "[1 2]", "[,]", "[1,]", "{\"a\"}", "{1:2}", "[1]x", "[\"a]", "{\"a\":}"])
  func noJSON(text: String) { #expect(parts(text) == nil) }

  @Test("A long array is read up to one more than the limit")
  func limit() { #expect(parts("[1,2,3,4,5", limit: 2) == ["1", "2", "3"]) }
}

@Suite("Metrics")
struct PrometheusTests {
  @Test("Counters, gauges and histograms are written in the format of Prometheus")
  func text() {
    let metrics = PrometheusMetrics()
    for _ in 0..<3 { Counter(label: "a.b", dimensions: [("route", "/x\"\\")], factory: metrics).increment() }
    Meter(label: "level", factory: metrics).set(5)
    let timer = Timer(label: "time", factory: metrics)
    timer.recordNanoseconds(2_000_000)
    timer.recordNanoseconds(100_000_000_000)
    let lines = metrics.text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(4) == [
        "# TYPE a_b_total counter", "a_b_total{route=\"/x\\\"\\\\\"} 3.0", "# TYPE level gauge", "level 5.0",
      ])
    #expect(lines.contains("time_seconds_bucket{le=\"0.0025\"} 1"))
    #expect(
      lines.suffix(3) == ["time_seconds_bucket{le=\"+Inf\"} 2", "time_seconds_sum 100.002", "time_seconds_count 2"])
  }

  @Test("Requests are counted by route, never by text of a client")
  func routes() async throws {
    let fixture = try ServiceFixture()
    for path in ["/v1/scale?values=17", "/a-path-of-nobody", "/another"] { _ = try await fixture.get(path) }
    let text = try await fixture.get("/metrics").text
    #expect(text.contains("strut_requests_total{route=\"/v1/scale\",status=\"200\"} 1.0"))
    #expect(!text.contains("nobody"))
    #expect(text.contains("strut_workers 2.0"))
  }
}
#endif
