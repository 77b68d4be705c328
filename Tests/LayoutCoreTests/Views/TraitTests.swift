import FontMetrics
import Foundation
import LayoutCore
import Testing

@Suite("Traits")
struct TraitTests {
  final class Listener: View {
    var heard: [ContentSizeCategory] = []
    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      if let previous { heard.append(previous.contentSizeCategory) }
    }
  }

  @Test("A new view takes the current traits, one put into another takes those")
  func inheritance() throws {
    let big = try fixedTraits(category: .accessibilityLarge)
    let outer = big.performAsCurrent { View() }
    #expect(outer.traitCollection == big)
    let inner = Listener()
    outer.addSubview(inner)
    #expect(inner.traitCollection == big)
    #expect(inner.heard == [.large])
    inner.removeFromSuperview()
    #expect(inner.traitCollection == big)
  }

  @Test("Changes are passed on and told once, overrides hold for what is below")
  func overrides() throws {
    let (outer, middle, inner) = (View(), Listener(), Listener())
    outer.addSubview(middle)
    middle.addSubview(inner)
    middle.traitOverrides.contentSizeCategory = .small
    #expect(inner.traitCollection.contentSizeCategory == .small)
    outer.setTraits(try fixedTraits(category: .extraLarge))
    #expect(outer.traitCollection.contentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.contentSizeCategory == .small)
    middle.traitOverrides.contentSizeCategory = nil
    #expect(inner.traitCollection.contentSizeCategory == .extraLarge)
    #expect(inner.heard == [.large, .small, .small])
  }

  static let directions: [(SemanticContentAttribute, LayoutDirection, LayoutDirection)] = [
    (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
    (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
    (.forceRightToLeft, .rightToLeft, .rightToLeft),
  ]

  @Test("The semantic content attribute decides whether a view turns round", arguments: directions)
  func semantic(_ row: (SemanticContentAttribute, LayoutDirection, LayoutDirection)) throws {
    for (direction, expected) in [(LayoutDirection.leftToRight, row.1), (.rightToLeft, row.2)] {
      let child = constrainedView()
      let view = box(100, 100, try fixedTraits(direction: direction), child)
      view.semanticContentAttribute = row.0
      LayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor), child.widthAnchor.constraint(equalToConstant: 10),
      ])
      view.layoutIfNeeded()
      #expect(view.effectiveUserInterfaceLayoutDirection == expected)
      #expect(child.frame.minX == (expected == .leftToRight ? 0 : 90))
    }
  }
}
