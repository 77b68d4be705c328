import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
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

  @Test(
    "A smallest and a largest text size hold for the view and what is in it, at once and later",
    .fact("style-17", "style-18"))
  func limits() throws {
    let (outer, middle, inner) = (View(), View(), Listener())
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.setTraits(try fixedTraits(category: .accessibilityLarge))
    middle.maximumContentSizeCategory = .extraLarge
    #expect(outer.traitCollection.contentSizeCategory == .accessibilityLarge)
    #expect([middle, inner].map(\.traitCollection.contentSizeCategory) == [.extraLarge, .extraLarge])
    middle.minimumContentSizeCategory = .medium
    outer.setTraits(try fixedTraits(category: .extraSmall))
    #expect(inner.traitCollection.contentSizeCategory == .medium)
    middle.minimumContentSizeCategory = .accessibilityMedium
    #expect(inner.traitCollection.contentSizeCategory == .extraLarge)
    inner.minimumContentSizeCategory = .extraExtraLarge
    #expect([middle, inner].map(\.traitCollection.contentSizeCategory) == [.extraLarge, .extraExtraLarge])
    inner.minimumContentSizeCategory = nil
    (middle.minimumContentSizeCategory, middle.maximumContentSizeCategory) = (nil, nil)
    #expect([middle, inner].map(\.traitCollection.contentSizeCategory) == [.extraSmall, .extraSmall])
    #expect(
      inner.heard == [.large, .accessibilityLarge, .extraLarge, .medium, .extraLarge, .extraExtraLarge, .extraLarge])
  }

  @Test("Limits count after the view's own override; views inside override and limit what they get", .fact("style-18"))
  func limitsAndOverrides() throws {
    let (outer, middle, inner) = (View(), View(), View())
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.setTraits(try fixedTraits(category: .medium))
    func categories() -> [ContentSizeCategory] { [middle, inner].map(\.traitCollection.contentSizeCategory) }
    middle.traitOverrides.contentSizeCategory = .accessibilityLarge
    middle.maximumContentSizeCategory = .extraLarge
    #expect(categories() == [.extraLarge, .extraLarge])
    middle.minimumContentSizeCategory = .small
    middle.traitOverrides.contentSizeCategory = .extraSmall
    #expect(categories() == [.small, .small])
    inner.traitOverrides.contentSizeCategory = .accessibilityMedium
    #expect(categories() == [.small, .accessibilityMedium])
    inner.maximumContentSizeCategory = .extraExtraLarge
    #expect(categories() == [.small, .extraExtraLarge])
    inner.traitOverrides.contentSizeCategory = nil
    #expect(categories() == [.small, .small])
    inner.minimumContentSizeCategory = .extraExtraLarge
    #expect(categories() == [.small, .extraExtraLarge])
  }

  @Test("Limits of a lone view are lifted again, also of one taken out of another", .fact("style-18"))
  func limitsWithoutSuperview() throws {
    let lone = try fixedTraits(category: .accessibilityLarge).performAsCurrent { View() }
    lone.maximumContentSizeCategory = .small
    #expect(lone.traitCollection.contentSizeCategory == .small)
    lone.maximumContentSizeCategory = nil
    #expect(lone.traitCollection.contentSizeCategory == .accessibilityLarge)
    let (outer, inner) = (View(), View())
    outer.setTraits(try fixedTraits(category: .extraExtraLarge))
    inner.maximumContentSizeCategory = .small
    outer.addSubview(inner)
    inner.removeFromSuperview()
    inner.maximumContentSizeCategory = nil
    #expect(inner.traitCollection.contentSizeCategory == .extraExtraLarge)
  }

  @Test("A label's own limit holds the font it follows with")
  func labelLimit() throws {
    let traits = try realTraits(category: .accessibilityExtraExtraExtraLarge)
    let label = traits.performAsCurrent { Label() }
    label.font = try traits.fonts.preferredFont(for: .body, category: traits.contentSizeCategory)
    label.adjustsFontForContentSizeCategory = true
    label.maximumContentSizeCategory = .extraExtraExtraLarge
    #expect(label.font.pointSize == 23)
    label.maximumContentSizeCategory = nil
    #expect(label.font.pointSize == 53)
  }

  @Test("An unspecified size is L in traits and no override")
  func unspecified() throws {
    var traits = TraitCollection(contentSizeCategory: .unspecified)
    #expect(traits.contentSizeCategory == .large)
    traits.contentSizeCategory = .small
    traits.contentSizeCategory = .unspecified
    #expect(traits.contentSizeCategory == .large)
    var overrides = TraitOverrides()
    overrides.contentSizeCategory = .unspecified
    #expect(overrides.applied(to: TraitCollection(contentSizeCategory: .small)).contentSizeCategory == .small)
  }

  @Test("A registered handler hears of its traits alone, until it is unregistered")
  func registration() throws {
    let view = Listener()
    var told: [String] = []
    let registration = view.registerForTraitChanges([ContentSizeCategoryTrait.self]) { view, previous in
      told.append("\(previous.contentSizeCategory) to \(view.traitCollection.contentSizeCategory), \(view.heard.count)")
    }
    view.registerForTraitChanges([LegibilityWeightTrait.self, LayoutDirectionTrait.self]) { _, _ in told.append("other")
    }
    view.traitOverrides.contentSizeCategory = .small
    view.traitOverrides.displayScale = 2
    view.traitOverrides.legibilityWeight = .bold
    View().unregisterForTraitChanges(registration)
    view.traitOverrides.contentSizeCategory = .medium
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.contentSizeCategory = .large
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(told == ["L to S, 1", "other", "S to M, 4", "other"])
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
