import Foundation
import LayoutCore

/// The state of a collection view's data: sections, sizes, and the lines as an index of heights.
///
/// The first item of a line has the line's extent as its height, including the space below, and
/// the others have none. So the index that a table uses finds lines by offsets, and offsets of
/// lines.
struct CollectionContent {
  /// A Boolean value that indicates whether the data were read since the last reload.
  var isLoaded = false
  var sections = TableSections()
  var heights = HeightIndex()
  var shapes: [SectionShape] = []
  var lengths = PixelLengths()
  /// The size of the collection view for which sizes are valid, without its insets.
  var container = CGSize.zero
  /// The size of each item, header and footer, as measured, specified or estimated.
  private(set) var sizes: [LineLength] = []
  /// True for the items that begin a line.
  private(set) var starts: [Bool] = []

  func path(of item: Int) -> IndexPath? {
    guard case (let section, .row(let row)) = sections.place(of: item) else { return nil }
    return IndexPath(row: row, section: section)
  }

  func item(of path: IndexPath) -> Int? {
    guard path.count == 2 else { return nil }
    return sections.item(section: path.section, row: path.row)
  }

  // MARK: Lines

  /// Computes the lines of all sections.
  ///
  /// - Parameters:
  ///   - sizes: The size of each item.
  ///   - measured: Returns `true` for an item whose size is final.
  /// - Complexity: O(*n*).
  mutating func fill(_ sizes: [LineLength], measured: (Int) -> Bool) {
    self.sizes = sizes
    starts = Array(repeating: false, count: sizes.count)
    var extents = [Int32](repeating: 0, count: sizes.count)
    for section in shapes.indices { fill(section, &extents) }
    heights = HeightIndex(count: sizes.count) { extents[$0] }
    for item in sizes.indices where measured(item) { heights.setMeasured(item) }
  }

  private mutating func fill(_ section: Int, _ extents: inout [Int32]) {
    for item in [sections.header(of: section), sections.footer(of: section)] {
      starts[item] = true
      extents[item] = edgeExtent(item, section)
    }
    let rows = sections.rows(of: section)
    var item = rows.lowerBound
    while item < rows.upperBound {
      let line = line(from: item, in: section)
      starts[item] = true
      extents[item] = extent(of: line, endingAt: item + line.frames.count, in: section)
      item += line.frames.count
    }
  }

  /// Returns the line that begins at an item.
  func line(from item: Int, in section: Int) -> ItemLine {
    let rows = sections.rows(of: section)
    let first = rows.lowerBound
    return shapes[section].filling.line(from: item - first, of: rows.count) { sizes[first + $0] }
  }

  /// Returns the extent of a line, in pixels, with the space to the next.
  private func extent(of line: ItemLine, endingAt end: Int, in section: Int) -> Int32 {
    let isLast = end == sections.rows(of: section).upperBound
    return lengths.pixels(CGFloat(line.extent + (isLast ? 0 : shapes[section].spacing)))
  }

  /// Returns the extent of a header or footer, in pixels, with the inset between it and the lines.
  private func edgeExtent(_ item: Int, _ section: Int) -> Int32 {
    let shape = shapes[section]
    let isHeader = item == sections.header(of: section)
    let inset = isHeader ? shape.alongInset.start : shape.alongInset.end
    let padding = (isHeader ? shape.header : shape.footer)?.padding ?? 0
    return lengths.pixels(CGFloat(sizes[item].along + inset + padding))
  }

  /// Returns the first item of the line of an item.
  ///
  /// - Complexity: O(*k*) for *k* items per line.
  func lineStart(of item: Int) -> Int {
    var item = item
    while !starts[item] { item -= 1 }
    return item
  }

  /// Returns the items to measure together with an unmeasured one: those of a line that contains
  /// its whole section, so that the line is computed once for all of them, or else the item alone.
  func measuredTogether(with item: Int) -> [Int] {
    let (section, part) = sections.place(of: item)
    guard case .row = part, shapes[section].filling.holdsSection else { return [item] }
    return sections.rows(of: section).filter { !heights.isMeasured($0) }
  }

  /// Replaces the sizes of items of one section, in ascending order, or of a header or footer, and
  /// computes their lines and the following ones until they begin where they did before.
  mutating func measure(_ lengths: [(item: Int, length: LineLength)]) {
    let changed = lengths.filter { sizes[$0.item] != $0.length }
    for (item, length) in lengths {
      sizes[item] = length
      heights.setMeasured(item)
    }
    guard let first = changed.first?.item, let last = changed.last?.item else { return }
    let (section, part) = sections.place(of: first)
    guard case .row = part else { return heights.update(first, to: edgeExtent(first, section)) }
    refill(from: lineBefore(first, section), through: last, in: section)
  }

  /// Returns the first line that a new size of an item can change: the line before the item's own,
  /// into which the first items of that may now fit.
  private func lineBefore(_ item: Int, _ section: Int) -> Int {
    let start = lineStart(of: item)
    return start > sections.rows(of: section).lowerBound ? lineStart(of: start - 1) : start
  }

  private mutating func refill(from start: Int, through item: Int, in section: Int) {
    let end = sections.rows(of: section).upperBound
    var next = start
    repeat {
      let line = line(from: next, in: section)
      let stop = next + line.frames.count
      for other in next..<stop {
        starts[other] = other == next
        heights.update(other, to: other == next ? extent(of: line, endingAt: stop, in: section) : 0)
      }
      next = stop
    } while next < end && (next <= item || !starts[next])
  }

  /// Returns the items between two offsets, in pixels, as whole lines.
  func items(from top: Int, to bottom: Int) -> Range<Int> {
    let range = heights.items(from: top, to: bottom)
    var (lower, upper) = (range.lowerBound, range.upperBound)
    guard lower < upper else { return range }
    while lower < upper, !starts[lower] { lower += 1 }
    while upper < starts.count, !starts[upper] { upper += 1 }
    return lower..<upper
  }
}
