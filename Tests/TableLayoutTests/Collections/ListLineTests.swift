import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import Testing

@Suite("Lines and grounds of lists")
struct ListLineTests {
  private final class Source: CollectionViewDataSource {
    var configure: (CollectionListCell) -> Void = { _ in }
    func numberOfSections(in collectionView: CollectionView) -> Int { 2 }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
      let cell = CollectionListCell(frame: .zero)
      cell.setTraits(collectionView.traitCollection)
      configure(cell)
      return cell
    }
  }

  /// Returns the lines of the first item of a list and the places of its cell's content.
  private func lines(
    _ appearance: ListConfiguration.Appearance = .plain, direction: LayoutDirection = .leftToRight, item: Int = 0,
    _ configure: @escaping (CollectionListCell) -> Void = { _ in }
  ) throws -> (lines: [CGRect], cell: CollectionListCell) {
    let source = Source()
    source.configure = configure
    var traits = try realTraits()
    (traits.layoutDirection, traits.displayScale) = (direction, 2)
    let layout = CompositionalLayout.list(using: ListConfiguration(appearance: appearance))
    let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 900), layout: layout)
    view.setTraits(traits)
    view.dataSource = source
    view.layoutIfNeeded()
    let path = IndexPath(row: item, section: 0)
    let cell = try #require(view.cellForItem(at: path) as? CollectionListCell)
    cell.layoutIfNeeded()
    return withExtendedLifetime(source) { (view.separatorFrames(of: cell, at: path), cell) }
  }

  @Test("A line is a pixel at the bottom of the cell, from the margin to the trailing edge")
  func plain() throws {
    let (lines, cell) = try lines()
    #expect(lines == [CGRect(x: 16, y: cell.bounds.height - 0.5, width: 375 - 16, height: 0.5)])
    let mirrored = try self.lines(direction: .rightToLeft).lines
    #expect(mirrored.map(\.minX) == [0] && mirrored.map(\.maxX) == [375 - 16])
  }

  @Test("A line follows the indentation, and starts at the text next to an image")
  func starts() throws {
    let (indented, _) = try lines { $0.indentationLevel = 2 }
    #expect(indented.map(\.minX) == [16 + 20])
    let (lines, cell) = try lines { cell in
      var content = cell.defaultContentConfiguration()
      (content.text, content.image) = ("Sea", Image(size: CGSize(width: 30, height: 30)))
      cell.contentConfiguration = content
    }
    let label = try #require(cell.subtree.compactMap { $0 as? Label }.first { $0.text == "Sea" })
    #expect(lines.map(\.minX) == [label.frame(in: cell).minX] && lines[0].minX > 46)
  }

  @Test("Grouped sections have lines at both ends, inset ones only between items, and sidebars none")
  func appearances() throws {
    #expect(try lines(.grouped).lines.map(\.minX) == [0, 16])
    #expect(try lines(.grouped, item: 2).lines.map(\.minX) == [0])
    #expect(try lines(.insetGrouped).lines.count == 1 && lines(.insetGrouped, item: 2).lines.isEmpty)
    #expect(try lines(.sidebar).lines.isEmpty)
  }

  @Test("An inset section has a ground around its items; other sections and layouts have none")
  func grounds() throws {
    func ground(_ layout: CollectionLayout) throws -> CGRect? {
      let scene = try CollectionScene(
        [Array(repeating: CGSize(width: 40, height: 50), count: 3)], layout, size: CGSize(width: 320, height: 900))
      scene.view.layoutIfNeeded()
      return scene.view.insetGround(ofSection: 0)
    }
    let list = CompositionalLayout.list(using: ListConfiguration(appearance: .insetGrouped))
    #expect(try ground(list) == CGRect(x: 16, y: 35, width: 288, height: 150))
    #expect(try ground(CompositionalLayout.list(using: ListConfiguration(appearance: .grouped))) == nil)
    #expect(try ground(FlowLayout()) == nil)
  }

  @Test("Scrolling through shows every item once, within a length, and returns")
  func scrolling() throws {
    let layout = FlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    let scene = try CollectionScene([.random(100, seed: 7)], layout)
    var seen: Set<IndexPath> = []
    scene.view.scrollThrough(along: .vertical, length: 1_000) {
      seen.formUnion(scene.view.indexPathsForVisibleItems)
    }
    #expect(seen.count < 60 && seen.contains(IndexPath(row: 0, section: 0)))
    #expect(seen.compactMap { scene.view.layoutAttributesForItem(at: $0)?.frame.maxY }.max() ?? 0 >= 1_000)
    #expect(scene.view.contentOffset == .zero)
    scene.view.scrollThrough(along: .vertical) { seen.formUnion(scene.view.indexPathsForVisibleItems) }
    #expect(seen.count == 100 && scene.view.contentOffset == .zero)
  }
}
