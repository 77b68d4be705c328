import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Alignment rectangles")
struct AlignmentRectTests {
  /// A view with a shadow: its frame reaches further than what neighbors align with.
  final class Shadowed: View {
    var insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    override var alignmentRectInsets: EdgeInsets { insets }
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  }

  /// The view with its alignment rectangles.
  final class ByRectangle: View {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(x: frame.minX + 2, y: frame.minY + 1, width: frame.width - 6, height: frame.height - 4)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  }

  @Test("The two rectangles are each other's inverses")
  func inverse() {
    let (view, frame) = (Shadowed(), CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 7, y: 7, width: 64, height: 76))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
    #expect(View().alignmentRect(forFrame: frame) == frame && View().frame(forAlignmentRect: frame) == frame)
  }

  @Test(
    "Edges, middles, lengths and content sizes are those of the alignment rectangle", .fact("view-2"),
    arguments: [true, false])
  func attributes(_ usesInsets: Bool) throws {
    let view: View = usesInsets ? Shadowed() : ByRectangle()
    view.translatesAutoresizingMaskIntoConstraints = false
    let neighbor = constrainedView()
    let container = box(100, 100, try fixedTraits(), view, neighbor)
    LayoutConstraint.activate(
      [
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
        view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      ] + [
        neighbor.leftAnchor.constraint(equalTo: view.rightAnchor),
        neighbor.topAnchor.constraint(equalTo: view.topAnchor),
        neighbor.bottomAnchor.constraint(equalTo: view.lastBaselineAnchor),
        neighbor.widthAnchor.constraint(equalTo: view.widthAnchor),
      ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 44, width: 26, height: 14))
    #expect(neighbor.frame == CGRect(x: 30, y: 45, width: 20, height: 10))
  }

  @Test("A stack arranges alignment rectangles, and fits them", .fact("view-3"))
  func stacks() throws {
    let views = (0..<2).map { _ in Shadowed() }
    let stack = StackView(arrangedSubviews: views)
    stack.spacing = 3
    stack.frame.size = CGSize(width: 43, height: 10)
    stack.setTraits(try fixedTraits())
    stack.layoutIfNeeded()
    #expect(views.map(\.frame) == [-2, 21].map { CGRect(x: $0, y: -1, width: 26, height: 14) })
    #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == CGSize(width: 43, height: 10))
  }

  @Test("Other insets count once the content size is said to have changed; those that are no numbers are none")
  func changes() throws {
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    let container = box(100, 100, try fixedTraits(), view)
    view.leftAnchor.constraint(equalTo: container.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -1, width: 26, height: 14))
    view.insets = EdgeInsets(top: 0, left: -5, bottom: 0, right: 0)
    view.invalidateIntrinsicContentSize()
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 0, width: 15, height: 10))
    view.insets.left = .nan
    view.invalidateIntrinsicContentSize()
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }
}
