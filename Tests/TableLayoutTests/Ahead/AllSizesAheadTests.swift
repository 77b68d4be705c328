import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import Synchronization
import Testing
import TextLayout

@testable import TableLayout

@Suite("Heights found ahead at all text sizes")
struct AllSizesAheadTests {
  /// Words of several scripts, some wider than a line of the largest sizes.
  private static let words = [
    "Größenänderungen", "übernehmen,", "a", "list", "of", "news", "العربية", "骨格の構造", "नमस्ते", "(1×2)", "שלום", "สวัสดีครับ",
    "Donaudampfschifffahrtsgesellschaftskapitän", "AVATAR.",
  ]
  private static let rows = 5..<155

  /// From none to eleven words, now and then with a newline.
  private static func text(_ row: Int, _ step: Int) -> String {
    let texts = (0..<(row * step) % 12).map { words[(row * step + $0 * 5) % words.count] }
    return texts.joined(separator: row % 9 == 4 ? "\n" : " ")
  }

  /// Cells of two labels, in a font whose instance follows the size and in one that has one
  /// instance alone.
  private static func cells(in traits: TraitCollection) -> HeightMeasurement.RowCells {
    let cell = TableViewCell()
    let (title, body) = (constrainedLabel("", lines: 0), constrainedLabel("", lines: 3))
    let palatino = try? traits.fonts.font(named: "Palatino", size: 18)
    title.font = (try? traits.fonts.preferredFont(for: .headline, category: traits.contentSizeCategory)) ?? title.font
    body.font =
      palatino.flatMap { try? FontScaler(style: .body).scaledFont(for: $0, category: traits.contentSizeCategory) }
      ?? body.font
    for label in [title, body] { cell.contentView.addSubview(label) }
    let margins = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      title.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: margins.topAnchor, multiplier: 1),
      body.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1),
      margins.bottomAnchor.constraint(
        equalToSystemSpacingBelow: body.lastBaselineAnchor, multiplier: 1),
    ])
    return { row in
      (title.text, body.text) = (text(row, 7), text(row, 11))
      return cell
    }
  }

  private static func measurement(_ traits: TraitCollection) -> HeightMeasurement {
    HeightMeasurement(traits: traits, width: 320) { cells(in: .current) }
  }

  /// These cells, whose strings are computed once for all sizes.
  private static func measurementOfContents(_ traits: TraitCollection) -> HeightMeasurement {
    HeightMeasurement(traits: traits, width: 320) {
      (title: text($0, 7), body: text($0, 11))
    } makeCells: {
      let cells = cells(in: .current)
      return { content in
        let cell = cells(0)
        let labels = cell.contentView.subviews.compactMap { $0 as? Label }
        (labels[0].text, labels[1].text) = (content.title, content.body)
        return cell
      }
    }
  }

  @Test("Contents found once for all sizes give the same heights, and each row's is asked for once", arguments: [1, 2])
  func contents(workers: Int) async throws {
    let heights = try await Self.measurementOfContents(try realTraits(scale: 3)).heights(
      ofRows: Self.rows, categories: ContentSizeCategory.allCases, workers: workers)
    for (category, direct) in try Self.directHeights.get() {
      for row in Self.rows { #expect(heights.height(ofRow: row, at: category) == direct[row], "\(category) \(row)") }
    }
    let asked = Mutex<[Int]>([])
    var traits = try realTraits()
    traits.contentSizeCategory = .small
    let counted = HeightMeasurement(traits: traits, width: 320) { row in
      asked.withLock { $0.append(row) }
      #expect(TraitCollection.current.contentSizeCategory == .small)
    } makeCells: {
      let cell = TableViewCell()
      return { _ in cell }
    }
    _ = try await counted.heights(ofRows: Self.rows, categories: ContentSizeCategory.allCases, workers: workers)
    #expect(asked.withLock { $0.sorted() } == Array(Self.rows))
  }

  /// The properties that every cell with them has.
  private final class Token: Sendable {
    static let count = Atomic<Int>(0)

    init() { Self.count.add(1, ordering: .relaxed) }

    deinit { Self.count.subtract(1, ordering: .relaxed) }
  }

  private final class CountedCell: TableViewCell {
    private let token = Token()
  }

  @Test("No cell outlives the measurement that it was made for")
  func lifetime() async throws {
    for count in [1, 2] {
      let measurement = HeightMeasurement(traits: try realTraits(scale: 3), width: 320) {
        let cells = (0..<count).map { _ in CountedCell() }
        return { row in
          cells[row % count].textLabel?.text = Self.text(row, 7)
          return cells[row % count]
        }
      }
      _ = try await measurement.heights(
        ofRows: Self.rows, categories: ContentSizeCategory.allCases, workers: 2)
      #expect(Token.count.load(ordering: .relaxed) == 0)
    }
  }

  /// The content of the cells at each text size, computed once for any number of workers.
  private static let directHeights = Result {
    let traits = try realTraits(scale: 3)
    return try ContentSizeCategory.allCases.map { ($0, try direct(traits, $0)) }
  }

  /// The heights that a cell computes itself, with new strings, from the last row to the first.
  private static func direct(_ traits: TraitCollection, _ category: ContentSizeCategory) throws -> [Int: Double] {
    var traits = traits
    traits.contentSizeCategory = category
    traits.typesetting = Typesetting(fonts: traits.fonts)
    return try traits.performAsCurrent {
      let cells = cells(in: traits)
      return try Dictionary(
        uniqueKeysWithValues: rows.reversed().map { ($0, try CellSizing.rowHeight(for: cells($0), width: 320)) })
    }
  }

  @Test("Every height is the one the cell gives for itself, to the last bit", arguments: [1, 2, 3])
  func exact(workers: Int) async throws {
    let traits = try realTraits(scale: 3)
    let heights = try await Self.measurement(traits).heights(
      ofRows: Self.rows, categories: ContentSizeCategory.allCases, workers: workers)
    for (category, direct) in try Self.directHeights.get() {
      for row in Self.rows { #expect(heights.height(ofRow: row, at: category) == direct[row], "\(category) \(row)") }
    }
  }

  /// Cells in which other properties than strings change from row to row.
  private static func changingCells() -> HeightMeasurement.RowCells {
    let cells = cells(in: .current)
    return { row in
      let cell = cells(row)
      let labels = cell.contentView.subviews.compactMap { $0 as? Label }
      labels[0].numberOfLines = row % 7 == 3 ? 1 : 0
      labels[1].lineBreakMode = row % 10 < 5 ? .byTruncatingTail : .byCharWrapping
      if row % 11 == 0 { labels[1].attributedText = NSAttributedString(string: text(row, 5)) }
      cell.contentView.layoutMargins.top = row % 13 == 7 ? 20 : 8
      if row % 17 < 2 { labels[0].font = labels[row % 17].font }
      cell.accessoryType = row % 19 == 5 ? .detailButton : .none
      if row % 29 == 3 {
        cell.frame.size = CGSize(width: 90, height: 400)
        cell.layoutIfNeeded()
      }
      if row % 23 == 4 { labels[0].setContentHuggingPriority(.defaultHigh, for: .vertical) }
      return cell
    }
  }

  @Test("Whatever changes from row to row, the height is that of a cell to which just that has happened")
  func changing() async throws {
    let traits = try realTraits(scale: 3)
    let measurement = HeightMeasurement(traits: traits, width: 320) { Self.changingCells() }
    let heights = try await measurement.heights(
      ofRows: Self.rows, categories: ContentSizeCategory.allCases, workers: 1)
    for category in ContentSizeCategory.allCases {
      var traits = traits
      traits.contentSizeCategory = category
      traits.typesetting = Typesetting(fonts: traits.fonts)
      try traits.performAsCurrent {
        let cells = Self.changingCells()
        for row in Self.rows {
          let cell = cells(row)
          // Setting margins again is a change of structure, after which everything is requested
          // again.
          cell.contentView.setNeedsUpdateConstraints()
          let height = try CellSizing.rowHeight(for: cell, width: 320)
          #expect(heights.height(ofRow: row, at: category) == height, "\(category) \(row)")
        }
      }
    }
  }

  /// The work of the text engine for all sizes, and for one.
  private static func work(_ sizing: OpticalSizing) async throws -> (all: TextEngineCounters, one: TextEngineCounters) {
    var counts: [TextEngineCounters] = []
    for categories in [ContentSizeCategory.allCases, [.large]] {
      var traits = try realTraits()
      traits.typesetting = Typesetting(fonts: traits.fonts)
      let measurement = HeightMeasurement(traits: traits, width: 320) {
        // Few enough letters to lie in the string itself: where one is on the heap, no two runs
        // agree.
        "row \($0) words"
      } makeCells: {
        let traits = TraitCollection.current
        let cell = TableViewCell()
        let label = constrainedLabel("", lines: 0)
        let font = try? traits.fonts.preferredFont(for: .body, category: traits.contentSizeCategory)
        label.font = (font ?? label.font).withOpticalSizing(sizing)
        cell.contentView.addSubview(label)
        LayoutConstraint.activate(label.filling(cell.contentView.layoutMarginsGuide))
        return { text in
          label.text = text
          return cell
        }
      }
      _ = try await measurement.heights(ofRows: 0..<200, categories: categories, workers: 1)
      counts.append(traits.text.counters)
    }
    return (counts[0], counts[1])
  }

  @Test(
    """
    A text is shaped once for all sizes of a font, and looked up once at each; it is shaped less than four times for the nine instances of \
    one that has optical sizes
    """
  )
  func shapings() async throws {
    let plain = try await Self.work(.off)
    #expect(plain.all.shapings == plain.one.shapings)
    // The rows and the text that the cell was made with.
    let lookups = plain.all.measureHits - plain.one.measureHits
    #expect(lookups <= 201 * (ContentSizeCategory.allCases.count - 1), "looked up \(lookups) times")
    #expect(plain.all.wordHits == plain.one.wordHits)
    let optical = try await Self.work(.automatic)
    #expect(optical.all.shapings < 4 * optical.one.shapings, "\(optical)")
  }
}
