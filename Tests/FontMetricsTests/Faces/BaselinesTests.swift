import FontInterop
import Foundation
import Testing

@testable import FontMetrics

@Suite("Baselines")
struct BaselinesTests {
  @Test("Every axis, script, baseline and language is read")
  func whole() throws {
    let latin = ScriptBaselines(
      defaultBaseline: "romn", coordinates: ["hang": 600, "ideo": -120, "romn": 0],
      extents: BaselineExtents(minimum: -250, maximum: 950),
      languageExtents: [
        "DEU": BaselineExtents(maximum: 1000), "VIT": BaselineExtents(minimum: -260, maximum: 1100),
      ])
    let han = ScriptBaselines(defaultBaseline: "ideo", coordinates: ["hang": 720, "ideo": 0, "romn": 120])
    let expected = Baselines(
      horizontal: ["latn": latin, "hani": han],
      vertical: ["hani": ScriptBaselines(defaultBaseline: "ideo", coordinates: ["ideo": 0, "romn": 120])])
    #expect(try MetricsFont.variable().baselines == expected)
  }

  @Test("A baseline that varies is where the face stands", arguments: [(400.0, -120.0), (650, -132), (900, -151)])
  func varied(weight: Double, ideographic: Double) throws {
    let baselines = try MetricsFont.variable(weight: weight).baselines
    #expect(baselines.horizontal["latn"]?.coordinates == ["hang": 600, "ideo": ideographic, "romn": 0])
  }

  @Test("The Han fonts have the em box and the face of ideographs for both axes")
  func ideographs() throws {
    let path = BundledFolder.path + "/NotoSansCJK/NotoSansCJKjp-Regular.otf"
    let baselines = try FontFace(path: path).baselines
    let expected = ScriptBaselines(
      defaultBaseline: "ideo", coordinates: ["icfb": -74, "icft": 834, "ideo": -120, "romn": 0])
    #expect(baselines.horizontal["hani"] == expected)
    #expect(baselines.vertical["latn"]?.defaultBaseline == "romn")
  }

  private func read(_ bytes: [UInt8]) -> Baselines {
    var table = BaselineTable(bytes) { _, _, _ in nil }
    return table.read()
  }

  @Test("A table cut off anywhere is read as far as it goes")
  func truncated() throws {
    let face = try MetricsFont.variable()
    let whole = try #require(face.file.openType.table("BASE"))
    for length in whole.indices { _ = read(Array(whole.prefix(length))) }
    #expect(read(whole) == face.baselines)
  }

  @Test("Counts of 65,535 at every level end after 4,096 records")
  func enormousCounts() {
    // Every offset and count says 0xFFFF or leads back into the table: scripts of scripts of
    // coordinates.
    var bytes = [UInt8](repeating: 0xFF, count: 70_000)
    bytes.replaceSubrange(0..<8, with: [0, 1, 0, 0, 0, 8, 0, 8])
    bytes.replaceSubrange(8..<12, with: [0, 4, 0, 4])
    let baselines = read(bytes)
    #expect(baselines.horizontal.count + baselines.vertical.count <= 4096)
    let zeros = read([UInt8](repeating: 0, count: 64))
    #expect(zeros.isEmpty)
  }
}
