import LayoutCore

/// The meaning of the items in a table's index: each section consists of a header, its rows and a
/// footer, without omissions.
struct TableSections: Hashable, Sendable {
  /// The meaning of an item.
  enum Part: Hashable, Sendable {
    case header
    case row(Int)
    case footer
  }

  /// The first item of each section, followed by the number of items.
  private(set) var starts = [0]

  init() {}

  init(rowCounts: [Int]) {
    starts.reserveCapacity(rowCounts.count + 1)
    for rows in rowCounts { starts.append(starts[starts.count - 1] + rows + 2) }
  }

  var count: Int { starts.count - 1 }
  var itemCount: Int { starts[count] }

  func rowCount(in section: Int) -> Int { starts[section + 1] - starts[section] - 2 }
  func header(of section: Int) -> Int { starts[section] }
  func footer(of section: Int) -> Int { starts[section + 1] - 1 }
  func items(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }
  func rows(of section: Int) -> Range<Int> { starts[section] + 1..<starts[section + 1] - 1 }

  /// Returns the item of a row, or nil if it does not exist.
  func item(section: Int, row: Int) -> Int? {
    guard section >= 0, section < count, row >= 0, row < rowCount(in: section) else { return nil }
    return starts[section] + 1 + row
  }

  /// Returns the item of a part of a section, or nil if it does not exist.
  func item(section: Int, _ part: Part) -> Int? {
    guard section >= 0, section < count else { return nil }
    return switch part {
    case .header: header(of: section)
    case .footer: footer(of: section)
    case .row(let row): item(section: section, row: row)
    }
  }

  /// Returns the section and the meaning of an item.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  func place(of item: Int) -> (section: Int, part: Part) {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    let inside = item - starts[low]
    if inside == 0 { return (low, .header) }
    return (low, item == footer(of: low) ? .footer : .row(inside - 1))
  }
}
