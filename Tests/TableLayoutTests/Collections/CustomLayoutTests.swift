import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Layouts of a program")
struct CustomLayoutTests {
  /// Items of 100 points in a row, and supplementary views of given kinds.
  private final class Shelf: CollectionLayout {
    static let count = 20
    var names: [String] = []
    var knowsItems = true

    override var collectionViewContentSize: CGSize { CGSize(width: 100 * Self.count, height: 400) }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes]? {
      let items = (0..<Self.count).map { place(IndexPath(row: $0, section: 0)) }
      let others = names.map { name in
        let attributes = CollectionLayoutAttributes(
          forSupplementaryViewOfKind: name, with: IndexPath(row: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 200, width: 50, height: 20)
        return attributes
      }
      return (items + others).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
      knowsItems ? place(indexPath) : nil
    }

    private func place(_ path: IndexPath) -> CollectionLayoutAttributes {
      let attributes = CollectionLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 100 * path.row, y: 0, width: 100, height: 100)
      return attributes
    }
  }

  private func scene(_ layout: Shelf, log: LayoutLog = .silent) throws -> CollectionScene {
    let scene = try CollectionScene([.random(Shelf.count, seed: 1)], layout, log: log)
    for name in layout.names {
      scene.view.register(
        CollectionScene.Edge.self, forSupplementaryViewOfKind: name, withReuseIdentifier: "edge")
    }
    scene.view.layoutIfNeeded()
    return scene
  }

  @Test(
    "Scrolling shows an item", arguments: [(CollectionView.ScrollPosition.start, 1_000), (.center, 890), (.end, 780)])
  func scrolling(_ position: CollectionView.ScrollPosition, _ offset: CGFloat) throws {
    let scene = try scene(Shelf())
    scene.view.scrollToItem(at: IndexPath(row: 10, section: 0), at: position, animated: false)
    #expect(scene.view.contentOffset == CGPoint(x: offset, y: 0))
    #expect(scene.view.cellForItem(at: IndexPath(row: 10, section: 0)) != nil)
    scene.view.scrollToItem(at: IndexPath(row: 19, section: 0), at: .start, animated: false)
    #expect(scene.view.contentOffset.x == 1_680)
  }

  @Test("An item without attributes is named, and not scrolled to")
  func unknownItem() throws {
    let (layout, log) = (Shelf(), LogCollector())
    layout.knowsItems = false
    let scene = try scene(layout, log: log.log)
    scene.view.scrollToItem(at: IndexPath(row: 10, section: 0), at: .start, animated: false)
    #expect(scene.view.contentOffset == .zero)
    #expect(log.messages.count { $0.contains("Override layoutAttributesForItem(at:).") } == 1)
  }

  @Test("Items are configured again")
  func reconfigured() throws {
    let scene = try scene(Shelf())
    let (path, count) = (IndexPath(row: 1, section: 0), scene.cellCount)
    let cell = scene.view.cellForItem(at: path)
    scene.view.reconfigureItems(at: [path])
    #expect(scene.cellCount == count + 1)
    #expect(scene.view.cellForItem(at: path) === cell)
  }

  @Test("A view that has no place beside another is logged")
  func collision() throws {
    let (layout, log) = (Shelf(), LogCollector())
    layout.names = ["badge", "ribbon"]
    let scene = try scene(layout, log: log.log)
    let path = IndexPath(row: 0, section: 0)
    #expect(scene.view.supplementaryView(forElementKind: "badge", at: path) != nil)
    #expect(scene.view.supplementaryView(forElementKind: "ribbon", at: path) == nil)
    #expect(log.messages.count { $0.hasPrefix("Shelf places several supplementary views in section 0") } == 1)
  }
}
