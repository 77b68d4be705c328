import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

/// Sections of rows as a naive array: each row has a number and a height.
struct NaiveTable {
  struct Row: Hashable {
    var id: Int
    var height: CGFloat
  }
  var sections: [[Row]]
  private var next = 0

  init(_ counts: [Int], _ generator: inout SeededGenerator) {
    sections = []
    for count in counts { sections.append(makeRows(count, &generator)) }
  }

  private mutating func makeRows(_ count: Int, _ generator: inout SeededGenerator) -> [Row] {
    (0..<count).map { _ in
      next += 1
      return Row(id: next, height: CGFloat(Int.random(in: 44...150, using: &generator)))
    }
  }

  var heights: [[CGFloat]] { sections.map { $0.map(\.height) } }

  /// Changes everything at random, and says how, as a program does that knows UIKit's rules.
  mutating func change(_ generator: inout SeededGenerator) -> TableUpdates {
    var updates = TableUpdates()
    let before = sections
    let leaving = Set(before.indices.filter { _ in Int.random(in: 0..<8, using: &generator) == 0 })
    updates.deleteSections(IndexSet(leaving))
    var moved: [(from: Int, rows: [Row])] = []
    var staying: [(source: Int, rows: [Row])] = []
    for section in before.indices where !leaving.contains(section) {
      var rows: [Row] = []
      for (row, value) in before[section].enumerated() {
        let path = IndexPath(row: row, section: section)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: updates.deleteRows(at: [path])
        case 1:
          var value = value
          value.height = CGFloat(Int.random(in: 44...150, using: &generator))
          updates.reloadRows(at: [path])
          rows.append(value)
        case 2: leavingRows.append((path, value))
        default: rows.append(value)
        }
      }
      if Int.random(in: 0..<8, using: &generator) == 0 {
        moved.append((section, rows))
      } else {
        staying.append((section, rows))
      }
    }
    placeSections(&staying, moved, &updates, &generator)
    placeRows(&updates, &generator)
    return updates
  }

  private var leavingRows: [(IndexPath, Row)] = []
  private var isNew: [Bool] = []

  private mutating func placeSections(
    _ staying: inout [(source: Int, rows: [Row])], _ moved: [(from: Int, rows: [Row])], _ updates: inout TableUpdates,
    _ generator: inout SeededGenerator
  ) {
    var result: [(source: Int?, isMoved: Bool, rows: [Row])] = staying.map { ($0.source, false, $0.rows) }
    for move in moved {
      result.insert((move.from, true, move.rows), at: Int.random(in: 0...result.count, using: &generator))
    }
    while Int.random(in: 0..<3, using: &generator) == 0 || result.isEmpty {
      let rows = makeRows(Int.random(in: 0...6, using: &generator), &generator)
      result.insert((nil, false, rows), at: Int.random(in: 0...result.count, using: &generator))
    }
    for (place, section) in result.enumerated() {
      if section.source == nil { updates.insertSections(IndexSet(integer: place)) }
      if section.isMoved, let source = section.source { updates.moveSection(source, toSection: place) }
    }
    isNew = result.map { $0.source == nil }
    sections = result.map(\.rows)
  }

  private mutating func placeRows(_ updates: inout TableUpdates, _ generator: inout SeededGenerator) {
    // New items are marked, and their positions computed when all of them are there.
    var origins: [Int: IndexPath] = [:]
    var inserted: Set<Int> = []
    for (path, row) in leavingRows {
      origins[row.id] = path
      let section = Int.random(in: sections.indices, using: &generator)
      sections[section].insert(row, at: Int.random(in: 0...sections[section].count, using: &generator))
    }
    leavingRows = []
    for section in sections.indices where !isNew[section] {
      while Int.random(in: 0..<3, using: &generator) == 0 {
        let row = makeRows(1, &generator)[0]
        inserted.insert(row.id)
        sections[section].insert(row, at: Int.random(in: 0...sections[section].count, using: &generator))
      }
    }
    for (section, rows) in sections.enumerated() {
      for (row, value) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        if let origin = origins[value.id] { updates.moveRow(at: origin, to: path) }
        if inserted.contains(value.id) { updates.insertRows(at: [path]) }
      }
    }
  }
}

@Suite("Changes of a table's rows and sections")
struct TableUpdateTests {
  /// The number of sequences: more if the environment specifies it, as in `make check`.
  static var sequences: Int { ProcessInfo.processInfo.environment["STRUT_TABLE_SEQUENCES"].flatMap(Int.init) ?? 60 }

  @Test("Random changes lead where a naive array leads")
  func random() throws {
    for seed in 0..<Self.sequences {
      var generator = SeededGenerator(seed: seed)
      var naive = NaiveTable((0..<Int.random(in: 1...5, using: &generator)).map { $0 * 4 }, &generator)
      let scene = try TableScene(naive.heights, size: CGSize(width: 320, height: 200))
      scene.table.estimatedRowHeight = 0
      scene.table.layoutIfNeeded()
      for _ in 0..<4 {
        let updates = naive.change(&generator)
        scene.heights = naive.heights
        try scene.table.apply(updates)
        scene.table.layoutIfNeeded()
        let end = max(0, scene.table.contentSize.height - 200)
        scene.scroll(to: CGFloat.random(in: 0...max(end, 1), using: &generator))
        expectSame(scene, naive, "seed \(seed)")
      }
    }
  }

  /// Reloaded rows are measured when they show, so all are shown before they are compared.
  private func expectSame(_ scene: TableScene, _ naive: NaiveTable, _ comment: Comment) {
    for section in naive.sections.indices {
      for row in naive.sections[section].indices {
        let path = IndexPath(row: row, section: section)
        guard !scene.table.isMeasured(rowAt: path) else { continue }
        scene.table.scrollToRow(at: path, at: .none, animated: false)
        scene.table.layoutIfNeeded()
      }
    }
    var y: CGFloat = 0
    #expect(scene.table.numberOfSections == naive.sections.count, comment)
    for (section, rows) in naive.sections.enumerated() {
      for (row, value) in rows.enumerated() {
        let frame = scene.table.rectForRow(at: IndexPath(row: row, section: section))
        #expect(frame == CGRect(x: 0, y: y, width: 320, height: value.height), comment)
        y += value.height
      }
    }
    #expect(scene.table.contentSize.height == y, comment)
    for cell in scene.table.visibleCells {
      guard let cell = cell as? TableScene.Cell, let path = scene.table.indexPath(for: cell) else { continue }
      #expect(cell.needed == naive.sections[path.section][path.row].height, comment)
      #expect(cell.frame == scene.table.rectForRow(at: path), comment)
    }
  }

  @Test("Whatever changes above, the row at the top stays where it is")
  func anchor() throws {
    let scene = try TableScene([.random(200, seed: 3)])
    scene.table.layoutIfNeeded()
    scene.scroll(to: 5_000)
    let top = try #require(scene.visibleRows.first)
    let place = scene.place(top)
    scene.heights[0].removeSubrange(10..<15)
    scene.heights[0].insert(contentsOf: [70, 80, 90], at: 2)
    scene.table.performBatchUpdates {
      scene.table.deleteRows(at: (10..<15).map { IndexPath(row: $0, section: 0) }, with: .automatic)
      scene.table.insertRows(at: (2..<5).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    }
    // Five are gone, three are new; what was row 10 is row 13 before the five go.
    #expect(scene.visibleRows.first == top - 2)
    #expect(abs(scene.place(top - 2) - place) < 1e-9)
    scene.table.layoutIfNeeded()
    #expect(abs(scene.place(top - 2) - place) < 1e-9)
    #expect((scene.table.correctionSummary.counts[.update] ?? 0) == 1)
  }

  @Test("At the very top a new first row shows")
  func insertAtTop() throws {
    let scene = try TableScene([[100, 100, 100, 100, 100, 100]])
    scene.table.layoutIfNeeded()
    scene.heights[0].insert(70, at: 0)
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(scene.table.contentOffset.y == 0)
    #expect(scene.visibleRows.first == 0)
    #expect(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 70)
  }

  @Test("A row whose cell has taken other content expands, and what is above stays")
  func expanding() throws {
    let scene = try TableScene([[100, 100, 100, 100, 100, 100]])
    scene.table.estimatedRowHeight = 100
    scene.table.layoutIfNeeded()
    scene.scroll(to: 50)
    let path = IndexPath(row: 2, section: 0)
    (scene.table.cellForRow(at: path) as? TableScene.Cell)?.needed = 250
    scene.heights[0][2] = 250
    scene.table.beginUpdates()
    scene.table.endUpdates()
    #expect(scene.table.rectForRow(at: path) == CGRect(x: 0, y: 200, width: 320, height: 250))
    #expect(scene.table.contentOffset.y == 50)
    scene.table.scrollToRow(at: path, at: .top, animated: true)
    #expect(scene.table.contentOffset.y == 200)
    #expect(scene.table.contentSize.height == 750)
  }

  @Test("An invalid count is named with its section and its numbers")
  func invalidRows() throws {
    let scene = try TableScene([[44], [44, 44, 44, 44, 44]])
    scene.table.layoutIfNeeded()
    var updates = TableUpdates()
    updates.insertRows(at: [IndexPath(row: 0, section: 1)])
    let error = #expect(throws: TableError.self) { try scene.table.apply(updates) }
    #expect(error?.code == .invalidRowCount)
    #expect(
      error?.message == """
        Invalid update: invalid number of rows in section 1. The number of rows contained in an existing section after the \
        update (5) must be equal to the number of rows contained in that section before the update (5), plus or minus the \
        number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows \
        moved into or out of that section (0 moved in, 0 moved out).
        """)
    #expect(scene.table.numberOfRows(inSection: 1) == 5)
  }

  @Test("An invalid number of sections is named with its numbers")
  func invalidSections() throws {
    let scene = try TableScene([[44], [44]])
    scene.table.layoutIfNeeded()
    var updates = TableUpdates()
    updates.deleteSections([0])
    let error = #expect(throws: TableError.self) { try scene.table.apply(updates) }
    #expect(error?.code == .invalidSectionCount)
    #expect(error?.message.contains("after the update (2)") == true)
    #expect(error?.message.contains("(0 inserted, 1 deleted)") == true)
  }

  /// Updates that contradict themselves or refer to missing items, with a part of the message.
  static let refused: [(change: @Sendable (inout TableUpdates) -> Void, part: String)] = [
    (
      { $0.deleteRows(at: [IndexPath(row: 7, section: 0)]) },
      "attempt to delete row 7 from section 0 which only contains 3 rows"
    ),
    ({ $0.deleteRows(at: [IndexPath(row: 0, section: 5)]) }, "there are only 1 sections before"),
    ({ $0.deleteSections([4]) }, "attempt to delete section 4, but there are only 1 sections before"),
    ({ $0.insertSections([9]) }, "attempt to insert section 9"),
    (
      {
        $0.insertRows(at: [IndexPath(row: 5, section: 0)])
        $0.deleteRows(at: [IndexPath(row: 0, section: 0)])
      }, "attempt to insert row 5 into section 0, but there are only 3 rows in section 0 after"
    ),
    ({ $0.deleteRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 1, section: 0)]) }, "row 1 from section 0"),
    (
      {
        $0.reloadRows(at: [IndexPath(row: 1, section: 0)])
        $0.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
      }, "reload and move"
    ),
    (
      {
        $0.reloadSections([0])
        $0.insertRows(at: [IndexPath(row: 3, section: 0)])
      }, "attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after"
    ),
    (
      { $0.insertRows(at: [IndexPath(row: 0, section: 9)]) },
      "attempt to insert row 0 into section 9, but there are only 1 sections after the update"
    ),
    (
      {
        $0.insertRows(at: [IndexPath(row: 0, section: 1)])
        $0.deleteRows(at: [IndexPath(row: 0, section: 0)])
      }, "attempt to insert row 0 into section 1, but there are only 1 sections after the update"
    ),
    ({ $0.insertRows(at: [IndexPath(row: -1, section: 0)]) }, "which is not a valid index path"),
    ({ $0.insertRows(at: [IndexPath(index: 1)]) }, "which is not a valid index path"),
    ({ $0.deleteRows(at: [IndexPath(index: 1)]) }, "attempt to delete index path"),
  ]

  @Test("What contradicts itself is refused, and the table stays as it was", arguments: refused.indices)
  func refusals(index: Int) throws {
    let scene = try TableScene([[44, 50, 60]])
    scene.table.layoutIfNeeded()
    var updates = TableUpdates()
    Self.refused[index].change(&updates)
    let error = #expect(throws: TableError.self) { try scene.table.apply(updates) }
    #expect(error?.message.contains(Self.refused[index].part) == true, "\(error?.message ?? "")")
    #expect(scene.table.contentSize.height == 154)
  }

  @Test("A row that moves into a section that is not there is refused, and keeps its selection")
  func movingNowhere() throws {
    let scene = try TableScene([[44, 50, 60]])
    scene.table.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    scene.table.selectRow(at: path, animated: false, scrollPosition: .none)
    scene.heights[0].removeFirst()
    var updates = TableUpdates()
    updates.moveRow(at: path, to: IndexPath(row: 0, section: 9))
    let error = #expect(throws: TableError.self) { try scene.table.apply(updates) }
    #expect(error?.code == .outOfRange)
    #expect(
      error?.message == "attempt to move a row to row 0 of section 9, but there are only 1 sections after the update")
    #expect(scene.table.contentSize.height == 154)
    #expect(scene.table.indexPathForSelectedRow == path)
  }

  @Test("Reading data again keeps the row at the top where it is")
  func reload() throws {
    let scene = try TableScene([.random(500, seed: 8)])
    scene.table.layoutIfNeeded()
    for y in stride(from: 0, to: 12_000, by: 300) { scene.scroll(to: CGFloat(y)) }
    let top = try #require(scene.visibleRows.first)
    let place = scene.place(top)
    let size = scene.table.contentSize
    scene.table.reloadData()
    #expect(scene.table.contentSize == size)
    scene.table.layoutIfNeeded()
    #expect(scene.visibleRows.first == top)
    #expect(abs(scene.place(top) - place) < 1e-9)
    scene.heights[0].removeLast(495)
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    #expect(!scene.visibleRows.isEmpty)
    #expect((0...max(0, scene.table.contentSize.height - 400)).contains(scene.table.contentOffset.y))
  }

  @Test("Another width or text size forgets heights and keeps the row at the top")
  func forgets() throws {
    let scene = try TableScene([.random(500, seed: 8)])
    scene.table.layoutIfNeeded()
    scene.scroll(to: 9_000)
    let top = try #require(scene.visibleRows.first)
    let place = scene.place(top)
    scene.table.frame.size.width = 200
    scene.table.layoutIfNeeded()
    #expect(abs(scene.place(top) - place) < 1e-9)
    #expect(scene.table.visibleCells.allSatisfy { $0.frame.width == 200 })
    scene.table.setTraits(try fixedTraits(category: .accessibilityLarge))
    scene.table.layoutIfNeeded()
    #expect(abs(scene.place(top) - place) < 1e-9)
    #expect(scene.table.measurementProgress.measured < 30)
    scene.table.setTraits(try fixedTraits(scale: 3))
    scene.table.layoutIfNeeded()
    #expect(abs(scene.place(top) - place) < 1e-9)
  }

  @Test("A cell that says so is given another height")
  func selfSizing() throws {
    let scene = try TableScene([[100, 100, 100]])
    scene.table.layoutIfNeeded()
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? TableScene.Cell)
    cell.need(180)
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentSize.height == 380)
    scene.table.selfSizingInvalidation = .disabled
    cell.need(50)
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentSize.height == 380)
  }

  @Test("With constraints included any change that moves something gives another height")
  func selfSizingByConstraints() throws {
    let scene = try TableScene([[44]])
    let label = constrainedLabel("word", lines: 0)
    let table = scene.table
    table.registerCell(forCellReuseIdentifier: "cell") {
      let cell = TableViewCell(style: .default, reuseIdentifier: "cell")
      cell.contentView.addSubview(label)
      LayoutConstraint.activate(label.filling(cell.contentView.layoutMarginsGuide))
      return cell
    }
    table.layoutIfNeeded()
    label.text = String(repeating: "word ", count: 60)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 26)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    label.text = String(repeating: "word ", count: 61)
    table.layoutIfNeeded()
    #expect(table.contentSize.height > 100)
  }

  @Test("A row that is configured again keeps its cell")
  func reconfigure() throws {
    let scene = try TableScene([[100, 100, 100]])
    scene.table.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    let cell = scene.table.cellForRow(at: path)
    scene.heights[0][1] = 150
    scene.table.reconfigureRows(at: [path])
    #expect(scene.table.cellForRow(at: path) === cell)
    #expect((cell as? TableScene.Cell)?.reuseCount == 0)
    #expect(scene.table.contentSize.height == 350)
  }

  @Test("Rows that are not there cannot be configured again, and the message says so")
  func reconfigureNowhere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scene = try TableScene([[100, 100, 100]])
      scene.table.reconfigureRows(at: [IndexPath(row: 3, section: 0)])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Attempted to reconfigure an out-of-bounds row (3) for section (0)."), "\(text)")
  }

  @Test("Data that go while a row is configured again take its cell along", arguments: [true, false])
  func reconfigureWithoutData(givesAnother: Bool) throws {
    final class Source: TableViewDataSource {
      var (rowCount, isLeaving, givesAnother) = (3, false, false)
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rowCount }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        guard isLeaving else { return tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: givesAnother ? "b" : "a", for: indexPath)
        rowCount = 0
        tableView.reloadData()
        _ = tableView.numberOfRows(inSection: 0)
        return cell
      }
    }
    final class Listener: TableViewDelegate {
      var ended: [String] = []
      func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
        ended.append("row \(indexPath.section).\(indexPath.row)")
      }
      func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {
        ended.append("footer \(section)")
      }
    }
    let (source, listener) = (Source(), Listener())
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.delegate = listener
    ["a", "b"].forEach { table.register(TableViewCell.self, forCellReuseIdentifier: $0) }
    table.dataSource = source
    table.layoutIfNeeded()
    let old = table.visibleCells[2]
    (source.isLeaving, source.givesAnother) = (true, givesAnother)
    table.reconfigureRows(at: [IndexPath(row: 2, section: 0)])
    #expect(table.visibleCells.isEmpty)
    #expect(old.superview == nil)
    #expect(listener.ended == ["row 0.0", "row 0.1", "row 0.2"])
  }

  @Test("A row that gets another cell when it is configured again shows that one, and the old one is used again")
  func reconfigureWithAnother() throws {
    final class Source: TableViewDataSource {
      var identifier = "a"
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      }
    }
    final class Listener: TableViewDelegate {
      var ended: [TableViewCell] = []
      func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
        ended.append(cell)
      }
    }
    let (source, listener) = (Source(), Listener())
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.delegate = listener
    ["a", "b"].forEach { table.register(TableViewCell.self, forCellReuseIdentifier: $0) }
    table.dataSource = source
    table.layoutIfNeeded()
    let (path, old) = (IndexPath(row: 1, section: 0), table.visibleCells[1])
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    source.identifier = "b"
    table.reconfigureRows(at: [path])
    #expect(table.visibleCells.map(\.reuseIdentifier) == ["a", "b"])
    #expect(table.visibleCells.map(\.isSelected) == [false, true])
    #expect(old.superview == nil)
    #expect(listener.ended.map(ObjectIdentifier.init) == [ObjectIdentifier(old)])
    #expect(table.dequeueReusableCell(withIdentifier: "a") === old)
  }
}
