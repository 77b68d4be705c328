import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Changes of items and sections in a layout of a program")
struct CustomLayoutUpdateTests {
  /// Items of known heights below each other.
  private final class Column: CollectionLayout {
    var heights: [[CGFloat]] = []
    private(set) var preparedCount = 0
    private var places: [CollectionLayoutAttributes] = []

    override func prepare() {
      preparedCount += 1
      var y: CGFloat = 0
      places = heights.enumerated().flatMap { section, heights in
        heights.enumerated().map { row, height in
          let place = CollectionLayoutAttributes(forCellWith: IndexPath(row: row, section: section))
          place.frame = CGRect(x: 0, y: y, width: 320, height: height)
          y += height
          return place
        }
      }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: places.last?.frame.maxY ?? 0) }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes]? {
      places.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
      places.first { $0.indexPath == indexPath }
    }
  }

  private static func scene(_ heights: [[CGFloat]]) throws -> (scene: CollectionScene, layout: Column) {
    let layout = Column()
    layout.heights = heights
    let scene = try CollectionScene(sizes(heights), layout, size: CGSize(width: 320, height: 200))
    scene.view.allowsMultipleSelection = true
    scene.view.layoutIfNeeded()
    return (scene, layout)
  }

  private static func sizes(_ heights: [[CGFloat]]) -> [[CGSize]] {
    heights.map { $0.map { CGSize(width: 320, height: $0) } }
  }

  @Test("After random changes, items show what a naive array contains; selections and cells stay")
  func random() throws {
    for seed in 0..<TableUpdateTests.sequences {
      var generator = SeededGenerator(seed: seed)
      var naive = NaiveTable((0..<Int.random(in: 1...5, using: &generator)).map { $0 * 4 }, &generator)
      let (scene, layout) = try Self.scene(naive.heights)
      for _ in 0..<4 {
        if let path = scene.view.indexPathsForVisibleItems.randomElement(using: &generator) {
          scene.view.selectItem(at: path, animated: false)
        }
        let before = naive.sections
        let selected = scene.view.indexPathsForSelectedItems.map { before[$0.section][$0.row].id }
        let shown = Self.cells(scene, before)
        let updates = naive.change(&generator)
        let renewed = Set(updates.reloadedRows.map { before[$0.section][$0.row].id })
        (scene.sizes, layout.heights) = (Self.sizes(naive.heights), naive.heights)
        try scene.view.apply(updates)
        scene.view.layoutIfNeeded()
        expectSame(scene, naive, "seed \(seed)")
        let ids = naive.sections.joined().map(\.id)
        #expect(
          scene.view.indexPathsForSelectedItems.map { naive.sections[$0.section][$0.row].id }
            == selected.filter { ids.contains($0) && !renewed.contains($0) }, "seed \(seed)")
        let now = Self.cells(scene, naive.sections)
        #expect(
          now.allSatisfy { id, cell in renewed.contains(id) || shown[id].map { $0 == cell } ?? true }, "seed \(seed)")
        let end = max(0, scene.view.contentSize.height - 200)
        scene.view.contentOffset.y = CGFloat.random(in: 0...end, using: &generator).rounded(.down)
        scene.view.layoutIfNeeded()
        expectSame(scene, naive, "seed \(seed), scrolled")
      }
    }
  }

  private static func cells(_ scene: CollectionScene, _ rows: [[NaiveTable.Row]]) -> [Int: ObjectIdentifier] {
    scene.view.indexPathsForVisibleItems.reduce(into: [:]) { cells, path in
      cells[rows[path.section][path.row].id] = scene.view.cellForItem(at: path).map { ObjectIdentifier($0) }
    }
  }

  private func expectSame(_ scene: CollectionScene, _ naive: NaiveTable, _ comment: Comment) {
    let (view, offset) = (scene.view, scene.view.contentOffset.y)
    let paths = view.indexPathsForVisibleItems
    let rows = paths.map { naive.sections[$0.section][$0.row] }
    let cells = view.visibleCells.compactMap { $0 as? CollectionScene.Cell }
    #expect(cells.map(\.needed.height) == rows.map(\.height), comment)
    #expect(cells.map(\.frame.height) == rows.map(\.height), comment)
    let selected = view.indexPathsForSelectedItems
    #expect(cells.map(\.isSelected) == paths.map(selected.contains), comment)
    let all = naive.heights.joined().reduce(0, +)
    #expect(view.contentSize.height == all, comment)
    #expect(offset >= 0 && offset <= max(0, all - 200), comment)
    #expect(cells.last?.frame.maxY ?? all >= min(all, offset + 200), comment)
  }

  @Test("Invalidation keeps the cells, and a new size prepares the layout again")
  func invalidation() throws {
    let (scene, layout) = try Self.scene([[50, 60, 70]])
    let (count, prepared) = (scene.cellCount, layout.preparedCount)
    layout.heights = [[60, 70, 80]]
    layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    #expect(scene.view.visibleCells.map(\.frame.minY) == [0, 60, 130])
    scene.view.frame.size.height = 100
    scene.view.layoutIfNeeded()
    #expect(scene.view.visibleCells.count == 2)
    #expect(scene.cellCount == count && layout.preparedCount == prepared + 2)
  }

  @Test("Cells stay when a layout replaces one of the program, and the reverse")
  func replacement() throws {
    let (scene, layout) = try Self.scene([[50, 60, 70]])
    let (cells, count) = (scene.view.visibleCells, scene.cellCount)
    scene.view.collectionViewLayout = SelfSizingLayout.list.make()
    scene.view.layoutIfNeeded()
    #expect(zip(scene.view.visibleCells, cells).allSatisfy { $0 === $1 })
    scene.view.collectionViewLayout = layout
    scene.view.layoutIfNeeded()
    #expect(zip(scene.view.visibleCells, cells).allSatisfy { $0 === $1 })
    #expect(scene.cellCount == count)
  }

  /// A use of the items before the next layout of the view.
  enum Use: CaseIterable {
    case attributes, size, batch, changes, reconfiguration

    func callAsFunction(_ scene: CollectionScene) throws {
      let first = IndexPath(row: 0, section: 0)
      switch self {
      case .attributes: #expect(scene.view.layoutAttributesForItem(at: first)?.frame.minY == 0)
      case .size: #expect(scene.view.contentSize.height > 0)
      case .batch:
        scene.view.performBatchUpdates {
          scene.sizes[0].removeLast()
          scene.view.deleteItems(at: [IndexPath(row: 2, section: 0)])
        }
      case .changes:
        scene.sizes[0].removeLast()
        var updates = TableUpdates()
        updates.deleteRows(at: [IndexPath(row: 2, section: 0)])
        try scene.view.apply(updates)
      case .reconfiguration: scene.view.reconfigureItems(at: [first])
      }
    }
  }

  @Test("A layout of lines that replaces one of the program has lines at once", arguments: Use.allCases)
  func replacedAndUsed(_ use: Use) throws {
    let (scene, _) = try Self.scene([[50, 60, 70], [80]])
    for layout in [SelfSizingLayout.list, .flow] {
      scene.view.collectionViewLayout = Column()
      scene.view.layoutIfNeeded()
      scene.sizes = Self.sizes([[50, 60, 70], [80]])
      scene.view.reloadData()
      scene.view.layoutIfNeeded()
      scene.view.collectionViewLayout = layout.make()
      try use(scene)
      scene.view.layoutIfNeeded()
      #expect(scene.view.visibleCells.map(\.frame.height) == scene.sizes.joined().map(\.height))
    }
  }

  @Test("Visible cells are listed in order")
  func manyVisible() throws {
    let (scene, _) = try Self.scene([[CGFloat](repeating: 1, count: 150)])
    #expect(scene.view.visibleCells.map(\.frame.minY) == (0..<150).map { CGFloat($0) })
  }
}
