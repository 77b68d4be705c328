import Foundation
import TestSupport
import Testing
import UIKitNames

/// A cell as an app writes it, with a label from edge to edge.
@MainActor private final class TagCell: UICollectionViewCell {
  let label = UILabel()
  var appliedCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { appliedCount += 1 }
}

/// A flow layout that moves everything to the right, as apps override it.
@MainActor private final class ShiftedLayout: UICollectionViewFlowLayout {
  var preparedCount = 0

  override func prepare() {
    super.prepare()
    preparedCount += 1
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map {
      let copy = $0.copy()
      copy.frame.origin.x += 7
      return copy
    }
  }
}

@MainActor private final class Source: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var texts = ["one", "two two two two two two two two two two two two", "three"]

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (cell as? TagCell)?.label.text = texts[indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 50 + 10 * indexPath.item, height: 40) }
}

@MainActor @Suite("Collection views under UIKit's names")
struct CollectionSpellingTests {
  @Test("Registered classes are created, sized by the delegate, and placed by a subclass of the layout")
  func flow() throws {
    let (layout, source) = (ShiftedLayout(), Source())
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    let cells = view.visibleCells.compactMap { $0 as? TagCell }
    #expect(
      cells.map(\.frame) == [(7, 50), (67, 60), (137, 70)].map { CGRect(x: $0.0, y: 0, width: $0.1, height: 40) })
    #expect(cells.allSatisfy { $0.appliedCount > 0 })
    #expect(layout.preparedCount > 0)
    #expect(layout.collectionView === view)
  }

  @Test("Cells size themselves by their constraints in a list")
  func list() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    let source = Source()
    view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    view.dataSource = source
    view.layoutIfNeeded()
    let heights = view.visibleCells.map(\.frame.height)
    #expect(heights.count == 3)
    #expect(abs(heights[0] - heights[2]) < 1e-9)
    #expect(heights[1] > 1.8 * heights[0])
  }

  @Test("A diffable data source with a registration updates cells in place")
  func diffable() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    view.layoutIfNeeded()
    let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.deleteItems([1])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 3)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === second)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 9)
  }

  @Test("Random snapshots lead where their lists lead")
  func snapshots() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 4_000), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      cell.tag = number
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<40 {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      var items = Array((0..<40).shuffled(using: &generator).prefix(Int.random(in: 0...30, using: &generator)))
      for section in (0..<4).shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator)) {
        snapshot.appendSections([section])
        let count = Int.random(in: 0...items.count, using: &generator)
        snapshot.appendItems(Array(items.prefix(count)))
        items.removeFirst(count)
      }
      source.apply(snapshot)
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.tag) == snapshot.itemIdentifiers)
      #expect(view.numberOfSections == snapshot.numberOfSections)
    }
  }
}
