import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Changes of a collection view's items and sections")
struct CollectionUpdateTests {
  @Test("Random changes lead where a naive array leads")
  func random() throws {
    for seed in 0..<TableUpdateTests.sequences {
      var generator = SeededGenerator(seed: seed)
      var naive = NaiveTable((0..<Int.random(in: 1...5, using: &generator)).map { $0 * 4 }, &generator)
      let scene = try CollectionScene(
        Self.sizes(naive), SelfSizingLayout.list.make(), size: CGSize(width: 320, height: 200))
      scene.view.layoutIfNeeded()
      for _ in 0..<4 {
        let updates = naive.change(&generator)
        scene.sizes = Self.sizes(naive)
        try scene.view.apply(updates)
        scene.view.layoutIfNeeded()
        let end = max(0, scene.view.contentSize.height - 200)
        scene.view.contentOffset.y = CGFloat.random(in: 0...max(end, 1), using: &generator).rounded()
        scene.view.layoutIfNeeded()
        expectSame(scene, naive, "seed \(seed)")
      }
    }
  }

  private static func sizes(_ naive: NaiveTable) -> [[CGSize]] {
    naive.heights.map { $0.map { CGSize(width: 320, height: $0) } }
  }

  private func expectSame(_ scene: CollectionScene, _ naive: NaiveTable, _ comment: Comment) {
    scene.scrollThrough()
    var y: CGFloat = 0
    #expect(scene.view.numberOfSections == naive.sections.count, comment)
    for (section, rows) in naive.sections.enumerated() {
      for (row, value) in rows.enumerated() {
        #expect(scene.frame(row, section) == CGRect(x: 0, y: y, width: 320, height: value.height), comment)
        y += value.height
      }
    }
    #expect(scene.view.contentSize.height == y, comment)
    for cell in scene.view.visibleCells {
      guard let cell = cell as? CollectionScene.Cell, let path = scene.view.indexPath(for: cell) else { continue }
      #expect(cell.needed.height == naive.sections[path.section][path.row].height, comment)
    }
  }

  @Test("An invalid count is named with its section and its numbers, in UIKit's words")
  func invalid() throws {
    let scene = try CollectionScene([.random(1, seed: 1), .random(5, seed: 2)], SelfSizingLayout.list.make())
    scene.view.layoutIfNeeded()
    var updates = TableUpdates()
    updates.insertRows(at: [IndexPath(row: 0, section: 1)])
    let error = #expect(throws: TableError.self) { try scene.view.apply(updates) }
    #expect(
      error?.message == """
        Invalid update: invalid number of items in section 1. The number of items contained in an existing section after the \
        update (5) must be equal to the number of items contained in that section before the update (5), plus or minus the \
        number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items \
        moved into or out of that section (0 moved in, 0 moved out).
        """)
    updates = TableUpdates()
    updates.insertSections([0])
    let sections = #expect(throws: TableError.self) { try scene.view.apply(updates) }
    #expect(sections?.message.contains("sections contained in the collection view after the update (2)") == true)
    #expect(scene.view.numberOfItems(inSection: 1) == 5)
  }

  @Test("The first visible item stays in place when items above are inserted and deleted")
  func anchor() throws {
    let scene = try CollectionScene([.random(200, seed: 3)], SelfSizingLayout.list.make())
    scene.view.layoutIfNeeded()
    scene.view.contentOffset.y = 5_000
    scene.view.layoutIfNeeded()
    let first = try #require(scene.view.indexPathsForVisibleItems.first)
    let place = scene.places[first]?.minY
    scene.sizes[0].removeSubrange(10..<15)
    scene.sizes[0].insert(contentsOf: [CGSize].random(3, seed: 4), at: 2)
    scene.view.performBatchUpdates {
      scene.view.deleteItems(at: (10..<15).map { IndexPath(row: $0, section: 0) })
      scene.view.insertItems(at: (2..<5).map { IndexPath(row: $0, section: 0) })
    }
    #expect(scene.places[IndexPath(row: first.row - 2, section: 0)]?.minY == place)
  }

  @Test("A view that reads fewer items after a reload returns into its content")
  func fewerItems() throws {
    let scene = try CollectionScene([.random(200, seed: 3)], SelfSizingLayout.list.make())
    scene.view.layoutIfNeeded()
    scene.view.contentOffset.y = 5_000
    scene.view.layoutIfNeeded()
    scene.sizes[0].removeSubrange(10...)
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    let end = scene.view.contentSize.height
    #expect((0...end - 400).contains(scene.view.contentOffset.y))
    let last = try #require(scene.view.visibleCells.last)
    #expect(last.frame.maxY >= scene.view.contentOffset.y + 400)
  }

  @Test("Random changes after which items are missing or surplus get UIKit's sentence, and change nothing")
  func randomInvalid() throws {
    for seed in 0..<TableUpdateTests.sequences {
      var generator = SeededGenerator(seed: seed)
      let before = Int.random(in: 1...20, using: &generator)
      let scene = try CollectionScene([[], .random(before, seed: seed)], SelfSizingLayout.list.make())
      scene.view.layoutIfNeeded()
      let shown = scene.places
      let deleted = (0..<before).filter { _ in Bool.random(using: &generator) }
      let inserted = Int.random(in: 0...5, using: &generator)
      let wrong = Int.random(in: 1...3, using: &generator)
      var updates = TableUpdates()
      updates.deleteRows(at: deleted.map { IndexPath(row: $0, section: 1) })
      updates.insertRows(at: (0..<inserted).map { IndexPath(row: $0, section: 1) })
      let after = before - deleted.count + inserted + wrong
      scene.sizes[1] = .random(after, seed: seed)
      let error = #expect(throws: TableError.self) { try scene.view.apply(updates) }
      #expect(
        error?.message == """
          Invalid update: invalid number of items in section 1. The number of items contained in an existing section after \
          the update (\(after)) must be equal to the number of items contained in that section before the update \
          (\(before)), plus or minus the number of items inserted or deleted from that section (\(inserted) inserted, \
          \(deleted.count) deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 \
          moved out).
          """, "seed \(seed)")
      #expect(scene.view.numberOfItems(inSection: 1) == before)
      #expect(scene.places == shown, "seed \(seed)")
    }
  }
}
