import FontMetrics
import Foundation
import Glibc
@_spi(Measuring) import LayoutCore

/// Measures layouts whose text is measured by counting letters, so that the time is that of layout.
///
/// With the name of a case of a cell, it runs only this case, and longer, for a profiler.
@main
struct LayoutBenchmarks {
  /// A sink for results, so that the compiler cannot remove the work.
  private var sink = 0.0

  static func main() throws {
    var benchmarks = LayoutBenchmarks()
    let typesetting = Typesetting(fonts: try Typesetting.bundled().fonts, measurer: LetterMeasurer())
    let traits = TraitCollection(typesetting: typesetting, log: .silent)
    let name = CommandLine.arguments.dropFirst().first
    try traits.performAsCurrent {
      for use in CellUse.allCases where name == nil || name == use.rawValue {
        try benchmarks.time(use, count: name == nil ? 20_000 : 300_000)
      }
      if name == nil { for rows in [10, 100, 1_000, 3_333] { benchmarks.timeColumn(rows: rows) } }
    }
    FileHandle.standardError.write(Data("# sum \(benchmarks.sink)\n".utf8))
  }

  /// A cell with two labels that gets new strings, as in a reused cell of a table.
  private mutating func time(_ use: CellUse, count: Int) throws {
    let cell = CellTree(isSpaced: use == .spacedHeight || use == .spacedCategory)
    sink += use.height(of: cell, 0)
    let time = Stopwatch.nanoseconds(count) { index in
      if use != .texts { cell.setTexts(index) }
      sink += use.height(of: cell, index)
    }
    report("reused cell of two labels, new texts, \(use.name): \(Int(time)) ns")
  }

  /// Rows of three views below one another: a full layout, then a layout after the text of one
  /// label has changed.
  private mutating func timeColumn(rows: Int) {
    let column = ColumnTree(rows: rows)
    let first = Stopwatch.nanoseconds(1) { _ in column.root.layoutIfNeeded() }
    for (name, row) in [("last", rows - 1), ("first", 0)] {
      let before = column.root.layoutWork
      let again = Stopwatch.nanoseconds(1) { _ in
        column.texts[row].text = "a text that is so much longer that it takes two lines"
        column.root.layoutIfNeeded()
      }
      let after = column.root.layoutWork
      report(
        """
        \(3 * rows) views: \(micro(first)) us, again after a text in the \(name) row \(micro(again)) us; rows asked \
        \(after.askedRows - before.askedRows), frames \(after.frames - before.frames), pivots \
        \(after.pivots - before.pivots), walks \(after.walks - before.walks)
        """)
    }
    sink += column.sum
  }

  /// Prints a line without buffering.
  private func report(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private func micro(_ nanoseconds: Double) -> Int { Int(nanoseconds / 1000) }
}

/// Returns the time on the clock.
enum Stopwatch {
  /// Returns the time of one of a number of calls.
  static func nanoseconds(_ count: Int, _ body: (Int) -> Void) -> Double {
    let start = now()
    for index in 0..<count { body(index) }
    return (now() - start) / Double(count)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
