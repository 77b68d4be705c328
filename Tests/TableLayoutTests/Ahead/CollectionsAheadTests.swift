import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@testable import TableLayout

@Suite("Heights of a collection view's cells found ahead")
struct CollectionsAheadTests {
  /// A cell with a label between its margins.
  final class TextCell: CollectionListCell {
    let label = constrainedLabel("", lines: 0)

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
      LayoutConstraint.activate(label.filling(contentView.layoutMarginsGuide))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A collection view of labels.
  final class Scene: CollectionViewDataSource {
    let view: CollectionView
    let count: Int

    init(_ layout: CollectionLayout, count: Int, traits: TraitCollection) {
      self.count = count
      view = traits.performAsCurrent {
        CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), layout: layout)
      }
      view.setTraits(traits)
      view.register(TextCell.self, forCellWithReuseIdentifier: "text")
      view.dataSource = self
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: path)
      (cell as? TextCell)?.label.text = CollectionsAheadTests.text(path.row)
      return cell
    }

    /// Displays every item once.
    func showAll() {
      repeat {
        view.contentOffset.y = 0
        view.layoutIfNeeded()
      } while view.contentOffset.y > 0
      while view.contentOffset.y + 400 < view.contentSize.height {
        view.contentOffset.y += 400
        view.layoutIfNeeded()
      }
    }
  }

  /// A text for each item, of one word to thirty.
  private static func text(_ row: Int) -> String {
    Array(repeating: "word", count: 1 + row * 7 % 30).joined(separator: " ")
  }

  private static func measurement(_ traits: TraitCollection, width: Double) -> HeightMeasurement {
    HeightMeasurement(traits: traits, width: width) {
      let cell = TextCell(frame: .zero)
      return { row in
        cell.label.text = text(row)
        return cell
      }
    }
  }

  private static func grid(_ columns: Int) -> CompositionalLayout {
    let part = 1 / CGFloat(columns)
    let item = CollectionItem(size: CollectionSize(width: .fractionalWidth(part), height: .estimated(50)))
    let group = CollectionGroup(
      .horizontal, size: CollectionSize(width: .fractionalWidth(1), height: .estimated(50)), elements: [.item(item)])
    return CompositionalLayout(section: CollectionSection(group: group))
  }

  private static func list() -> CompositionalLayout { .list(using: ListConfiguration(appearance: .plain)) }

  @Test("They are those of cells on screen, however many workers there are", arguments: [1, 2, 5])
  func same(workers: Int) async throws {
    let traits = try fixedTraits(scale: 2)
    let scene = Scene(Self.list(), count: 150, traits: traits)
    scene.showAll()
    let heights = try await Self.measurement(traits, width: 320).heights(ofRows: 3..<150, workers: workers)
    for row in 3..<150 {
      let frame = scene.view.layoutAttributesForItem(at: IndexPath(row: row, section: 0))?.frame
      #expect((frame?.height).map(Double.init) == heights.height(ofRow: row, at: .large), "row \(row)")
    }
  }

  @Test("At all twelve sizes, they are a table's without separators")
  func besideTable() async throws {
    let traits = try realTraits()
    let sizes = ContentSizeCategory.allCases
    let list = try await Self.measurement(traits, width: 320).heights(ofRows: 0..<60, categories: sizes)
    let table = HeightMeasurement(traits: traits, width: 320, separator: false) {
      let cell = TableViewCell()
      let label = constrainedLabel("", lines: 0)
      cell.contentView.addSubview(label)
      LayoutConstraint.activate(label.filling(cell.contentView.layoutMarginsGuide))
      return { row in
        label.text = Self.text(row)
        return cell
      }
    }
    let rows = try await table.heights(ofRows: 0..<60, categories: sizes)
    for size in sizes { #expect(list.heights(at: size) == rows.heights(at: size), "\(size)") }
  }

  @Test("A collection view adopts them before its first layout, and each line has its tallest item", arguments: 1...3)
  func adopting(columns: Int) async throws {
    let traits = try fixedTraits()
    let scene = Scene(columns == 1 ? Self.list() : Self.grid(columns), count: 200, traits: traits)
    let width = 320 / Double(columns)
    let heights = try await Self.measurement(traits, width: width.rounded()).heights(ofRows: 0..<200)
    try scene.view.adopt(heights)
    let all = try #require(heights.heights(at: .large)).map { CGSize(width: 0, height: CGFloat($0)) }
    if columns < 3 { #expect(scene.view.contentSize.height == all.height(columns: columns)) }
    scene.view.layoutIfNeeded()
    let adopted = scene.view.contentSize.height
    scene.showAll()
    #expect(scene.view.contentSize.height == adopted)
  }

  @Test("Visible items stay in place")
  func steady() async throws {
    let traits = try fixedTraits()
    let scene = Scene(Self.list(), count: 300, traits: traits)
    scene.view.layoutIfNeeded()
    scene.view.contentOffset.y = 6_000
    scene.view.layoutIfNeeded()
    let first = try #require(scene.view.indexPathsForVisibleItems.first)
    func place() -> CGFloat? {
      scene.view.layoutAttributesForItem(at: first).map { $0.frame.minY - scene.view.contentOffset.y }
    }
    let before = place()
    let heights = try await Self.measurement(traits, width: 320).heights(ofRows: 0..<300)
    try scene.view.adopt(heights)
    scene.view.layoutIfNeeded()
    #expect(place() == before)
    #expect(scene.view.contentSize.height == CGFloat(heights.total(at: .large) ?? 0))
  }

  @Test("Heights of other items, sizes and scales are refused, and nothing changes")
  func refused() async throws {
    let traits = try fixedTraits()
    let scene = Scene(Self.list(), count: 10, traits: traits)
    scene.view.layoutIfNeeded()
    let before = scene.view.contentSize
    let measurement = Self.measurement(traits, width: 320)
    let heights = try await measurement.heights(ofRows: 0..<10)
    let many = try await measurement.heights(ofRows: 5..<11)
    let small = try await measurement.heights(ofRows: 0..<10, categories: [.small])
    let fine = try await Self.measurement(fixedTraits(scale: 3), width: 320).heights(ofRows: 0..<10)
    func message(_ heights: MeasuredHeights, _ section: Int = 0) -> String? {
      do throws(TableError) {
        try scene.view.adopt(heights, inSection: section)
        return nil
      } catch { return error.message }
    }
    #expect(message(heights, 1) == "Section 1 does not contain all of the measured items 0..<10.")
    #expect(message(heights, -1) == "Section -1 does not contain all of the measured items 0..<10.")
    #expect(message(many) == "Section 0 does not contain all of the measured items 5..<11.")
    #expect(message(small) == "There are no heights for the text size L.")
    #expect(message(fine) == "Expected heights for a display scale of 1.0, got 3.0.")
    #expect(scene.view.contentSize == before)
  }

  @Test("A layout whose cells determine more or less than their heights is named")
  func otherLayouts() async throws {
    let traits = try fixedTraits()
    let heights = try await Self.measurement(traits, width: 320).heights(ofRows: 0..<10)
    let (sized, flow) = (FlowLayout(), FlowLayout())
    flow.estimatedItemSize = FlowLayout.automaticSize
    for layout in [sized, flow] {
      let scene = Scene(layout, count: 10, traits: traits)
      let error = #expect(throws: TableError.self) { try scene.view.adopt(heights) }
      #expect(error?.code == .foreignHeights)
      #expect(error?.message.contains("The cells of section 0 do not determine their heights alone.") == true)
    }
  }

  @Test("A width that is none is refused")
  func width() async throws {
    let measurement = Self.measurement(try fixedTraits(), width: -1)
    await #expect(throws: HeightMeasurementError.self) { try await measurement.heights(ofRows: 0..<10) }
    let cell = TextCell(frame: .zero)
    #expect(throws: LayoutError.self) { try cell.rowHeight(width: .nan, separator: false) }
  }
}
