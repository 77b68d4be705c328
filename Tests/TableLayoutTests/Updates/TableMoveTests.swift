import Foundation
import LayoutCore
import TableLayout
import Testing

@Suite("What stays on screen when rows and sections of a table move")
struct TableMoveTests {
  private func scene(_ sections: [[CGFloat]], at offset: CGFloat) throws -> TableScene {
    let scene = try TableScene(sections)
    scene.table.estimatedRowHeight = 100
    scene.table.layoutIfNeeded()
    scene.scroll(to: offset)
    return scene
  }

  @Test("When the row at the top moves away, the row below it stays where it is")
  func topRow() throws {
    let scene = try scene([[CGFloat](repeating: 100, count: 100)], at: 1000)
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 11, section: 0)))
    scene.table.moveRow(at: IndexPath(row: 10, section: 0), to: IndexPath(row: 90, section: 0))
    #expect(scene.table.contentOffset.y == 900 && scene.place(10) == 100)
    #expect(scene.table.cellForRow(at: IndexPath(row: 10, section: 0)) === cell)
    #expect(scene.visibleRows == [9, 10, 11, 12])
  }

  @Test("When rows at the top are deleted and moved, the next that does neither stays where it is")
  func topRows() throws {
    let scene = try scene([[CGFloat](repeating: 100, count: 100)], at: 1000)
    scene.heights[0].removeLast()
    scene.table.performBatchUpdates {
      scene.table.moveRow(at: IndexPath(row: 10, section: 0), to: IndexPath(row: 90, section: 0))
      scene.table.deleteRows(at: [IndexPath(row: 11, section: 0)], with: .none)
    }
    #expect(scene.table.contentOffset.y == 800 && scene.place(10) == 200)
  }

  @Test("Where everything that shows moves, the table goes along with the row at the top")
  func wholeSection() throws {
    let scene = try scene([[CGFloat](repeating: 100, count: 50), [CGFloat](repeating: 100, count: 20)], at: 1000)
    scene.heights = [scene.heights[1], scene.heights[0]]
    scene.table.moveSection(0, toSection: 1)
    #expect(scene.place(10, 1) == 0)
    #expect(scene.table.indexPathsForVisibleRows?.first == IndexPath(row: 10, section: 1))
  }
}
