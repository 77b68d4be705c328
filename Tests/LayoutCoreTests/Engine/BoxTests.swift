import Foundation
import LayoutTestSupport
import Testing

@testable import LayoutCore

@Suite("What engines know of views")
struct BoxTests {
  @Test("A view that leaves a tree, or outlives it, is known to no engine")
  func leaving() throws {
    let traits = try fixedTraits()
    let (stays, leaves) = (constrainedLabel("a"), constrainedLabel("b"))
    var root: View? = box(100, 100, traits, stays, leaves)
    root?.layoutIfNeeded()
    _ = root?.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(stays.links.boxes.count == 2 && leaves.links.boxes.count == 2)
    leaves.removeFromSuperview()
    leaves.text = "a change after it has left"
    root?.layoutIfNeeded()
    _ = root?.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(stays.links.boxes.count == 2 && leaves.links.boxes.isEmpty)
    root = nil
    #expect(stays.links.boxes.isEmpty && stays.superview == nil)
    stays.text = "a change that nobody counts"
  }

  @Test("A change is counted in all that a view is in, and nowhere else")
  func counting() throws {
    let traits = try fixedTraits()
    let (label, other) = (constrainedLabel("a"), constrainedLabel("b"))
    let inner = box(50, 50, traits, label)
    let outer = box(100, 100, traits, inner, other)
    func revisions() -> [Int] { [outer, inner, label, other].map(\.layoutRevision) }
    let before = revisions()
    label.text = "c"
    #expect(zip(revisions(), before).map { $0 > $1 } == [true, true, true, false])
    label.removeFromSuperview()
    let apart = revisions()
    label.text = "d"
    #expect(zip(revisions(), apart).map { $0 > $1 } == [false, false, true, false])
  }
}
