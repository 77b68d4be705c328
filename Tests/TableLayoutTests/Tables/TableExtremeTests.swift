import Foundation
import LayoutCore
import TableLayout
import TestSupport
import Testing

@Suite("Tables that are told far too much")
struct TableExtremeTests {
  private final class Heights: TableViewDelegate {
    let height: CGFloat
    init(_ height: CGFloat) { self.height = height }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { height }
  }

  @Test("A header's height counts as the greatest that a table has", arguments: [1e9, CGFloat.greatestFiniteMagnitude])
  func headers(height: CGFloat) throws {
    let (scene, delegate) = (try TableScene([[44]]), Heights(height))
    scene.table.delegate = delegate
    scene.table.layoutIfNeeded()
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 16_777_216)
  }

  @Test("An estimate of headers, and the padding above them, count as the greatest that a table has")
  func estimates() throws {
    let scene = try TableScene([[CGFloat](repeating: 44, count: 50), [44]])
    scene.titles = ["one", "two"]
    scene.table.sectionHeaderTopPadding = 0
    scene.table.estimatedSectionHeaderHeight = .greatestFiniteMagnitude
    scene.table.layoutIfNeeded()
    #expect(scene.table.rectForHeader(inSection: 1).height == 16_777_216)
    scene.table.sectionHeaderTopPadding = .infinity
    scene.table.layoutIfNeeded()
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 16_777_216)
  }

  private final class Endless: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { .max }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
  }

  @Test("More rows than a table can hold stop with the section and their number")
  func rows() async throws {
    let stop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (table, source) = (TableView(), Endless())
      table.dataSource = source
      _ = table.numberOfSections
      withExtendedLifetime(source) {}
    }
    let text = String(decoding: stop?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("section 0 has 9223372036854775807 rows"))
  }

  @Test(
    "A delegate that has heights found again whenever it is asked for one comes to an end",
    arguments: [1, 2, 3])
  func endless(period: Int) throws {
    let scene = try TableScene([[CGFloat](repeating: 100, count: 50)])
    var count = 0
    scene.given = { [unowned scene] _ in
      count += 1
      if count < 20_000, count % period == 0 {
        scene.table.beginUpdates()
        scene.table.endUpdates()
      }
      return 100
    }
    scene.table.layoutIfNeeded()
    #expect(scene.visibleRows == Array(0..<4))
    scene.table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
    scene.table.layoutIfNeeded()
    #expect(scene.visibleRows == Array(30..<34) && scene.place(30) == 0)
    #expect(count < 20_000)
  }
}
