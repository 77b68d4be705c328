import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Collection views with lengths that are none, and with nothing to show")
struct CollectionExtremeTests {
  /// The number of random layouts: more if the environment specifies it.
  private static var layouts: Int { FlowLayoutTests.layouts * 2 }

  private static let lengths: [CGFloat] = [
    0, 0.1, 1, 20, 150, 320, 321, 5_000, 1e9, -1, -400, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  private struct Odd {
    var generator: SeededGenerator

    /// A length that is usual in most cases.
    mutating func length(_ usual: ClosedRange<Int> = 0...100) -> CGFloat {
      Int.random(in: 0..<4, using: &generator) == 0
        ? CollectionExtremeTests.lengths.randomElement(using: &generator) ?? 0
        : CGFloat(Int.random(in: usual, using: &generator))
    }

    mutating func size() -> CGSize { CGSize(width: length(), height: length()) }
    mutating func bool() -> Bool { Bool.random(using: &generator) }
    mutating func axis() -> LayoutAxis { bool() ? .vertical : .horizontal }

    mutating func dimension() -> CollectionDimension {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .absolute(length())
      case 1: .estimated(length())
      case 2: .fractionalWidth(bool() ? 0.5 : length(0...2))
      default: .fractionalHeight(bool() ? 0.5 : length(0...2))
      }
    }

    mutating func insets() -> DirectionalEdgeInsets {
      DirectionalEdgeInsets(
        top: length(0...9), leading: length(0...9), bottom: length(0...9), trailing: length(0...9))
    }

    mutating func group(depth: Int) -> CollectionGroup {
      let elements = (0..<Int.random(in: 0...3, using: &generator)).map { _ -> CollectionElement in
        if depth > 0, bool() { return .group(group(depth: depth - 1)) }
        return .item(
          CollectionItem(size: CollectionSize(width: dimension(), height: dimension()), contentInsets: insets()))
      }
      let count = bool() ? nil : Int.random(in: -1...4, using: &generator)
      return CollectionGroup(
        axis(), size: CollectionSize(width: dimension(), height: dimension()), elements: elements, count: count,
        sharesLength: bool(), spacing: bool() ? .fixed(length()) : .flexible(length()), contentInsets: insets())
    }

    mutating func layout() -> CollectionLayout {
      if bool() {
        let flow = FlowLayout()
        flow.scrollDirection = axis()
        (flow.itemSize, flow.estimatedItemSize) = (size(), bool() ? .zero : size())
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (length(0...9), length(0...9))
        flow.sectionInset = EdgeInsets(
          top: length(0...9), left: length(0...9), bottom: length(0...9), right: length(0...9))
        (flow.headerReferenceSize, flow.footerReferenceSize) = (size(), size())
        flow.sectionHeadersPinToVisibleBounds = bool()
        flow.sectionFootersPinToVisibleBounds = bool()
        return flow
      }
      var section = CollectionSection(group: group(depth: 2))
      section.interGroupSpacing = length(0...9)
      section.contentInsets = insets()
      section.orthogonalScrolling = bool() ? .none : .continuous
      section.boundaryItems = [
        CollectionSection.BoundaryItem(
          size: CollectionSize(width: dimension(), height: dimension()),
          elementKind: CollectionView.elementKindSectionHeader, edge: .start, pinsToVisibleBounds: bool())
      ]
      let layout = CompositionalLayout(section: section)
      layout.scrollDirection = axis()
      layout.interSectionSpacing = length(0...9)
      return layout
    }
  }

  @Test("Random layouts of odd lengths end, with frames that are finite and not negative")
  func random() throws {
    for seed in 0..<Self.layouts {
      var odd = Odd(generator: SeededGenerator(seed: seed))
      let sizes = (0..<Int.random(in: 0...3, using: &odd.generator)).map { _ in
        (0..<Int.random(in: 0...12, using: &odd.generator)).map { _ in odd.size() }
      }
      let frame = odd.bool() ? CGSize(width: 320, height: 400) : CGSize(width: 0, height: odd.bool() ? 0 : 400)
      let scene = try CollectionScene(
        sizes, odd.layout(), size: frame, direction: odd.bool() ? .leftToRight : .rightToLeft)
      scene.view.layoutIfNeeded()
      expectFinite(scene, "seed \(seed)")
      scene.view.frame.size = CGSize(width: 375, height: 300)
      scene.view.contentOffset = CGPoint(x: 100, y: 250)
      scene.view.layoutIfNeeded()
      expectFinite(scene, "seed \(seed), scrolled")
      scene.view.collectionViewLayout = odd.layout()
      scene.sizes.append([odd.size()])
      scene.view.insertSections([sizes.count])
      scene.view.layoutIfNeeded()
      expectFinite(scene, "seed \(seed), another layout")
      scene.sizes = []
      scene.view.reloadData()
      scene.view.layoutIfNeeded()
      #expect(scene.view.visibleCells.isEmpty)
    }
  }

  private func expectFinite(_ scene: CollectionScene, _ comment: Comment) {
    for (section, items) in scene.sizes.enumerated() {
      for item in items.indices {
        let frame = scene.frame(item, section)
        let lengths = [frame.minX, frame.minY, frame.size.width, frame.size.height]
        #expect(lengths.allSatisfy(\.isFinite) && frame.size.width >= 0 && frame.size.height >= 0, comment)
      }
    }
    let content = scene.view.contentSize
    #expect(content.width.isFinite && content.height.isFinite && content.width >= 0 && content.height >= 0, comment)
  }

  @Test("Selecting an item reads the data first")
  func selectedFirst() throws {
    let scene = try CollectionScene([.random(3, seed: 1)], SelfSizingLayout.list.make())
    let path = IndexPath(row: 1, section: 0)
    scene.view.selectItem(at: path, animated: false)
    #expect(scene.view.indexPathsForSelectedItems == [path])
    scene.view.selectItem(at: IndexPath(row: 9, section: 0), animated: false)
    #expect(scene.view.indexPathsForSelectedItems == [path])
    scene.view.layoutIfNeeded()
    #expect(scene.view.cellForItem(at: path)?.isSelected == true)
  }

  @Test("Sections without items have their headers and insets")
  func empty() throws {
    let layout = FlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionInset = EdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    let scene = try CollectionScene([[], [], [CGSize(width: 50, height: 50)]], layout)
    scene.view.layoutIfNeeded()
    #expect(scene.frame(0, 2) == CGRect(x: 0, y: 119, width: 50, height: 50))
    #expect(scene.view.contentSize.height == 176)
    #expect(scene.view.indexPathsForVisibleItems == [IndexPath(row: 0, section: 2)])
  }

  @Test("An estimate of zero in the direction of scrolling measures only what becomes visible")
  func zeroEstimate() throws {
    let layout = FlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 0)
    layout.minimumLineSpacing = 0
    let scene = try CollectionScene([[CGSize](repeating: CGSize(width: 320, height: 100), count: 2_000)], layout)
    scene.view.layoutIfNeeded()
    #expect(scene.view.indexPathsForVisibleItems.map(\.row) == [0, 1, 2, 3])
    #expect(scene.cellCount < 20)
  }

  @Test("Insets wider than the view leave lines without width")
  func wideInsets() throws {
    let layout = FlowLayout()
    layout.sectionInset = EdgeInsets(top: 0, left: 200, bottom: 0, right: 200)
    let scene = try CollectionScene([.random(3, seed: 1)], layout)
    scene.view.layoutIfNeeded()
    #expect((0..<3).map { scene.frame($0).minY } == [0, 60, 120])
  }

  /// A data source that changes its items while a cell is configured.
  private final class Restless: CollectionViewDataSource {
    var count = 50
    var reloads = 0

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      if reloads < 10_000 {
        reloads += 1
        count = max(1, count - 1)
        collectionView.reloadData()
      }
      return cell
    }
  }

  @Test("A data source that reloads while cells are measured comes to an end", arguments: SelfSizingLayout.allCases)
  func reloading(_ kind: SelfSizingLayout) throws {
    let scene = try CollectionScene([[]], kind.make())
    let source = Restless()
    scene.view.dataSource = source
    scene.view.layoutIfNeeded()
    #expect(source.reloads < 10_000)
    source.reloads = 10_000
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    #expect(scene.view.visibleCells.count == scene.view.indexPathsForVisibleItems.count)
    #expect(scene.view.numberOfItems(inSection: 0) == source.count)
  }
}
