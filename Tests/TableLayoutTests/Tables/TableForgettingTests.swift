import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import Testing

@Suite("Tables that forget heights, at another text size or width")
struct TableForgettingTests {
  private let rows = { (count: Int, height: CGFloat) in [[CGFloat](repeating: height, count: count)] }

  @Test("At the end of a table, too, the row at the top stays", arguments: [false, true])
  func staysAtTheEnd(isWidth: Bool) throws {
    let scene = try TableScene(rows(1000, 100))
    scene.table.layoutIfNeeded()
    scene.table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
    scene.table.layoutIfNeeded()
    #expect(scene.place(996) == 0)
    if isWidth {
      scene.table.frame.size.width = 300
    } else {
      scene.table.setTraits(try fixedTraits(category: .accessibilityLarge))
    }
    scene.table.layoutIfNeeded()
    #expect(scene.place(996) == 0 && scene.visibleRows == [996, 997, 998, 999])
  }

  @Test("A table comes back to its end when rows are less high at another text size", arguments: [false, true])
  func comesBack(readsFirst: Bool) throws {
    let scene = try TableScene(rows(1000, 100))
    scene.table.layoutIfNeeded()
    scene.table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
    scene.table.layoutIfNeeded()
    scene.heights = rows(1000, 60)
    scene.table.setTraits(try fixedTraits(category: .extraSmall))
    scene.table.reloadData()
    if readsFirst { #expect(scene.table.numberOfSections == 1) }
    scene.table.layoutIfNeeded()
    #expect(scene.place(999) == 340 && scene.visibleRows.last == 999)
  }

  @Test("Scrolling to a row lands exactly right after another text size", arguments: [false, true])
  func scrolling(reloads: Bool) throws {
    let scene = try TableScene(rows(1000, 100))
    scene.table.layoutIfNeeded()
    scene.table.setTraits(try fixedTraits(category: .accessibilityLarge))
    if reloads { scene.table.reloadData() }
    scene.table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
    scene.table.layoutIfNeeded()
    #expect(scene.place(999) == 300)
  }

  @Test("Data that are read again at another text size do not keep heights of the one before")
  func reload() throws {
    let scene = try TableScene(rows(100, 100))
    scene.table.layoutIfNeeded()
    for y in stride(from: 0, through: 9600, by: 300) { scene.scroll(to: CGFloat(y)) }
    scene.heights = rows(100, 300)
    scene.estimate = { _ in 300 }
    scene.table.setTraits(try fixedTraits(category: .accessibilityLarge))
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentSize.height == 30_000)
  }

  @Test("Means that were learned are forgotten when data are read again at another text size")
  func means() throws {
    let scene = try TableScene(rows(100, 100))
    scene.table.estimation = .learned
    scene.table.layoutIfNeeded()
    for y in stride(from: 0, through: 9600, by: 300) { scene.scroll(to: CGFloat(y)) }
    scene.scroll(to: 0)
    scene.heights = rows(100, 300)
    scene.table.setTraits(try fixedTraits(category: .accessibilityLarge))
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentSize.height == 30_000)
  }
}
