public import FontMetrics
public import Foundation
public import LayoutCore
public import TableLayout

/// The heights of a cell by width and text size, in points.
public struct HeightTable: Hashable, Sendable {
  /// The widths, in points.
  public let widths: [Double]
  /// The text sizes.
  public let categories: [ContentSizeCategory]
  /// The heights, with a row for each width and a column for each text size.
  public let heights: [[Double]]

  /// Measures a cell, and restores its traits afterwards. Throws if a width is negative or not
  /// finite.
  public init(
    of cell: some CellConvertible, widths: [Double], categories: [ContentSizeCategory] = .all
  ) throws(LayoutError) {
    // A cell of the engine does not retain the object that stands for it.
    defer { withExtendedLifetime(cell) {} }
    let cell = cell.strutCell
    let traits = cell.traitCollection
    defer { cell.setTraits(traits) }
    var heights = widths.map { _ in [Double]() }
    for category in categories {
      var changed = traits
      changed.contentSizeCategory = category
      cell.setTraits(changed)
      for (index, width) in widths.enumerated() {
        heights[index].append(try CellSizing.rowHeight(for: cell, width: width))
      }
    }
    (self.widths, self.categories, self.heights) = (widths, categories, heights)
  }

  /// The table as text: a line with the text sizes, then a line for each width.
  public var text: String {
    let rows =
      [["width"] + categories.map(\.shortName)]
      + zip(widths, heights).map { [PointText.text($0)] + $1.map(PointText.text) }
    let columns = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, columns).map { String(repeating: " ", count: $1 - $0.count) + $0 }.joined(separator: "  ") + "\n"
    }.joined()
  }
}

/// Expects that a cell has its recorded heights, which are in a text file in the folder `Heights`
/// next to the test.
///
/// If there is no file yet, or if `STRUT_RECORD` is set in the environment, the file is written and
/// the test fails, so that a recording cannot pass for a check.
///
/// ```swift
/// expectHeights(of: cell, recordedAs: "order-cell", widths: [320, 375])
/// // order-cell: at AX5, 320 wide, the height is 207 and was 186
/// ```
/// - Parameters:
///   - name: The name of the file without its extension.
///   - folder: The folder of the file, or nil for `Heights` next to the test.
/// - Returns: The heights.
@discardableResult
public func expectHeights(
  of cell: some CellConvertible, recordedAs name: String, widths: [Double] = [320, 375, 430],
  categories: [ContentSizeCategory] = .all, folder: URL? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> HeightTable? {
  let place = ExpectationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let table = try HeightTable(of: cell, widths: widths, categories: categories)
    let beside = URL(filePath: "\(place.filePath)").deletingLastPathComponent().appending(path: "Heights")
    RecordedHeights(name: name, file: (folder ?? beside).appending(path: "\(name).txt"), place: place).compare(table)
    return table
  } catch {
    place.fail(error.message)
    return nil
  }
}

/// A file of recorded heights.
private struct RecordedHeights {
  let name: String
  let file: URL
  let place: ExpectationPlace

  func compare(_ table: HeightTable) {
    let isRecording = ProcessInfo.processInfo.environment["STRUT_RECORD"] != nil
    guard !isRecording, let recorded = try? String(contentsOf: file, encoding: .utf8) else { return record(table) }
    let differences = differences(table, recorded)
    if !differences.isEmpty { place.fail("\(name): " + differences.joined(separator: "; ")) }
  }

  private func record(_ table: HeightTable) {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(table.text.utf8).write(to: file)
      place.fail("\(name): the heights were recorded in \(file.path); review them, and run the test again")
    } catch {
      place.fail("\(name): cannot write \(file.path): \(error.localizedDescription)")
    }
  }

  /// The differences between two tables.
  private func differences(_ table: HeightTable, _ recorded: String) -> [String] {
    let fields = { (text: String) in
      text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    }
    let (now, before) = (fields(table.text), fields(recorded))
    guard now.map(\.count) == before.map(\.count), now.first == before.first,
      now.map(\.first) == before.map(\.first)
    else {
      return ["the file has other widths or text sizes; record it again with STRUT_RECORD=1"]
    }
    return zip(now, before).dropFirst().flatMap { rows in
      rows.0.indices.dropFirst().filter { rows.0[$0] != rows.1[$0] }.map { column in
        "at \(now[0][column]) and width \(rows.0[0]), expected height \(rows.1[column]), got \(rows.0[column])"
      }
    }
  }
}
