import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

/// Returns the nearest whole number, with halves up even if a sum is slightly below a half.
func nearestPixel(_ length: Double) -> Double { (length + 1e-7).rounded() }

/// Returns the frames of a flow layout, written as simply as possible: lengths along the line (x)
/// and in the direction of scrolling (y).
func naiveFlow(
  _ items: [(x: Double, y: Double)], breadth: Double, gap: Double, spacing: Double
) -> [CGRect] {
  var lines: [[(x: Double, y: Double)]] = []
  for item in items {
    let used = lines.last.map { $0.reduce(0) { $0 + $1.x } + gap * Double($0.count) }
    if let used, used + item.x <= breadth { lines[lines.count - 1].append(item) } else { lines.append([item]) }
  }
  var (frames, y): ([CGRect], Double) = ([], 0)
  for (number, line) in lines.enumerated() {
    let height = line.map(\.y).max() ?? 0
    let rest = breadth - line.reduce(0) { $0 + $1.x }
    var x = 0.0
    var step = gap
    if number < lines.count - 1 {
      if line.count == 1 { x = max(0, rest / 2) } else { step = rest / Double(line.count - 1) }
    }
    for item in line {
      let edges = [x, y + (height - item.y) / 2, x + item.x, y + (height + item.y) / 2].map(nearestPixel)
      frames.append(CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1]))
      x += item.x + step
    }
    y += height + spacing
  }
  return frames
}

@Suite("Flow layouts")
struct FlowLayoutTests {
  /// The number of random layouts: more if the environment specifies it.
  static var layouts: Int { ProcessInfo.processInfo.environment["STRUT_COLLECTION_LAYOUTS"].flatMap(Int.init) ?? 150 }

  final class Delegate: CollectionViewDelegateFlowLayout {
    var sizes: [CGSize] = []
    func collectionView(_ view: CollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
      sizes[indexPath.row]
    }
  }

  @Test("Random sizes are placed as a naive program places them", arguments: [LayoutAxis.vertical, .horizontal])
  func naive(_ axis: LayoutAxis) throws {
    for seed in 0..<Self.layouts {
      var generator = SeededGenerator(seed: seed)
      let sizes: [CGSize] = .random(Int.random(in: 1...30, using: &generator), seed: seed, width: 10...150)
      let layout = FlowLayout()
      layout.scrollDirection = axis
      layout.minimumInteritemSpacing = CGFloat(Int.random(in: 0...20, using: &generator))
      layout.minimumLineSpacing = CGFloat(Int.random(in: 0...20, using: &generator))
      let delegate = Delegate()
      delegate.sizes = sizes
      let isEstimated = Bool.random(using: &generator)
      if isEstimated { layout.estimatedItemSize = CGSize(width: 30, height: 60) }
      let scene = try CollectionScene([sizes], layout, size: CGSize(width: 300, height: 300))
      if !isEstimated { scene.view.delegate = delegate }
      scene.view.layoutIfNeeded()
      if isEstimated { scene.showAll(along: axis) }
      let items = sizes.map { size in
        let (width, height) = (Double(size.width), Double(size.height))
        return axis == .vertical ? (x: width, y: height) : (x: height, y: width)
      }
      let wanted = naiveFlow(
        items, breadth: 300, gap: Double(layout.minimumInteritemSpacing), spacing: Double(layout.minimumLineSpacing)
      ).map { axis == .vertical ? $0 : CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
      #expect(sizes.indices.map { scene.frame($0) } == wanted, "seed \(seed)")
    }
  }

  @Test("Items of one size keep their columns in the last line")
  func uniform() throws {
    let layout = FlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.sectionInset = EdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let scene = try CollectionScene([.random(5, seed: 1)], layout)
    scene.view.layoutIfNeeded()
    #expect(scene.frame(0) == CGRect(x: 10, y: 35, width: 90, height: 40))
    #expect(scene.frame(1) == CGRect(x: 115, y: 35, width: 90, height: 40))
    #expect(scene.frame(4) == CGRect(x: 115, y: 85, width: 90, height: 40))
    #expect(scene.view.contentSize == CGSize(width: 320, height: 30 + 5 + 90 + 7 + 20))
    let footer = layout.layoutAttributesForSupplementaryView(
      ofKind: CollectionView.elementKindSectionFooter, at: IndexPath(row: 0, section: 0))
    #expect(footer?.frame == CGRect(x: 0, y: 132, width: 320, height: 20))
  }

  @Test("An item wider than its line gets a warning")
  func tooWide() throws {
    let layout = FlowLayout()
    layout.itemSize = CGSize(width: 400, height: 40)
    let log = LogCollector()
    let scene = try CollectionScene([.random(2, seed: 1)], layout, log: log.log)
    scene.view.layoutIfNeeded()
    #expect(
      log.messages.contains {
        $0.contains(
          "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be less than")
      })
  }

  @Test("An item keeps its whole pixels wherever its line spreads it, also at half a pixel", arguments: [2.0, 3.0])
  func wholePixels(scale: Double) throws {
    for seed in 0..<Self.layouts {
      var generator = SeededGenerator(seed: seed)
      let widths = (0..<20).map { _ in CGFloat(Double(Int.random(in: 60...300, using: &generator)) / scale) }
      let layout = FlowLayout()
      layout.estimatedItemSize = FlowLayout.automaticSize
      layout.sectionInset = EdgeInsets(left: 16, right: 16)
      let scene = try CollectionScene(
        [widths.map { CGSize(width: $0, height: 40) }], layout, size: CGSize(width: 320, height: 2_000), scale: scale)
      scene.view.layoutIfNeeded()
      for (item, width) in widths.enumerated() {
        #expect(abs(scene.frame(item).width - width) < 1e-6, "seed \(seed), item \(item)")
      }
    }
  }

  @Test("A pinned header stays at the top of its section")
  func pinned() throws {
    let layout = FlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let scene = try CollectionScene([.random(10, seed: 1), .random(10, seed: 1)], layout)
    func header(_ section: Int) -> CGFloat? {
      scene.view.supplementaryView(
        forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(row: 0, section: section))?.frame.minY
    }
    for (offset, y) in [(0, 0), (500, 500), (1_010, 1_000)] as [(CGFloat, CGFloat)] {
      scene.view.contentOffset.y = offset
      scene.view.layoutIfNeeded()
      #expect(header(0) == y)
    }
  }
}
