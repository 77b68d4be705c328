import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@testable import TableLayout

@Suite("Sections that scroll across")
struct OrthogonalSectionTests {
  private final class Counter { var reads = 0 }

  /// All items in one line, which counts the sizes that it reads.
  private struct CountedLine: LineFilling {
    let counter: Counter
    var holdsSection: Bool { true }

    func line(from first: Int, of count: Int, length: (Int) -> LineLength) -> ItemLine {
      var (line, x) = (ItemLine(frames: [], extent: 0), 0.0)
      for item in first..<count {
        counter.reads += 1
        let size = length(item)
        line.frames.append(CGRect(x: x, y: 0, width: size.across, height: size.along))
        (x, line.extent) = (x + size.across, max(line.extent, size.along))
      }
      return line
    }
  }

  private final class CountedLayout: LineLayout {
    let counter = Counter()

    override func shape(ofSection section: Int, of count: Int, itemCount: Int, in container: CGSize) -> SectionShape {
      var shape = SectionShape(filling: CountedLine(counter: counter)) { _ in LineLength(across: 1, along: 44) }
      shape.measuredAxes = [.horizontal, .vertical]
      return shape
    }
  }

  private func reads(_ count: Int) throws -> Int {
    let layout = CountedLayout()
    let scene = try CollectionScene([.random(count, seed: 1, width: 1...9)], layout)
    scene.view.layoutIfNeeded()
    #expect(scene.cellCount == count)
    return layout.counter.reads
  }

  @Test("Items are measured in a number of steps in proportion to their number")
  func linear() throws {
    let (few, many) = (try reads(50), try reads(500))
    #expect(many <= 10 * few)
    #expect(few <= 20 * 50)
  }

  @Test("Random items follow each other as in a naive program, and the line is as high as the highest")
  func naive() throws {
    for seed in 0..<FlowLayoutTests.layouts {
      var generator = SeededGenerator(seed: seed)
      let sizes: [CGSize] = .random(Int.random(in: 1...40, using: &generator), seed: seed, width: 10...90)
      let size = CollectionSize(width: .estimated(30), height: .estimated(40))
      let group = CollectionGroup(
        .horizontal, size: size, elements: [.item(CollectionItem(size: size))], count: 1)
      var section = CollectionSection(group: group)
      section.orthogonalScrolling = .continuous
      section.interGroupSpacing = CGFloat(Int.random(in: 0...9, using: &generator))
      let scene = try CollectionScene([sizes, sizes], CompositionalLayout(section: section))
      scene.view.layoutIfNeeded()
      let height = sizes.map(\.height).max() ?? 0
      var x: CGFloat = 0
      for (item, size) in sizes.enumerated() {
        #expect(scene.frame(item).origin == CGPoint(x: x, y: 0) && scene.frame(item).size == size, "seed \(seed)")
        #expect(scene.frame(item, 1).origin == CGPoint(x: x, y: height), "seed \(seed)")
        x += size.width + section.interGroupSpacing
      }
      #expect(scene.view.contentSize.height == 2 * height, "seed \(seed)")
    }
  }
}
