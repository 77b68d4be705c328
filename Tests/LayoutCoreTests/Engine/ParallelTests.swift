import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import Testing

@Suite("Trees in parallel")
struct ParallelTests {
  @Test("Twenty trees laid out on all cores come out as one after another")
  func twenty() async throws {
    let traits = try TraitCollection(displayScale: 2, typesetting: Typesetting.bundled(), log: .silent)
    let alone = (0..<20).map { Self.frames(of: $0, traits) }
    let together = await withTaskGroup(of: (Int, [CGRect]).self) { group in
      for seed in 0..<20 { group.addTask { (seed, Self.frames(of: seed, traits)) } }
      return await group.reduce(into: [Int: [CGRect]]()) { $0[$1.0] = $1.1 }
    }
    for (seed, frames) in alone.enumerated() { #expect(together[seed] == frames) }
  }

  /// A random tree with real text, and a stack of controls, laid out three times with other strings
  /// and sizes.
  private static func frames(of seed: Int, _ traits: TraitCollection) -> [CGRect] {
    let tree = RandomTree(seed: seed, traits: traits)
    let button = Button(type: .system)
    button.setTitle("Button \(seed)", for: .normal)
    let stack = StackView(arrangedSubviews: [constrainedLabel("Label \(seed)", lines: 0), button, Switch()])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      stack.bottomAnchor.constraint(equalTo: tree.root.bottomAnchor),
    ])
    var frames: [CGRect] = []
    for (round, category) in [ContentSizeCategory.large, .accessibilityLarge, .small].enumerated() {
      var own = traits
      own.contentSizeCategory = category
      tree.root.setTraits(own)
      for case let label as Label in tree.root.subtree { label.text = (label.text ?? "") + " \(round)" }
      tree.root.layoutIfNeeded()
      frames += tree.root.frames
    }
    return frames
  }
}
