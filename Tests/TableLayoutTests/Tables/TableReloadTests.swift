import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Tables whose data, estimates or traits become others")
struct TableReloadTests {
  private let rows = { (count: Int, height: CGFloat) in [[CGFloat](repeating: height, count: count)] }

  @Test("What a row measured stays its estimate, however often data are read again or heights are forgotten")
  func keptHeights() throws {
    let scene = try TableScene(rows(1000, 100))
    scene.table.layoutIfNeeded()
    for y in stride(from: 0, through: 5000, by: 300) { scene.scroll(to: CGFloat(y)) }
    let top = try #require(scene.visibleRows.first)
    let place = scene.place(top)
    let height = scene.table.rectForRow(at: IndexPath(row: top, section: 0)).minY
    for change in [
      { scene.table.reloadData() }, { scene.table.reloadData() }, { scene.table.performBatchUpdates(nil) },
      { scene.table.reloadData() }, { scene.table.performBatchUpdates({ scene.table.reloadData() }) },
    ] {
      change()
      scene.table.layoutIfNeeded()
      #expect(scene.visibleRows.first == top && abs(scene.place(top) - place) < 1e-9)
      #expect(scene.table.rectForRow(at: IndexPath(row: top, section: 0)).minY == height)
    }
  }

  @Test("The row at the top stays when what is above it has another estimate")
  func otherEstimates() throws {
    let scene = try TableScene(rows(1000, 100))
    scene.table.layoutIfNeeded()
    scene.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    scene.table.layoutIfNeeded()
    scene.table.estimatedRowHeight = 80
    scene.table.layoutIfNeeded()
    #expect(scene.visibleRows.first == 500 && scene.place(500) == 0)
  }

  @Test("A height that is given, and none to be estimated, count more than what was measured")
  func exactHeights() throws {
    let scene = try TableScene(rows(100, 50))
    scene.table.estimatedRowHeight = 0
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentSize.height == 5000)
    scene.heights = rows(100, 80)
    scene.table.reloadData()
    #expect(scene.table.contentSize.height == 8000)
    scene.heights[0][90] = 180
    scene.table.reloadRows(at: [IndexPath(row: 90, section: 0)], with: .none)
    #expect(scene.table.contentSize.height == 8100)
    scene.table.delegate = nil
    scene.table.rowHeight = 44
    #expect(scene.table.contentSize.height == 4400)
    scene.table.rowHeight = 100
    #expect(scene.table.contentSize.height == 10_000)
  }

  @Test("Without estimates a new text size finds the heights of cells that have it")
  func textSize() throws {
    final class Source: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    let source = Source()
    let table = try fixedTraits(scale: 1).performAsCurrent {
      TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    }
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    table.setTraits(try realTraits(category: .accessibilityExtraExtraExtraLarge, scale: 1))
    table.layoutIfNeeded()
    let heights = Set((0..<20).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height })
    #expect(heights.count == 1 && heights.allSatisfy { $0 > 44 })
  }

  @Test("No room is left below the last row when rows become less high")
  func comesBackToTheEnd() throws {
    let scene = try TableScene(rows(1000, 100))
    scene.table.layoutIfNeeded()
    scene.table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
    scene.table.layoutIfNeeded()
    scene.heights = rows(1000, 60)
    scene.table.setTraits(try fixedTraits(scale: 1, category: .extraSmall))
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentOffset.y <= scene.table.contentSize.height - 400)
    scene.table.tableFooterView = View(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    scene.scroll(to: scene.table.contentSize.height - 400)
    scene.table.tableFooterView = nil
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentOffset.y <= scene.table.contentSize.height - 400)
  }

  @Test("Scrolling to a row ends where a delegate keeps the offset from it")
  func clampingDelegate() throws {
    let scene = try TableScene(rows(1000, 100))
    scene.table.layoutIfNeeded()
    scene.didScroll = { if $0.contentOffset.y > 100 { $0.contentOffset.y = 100 } }
    scene.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentOffset.y == 100)
  }

  @Test("Rows may be deleted, and data read again, when a row is about to show", arguments: [false, true])
  func changesWhileShowing(isReload: Bool) throws {
    let scene = try TableScene(rows(3, 100))
    var isDone = false
    scene.willDisplay = { [unowned scene] _, path in
      guard !isDone, path.row == 0 else { return }
      isDone = true
      scene.heights[0].removeLast(isReload ? 3 : 1)
      if isReload {
        scene.table.reloadData()
        #expect(scene.table.numberOfRows(inSection: 0) == 0)
      } else {
        scene.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      }
    }
    scene.table.layoutIfNeeded()
    scene.table.layoutIfNeeded()
    #expect(scene.visibleRows == (isReload ? [] : [0, 1]))
    #expect(scene.table.contentSize.height == (isReload ? 0 : 200))
  }

  /// A delegate that reads the data again, without most of them, when it is asked for the header of
  /// the last section.
  private final class Forgetful: TableViewDelegate {
    let scene: TableScene
    let readsAtOnce: Bool
    private(set) var reloads = 0
    init(_ scene: TableScene, readsAtOnce: Bool) { (self.scene, self.readsAtOnce) = (scene, readsAtOnce) }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      if section == 9 {
        reloads += 1
        scene.heights.removeLast(9)
        tableView.reloadData()
        if readsAtOnce { #expect(tableView.numberOfSections == 1) }
      }
      return View(frame: CGRect(x: 0, y: 0, width: 1, height: 40))
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      #expect(section < scene.heights.count)
      return TableView.automaticDimension
    }
  }

  @Test(
    "Scrolling to a row ends where the data become others, and perhaps are read, while its header is measured",
    arguments: [false, true])
  func reloadWhileScrollingToRow(readsAtOnce: Bool) throws {
    let scene = try TableScene([[CGFloat]](repeating: [CGFloat](repeating: 100, count: 10), count: 10))
    scene.table.layoutIfNeeded()
    let delegate = Forgetful(scene, readsAtOnce: readsAtOnce)
    scene.table.delegate = delegate
    scene.table.layoutIfNeeded()
    scene.table.scrollToRow(at: IndexPath(row: 9, section: 9), at: .top, animated: false)
    scene.table.layoutIfNeeded()
    #expect(delegate.reloads == 1)
    #expect(scene.table.numberOfSections == 1)
    #expect(scene.visibleRows.allSatisfy { $0 < 10 } && !scene.visibleRows.isEmpty)
  }

  @Test(
    "No row of the data before is asked for once a row said that they are to be read again, or read them",
    arguments: [(0, 0), (0, -10), (44, 0), (44, -10)] as [(CGFloat, CGFloat)], [false, true])
  func reloadWhileMeasuring(estimateAndOffset: (CGFloat, CGFloat), readsAtOnce: Bool) throws {
    let scene = try TableScene(rows(10, 44))
    (scene.table.estimatedRowHeight, scene.table.contentOffset.y) = estimateAndOffset
    var askedLater: [Int]?
    scene.given = { [unowned scene] path in
      askedLater?.append(path.row)
      if path.row == 2, askedLater == nil {
        askedLater = []
        scene.heights[0].removeLast(9)
        scene.table.reloadData()
        if readsAtOnce { #expect(scene.table.numberOfSections == 1) }
      }
      return 44
    }
    scene.table.layoutIfNeeded()
    #expect(askedLater?.allSatisfy { $0 == 0 } == true)
    #expect(scene.visibleRows == [0] && scene.table.contentSize.height == 44)
  }

  @Test("Scrolling to a row ends where the data become others by scrolling")
  func reloadByScrolling() throws {
    let scene = try TableScene(rows(1000, 100))
    scene.table.layoutIfNeeded()
    scene.didScroll = { [unowned scene] table in
      guard scene.heights[0].count > 5 else { return }
      scene.heights[0].removeLast(995)
      table.reloadData()
    }
    scene.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentSize.height == 500)
    #expect((0...100).contains(scene.table.contentOffset.y))
  }

  @Test("A delegate that is asked for estimates may ask where things are")
  func rectanglesWhileLoading() throws {
    let scene = try TableScene(rows(3, 100))
    var rectangles: Set<CGFloat> = []
    scene.estimate = { [unowned scene] path in
      rectangles.insert(scene.table.rectForRow(at: path).height)
      _ = scene.table.indexPathForRow(at: CGPoint(x: 1, y: 1))
      return 50
    }
    scene.table.layoutIfNeeded()
    #expect(rectangles == [0] && scene.table.contentSize.height == 300)
  }

  @Test("A delegate's levels indent rows; one that says nothing leaves the cells' own")
  func indentation() throws {
    let scene = try TableScene(rows(3, 100))
    scene.level = { $0.row * 2 }
    scene.table.layoutIfNeeded()
    #expect(scene.table.visibleCells.map(\.indentationLevel) == [0, 2, 4])
    scene.level = nil
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    #expect(Set(scene.table.visibleCells.map(\.indentationLevel)) == [0, 2, 4])
  }

  @Test("A table's separator inset reaches cells that show, unless they have their own")
  func separatorInset() throws {
    let scene = try TableScene(rows(3, 100))
    scene.table.layoutIfNeeded()
    let era = scene.table.visibleCells[0].separatorInset
    scene.table.visibleCells[1].separatorInset = EdgeInsets(left: 7)
    for left: CGFloat in [40, 80] {
      scene.table.separatorInset = EdgeInsets(left: left)
      scene.table.layoutIfNeeded()
      #expect(scene.table.visibleCells.map(\.separatorInset.left) == [left, 7, left])
    }
    scene.table.separatorInset = nil
    scene.table.layoutIfNeeded()
    #expect(scene.table.visibleCells[0].separatorInset == era)
  }

  @Test("Insets that are no numbers count as 0")
  func insets() throws {
    let scene = try TableScene(rows(30, 100))
    scene.table.contentInset.top = .nan
    scene.table.contentInset.bottom = .infinity
    scene.table.layoutIfNeeded()
    #expect(scene.table.adjustedContentInset == .zero && scene.table.contentOffset.y == 0)
  }
}
