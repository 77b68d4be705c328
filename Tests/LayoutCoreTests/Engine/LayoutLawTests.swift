import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

/// Laws that hold for every tree that nothing is wrong with, tried on trees made from seeds.
@Suite("Laws of layout")
struct LayoutLawTests {
  static let seeds = 0..<60

  @Test("The trees are free of conflicts and leave nothing open", arguments: seeds)
  func sound(seed: Int) throws {
    let tree = RandomTree(seed: seed, traits: try fixedTraits())
    LayoutConstraint.activate(tree.constraints)
    let result = tree.root.layOut()
    #expect(result.unsatisfied.isEmpty)
    #expect(result.ambiguous.map(\.accessibilityIdentifier).isEmpty)
  }

  @Test("The order of constraints does not matter", arguments: seeds)
  func constraintOrder(seed: Int) throws {
    let (tree, other) = (
      RandomTree(seed: seed, traits: try fixedTraits()), RandomTree(seed: seed, traits: try fixedTraits())
    )
    var generator = SeededGenerator(seed: seed + 1)
    LayoutConstraint.activate(tree.constraints)
    LayoutConstraint.activate(other.constraints.shuffled(using: &generator))
    #expect(tree.places().agrees(with: other.places()))
  }

  @Test("The order in which views are added does not matter", arguments: seeds)
  func treeOrder(seed: Int) throws {
    let tree = RandomTree(seed: seed, traits: try fixedTraits())
    let other = RandomTree(seed: seed, traits: try fixedTraits(), reversesCreation: true)
    for each in [tree, other] { LayoutConstraint.activate(each.constraints) }
    #expect(tree.places().agrees(with: other.places()))
  }

  @Test("A tree built bit by bit, laid out in between, comes out as one built at once", arguments: seeds)
  func incremental(seed: Int) throws {
    let (tree, other) = (
      RandomTree(seed: seed, traits: try fixedTraits()), RandomTree(seed: seed, traits: try fixedTraits())
    )
    LayoutConstraint.activate(tree.constraints)
    for constraint in other.constraints {
      constraint.isActive = true
      other.root.layoutIfNeeded()
    }
    #expect(tree.places().agrees(with: other.places()))
  }

  @Test("Adding a view and taking it out again restores every frame", arguments: seeds)
  func addAndRemove(seed: Int) throws {
    let tree = RandomTree(seed: seed, traits: try fixedTraits())
    LayoutConstraint.activate(tree.constraints)
    let before = tree.places()
    let guest = constrainedLabel("a guest", lines: 0)
    let host = try #require(tree.views.first)
    tree.root.addSubview(guest)
    LayoutConstraint.activate([
      guest.widthAnchor.constraint(equalTo: host.widthAnchor), guest.topAnchor.constraint(equalTo: tree.root.topAnchor),
      guest.leadingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
    tree.root.layoutIfNeeded()
    guest.removeFromSuperview()
    #expect(tree.places().agrees(with: before))
  }

  @Test("Another size and back restores every frame", arguments: seeds)
  func resizing(seed: Int) throws {
    let tree = RandomTree(seed: seed, traits: try fixedTraits())
    LayoutConstraint.activate(tree.constraints)
    let before = tree.places()
    tree.root.frame.size.width = 97
    _ = tree.places()
    _ = tree.root.systemLayoutSizeFitting(.zero)
    tree.root.frame.size.width = 320
    #expect(tree.places().agrees(with: before))
  }

  @Test("Laying out twice changes nothing, rounded or not", arguments: seeds)
  func twice(seed: Int) throws {
    let tree = RandomTree(seed: seed, traits: try fixedTraits(scale: 3))
    LayoutConstraint.activate(tree.constraints)
    let before = (tree.places(), tree.root.frames)
    tree.root.setNeedsLayout()
    tree.views.forEach { $0.invalidateIntrinsicContentSize() }
    #expect(tree.places() == before.0)
    #expect(tree.root.frames == before.1)
  }

  @Test("From right to left everything is the mirror image", arguments: seeds)
  func mirror(seed: Int) throws {
    let tree = RandomTree(seed: seed, traits: try fixedTraits())
    let other = RandomTree(seed: seed, traits: try fixedTraits(direction: .rightToLeft))
    for each in [tree, other] { LayoutConstraint.activate(each.constraints) }
    let mirrored = other.places().map {
      CGRect(x: other.root.bounds.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    #expect(tree.places().agrees(with: mirrored))
  }
}
