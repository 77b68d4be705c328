import FontMetrics
import Foundation
import TestSupport
import Testing

@Suite("Metrics of damaged fonts")
struct DamagedMetricsTests {
  /// Everything that reads tables on demand; every number must be one.
  private func read(_ face: FontFace) -> [Double] {
    let baselines = face.baselines
    let coordinates = [baselines.horizontal, baselines.vertical].flatMap { $0.values.flatMap(\.coordinates.values) }
    let glyphs = (0..<UInt32(min(face.glyphCount, 8))).compactMap { face.glyphMetrics(glyphID: $0) }
    let ink = face.inkBounds(of: "Hxo", language: "vi")
    _ = (face.subscriptMetrics, face.superscriptMetrics, face.profiles, face.sampleTexts)
    return coordinates + glyphs.map(\.advance) + glyphs.compactMap { $0.bounds?.top } + [
      ink.advance, ink.overshootAbove, ink.overshootBelow, face.caret?.rise ?? 0, face.verticalMetrics?.ascender ?? 0,
      face.metrics.capHeight ?? 0, face.metrics.xHeight ?? 0,
    ]
  }

  private func readsNumbers(_ face: FontFace) -> Bool { read(face).allSatisfy { $0.isFinite } }

  @Test("A byte here and there wrong: every number is still a number", arguments: [1, 2, 3, 4])
  func flipped(seed: Int) throws {
    let whole = try Array(Data(contentsOf: URL(filePath: MetricsFont.variable().path)))
    var numbers = SeededGenerator(seed: seed)
    func random(_ bound: Int) -> Int { numbers.below(bound) }
    for _ in 0..<250 {
      var bytes = whole
      for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
      guard let face = try? FontFace(data: bytes, variations: [:]) else { continue }
      let heavy = face.axes.isEmpty ? face : try face.instance(at: [face.axes[0].tag: 700])
      #expect(readsNumbers(heavy))
    }
  }

  @Test("What fuzzing found is read to the end", arguments: ["leaked-instance.ttf", "png-of-20000-pixels.ttf"])
  func regressions(name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Fuzzing/Regressions/fonts")
    #expect(readsNumbers(try FontFace(path: folder.appending(path: name).path)))
  }
}
