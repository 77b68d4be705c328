import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import Testing

/// Whoever is asked or told something may say that the data are others, and read them at once:
/// items have other numbers then.
@Suite("Tables whose data become others, and are read, while the table asks or tells")
struct TableReentryTests {
  private let rows = { (count: Int, height: CGFloat) in [[CGFloat](repeating: height, count: count)] }

  @Test("while the height is found of a row that is another then")
  func otherRow() throws {
    let scene = try TableScene(rows(10, 44))
    var isDone = false
    scene.given = { [unowned scene] path in
      guard path.row == 2, !isDone else { return 44 }
      isDone = true
      scene.table.reloadData()
      _ = scene.table.numberOfSections
      return 300
    }
    scene.table.layoutIfNeeded()
    #expect(isDone && scene.table.contentSize.height == 440)
  }

  @Test("while a row is configured")
  func levels() throws {
    let scene = try TableScene(rows(10, 44))
    var isDone = false
    scene.level = { [unowned scene] path in
      if path.row == 5, !isDone {
        isDone = true
        scene.heights[0].removeLast(9)
        scene.table.reloadData()
        _ = scene.table.numberOfSections
      }
      return 0
    }
    scene.table.layoutIfNeeded()
    #expect(isDone && scene.visibleRows == [0] && scene.table.visibleCells.count == 1)
  }

  @Test("while rows are measured that have no estimates", arguments: [false, true])
  func withoutEstimates(isUpdate: Bool) throws {
    let scene = try TableScene(rows(10, 44))
    scene.table.estimatedRowHeight = 0
    scene.table.layoutIfNeeded()
    var isDone = false
    scene.given = { [unowned scene] _ in
      if !isDone {
        isDone = true
        scene.heights = [[44]]
        scene.table.reloadData()
        _ = scene.table.numberOfSections
      }
      return 44
    }
    if isUpdate {
      scene.heights[0] += [44, 44]
      scene.table.insertRows(at: [10, 11].map { IndexPath(row: $0, section: 0) }, with: .none)
    } else {
      scene.table.separatorStyle = .singleLine
    }
    scene.table.layoutIfNeeded()
    #expect(isDone && scene.visibleRows == [0] && scene.table.contentSize.height == 44)
  }

  @Test("while a table that learns estimates scrolls to a row")
  func scrollingToRow() throws {
    let scene = try TableScene(rows(1000, 100))
    scene.table.estimation = .learned
    scene.table.layoutIfNeeded()
    scene.didScroll = { [unowned scene] table in
      guard scene.heights[0].count > 5 else { return }
      scene.heights = [[CGFloat](repeating: 120, count: 5)]
      table.reloadData()
      #expect(table.numberOfRows(inSection: 0) == 5)
    }
    scene.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    scene.table.layoutIfNeeded()
    #expect(scene.visibleRows.last == 4)
    #expect((0...scene.table.contentSize.height - 400).contains(scene.table.contentOffset.y))
  }

  @Test("while a table that learns estimates comes back to its end")
  func comingBack() throws {
    let scene = try TableScene(rows(1000, 100))
    scene.table.estimation = .learned
    scene.table.layoutIfNeeded()
    scene.table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
    scene.table.layoutIfNeeded()
    for cell in scene.table.visibleCells { (cell as? TableScene.Cell)?.need(60) }
    scene.didScroll = { [unowned scene] table in
      guard scene.heights[0].count > 5 else { return }
      scene.heights = [[CGFloat](repeating: 120, count: 5)]
      table.reloadData()
      #expect(table.numberOfRows(inSection: 0) == 5)
    }
    scene.table.layoutIfNeeded()
    #expect(scene.heights[0].count == 5)
    #expect(scene.visibleRows.last == 4)
    #expect((0...scene.table.contentSize.height - 400).contains(scene.table.contentOffset.y))
  }

  @Test("while rows are deleted")
  func deleting() throws {
    let scene = try TableScene(rows(10, 44))
    scene.table.layoutIfNeeded()
    scene.didEnd = { [unowned scene] _ in
      guard !scene.heights[0].isEmpty else { return }
      scene.heights = [[]]
      scene.table.reloadData()
      _ = scene.table.numberOfSections
    }
    scene.heights[0].removeFirst()
    scene.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    scene.table.layoutIfNeeded()
    #expect(scene.visibleRows.isEmpty && scene.table.contentSize.height == 0)
    #expect(scene.table.subviews.isEmpty)
  }

  // MARK: Cells while estimates are found

  @Test("A delegate may take the estimates of rows from cells that show", arguments: [false, true])
  func cellsForEstimates(forgets: Bool) throws {
    let scene = try TableScene(rows(10, 60))
    scene.table.layoutIfNeeded()
    scene.estimate = { [unowned scene] in scene.table.cellForRow(at: $0)?.bounds.height ?? 44 }
    if forgets { scene.table.setTraits(try fixedTraits(category: .accessibilityLarge)) }
    scene.table.reloadData()
    #expect(scene.table.numberOfRows(inSection: 0) == 10)
    scene.table.layoutIfNeeded()
    #expect(scene.visibleRows == Array(0..<7))
  }

  @Test("A delegate may look at the cells that show when it is asked for estimates of rows that come or change")
  func cellsWhileInserting() throws {
    let scene = try TableScene(rows(100, 60))
    scene.table.layoutIfNeeded()
    scene.estimate = { [unowned scene] in
      _ = (scene.table.visibleCells, scene.table.indexPathsForVisibleRows)
      return scene.table.cellForRow(at: $0)?.bounds.height ?? 44
    }
    scene.table.contentOffset.y = 100
    scene.heights[0].insert(60, at: 0)
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    scene.table.layoutIfNeeded()
    #expect(scene.visibleRows == Array(2..<10))
    for cell in scene.table.visibleCells {
      #expect(scene.table.indexPath(for: cell).map(scene.table.rectForRow) == cell.frame)
    }
  }

  @Test("while a cell is told that it is selected")
  func selecting() throws {
    let scene = try TableScene(rows(10, 44))
    var isDone = false
    scene.configure = { [unowned scene] cell, _ in
      cell.onSelection = {
        if isDone { return }
        isDone = true
        scene.heights = []
        scene.table.reloadData()
        #expect(scene.table.numberOfSections == 0)
      }
    }
    scene.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    scene.table.layoutIfNeeded()
    #expect(isDone && scene.visibleRows == [] && scene.table.contentSize.height == 0)
  }

  @Test("A row that is scrolled to while its cell is made has one cell")
  func scrollingToItself() throws {
    let scene = try TableScene(rows(100, 44))
    var isDone = false
    scene.configure = { [unowned scene] _, path in
      guard path.row == 3, !isDone else { return }
      isDone = true
      scene.table.scrollToRow(at: path, at: .top, animated: false)
    }
    scene.table.layoutIfNeeded()
    scene.scroll(to: 1000)
    let cells = scene.table.subviews.filter { $0 is TableViewCell }
    #expect(isDone && cells.count == scene.table.visibleCells.count)
  }

  @Test("Rows may be configured again, and heights taken over, while estimates are read")
  func reconfiguring() async throws {
    let scene = try TableScene(rows(10, 44))
    let measurement = HeightMeasurement(traits: scene.table.traitCollection, width: 320) {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      return { _ in cell }
    }
    let heights = try await measurement.heights(ofRows: 0..<10)
    var refusals = 0
    scene.estimate = { [unowned scene] path in
      scene.table.reconfigureRows(at: [path])
      do throws(TableError) { try scene.table.adopt(heights) } catch { refusals += 1 }
      return 44
    }
    scene.table.layoutIfNeeded()
    #expect(refusals == 10 && scene.visibleRows == Array(0...9))
  }

  @Test("A table without sections has no rows anywhere, above its top neither")
  func nothing() throws {
    let scene = try TableScene([])
    scene.table.layoutIfNeeded()
    #expect(scene.table.indexPathsForRows(in: CGRect(x: 0, y: -64, width: 320, height: 400)) == nil)
  }
}
