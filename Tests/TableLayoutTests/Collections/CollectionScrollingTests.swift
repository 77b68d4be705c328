import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Scrolling through self-sizing cells of a collection view")
struct CollectionScrollingTests {
  /// The number of items: more if the environment specifies it.
  static var count: Int { ProcessInfo.processInfo.environment["STRUT_COLLECTION_ITEMS"].flatMap(Int.init) ?? 1_500 }

  @Test("Nothing on screen moves when estimates are replaced", arguments: SelfSizingLayout.allCases)
  func steady(_ kind: SelfSizingLayout) throws {
    let scene = try CollectionScene([.random(Self.count, seed: 1)], kind.make())
    var generator = SeededGenerator(seed: 2)
    scene.view.layoutIfNeeded()
    for jump in 0..<Self.count / 50 {
      scene.view.contentOffset.y =
        CGFloat(Int.random(in: 0...Int(scene.view.contentSize.height - 400), using: &generator))
      scene.view.layoutIfNeeded()
      for _ in 0..<5 {
        let room = max(0, min(300, scene.view.contentSize.height - 400 - scene.view.contentOffset.y - 300))
        let up = max(-scene.view.contentOffset.y, -300)
        let moved = scene.moved(by: CGFloat(Int.random(in: Int(up)...Int(room), using: &generator)))
        #expect(moved.isEmpty, "jump \(jump)")
      }
    }
    #expect((scene.view.correctionSummary.counts[.measurement] ?? 0) > 0)
  }

  @Test("The content ends at the exact sum", arguments: SelfSizingLayout.allCases)
  func sum(_ kind: SelfSizingLayout) throws {
    let sizes: [CGSize] = .random(Self.count, seed: 3)
    let scene = try CollectionScene([sizes], kind.make())
    scene.scrollThrough()
    // Rows of a list are as high as their cells need: they have no least height of their own.
    #expect(scene.view.contentSize.height == sizes.height(columns: kind.columns))
  }

  @Test("An item that was scrolled to is exactly in place", arguments: SelfSizingLayout.allCases)
  func scrolling(_ kind: SelfSizingLayout) throws {
    let scene = try CollectionScene([.random(600, seed: 4)], kind.make())
    scene.view.layoutIfNeeded()
    for item in [300, 20, 501, 100] {
      scene.view.scrollToItem(at: IndexPath(row: item, section: 0), at: .start, animated: false)
      #expect(scene.frame(item).minY == scene.view.contentOffset.y)
    }
  }

  /// Limits the offset to 100 points.
  private final class Limit: CollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: ScrollView) {
      if scrollView.contentOffset.y > 100 { scrollView.contentOffset.y = 100 }
    }
  }

  private struct Stop: Error {}

  @Test("Scrolling through the content ends at the limit of a delegate, and restores the offset after an error")
  func throughContent() throws {
    let scene = try CollectionScene([.random(50, seed: 6)], SelfSizingLayout.list.make())
    scene.view.layoutIfNeeded()
    scene.view.contentOffset.y = 40
    scene.view.layoutIfNeeded()
    #expect(throws: Stop.self) {
      try scene.view.scrollThrough(along: .vertical) { if scene.view.contentOffset.y > 0 { throw Stop() } }
    }
    #expect(scene.view.contentOffset.y == 40)
    let limit = Limit()
    scene.view.delegate = limit
    var offsets: [CGFloat] = []
    scene.view.scrollThrough(along: .vertical) { offsets.append(scene.view.contentOffset.y) }
    #expect(offsets.last == 100 && offsets == offsets.sorted() && scene.view.contentOffset.y == 40)
    withExtendedLifetime(limit) {}
  }

  @Test("A change of the text size discards sizes and keeps the first visible item")
  func categories() throws {
    let scene = try CollectionScene([.random(300, seed: 5)], SelfSizingLayout.list.make())
    scene.view.layoutIfNeeded()
    scene.view.contentOffset.y = 9_000
    scene.view.layoutIfNeeded()
    let first = try #require(scene.view.indexPathsForVisibleItems.first)
    let place = scene.places[first]?.minY
    var traits = scene.view.traitCollection
    traits.contentSizeCategory = .accessibilityLarge
    scene.view.setTraits(traits)
    scene.view.layoutIfNeeded()
    #expect(scene.places[first]?.minY == place)
  }
}
