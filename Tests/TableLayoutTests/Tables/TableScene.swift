import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport

/// A table with rows of known heights: the row determines the height of its cell.
final class TableScene: TableViewDataSource, TableViewDelegate {
  /// A cell that needs so much height.
  final class Cell: TableViewCell {
    var needed: CGFloat = 44
    private(set) var reuseCount = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuseCount += 1
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: needed) }
    /// Called when the selection changes.
    var onSelection: (() -> Void)?
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      onSelection?()
    }
    /// Takes another height, and says so.
    func need(_ height: CGFloat) {
      needed = height
      contentView.invalidateIntrinsicContentSize()
    }
  }

  /// The heights of the rows by section, in points.
  var heights: [[CGFloat]]
  var titles: [String?] = []
  var footers: [String?] = []
  var estimate: ((IndexPath) -> CGFloat)?
  var given: ((IndexPath) -> CGFloat)?
  var willDisplay: ((Cell, IndexPath) -> Void)?
  var didEnd: ((IndexPath) -> Void)?
  var didScroll: ((TableView) -> Void)?
  var level: ((IndexPath) -> Int)?
  var configure: ((Cell, IndexPath) -> Void)?
  private(set) var calls: [String] = []
  var cellCount = 0
  let table: TableView

  init(
    _ heights: [[CGFloat]], style: TableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 400),
    scale: Double = 1, log: LayoutLog = .silent
  ) throws {
    self.heights = heights
    let traits = try fixedTraits(scale: scale, log: log)
    table = traits.performAsCurrent { TableView(frame: CGRect(origin: .zero, size: size), style: style) }
    table.separatorStyle = .none
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func numberOfSections(in tableView: TableView) -> Int { heights.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { heights[section].count }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    calls.append("cell \(indexPath.section).\(indexPath.row)")
    cellCount += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? Cell {
      cell.needed = heights[indexPath.section][indexPath.row]
      configure?(cell, indexPath)
    }
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    calls.append("height \(indexPath.section).\(indexPath.row)")
    return given?(indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    estimate?(indexPath) ?? tableView.estimatedRowHeight
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    calls.append("display \(indexPath.section).\(indexPath.row)")
    if let cell = cell as? Cell { willDisplay?(cell, indexPath) }
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    calls.append("end \(indexPath.section).\(indexPath.row)")
    didEnd?(indexPath)
  }

  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    level?(indexPath) ?? Unanswering().tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { didScroll?(table) }

  /// A delegate that leaves everything out.
  private final class Unanswering: TableViewDelegate {}

  // MARK: What shows

  /// From the top of the table down to the top of a row, in points.
  func place(_ row: Int, _ section: Int = 0) -> CGFloat {
    table.rectForRow(at: IndexPath(row: row, section: section)).minY - table.contentOffset.y
  }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    table.layoutIfNeeded()
  }

  /// The rows that show, of a table of one section.
  var visibleRows: [Int] { (table.indexPathsForVisibleRows ?? []).map(\.row) }
}

extension [CGFloat] {
  /// Heights of whole points, at least 44, that look random.
  static func random(_ count: Int, seed: Int, in range: ClosedRange<Int> = 44...200) -> [CGFloat] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in CGFloat(Int.random(in: range, using: &generator)) }
  }
}
