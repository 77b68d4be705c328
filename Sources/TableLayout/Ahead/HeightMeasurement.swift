public import FontMetrics
import Foundation
public import LayoutCore
import Synchronization
import Threads

/// Computes the heights of rows before a table or a collection view displays them, on all cores.
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
/// With several text sizes, each row is requested once per size. If its content takes time to
/// prepare, such as a formatted date, prepare it once, apart from the cell:
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
/// The items of a collection view are measured in the same way, with its cells and the width that
/// the layout gives them. ``CollectionView`` adopts the heights of sections whose cells determine
/// only their heights, such as lists; lines of several items follow from them.
///
/// Each worker creates its own cells for each text size, because views are confined to one
/// isolation domain. The heights do not depend on the number of workers, provided that the content
/// of a row does not depend on the rows before it.
public struct HeightMeasurement: Sendable {
  /// Returns the cell of a row with all its content: always the same cell, or one of a few.
  public typealias AnyRowCells = (_ row: Int) -> any MeasurableCell
  /// Returns the table cell of a row. See ``AnyRowCells``.
  public typealias RowCells = (_ row: Int) -> TableViewCell

  /// The measurement of one worker: its own cells for each text size, and the content of rows for
  /// all of them.
  @usableFromInline typealias WorkerRows = (
    makeCells: () -> AnyRowCells, findContents: (_ rows: Range<Int>) -> Void
  )

  /// The traits of the cells, except the text size.
  public let traits: TraitCollection
  /// The width of the rows, in points.
  public let width: Double
  /// A Boolean value that indicates whether rows have separators. It does not matter for the cells
  /// of a collection view.
  public let separator: Bool
  private let makeRows: @Sendable () -> WorkerRows

  /// Creates a measurement.
  ///
  /// - Parameter makeCells: A closure that each worker calls once per text size, with its traits as
  ///   the current ones.
  public init(
    traits: TraitCollection, width: Double, separator: Bool = true, makeCells: @escaping @Sendable () -> AnyRowCells
  ) {
    self.init(traits: traits, width: width, separator: separator, makeRows: { (makeCells, { _ in }) })
  }

  /// Creates a measurement of rows whose contents are prepared once, regardless of the number of
  /// text sizes.
  /// - Parameters:
  ///   - content: The content of a row, for any text size. Called once per row, with ``traits`` as
  ///     the current ones.
  ///   - makeCells: A closure that each worker calls once per text size, with its traits as the
  ///     current ones. It returns a closure that returns the cell of a content.
  @inlinable
  public init<Content>(
    traits: TraitCollection, width: Double, separator: Bool = true,
    content: @escaping @Sendable (_ row: Int) -> Content,
    makeCells: @escaping @Sendable () -> (_ content: Content) -> any MeasurableCell
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

  /// The number of rows that a worker takes at a time, so that their text is still cached for the
  /// next text size.
  static let stretch = 32

  /// Returns the heights of rows.
  ///
  /// Throws an error if the task is canceled or the width is invalid.
  /// - Parameters:
  ///   - categories: The text sizes, or nil for that of the traits. Text is shaped once for all of
  ///     them.
  ///   - workers: The number of workers, or nil for the number of cores.
  ///   - progress: A closure that is called after every few rows, by one worker at a time, each
  ///     time with more rows.
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
      rows: rows, displayScale: traits.usedDisplayScale, categories: categories,
      pixels: categories.indices.map { category in ordered.flatMap { $0.pixels[category] } })
  }

  private func check() throws(HeightMeasurementError) {
    guard width.isFinite, width >= 0 else {
      throw .layout(
        LayoutError(code: .invalidSize, message: "expected a finite cell width of 0 or more, got \(width)"))
    }
  }

  /// Measures batches of rows until none is left or the task is canceled.
  private func measure(_ work: MeasurementWork, _ categories: [ContentSizeCategory]) -> [MeasuredStretch] {
    let worker = makeRows()
    var traits = traits
    traits.typesetting = traits.typesetting.again()
    let measurers = categories.map { category in
      traits.contentSizeCategory = category
      return RowMeasurer(self, traits, worker.makeCells)
    }
    // The largest sizes come first: text that needs an exact measurement at some size needs it
    // there, while its shaping results are cached.
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

/// The content of a row, passed on without a copy.
@usableFromInline
final class RowContent<Content> {
  @usableFromInline let content: Content

  @inlinable init(_ content: Content) { self.content = content }
}

/// The contents of a few rows.
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

/// Measures rows at one text size with its own cells.
private final class RowMeasurer {
  private let traits: TraitCollection
  private let scale: Double
  private let width: Double
  private let separator: Bool
  private let cells: HeightMeasurement.AnyRowCells
  /// The last cell known to have the traits, and the count of its structure changes at that time.
  private var adopted: (any MeasurableCell)?
  private var adoptedStructure = 0

  init(_ measurement: HeightMeasurement, _ traits: TraitCollection, _ makeCells: () -> HeightMeasurement.AnyRowCells) {
    self.traits = traits
    scale = traits.usedDisplayScale
    (width, separator) = (measurement.width, measurement.separator)
    cells = traits.performAsCurrent(makeCells)
  }

  // The cell holds this object, so it must not hold the cell.
  deinit { adopted?.isHeldWhileFitted = false }

  func heights(of rows: Range<Int>) -> [Int32] { traits.performAsCurrent { rows.map(height) } }

  private func height(of row: Int) -> Int32 {
    let cell = cells(row)
    adopt(cell)
    let height = (try? cell.rowHeight(width: width, separator: separator)) ?? 0
    return Int32(clamping: TableView.whole(PixelGrid.ceil(height, scale: scale) * scale))
  }

  /// Sets the traits of this text size on a cell unless it is known to have them. They change with
  /// its structure.
  private func adopt(_ cell: any MeasurableCell) {
    if cell === adopted, cell.layoutStructure == adoptedStructure { return }
    if !cell.has(traits), cell.superview == nil { cell.setTraits(traits) }
    guard cell.has(traits) else { return }
    if cell !== adopted { adopted?.isHeldWhileFitted = false }
    (adopted, adoptedStructure) = (cell, cell.layoutStructure)
    // The cell and its views belong to the worker.
    cell.isHeldWhileFitted = true
  }
}

/// The state that workers share: the next rows, and the number of measured ones.
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
