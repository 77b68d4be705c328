import Foundation
import LayoutCore
import Testing

@Suite("Tables that forget heights, at another text size or width")
struct TableForgettingTests {
  private let rows = { (count: Int, height: CGFloat) in [[CGFloat](repeating: height, count: count)] }

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
