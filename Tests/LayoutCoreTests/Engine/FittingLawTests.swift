import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Laws of fitting sizes")
struct FittingLawTests {
  /// A column of two labels and a picture, with margins.
  static func column(_ direction: LayoutDirection = .leftToRight) throws -> StackView {
    let texts = ["some words that wrap here and there", "a few more words"].map { constrainedLabel($0, lines: 0) }
    let stack = StackView(arrangedSubviews: texts + [ImageView(image: Image(size: CGSize(width: 30, height: 30)))])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    stack.isLayoutMarginsRelativeArrangement = true
    stack.setTraits(try fixedTraits(direction: direction))
    return stack
  }

  static func fit(_ view: View, _ width: CGFloat, _ h: LayoutPriority, _ height: CGFloat, _ v: LayoutPriority) -> CGSize
  {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: h, verticalFittingPriority: v)
  }

  @Test("A length that is required is had")
  func required() throws {
    let column = try Self.column()
    for width in stride(from: CGFloat(60), through: 400, by: 20) {
      #expect(Self.fit(column, width, .required, 0, .fittingSizeLevel).width == width)
      #expect(Self.fit(column, width, .required, 77, .required) == CGSize(width: width, height: 77))
    }
  }

  @Test("More width never asks for more height")
  func monotonous() throws {
    let column = try Self.column()
    let heights = stride(from: 60.0, through: 400, by: 10).map {
      Self.fit(column, $0, .required, 0, .fittingSizeLevel).height
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 } && heights[0] > heights[heights.count - 1])
  }

  @Test("What was asked before, and the direction, make no difference; frames stay")
  func independent() throws {
    let (column, mirrored) = (try Self.column(), try Self.column(.rightToLeft))
    let targets: [(CGFloat, LayoutPriority)] = [
      (100, .required), (0, .fittingSizeLevel), (10_000, .fittingSizeLevel), (200, .defaultHigh), (200, .defaultLow),
    ]
    let sizes = targets.map { Self.fit(column, $0.0, $0.1, 0, .fittingSizeLevel) }
    #expect(targets.reversed().map { Self.fit(column, $0.0, $0.1, 0, .fittingSizeLevel) } == sizes.reversed())
    #expect(targets.map { Self.fit(mirrored, $0.0, $0.1, 0, .fittingSizeLevel) } == sizes)
    #expect(column.frame == .zero && column.arrangedSubviews.allSatisfy { $0.frame.origin == .zero })
  }

  @Test(
    "At equal priority the content wins over the target, below it yields", .fact("fitting-2"),
    arguments: LayoutAxis.allCases)
  func ties(_ axis: LayoutAxis) throws {
    for (priority, expected) in [(Float(249), CGFloat(20)), (250, 20), (251, 50)] {
      let view = SizedView(20, 20)
      let container = box(0, 0, try fixedTraits(), view)
      LayoutConstraint.activate(view.filling(container.layoutMarginsGuide))
      container.layoutMargins = .zero
      let size = container.systemLayoutSizeFitting(
        CGSize(width: 50, height: 50),
        withHorizontalFittingPriority: LayoutPriority(axis == .horizontal ? priority : 1),
        verticalFittingPriority: LayoutPriority(axis == .vertical ? priority : 1))
      #expect((axis == .horizontal ? size.width : size.height) == expected)
    }
    for (priority, expected) in [(Float(749), CGFloat(20)), (750, 20), (751, 5)] {
      let view = SizedView(20, 20)
      let container = box(0, 0, try fixedTraits(), view)
      LayoutConstraint.activate(view.filling(container.layoutMarginsGuide))
      container.layoutMargins = .zero
      let size = container.systemLayoutSizeFitting(
        CGSize(width: 5, height: 5),
        withHorizontalFittingPriority: LayoutPriority(axis == .horizontal ? priority : 1),
        verticalFittingPriority: LayoutPriority(axis == .vertical ? priority : 1))
      #expect((axis == .horizontal ? size.width : size.height) == expected)
    }
  }

  @Test("Laid out in the size that fits, everything is sized to fit its content")
  func roundTrip() throws {
    let column = try Self.column()
    for width in [90.0, 130, 260] {
      column.frame.size = Self.fit(column, width, .required, 0, .fittingSizeLevel)
      column.layoutIfNeeded()
      for view in column.arrangedSubviews {
        #expect(view.frame.height == view.sizeThatFits(CGSize(width: view.frame.width, height: 0)).height)
      }
      #expect(column.arrangedSubviews.last?.frame.maxY == column.bounds.height - 8)
    }
  }
}
