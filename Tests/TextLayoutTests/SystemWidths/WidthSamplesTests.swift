import FontMetrics
import Foundation
import Testing

@testable import TextLayout

/// Widths that Xcode's canvas, simulators and pictures have, against what Strut measures: read from
/// the file `sf-widths-samples.json` of a folder that the environment names.
@Suite("Measured widths of the system font")
struct WidthSamplesTests {
  private static let folder = ProcessInfo.processInfo.environment["STRUT_WIDTH_SAMPLES"]

  private struct Samples: Decodable { var samples: [Sample] }

  private struct Sample: Decodable {
    var text: String
    var size: Double
    var weight: Int
    var era: String
    /// Of which a pixel the width was rounded up to; nil for what was measured in a picture.
    var scale: Double?
    var width: Double

    /// The measured width is this width, or up to a pixel less.
    var middle: Double { width - (scale.map { 0.5 / $0 } ?? 0) }
  }

  private func errors(of samples: [Sample], _ engine: TextEngine, era: Era) throws -> [(sample: Sample, error: Double)]
  {
    try samples.map { sample in
      let font = try engine.catalog.systemFont(
        size: sample.size, weight: FontWeight(rawValue: sample.weight), era: era)
      let width = engine.measure(sample.text, font: font, displayScale: 3).unroundedSize.width
      return (sample, (width - sample.middle) / sample.middle)
    }
  }

  private static func mean(_ errors: [Double]) -> Double { errors.reduce(0, +) / Double(errors.count) }

  /// The error that 95 % stay within.
  private static func most(_ errors: [Double]) -> Double {
    errors.map(\.magnitude).sorted()[min(errors.count - 1, errors.count * 95 / 100)]
  }

  @Test("The model holds over the samples", .enabled(if: folder != nil))
  func samples() throws {
    let file = URL(filePath: try #require(Self.folder)).appending(path: "sf-widths-samples.json")
    let all = try JSONDecoder().decode(Samples.self, from: Data(contentsOf: file)).samples
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    for (name, era, most) in [("iOS 14+", Era.iOS17, 0.012), ("iOS 11-13", .iOS12, 0.03), ("iOS 9-13", .iOS12, 0.03)] {
      let long = all.filter { $0.era == name && $0.text.count >= 8 }
      let errors = try errors(of: long, engine, era: era)
      print(Self.table(name, errors))
      #expect(abs(Self.mean(errors.map(\.error))) <= (era == .iOS17 ? 0.003 : 0.006), "\(name)")
      #expect(Self.most(errors.map(\.error)) <= most, "\(name)")
    }
  }

  private static func table(_ era: String, _ errors: [(sample: Sample, error: Double)]) -> String {
    let sizes: [(String, ClosedRange<Double>)] = [
      ("all", 0...200), ("to 12", 0...12.5), ("13 to 16", 12.6...16.5), ("17", 16.6...17.5), ("18 to 27", 17.6...27.5),
      ("28 and up", 27.6...200),
    ]
    var rows = ["\(era): size, weight, texts, mean %, 95 % within %"]
    for (name, range) in sizes {
      for weight in [0, 200, 300, 400, 500, 600, 700, 800] {
        let found = errors.filter { range.contains($0.sample.size) && (weight == 0 || $0.sample.weight == weight) }
        guard !found.isEmpty else { continue }
        let (mean, most) = (mean(found.map(\.error)), most(found.map(\.error)))
        rows.append(
          "\(name), \(weight == 0 ? "all" : String(weight)), \(found.count), \(percent(mean)), \(percent(most))")
      }
    }
    return rows.joined(separator: "\n")
  }

  private static func percent(_ share: Double) -> String { String(format: "%.2f", share * 100) }
}
