import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Stack views: how views lie across the axis")
struct StackAlignmentTests {
  static let aligned: [(StackView.Alignment, [ClosedRange<Double>])] = [
    (.fill, [0...40, 0...40, 0...40]), (.leading, [0...10, 0...30, 0...20]), (.top, [0...10, 0...30, 0...20]),
    (.center, [15...25, 5...35, 10...30]), (.trailing, [30...40, 10...40, 20...40]),
    (.bottom, [30...40, 10...40, 20...40]),
  ]

  @Test("Edges and middles, in a stack that is higher than it needs", arguments: aligned)
  func edges(_ row: (StackView.Alignment, [ClosedRange<Double>])) throws {
    let scene = try StackScene([(10, 10), (10, 30), (10, 20)], in: (30, 40))
    scene.stack.alignment = row.0
    #expect(scene.breadths() == row.1)
    #expect(scene.box.layOut().ambiguous.isEmpty)
    let column = try StackScene([(10, 10), (30, 10), (20, 10)], in: (40, 30), direction: .rightToLeft)
    column.stack.axis = .vertical
    column.stack.alignment = row.0
    #expect(column.breadths().map { 40 - $0.upperBound...40 - $0.lowerBound } == row.1)
  }

  @Test("The stack is as high as the highest view asks for", arguments: aligned)
  func height(_ row: (StackView.Alignment, [ClosedRange<Double>])) throws {
    let scene = try StackScene([(10, 10), (10, 30), (10, 20)], in: (300, 300), fills: false)
    scene.stack.alignment = row.0
    scene.box.layoutIfNeeded()
    #expect(scene.stack.frame.size == CGSize(width: 30, height: 30))
  }

  static let onBaselines: [(StackView.Alignment, Double, [ClosedRange<Double>])] = [
    // Baselines 8, 20 and 10 down: the second reaches highest, the third lowest.
    (.firstBaseline, 40, [12...22, 0...30, 10...35]), (.lastBaseline, 40, [17...27, 5...35, 15...40]),
    (.firstBaseline, 35, [12...22, 0...30, 10...35]),
  ]

  @Test(
    "Baselines in one line, as near to the edge as the highest and the lowest let them", .fact("stack-13"),
    arguments: onBaselines)
  func baselines(_ row: (StackView.Alignment, Double, [ClosedRange<Double>])) throws {
    let scene = try StackScene([(10, 10), (10, 30), (10, 25)], in: (30, row.1))
    for (view, baseline) in zip(scene.views, [8.0, 20, 10]) { view.baseline = baseline }
    scene.stack.alignment = row.0
    #expect(scene.breadths() == row.2)
    let own = try StackScene([(10, 10), (10, 30), (10, 25)], in: (300, 300), fills: false)
    for (view, baseline) in zip(own.views, [8.0, 20, 10]) { view.baseline = baseline }
    own.stack.alignment = row.0
    #expect(own.breadths() == [12...22, 0...30, 10...35])
    #expect(own.stack.frame.height == 35)
  }

  @Test("Labels of two sizes stand on one baseline")
  func labels() throws {
    let (small, large) = (Label(), Label())
    let traits = try realTraits()
    for (label, size) in [(small, 12.0), (large, 34)] {
      label.setTraits(traits)
      label.text = "Text"
      label.font = try traits.fonts.systemFont(size: size)
    }
    let stack = StackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    let view = box(300, 100, traits, stack)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor), stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    view.layoutIfNeeded()
    func baseline(_ label: Label) -> Double { label.frame.minY + label.firstBaselineOffset(in: label.bounds.size) }
    #expect(abs(baseline(small) - baseline(large)) < 1e-9)
    #expect(large.frame.minY == 0 && stack.frame.height == large.frame.height)
  }

  @Test("In a column baselines count as edges: a first one as leading, a last one as trailing", .fact("stack-13"))
  func columns() throws {
    for (baseline, edge) in [
      (StackView.Alignment.firstBaseline, StackView.Alignment.leading), (.lastBaseline, .trailing),
    ] {
      let scene = try StackScene([(10, 10), (30, 10)], in: (40, 20))
      scene.stack.axis = .vertical
      scene.stack.alignment = edge
      let expected = scene.breadths()
      scene.stack.alignment = baseline
      #expect(scene.breadths() == expected)
    }
  }

  @Test("A view without a size is as small as it may be across the axis")
  func withoutSize() throws {
    let scene = try StackScene([(10, 10), (10, -1)], in: (20, 30))
    scene.stack.alignment = .center
    #expect(scene.breadths() == [10...20, 15...15])
    #expect(scene.box.layOut().ambiguous.isEmpty)
  }
}
