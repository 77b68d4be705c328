public import FontMetrics
import Foundation
public import LayoutCore
import Synchronization
import Threads

/// Finds the heights of rows before a table shows them, on all cores.
///
/// ```swift
/// let measurement = HeightMeasurement(traits: traits, width: 375) {
///   let cell = NewsCell(style: .default, reuseIdentifier: nil)
///   return { row in
///     cell.headline.text = news[row].headline      // news is Sendable
///     return cell
///   }
/// }
/// let heights = try await measurement.heights(ofRows: 0..<news.count)
/// try table.adopt(heights, inSection: 0)
/// ```
/// At several text sizes every row is asked for at each. Where what it shows takes time to find, or to put together, as a date takes that is
/// written out, it is better found once, apart from the cell that shows it:
///
/// ```swift
/// let measurement = HeightMeasurement(traits: traits, width: 375) { row in
///   NewsItem(headline: news[row].headline, date: news[row].date.formatted())
/// } makeCells: {
///   let cell = NewsCell(style: .default, reuseIdentifier: nil)
///   return { item in
///     cell.show(item)
///     return cell
///   }
/// }
/// ```
/// Each worker, at each text size, makes cells of its own: views live in one isolation domain. The heights are the same however many
/// workers there are, as long as a row's content does not depend on the rows before it.
public struct HeightMeasurement: Sendable {
  /// What gives the cell of a row, with all its content: the same cell again and again, or one of a few.
  public typealias RowCells = (_ row: Int) -> TableViewCell

  /// What one worker measures: cells of its own for each text size, and what rows show at any of them.
  @usableFromInline typealias WorkerRows = (
    makeCells: () -> RowCells, findContents: (_ rows: Range<Int>) -> Void
  )

  /// The surroundings of the cells, but for the text size.
  public let traits: TraitCollection
  /// The width of the rows, in points.
  public let width: Double
  /// Whether a line is drawn below rows.
  public let separator: Bool
  private let makeRows: @Sendable () -> WorkerRows

  /// Makes a measurement.
  /// - Parameter makeCells: Called by each worker for each text size, with its traits as the current ones.
  public init(
    traits: TraitCollection, width: Double, separator: Bool = true, makeCells: @escaping @Sendable () -> RowCells
  ) {
    self.init(traits: traits, width: width, separator: separator, makeRows: { (makeCells, { _ in }) })
  }

  /// Makes a measurement of rows whose contents are found once, whatever the number of text sizes.
  /// - Parameters:
  ///   - content: What a row shows, at any text size. Called once for each row, with ``traits`` as the current ones.
  ///   - makeCells: Called by each worker for each text size, with its traits as the current ones; makes what gives the cell that shows
  ///     a content.
  @inlinable
  public init<Content>(
    traits: TraitCollection, width: Double, separator: Bool = true,
    content: @escaping @Sendable (_ row: Int) -> Content,
    makeCells: @escaping @Sendable () -> (_ content: Content) -> TableViewCell
  ) {
    self.init(traits: traits, width: width, separator: separator) {
      let contents = RowContents<Content>()
      return (
        {
          let cells = makeCells()
          return { row in cells(contents.all[row - contents.first].content) }
        },
        { rows in (contents.first, contents.all) = (rows.lowerBound, rows.map { RowContent(content($0)) }) }
      )
    }
  }

  @usableFromInline
  init(
    traits: TraitCollection, width: Double, separator: Bool, makeRows: @escaping @Sendable () -> WorkerRows
  ) {
    self.traits = traits
    self.width = width
    self.separator = separator
    self.makeRows = makeRows
  }

  /// How many rows a worker takes at a time: texts of so many rows are still known when the next text size comes.
  static let stretch = 32

  /// Finds the heights of rows.
  ///
  /// Throws when the task is canceled, and when the width is none.
  /// - Parameters:
  ///   - categories: The text sizes; nil for that of the traits. Texts are shaped once for all of them.
  ///   - workers: How many work at once; nil for as many as there are cores.
  ///   - progress: Called after every few rows, by one worker at a time, each time with more rows than before.
  /// - Complexity: O(*n* · *c*) for *n* rows at *c* text sizes.
  public func heights(
    ofRows rows: Range<Int>, categories: [ContentSizeCategory]? = nil, workers: Int? = nil,
    progress: (@Sendable (MeasurementProgress) -> Void)? = nil
  ) async throws(HeightMeasurementError) -> MeasuredHeights {
    let categories = (categories ?? [traits.contentSizeCategory]).map(\.resolved)
    try check()
    let work = MeasurementWork(rows: rows, stretch: Self.stretch, progress: progress)
    let count = max(1, min(workers ?? ProcessInfo.processInfo.activeProcessorCount, work.stretchCount))
    let parts = await withTaskGroup(of: [MeasuredStretch].self) { group in
      for _ in 0..<count { group.addTask { measure(work, categories) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    if Task.isCancelled || parts.count != work.stretchCount { throw .canceled }
    let ordered = parts.sorted { $0.number < $1.number }
    return MeasuredHeights(
      rows: rows, displayScale: scale, categories: categories,
      pixels: categories.indices.map { category in ordered.flatMap { $0.pixels[category] } })
  }

  /// The number of pixels in a point, or 1 where there are no pixels.
  private var scale: Double { traits.displayScale.isFinite && traits.displayScale > 0 ? traits.displayScale : 1 }

  private func check() throws(HeightMeasurementError) {
    guard width.isFinite, width >= 0 else {
      throw .layout(
        LayoutError(code: .invalidSize, message: "A cell's width is a finite number, 0 or more, not \(width)"))
    }
  }

  /// Measures stretches as long as there are any left and nobody has canceled.
  private func measure(_ work: MeasurementWork, _ categories: [ContentSizeCategory]) -> [MeasuredStretch] {
    let worker = makeRows()
    var traits = traits
    traits.typesetting = traits.typesetting.again()
    let measurers = categories.map { category in
      traits.contentSizeCategory = category
      return RowMeasurer(self, traits, worker.makeCells)
    }
    // The largest sizes first: a text that has to be looked at closely anywhere has to be there, while all that shaping found is at hand.
    let order = categories.indices.sorted { categories[$0] > categories[$1] }
    var parts: [MeasuredStretch] = []
    while !Task.isCancelled, let (number, rows) = work.next() {
      self.traits.performAsCurrent { worker.findContents(rows) }
      var pixels = [[Int32]](repeating: [], count: measurers.count)
      for index in order { pixels[index] = measurers[index].heights(of: rows) }
      parts.append(MeasuredStretch(number: number, pixels: pixels))
      work.finish(rows.count)
    }
    return parts
  }
}

/// What a row shows: handed on from here, nothing in it is copied.
@usableFromInline
final class RowContent<Content> {
  @usableFromInline let content: Content

  @inlinable init(_ content: Content) { self.content = content }
}

/// What a few rows show.
@usableFromInline
final class RowContents<Content> {
  @usableFromInline var first = 0
  @usableFromInline var all: [RowContent<Content>] = []

  @inlinable init() {}
}

/// The heights of a few rows at all text sizes, in pixels.
private struct MeasuredStretch: Sendable {
  let number: Int
  let pixels: [[Int32]]
}

/// Measures rows at one text size with cells of its own.
private final class RowMeasurer {
  private let traits: TraitCollection
  private let scale: Double
  private let width: Double
  private let separator: Bool
  private let cells: HeightMeasurement.RowCells
  /// The cell that was found to have the traits last, and how often its structure had changed then.
  private var adopted: TableViewCell?
  private var adoptedStructure = 0

  init(_ measurement: HeightMeasurement, _ traits: TraitCollection, _ makeCells: () -> HeightMeasurement.RowCells) {
    self.traits = traits
    scale = traits.displayScale.isFinite && traits.displayScale > 0 ? traits.displayScale : 1
    (width, separator) = (measurement.width, measurement.separator)
    cells = traits.performAsCurrent(makeCells)
  }

  // Held by what it holds, the cell would stay for good.
  deinit { adopted?.isHeldWhileFitted = false }

  func heights(of rows: Range<Int>) -> [Int32] { traits.performAsCurrent { rows.map(height) } }

  private func height(of row: Int) -> Int32 {
    let cell = cells(row)
    adopt(cell)
    let height = (try? CellSizing.rowHeight(for: cell, width: width, separator: separator)) ?? 0
    return Int32(clamping: TableView.whole(PixelGrid.ceil(height, scale: scale) * scale))
  }

  /// Gives a cell the traits of this text size, unless it is known to have them: they change with its structure.
  private func adopt(_ cell: TableViewCell) {
    if cell === adopted, cell.layoutStructure == adoptedStructure { return }
    if !cell.has(traits), cell.superview == nil { cell.setTraits(traits) }
    guard cell.has(traits) else { return }
    if cell !== adopted { adopted?.isHeldWhileFitted = false }
    (adopted, adoptedStructure) = (cell, cell.layoutStructure)
    // The cell is the worker's, and so are the views in it.
    cell.isHeldWhileFitted = true
  }
}

/// What workers share: which rows are next, and how many are done.
private final class MeasurementWork: Sendable {
  private let rows: Range<Int>
  private let stretch: Int
  private let report: (@Sendable (MeasurementProgress) -> Void)?
  private let nextStretch = Atomic<Int>(0)
  private let measured = Locked(0)

  init(rows: Range<Int>, stretch: Int, progress: (@Sendable (MeasurementProgress) -> Void)?) {
    self.rows = rows
    self.stretch = stretch
    report = progress
  }

  var stretchCount: Int { (rows.count + stretch - 1) / stretch }

  func next() -> (number: Int, rows: Range<Int>)? {
    let number = nextStretch.wrappingAdd(1, ordering: .relaxed).oldValue
    guard number < stretchCount else { return nil }
    let first = rows.lowerBound + number * stretch
    return (number, first..<min(rows.upperBound, first + stretch))
  }

  func finish(_ count: Int) {
    guard let report else { return }
    measured.withLock { measured in
      measured += count
      report(MeasurementProgress(measured: measured, count: rows.count))
    }
  }
}
