import FontMetrics
import Foundation
import LayoutCore
import TableLayout

/// Measures rows ahead: on one core and on both, at one text size and at all twelve, in turns. A
/// table's cells and those of a list in a collection view are compared.
struct AheadTrial {
  let texts: NewsTexts
  let traits: TraitCollection
  /// The number of rows in the environment, or a hundred thousand.
  private let rows = ProcessInfo.processInfo.environment["STRUT_TABLE_ROWS"].flatMap(Int.init) ?? 100_000

  /// The kind and font of the rows.
  private struct Variant {
    var title: String
    /// The dependence of the system font's optical size on the text size: at all twelve text sizes,
    /// it has nine instances, or one.
    var opticalSizing: OpticalSizing
    /// True if every row has different text.
    var isDistinct: Bool
    var rounds: Int
  }

  private static let variants = [
    Variant(title: "one instance, texts again and again", opticalSizing: .off, isDistinct: false, rounds: 5),
    Variant(title: "one instance, each text once", opticalSizing: .off, isDistinct: true, rounds: 5),
    Variant(title: "nine instances, texts again and again", opticalSizing: .automatic, isDistinct: false, rounds: 1),
    Variant(title: "nine instances, each text once", opticalSizing: .automatic, isDistinct: true, rounds: 1),
  ]

  func run() async throws {
    for variant in Self.variants { try await run(variant) }
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    report("most in memory: \(usage.ru_maxrss / 1024) MB")
  }

  private func run(_ variant: Variant) async throws {
    var times: [String: [Double]] = [:]
    for _ in 0..<variant.rounds {
      for (title, workers, categories) in [("one", 1, 1), ("both", 2, 1), ("all on one", 1, 12), ("all", 2, 12)] {
        times[title, default: []].append(try await measure(variant, workers: workers, categories: categories))
      }
    }
    func rate(_ title: String) -> Int { Int(Double(rows) / median(times[title] ?? [])) }
    func ratio(_ a: String, _ b: String) -> String {
      String(format: "%.2f", median(zip(times[a] ?? [], times[b] ?? []).map { $0 / $1 }))
    }
    report(
      """
      \(rows) rows, \(variant.title): one core \(rate("one")) a second, two cores \(rate("both")) (\(ratio("one", "both")) times one)
        at twelve text sizes: \(rate("all")) on two cores (\(ratio("all on one", "all")) times one); \
      \(ratio("all", "both")) times one size, \(ratio("all on one", "one")) on one core
      """)
  }

  /// Compares a list's cells with a table's cells of equal content, one after the other in turns,
  /// by the time on the processor, so that other programs matter less.
  func compareWithList() async throws {
    for variant in Self.variants.prefix(2) {
      var times: [[Double]] = [[], []]
      for _ in 0..<9 {
        times[0].append(try await measure(variant, workers: 1, categories: 1, clock: userTime))
        times[1].append(try await measure(variant, workers: 1, categories: 1, inList: true, clock: userTime))
      }
      let ratios = zip(times[0], times[1]).map { $0 / $1 }
      report(
        """
        \(rows) rows, \(variant.title), one core: table \(Int(Double(rows) / median(times[0]))) a second, list \
        \(Int(Double(rows) / median(times[1]))), ratio \(String(format: "%.2f", median(ratios)))
        """)
    }
  }

  /// Returns the time for all rows, in seconds, with a new engine.
  private func measure(
    _ variant: Variant, workers: Int, categories: Int, inList: Bool = false, clock: () -> Double = now
  ) async throws -> Double {
    var traits = self.traits
    traits.typesetting = Typesetting(fonts: traits.fonts)
    let texts = self.texts
    let measurement = HeightMeasurement(traits: traits, width: 375) { row in
      (headline: texts.headline(row), body: variant.isDistinct ? texts.distinctBody(row) : texts.body(row))
    } makeCells: {
      let cell: any NewsCell =
        inList ? TwoLabelItem(frame: .zero) : TwoLabelCell(style: .default, reuseIdentifier: nil)
      for label in [cell.headline, cell.body] { label.font = label.font.withOpticalSizing(variant.opticalSizing) }
      return { news in
        cell.show(news)
        return cell
      }
    }
    let sizes = categories == 1 ? [ContentSizeCategory.large] : ContentSizeCategory.allCases
    let start = clock()
    let heights = try await measurement.heights(ofRows: 0..<rows, categories: sizes, workers: workers)
    let time = (clock() - start) / 1e9
    return heights.rows.count == rows ? time : .infinity
  }
}
