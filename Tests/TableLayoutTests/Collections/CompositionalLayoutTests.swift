import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Compositional layouts")
struct CompositionalLayoutTests {
  /// A random group of items in a row, with lengths of each kind.
  private struct Row {
    var widths: [CollectionDimension] = []
    var height: CollectionDimension
    var spacing: Double
    var groupSpacing: Double
    var insets: DirectionalEdgeInsets

    init(_ generator: inout SeededGenerator) {
      func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: widths.append(.absolute(number(20...120)))
        case 1: widths.append(.fractionalWidth([0.2, 0.25, 0.5, 1].randomElement(using: &generator) ?? 1))
        default: widths.append(.estimated(number(20...90)))
        }
      }
      height = Bool.random(using: &generator) ? .absolute(number(30...90)) : .estimated(number(30...90))
      spacing = Double(number(0...15))
      groupSpacing = Double(number(0...15))
      insets = DirectionalEdgeInsets(
        top: number(0...9), leading: number(0...9), bottom: number(0...9), trailing: number(0...9))
    }

    /// Returns the layout. For horizontal scrolling, everything is transposed.
    func layout(scrolling axis: LayoutAxis) -> CompositionalLayout {
      func size(_ across: CollectionDimension) -> CollectionSize {
        guard axis == .horizontal else { return CollectionSize(width: across, height: height) }
        guard case .fractionalWidth(let part) = across else { return CollectionSize(width: height, height: across) }
        return CollectionSize(width: height, height: .fractionalHeight(part))
      }
      let group = CollectionGroup(
        axis == .vertical ? .horizontal : .vertical, size: size(.fractionalWidth(1)),
        elements: widths.map { .item(CollectionItem(size: size($0))) }, spacing: .fixed(CGFloat(spacing)))
      var section = CollectionSection(group: group)
      section.interGroupSpacing = CGFloat(groupSpacing)
      section.contentInsets =
        axis == .vertical
        ? insets
        : DirectionalEdgeInsets(
          top: insets.leading, leading: insets.top, bottom: insets.trailing, trailing: insets.bottom)
      let layout = CompositionalLayout(section: section)
      layout.scrollDirection = axis
      return layout
    }

    /// Returns the frames, written as simply as possible.
    func frames(_ sizes: [CGSize], width: Double) -> [CGRect] {
      let room = width - Double(insets.leading + insets.trailing)
      var (frames, item, y): ([CGRect], Int, Double) = ([], 0, Double(insets.top))
      while item < sizes.count {
        var (x, tallest, place) = (0.0, 0.0, 0)
        while item < sizes.count {
          let own =
            switch widths[place % widths.count] {
            case .absolute(let points): Double(points)
            case .fractionalWidth(let part), .fractionalHeight(let part): room * Double(part)
            case .estimated: Double(sizes[item].width)
            }
          let high = if case .absolute(let points) = height { Double(points) } else { Double(sizes[item].height) }
          guard place == 0 || x + own <= room + 1e-6 else { break }
          let edges = [x + Double(insets.leading), x + own + Double(insets.leading)].map(nearestPixel)
          frames.append(CGRect(x: edges[0], y: y, width: edges[1] - edges[0], height: high))
          (x, tallest, place, item) = (x + own + spacing, max(tallest, high), place + 1, item + 1)
        }
        y += tallest + groupSpacing
      }
      return frames
    }
  }

  @Test("Random groups are placed as a naive program places them", arguments: LayoutAxis.allCases)
  func naive(_ axis: LayoutAxis) throws {
    for seed in 0..<FlowLayoutTests.layouts {
      var generator = SeededGenerator(seed: seed)
      let row = Row(&generator)
      let sizes: [CGSize] = .random(Int.random(in: 1...25, using: &generator), seed: seed, width: 10...150)
      let shown = axis == .vertical ? sizes : sizes.map { CGSize(width: $0.height, height: $0.width) }
      let scene = try CollectionScene([shown], row.layout(scrolling: axis), size: CGSize(width: 300, height: 300))
      scene.view.layoutIfNeeded()
      scene.showAll(along: axis)
      let frames = row.frames(sizes, width: 300).map {
        axis == .vertical ? $0 : CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
      }
      #expect(sizes.indices.map { scene.frame($0) } == frames, "seed \(seed)")
    }
  }

  @Test("Groups in groups, and fractions of them")
  func nested() throws {
    let half = CollectionSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5))
    let large = CollectionElement.item(
      CollectionItem(size: CollectionSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))))
    let column = CollectionGroup(
      .vertical, size: CollectionSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      elements: [.item(CollectionItem(size: half))], count: 2)
    let group = CollectionGroup(
      .horizontal, size: CollectionSize(width: .fractionalWidth(1), height: .absolute(100)),
      elements: [large, .group(column)])
    let scene = try CollectionScene(
      [.random(6, seed: 1)], CompositionalLayout(section: CollectionSection(group: group)))
    scene.view.layoutIfNeeded()
    let first = [
      CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 160, y: 0, width: 160, height: 50),
      CGRect(x: 160, y: 50, width: 160, height: 50),
    ]
    #expect((0..<6).map { scene.frame($0) } == first + first.map { $0.offsetBy(dx: 0, dy: 100) })
  }

  @Test("From right to left, lines are mirrored")
  func mirrored() throws {
    let item = CollectionItem(size: CollectionSize(width: .absolute(100), height: .absolute(40)))
    let group = CollectionGroup(
      .horizontal, size: CollectionSize(width: .fractionalWidth(1), height: .absolute(40)), elements: [.item(item)])
    let scene = try CollectionScene(
      [.random(2, seed: 1)], CompositionalLayout(section: CollectionSection(group: group)), direction: .rightToLeft)
    scene.view.layoutIfNeeded()
    #expect(scene.frame(0).minX == 220)
    #expect(scene.frame(1).minX == 120)
  }

  @Test("A section that scrolls across has one line of groups")
  func orthogonal() throws {
    let item = CollectionItem(size: CollectionSize(width: .fractionalWidth(1), height: .estimated(40)))
    let group = CollectionGroup(
      .horizontal, size: CollectionSize(width: .fractionalWidth(0.5), height: .estimated(40)), elements: [.item(item)])
    var section = CollectionSection(group: group)
    section.orthogonalScrolling = .continuous
    section.interGroupSpacing = 10
    let sizes = [30, 90, 60].map { CGSize(width: 10, height: $0) }
    let scene = try CollectionScene([sizes], CompositionalLayout(section: section))
    scene.view.layoutIfNeeded()
    #expect((0..<3).map { scene.frame($0).minX } == [0, 170, 340])
    #expect(scene.view.contentSize == CGSize(width: 320, height: 90))
    #expect(scene.view.indexPathsForVisibleItems.map(\.row) == [0, 1])
  }

  @Test("Grouped sections have insets, and headers are estimated", .fact("list-5"))
  func listInsets() throws {
    func frames(_ appearance: ListConfiguration.Appearance, _ header: ListConfiguration.HeaderMode) throws -> [CGFloat]
    {
      var list = ListConfiguration(appearance: appearance)
      list.headerMode = header
      let one = [CGSize(width: 320, height: 100)]
      // Nothing is visible, so that headers have their estimates.
      let scene = try CollectionScene([one, one], CompositionalLayout.list(using: list), size: .zero)
      scene.view.frame.size.width = 320
      return [scene.frame(0).minY, scene.frame(0, 1).minY - scene.frame(0).maxY]
    }
    #expect(try frames(.grouped, .none) == [35, 20])
    #expect(try frames(.insetGrouped, .none) == [35, 20])
    #expect(try frames(.grouped, .supplementary) == [18, 38])
    #expect(try frames(.plain, .none) == [0, 0])
    #expect(try frames(.plain, .supplementary) == [50, 50])
  }

  @Test("Headers and footers of a list are measured")
  func listEdges() throws {
    var list = ListConfiguration(appearance: .grouped)
    (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
    let scene = try CollectionScene([.random(2, seed: 1)], CompositionalLayout.list(using: list))
    scene.view.layoutIfNeeded()
    #expect(scene.frame(0).minY == 33)
    #expect(scene.view.contentSize.height == 33 + scene.sizes[0].height(columns: 1) + 33)
  }
}
