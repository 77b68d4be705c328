import FontMetrics
import Foundation
import LayoutCore

/// A hundred thousand rows measured ahead: on one core and on both, at one text size and at all twelve, in turns.
struct AheadTrial {
  let texts: [String]
  let traits: TraitCollection
  private let rows = 100_000
  private let rounds = 3

  func run() async throws {
    var times: [String: [Double]] = [:]
    for _ in 0..<rounds {
      for (title, workers, categories) in [("one", 1, 1), ("both", 2, 1), ("all", 2, 12)] {
        times[title, default: []].append(try await measure(workers: workers, categories: categories))
      }
    }
    let (one, both, all) = (median(times["one"] ?? []), median(times["both"] ?? []), median(times["all"] ?? []))
    report(
      "100,000 rows ahead: one core \(Int(1e5 / one)) rows a second, two cores \(Int(1e5 / both)), ratio \(one / both)")
    report("at twelve text sizes, two cores: \(Int(1e5 / all)) rows a second, \(all / both) times one text size")
  }

  /// The time of all rows, in seconds, with fonts that have shaped nothing yet.
  private func measure(workers: Int, categories: Int) async throws -> Double {
    var traits = self.traits
    traits.typesetting = Typesetting(fonts: traits.fonts)
    let texts = self.texts
    let measurement = HeightMeasurement(traits: traits, width: 375) {
      let cell = TwoLabelCell(style: .default, reuseIdentifier: nil)
      return { row in
        cell.show(texts, row: row)
        return cell
      }
    }
    let sizes = categories == 1 ? [ContentSizeCategory.large] : ContentSizeCategory.allCases
    let start = now()
    let heights = try await measurement.heights(ofRows: 0..<rows, categories: sizes, workers: workers)
    let time = (now() - start) / 1e9
    guard heights.rows.count == rows else { return .infinity }
    return time
  }
}
