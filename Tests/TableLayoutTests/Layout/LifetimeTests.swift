import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import Testing

@Suite("What layout keeps alive")
struct LifetimeTests {
  /// Objects that are looked at without being kept.
  struct Watch {
    private struct Entry {
      weak var object: AnyObject?
      let name: String
    }
    private var entries: [Entry] = []

    mutating func add(_ object: AnyObject, _ name: String) { entries.append(Entry(object: object, name: name)) }
    /// The names of those that are still there.
    var alive: [String] { entries.filter { $0.object != nil }.map(\.name) }
    var count: Int { entries.count }
  }

  @Test("A cell that has been laid out goes with everything in it")
  func cell() throws {
    var watch = Watch()
    try autoreleasing {
      let (cell, label) = CellSizingTests.cell("word and word", try fixedTraits())
      let guide = LayoutGuide()
      cell.contentView.addLayoutGuide(guide)
      let anchor = label.topAnchor
      let gap = anchor.constraint(equalTo: guide.topAnchor)
      gap.isActive = true
      label.heightAnchor.constraint(equalToConstant: 90).isActive = true
      label.heightAnchor.constraint(equalToConstant: 91).isActive = true
      _ = try CellSizing.layOut(cell, width: 320)
      _ = label.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      _ = (cell.layoutMarginsGuide, cell.readableContentGuide, cell.safeAreaLayoutGuide)
      watch.add(cell, "cell")
      watch.add(cell.contentView, "content view")
      watch.add(label, "label")
      watch.add(guide, "guide")
      watch.add(cell.contentView.layoutMarginsGuide, "margins guide")
      watch.add(anchor, "anchor")
      for constraint in cell.subtree.flatMap(\.constraints) { watch.add(constraint, constraint.equation) }
    }
    #expect(watch.count > 10)
    #expect(watch.alive == [])
  }

  @Test("A view that was taken out goes, and so does its constraint once the tree has been laid out again")
  func removal() throws {
    let view = box(100, 100, try fixedTraits())
    var watch = Watch()
    autoreleasing {
      let child = constrainedView("child")
      view.addSubview(child)
      let constraint = child.topAnchor.constraint(equalTo: view.topAnchor)
      constraint.isActive = true
      view.layoutIfNeeded()
      watch.add(child, "child")
      watch.add(constraint, "constraint")
      child.removeFromSuperview()
    }
    view.layoutIfNeeded()
    #expect(watch.alive == [])
  }

  /// Ends the life of what `body` made before it returns.
  private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }
}
