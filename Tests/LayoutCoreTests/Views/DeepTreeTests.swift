import Foundation
import LayoutCore
import LayoutTestSupport
import Testing

@Suite("Deep trees")
struct DeepTreeTests {
  /// A view around as many, each in the one before.
  private func nested(_ count: Int, _ prepare: (View) -> Void = { _ in }) throws -> View {
    let traits = try fixedTraits()
    return traits.performAsCurrent {
      var view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      prepare(view)
      for _ in 0..<count {
        let outer = View(frame: view.frame)
        prepare(outer)
        outer.addSubview(view)
        view = outer
      }
      return view
    }
  }

  @Test("Traits reach the innermost view of thousands")
  func traits() throws {
    let view = try nested(4_000)
    var traits = try fixedTraits()
    traits.contentSizeCategory = .extraLarge
    view.setTraits(traits)
    #expect(view.subtree.allSatisfy { $0.traitCollection.contentSizeCategory == .extraLarge })
  }

  @Test("So does the safe area, and margins that are preserved")
  func insets() throws {
    let view = try nested(1_000) { $0.preservesSuperviewLayoutMargins = true }
    view.layoutMargins.left = 9
    view.safeAreaInsets.left = 3
    let innermost = try #require(view.subtree.last)
    #expect(innermost.safeAreaInsets.left == 3)
    #expect(innermost.layoutMargins.left == 12)
    #expect(!innermost.isDescendant(of: View()))
  }

  @Test("A view of many around each other is taken out and goes, but for what somebody keeps")
  func removal() throws {
    let outer = try nested(0)
    weak var innermost: View?
    var kept: View?
    do {
      let view = try nested(6_000)
      outer.addSubview(view)
      innermost = view.subtree.last
      kept = view.subtree[3_000]
      view.removeFromSuperview()
    }
    #expect(innermost != nil && kept?.superview == nil)
    #expect(kept?.subtree.count == 3_001)
    kept = nil
    #expect(innermost == nil)
  }

  @Test("Margins preserved through hundreds of views are found in one walk")
  func preserved() throws {
    let view = try nested(300) { $0.preservesSuperviewLayoutMargins = true }
    view.layoutMargins.left = 9
    view.safeAreaInsets.top = 3
    view.layoutIfNeeded()
    let innermost = try #require(view.subtree.last)
    #expect(innermost.layoutMargins == EdgeInsets(top: 11, left: 9, bottom: 8, right: 8))
  }
}
