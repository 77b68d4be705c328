import FontMetrics
import Foundation
import LayoutCore
import TableLayout

/// Scrolls a hundred thousand self-sizing cells from top to bottom and back, with random jumps, a
/// thousand times each; every visible cell is compared before and after sizes are measured. At the
/// end, every cell is displayed once, and the size of the content is compared with the sum of sizes
/// measured ahead.
final class CollectionTrial: CollectionViewDataSource {
  enum Kind: String, CaseIterable {
    case list = "a list"
    case flow = "a flow layout with two columns"
    case grid = "a compositional layout with two columns"

    var columns: Int { self == .list ? 1 : 2 }
    var cell: TwoLabelItem.Type { self == .flow ? NarrowItem.self : TwoLabelItem.self }
    /// The width of a cell in a view with a width of 375 points.
    var width: Double {
      switch self {
      case .list: 375
      case .flow: Double(NarrowItem.width)
      case .grid: 180
      }
    }

    func makeLayout() -> CollectionLayout {
      switch self {
      case .list: return CompositionalLayout.list(using: ListConfiguration(appearance: .plain))
      case .flow:
        let layout = FlowLayout()
        layout.estimatedItemSize = CGSize(width: NarrowItem.width, height: 120)
        layout.minimumLineSpacing = 0
        return layout
      case .grid:
        let item = CollectionItem(size: CollectionSize(width: .absolute(180), height: .estimated(120)))
        let group = CollectionGroup(
          .horizontal, size: CollectionSize(width: .fractionalWidth(1), height: .estimated(120)),
          elements: [.item(item)], count: 2, spacing: .fixed(15))
        return CompositionalLayout(section: CollectionSection(group: group))
      }
    }
  }

  private let kind: Kind
  private let texts: NewsTexts
  private let traits: TraitCollection
  private let count: Int
  private let view: CollectionView
  private let jumps = 1_000
  private var moved = 0
  private var compared = 0

  init(_ kind: Kind, texts: NewsTexts, traits: TraitCollection, count: Int = 100_000) {
    (self.kind, self.texts, self.traits, self.count) = (kind, texts, traits, count)
    view = traits.performAsCurrent {
      CollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), layout: kind.makeLayout())
    }
    view.register(kind.cell, forCellWithReuseIdentifier: "item")
    view.dataSource = self
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? TwoLabelItem)?.show(texts.news(indexPath.row))
    return cell
  }

  func run() async throws {
    let begin = now()
    traits.performAsCurrent {
      view.layoutIfNeeded()
      for way in [true, false] { scroll(down: way) }
      jump()
    }
    report(
      "\(kind.rawValue) of \(count) cells: compared \(compared), of them moved on screen: \(moved); corrections "
        + "\(view.correctionSummary.count); \(Int((now() - begin) / 1e6)) ms")
    traits.performAsCurrent(showAll)
    let sum = try await exactSum()
    report(
      "content \(view.contentSize.height) points, sum of the lines measured ahead \(sum); equal: "
        + "\(Double(view.contentSize.height) == sum)")
  }

  /// Screens one after another with jumps between them.
  private func scroll(down: Bool) {
    var generator = SystemRandomNumberGenerator()
    for step in 0..<jumps {
      let share = Double(step) / Double(jumps - 1)
      let near = CGFloat.random(in: -600...600, using: &generator)
      look(to: step % 2 == 0 ? limit * CGFloat(down ? share : 1 - share) : view.contentOffset.y + near)
    }
  }

  private func jump() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<jumps {
      look(to: CGFloat.random(in: 0...limit, using: &generator))
      for _ in 0..<3 { look(to: view.contentOffset.y - CGFloat.random(in: 0...500, using: &generator)) }
    }
  }

  private var limit: CGFloat { max(0, view.contentSize.height - view.bounds.height) }

  /// Scrolls, and compares the positions of cells that are visible before and after.
  private func look(to y: CGFloat) {
    let shown = view.indexPathsForVisibleItems
    view.contentOffset.y = min(max(0, y), limit)
    let places = shown.map(place)
    let atEnds = view.correctionSummary.counts[.limit] ?? 0
    view.layoutIfNeeded()
    guard atEnds == view.correctionSummary.counts[.limit] ?? 0 else { return }
    let still = Set(view.indexPathsForVisibleItems)
    for (path, before) in zip(shown, places) where still.contains(path) {
      compared += 1
      if abs(place(of: path) - before) > 1e-6 { moved += 1 }
    }
  }

  /// Returns the distance of a cell's line from the top of the screen. In a flow layout, a cell is
  /// centered in its line.
  private func place(of path: IndexPath) -> CGFloat {
    guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return .nan }
    return frame.minY - view.contentOffset.y
  }

  /// Displays every cell, from the start to the end.
  private func showAll() {
    repeat {
      view.contentOffset.y = 0
      view.layoutIfNeeded()
    } while view.contentOffset.y > 0
    while view.contentOffset.y < limit {
      view.contentOffset.y = min(limit, view.contentOffset.y + 667)
      view.layoutIfNeeded()
    }
  }

  /// Returns the sum of the heights of lines, from cells measured ahead.
  private func exactSum() async throws -> Double {
    let (kind, texts) = (kind, texts)
    let measurement = HeightMeasurement(traits: traits, width: kind.width) {
      let cell = kind.cell.init(registeredAs: "item")
      return { item in
        cell.show(texts.news(item))
        return cell
      }
    }
    let heights = try await measurement.heights(ofRows: 0..<count)
    let category = traits.contentSizeCategory
    let scale = traits.displayScale
    let sum = stride(from: 0, to: count, by: kind.columns).reduce(0) { sum, first in
      let line = (first..<min(count, first + kind.columns)).compactMap { heights.height(ofRow: $0, at: category) }
      return sum + Int(((line.max() ?? 0) * scale).rounded())
    }
    return Double(sum) / scale
  }
}
