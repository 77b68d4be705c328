import Foundation
import LayoutTestSupport
import TestSupport
import Testing

@testable import LayoutCore

@Suite("Stack views: how views share the length")
struct StackDistributionTests {
  struct Case: CustomTestStringConvertible {
    let distribution: StackView.Distribution
    let lengths: [CGFloat]
    let spacing: CGFloat
    let room: Double
    let expected: [ClosedRange<Double>]
    var testDescription: String { "\(distribution) of \(lengths) at \(spacing) in \(room)" }
  }

  static let none = View.noIntrinsicMetric
  static let cases = [
    // Nothing left over and nothing missing.
    Case(distribution: .fill, lengths: [20, 30, 50], spacing: 0, room: 100, expected: [0...20, 20...50, 50...100]),
    Case(distribution: .fill, lengths: [20, 30], spacing: 10, room: 60, expected: [0...20, 30...60]),
    // Ambiguity is settled by index: spare room to the first, missing room from the last.
    Case(distribution: .fill, lengths: [20, 30], spacing: 10, room: 100, expected: [0...60, 70...100]),
    Case(distribution: .fill, lengths: [20, 30], spacing: 10, room: 40, expected: [0...20, 30...40]),
    Case(distribution: .fill, lengths: [none, none, 10], spacing: 0, room: 50, expected: [0...40, 40...40, 40...50]),
    Case(
      distribution: .fillEqually, lengths: [20, 30, 1], spacing: 5, room: 100, expected: [0...30, 35...65, 70...100]),
    Case(distribution: .fillEqually, lengths: [none, 300], spacing: 0, room: 100, expected: [0...50, 50...100]),
    // Shares of lengths and spacing together (measured: 0.0988, 0.5926, 0.1975 of the stack).
    Case(
      distribution: .fillProportionally, lengths: [8, 48, 16], spacing: 4.5, room: 81,
      expected: [0...8, 12.5...60.5, 65...81]),
    Case(
      distribution: .fillProportionally, lengths: [10, 30], spacing: 0, room: 100, expected: [0...25, 25...100]),
    Case(
      distribution: .fillProportionally, lengths: [10, none, 30], spacing: 0, room: 100,
      expected: [0...25, 25...25, 25...100]),
    Case(
      distribution: .equalSpacing, lengths: [10, 20, 30], spacing: 5, room: 100, expected: [0...10, 30...50, 70...100]),
    Case(
      distribution: .equalSpacing, lengths: [10, 20, 30], spacing: 20, room: 80, expected: [0...10, 30...50, 70...80]),
    Case(
      distribution: .equalCentering, lengths: [10, 20, 30], spacing: 5, room: 120,
      expected: [0...10, 45...65, 90...120]),
    // The spacing shrinks first, down to the least; then the views.
    Case(
      distribution: .equalCentering, lengths: [10, 20, 60], spacing: 5, room: 110,
      expected: [0...10, 25...45, 50...110]),
    Case(
      distribution: .equalCentering, lengths: [10, 20, 60], spacing: 5, room: 100,
      expected: [0...10, 15...35, 40...100]),
    Case(
      distribution: .equalCentering, lengths: [10, 20, 60], spacing: 5, room: 80, expected: [0...10, 15...35, 40...80]),
  ]

  @Test("Rows", .fact("stack-3", "stack-4", "stack-7"), arguments: cases)
  func row(_ row: Case) throws {
    let scene = try StackScene(row.lengths.map { ($0, 10) }, in: (row.room, 10))
    scene.stack.distribution = row.distribution
    scene.stack.spacing = row.spacing
    scene.box.setTraits(try fixedTraits(scale: 2))
    #expect(scene.spans() == row.expected)
    #expect(scene.box.layOut().ambiguous.isEmpty && scene.box.layOut().unsatisfied.isEmpty)
  }

  @Test("Columns are as rows, and so are rows from right to left", arguments: cases)
  func others(_ row: Case) throws {
    let column = try StackScene(row.lengths.map { (10, $0) }, in: (10, row.room))
    column.stack.axis = .vertical
    let mirrored = try StackScene(row.lengths.map { ($0, 10) }, in: (row.room, 10), direction: .rightToLeft)
    for scene in [column, mirrored] {
      scene.stack.distribution = row.distribution
      scene.stack.spacing = row.spacing
    }
    column.box.setTraits(try fixedTraits(scale: 2))
    mirrored.box.setTraits(try fixedTraits(scale: 2, direction: .rightToLeft))
    #expect(column.spans() == row.expected)
    #expect(mirrored.spans().map { row.room - $0.upperBound...row.room - $0.lowerBound } == row.expected)
  }

  @Test("Hugging says who is stretched, compression resistance who is shrunk", .fact("stack-2"))
  func priorities() throws {
    let scene = try StackScene([(20, 10), (30, 10), (10, 10)], in: (100, 10))
    scene.views[0].setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    scene.views[2].setContentHuggingPriority(LayoutPriority(252), for: .horizontal)
    #expect(scene.spans() == [0...20, 20...90, 90...100])
    scene.views[1].setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    scene.box.frame.size.width = 40
    #expect(scene.spans() == [0...20, 20...30, 30...40])
  }

  @Test(
    "A stack that nothing holds is as large as its views and spacing", .fact("stack-6"),
    arguments: StackView.Distribution.allCases)
  func own(_ distribution: StackView.Distribution) throws {
    let scene = try StackScene([(20, 10), (20, 30), (20, 20)], in: (300, 300), fills: false)
    scene.stack.distribution = distribution
    scene.stack.spacing = 5
    scene.box.layoutIfNeeded()
    #expect(scene.stack.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
    #expect(scene.stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == CGSize(width: 70, height: 30))
  }

  @Test("Shares are found anew when a view's content changes")
  func changedShares() throws {
    let scene = try StackScene([(10, 10), (30, 10)], in: (100, 10))
    scene.stack.distribution = .fillProportionally
    #expect(scene.spans() == [0...25, 25...100])
    scene.views[0].contentSize.width = 30
    #expect(scene.spans() == [0...50, 50...100])
  }

  @Test("A stack in a proportional one has the length of its views together, or of its longest", .fact("stack-5"))
  func stacksInProportion() throws {
    for (axis, first) in [(LayoutAxis.horizontal, 0.0...60), (.vertical, 0...50)] {
      let scene = try StackScene([(30, 10)], in: (100, 10))
      let inner = StackView(arrangedSubviews: [SizedView(10, 5, "a"), SizedView(30, 5, "b")])
      (inner.axis, inner.spacing) = (axis, 5)
      scene.stack.insertArrangedSubview(inner, at: 0)
      scene.stack.distribution = .fillProportionally
      // 10, 5 and 30 next to 30, or 30 next to 30.
      #expect(scene.spans().first == first)
      #expect(scene.box.layOut().unsatisfied.isEmpty)
    }
  }

  @Test("A share is a constraint at 999, 998 and so on, with the part measured on UIKit", .fact("stack-5"))
  func shares() throws {
    let scene = try StackScene([(80, 10), (480, 10), (160, 10)], in: (100, 10))
    scene.stack.distribution = .fillProportionally
    scene.stack.spacing = 45
    scene.box.layoutIfNeeded()
    let shares = scene.stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(shares.map { (Double($0.multiplier) * 10_000).rounded() / 10_000 } == [0.0988, 0.5926, 0.1975])
    #expect(shares.map(\.priority.rawValue) == [999, 998, 997])
    #expect(shares.allSatisfy { $0.secondItem === scene.stack && $0.constant == 0 })
  }

  @Test(
    "Equal centering is at 150, 149 and so on; a view of no length has none in proportion, required", .fact("stack-6"))
  func identifiers() throws {
    let scene = try StackScene([(80, 10), (-1, 10), (16, 10), (1, 10)], in: (500, 10))
    scene.stack.distribution = .equalCentering
    scene.box.layoutIfNeeded()
    let centering = scene.stack.constraints.filter { $0.identifier == "UISV-fill-equally" }
    #expect(centering.map(\.priority.rawValue) == [150, 149])
    scene.stack.distribution = .fillProportionally
    scene.box.layoutIfNeeded()
    let none = scene.stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" && $0.secondItem == nil }
    #expect(none.map(\.priority) == [.required] && none.first?.firstItem === scene.views[1])
  }
}
