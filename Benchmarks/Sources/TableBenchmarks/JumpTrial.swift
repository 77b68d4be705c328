import Foundation
import LayoutCore
import TableLayout

/// Scrolls a million rows from top to bottom and back, with random jumps, a thousand times each;
/// every visible row is compared before and after heights are measured.
final class JumpTrial: TableViewDataSource, TableViewDelegate {
  private let texts: NewsTexts
  private let rows: Int
  private let jumps: Int
  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
  private var moved = 0
  private var compared = 0
  private var cells = 0

  init(texts: NewsTexts, rows: Int = 1_000_000, jumps: Int = 1_000) {
    (self.texts, self.rows, self.jumps) = (texts, rows, jumps)
    table.register(TwoLabelCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? TwoLabelCell)?.show(texts.news(indexPath.row))
    cells += 1
    return cell
  }

  func run() {
    let start = now()
    table.layoutIfNeeded()
    report("table of \(rows) rows loaded and shown in \(Int((now() - start) / 1e6)) ms")
    report("bytes for a row: \(Double(table.heightsByteCount) / Double(rows))")
    let begin = now()
    for way in [true, false] { scroll(down: way) }
    jump()
    report("\(cells) cells configured in \(Int((now() - begin) / 1e6)) ms")
    report("rows compared \(compared), of them moved on screen: \(moved)")
    let summary = table.correctionSummary
    report(
      "corrections of the offset: \(summary.count), \(summary.distance) points in total; at the ends \(summary.counts[.limit] ?? 0)"
    )
    checkSum()
  }

  /// Screens one after another with jumps between them, so that rows stay visible from one to the
  /// next about every other time.
  private func scroll(down: Bool) {
    var generator = SystemRandomNumberGenerator()
    for step in 0..<jumps {
      let share = Double(step) / Double(jumps - 1)
      let near = CGFloat.random(in: -600...600, using: &generator)
      let far = limit * CGFloat(down ? share : 1 - share)
      look(to: step % 2 == 0 ? far : table.contentOffset.y + near)
    }
  }

  private func jump() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<jumps {
      look(to: CGFloat.random(in: 0...limit, using: &generator))
      for _ in 0..<3 { look(to: table.contentOffset.y - CGFloat.random(in: 0...500, using: &generator)) }
    }
  }

  private var limit: CGFloat { max(0, table.contentSize.height - table.bounds.height) }

  /// Scrolls, and compares the positions of rows that are visible before and after.
  private func look(to y: CGFloat) {
    let shown = table.indexPathsForVisibleRows ?? []
    table.contentOffset.y = min(max(0, y), limit)
    let places = shown.map(place)
    let atEnds = table.correctionSummary.counts[.limit] ?? 0
    table.layoutIfNeeded()
    guard atEnds == table.correctionSummary.counts[.limit] ?? 0 else { return }
    let still = Set(table.indexPathsForVisibleRows ?? [])
    for (path, before) in zip(shown, places) where still.contains(path) {
      compared += 1
      if abs(place(of: path) - before) > 1e-6 { moved += 1 }
    }
  }

  private func place(of path: IndexPath) -> CGFloat { table.rectForRow(at: path).minY - table.contentOffset.y }

  /// Returns true if the height of the content is the sum of the heights of its rows.
  private func checkSum() {
    var sum = 0
    let scale = 3.0
    for row in 0..<rows {
      sum += Int((Double(table.rectForRow(at: IndexPath(row: row, section: 0)).height) * scale).rounded())
    }
    report("content \(table.contentSize.height) points, sum of the rows \(Double(sum) / scale)")
  }
}
