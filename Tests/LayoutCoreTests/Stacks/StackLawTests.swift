import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

extension SizedView {
  /// Returns true if the view is smaller along an axis than its content.
  fileprivate func isSqueezed(along axis: LayoutAxis) -> Bool {
    axis == .horizontal ? frame.width < contentSize.width - 1e-6 : frame.height < contentSize.height - 1e-6
  }
}

@Suite("Laws of stack views")
struct StackLawTests {
  /// A stack of views of random sizes with random settings, in a box of a random size that it
  /// fills.
  static func scene(
    _ seed: Int, distribution: StackView.Distribution, direction: LayoutDirection = .leftToRight,
    log: LayoutLog = .silent
  ) throws -> StackScene {
    var generator = SeededGenerator(seed: seed)
    func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
    let sizes = (0..<Int.random(in: 1...6, using: &generator)).map { _ in (length(1...60), length(1...60)) }
    let room = (Double(length(60...400)), Double(length(60...400)))
    let scene = try StackScene(sizes, in: room, direction: direction, log: log)
    let stack = scene.stack
    stack.distribution = distribution
    stack.alignment = try #require(StackView.Alignment.allCases.randomElement(using: &generator))
    stack.axis = Bool.random(using: &generator) ? .horizontal : .vertical
    stack.spacing = length(0...8)
    stack.isLayoutMarginsRelativeArrangement = Bool.random(using: &generator)
    for view in scene.views {
      view.baseline = view.contentSize.height * 0.75
      if Int.random(in: 0..<5, using: &generator) == 0 { view.isHidden = true }
      if Int.random(in: 0..<5, using: &generator) == 0 { stack.setCustomSpacing(length(0...20), after: view) }
      view.setContentHuggingPriority(LayoutPriority(250 + Float(length(0...2))), for: stack.axis)
    }
    scene.box.setTraits(try fixedTraits(scale: 0, direction: direction, log: log))
    return scene
  }

  static let cases = (0..<20).flatMap { seed in StackView.Distribution.allCases.map { (seed, $0) } }

  /// Returns true if a rectangle is inside another, or at most a millionth of a point outside;
  /// `CGRect.contains` rounds differently.
  private static func contains(_ canvas: CGRect, _ frame: CGRect) -> Bool {
    frame.minX >= canvas.minX - 1e-6 && frame.maxX <= canvas.maxX + 1e-6 && frame.minY >= canvas.minY - 1e-6
      && frame.maxY <= canvas.maxY + 1e-6
  }

  @Test("Nothing is open, nothing conflicts, nothing leaves the stack", arguments: StackView.Distribution.allCases)
  func sound(_ distribution: StackView.Distribution) throws {
    for seed in 0..<40 {
      let log = LogCollector()
      let scene = try Self.scene(seed, distribution: distribution, log: log.log)
      let result = scene.box.layOut()
      let shown = scene.views.filter { !$0.isHidden }
      // Without a view that shows there is nothing to fill the stack with.
      guard !shown.isEmpty else { continue }
      #expect(result.unsatisfied.isEmpty && log.messages.isEmpty, "seed \(seed)")
      // Views that are squeezed and whose centers are to be as far apart share what is missing in
      // many ways.
      let isSqueezed = distribution == .equalCentering && shown.contains { $0.isSqueezed(along: scene.stack.axis) }
      #expect(result.ambiguities.isEmpty || isSqueezed, "seed \(seed)")
      let canvas =
        scene.stack.isLayoutMarginsRelativeArrangement
        ? scene.stack.bounds.inset(by: scene.stack.layoutMargins) : scene.stack.bounds
      for view in shown { #expect(Self.contains(canvas, view.frame), "seed \(seed): \(view.frame) in \(canvas)") }
    }
  }

  @Test(
    "Views come in order, the spacing apart at least, from edge to edge", arguments: StackView.Distribution.allCases)
  func chain(_ distribution: StackView.Distribution) throws {
    for seed in 0..<40 {
      let scene = try Self.scene(seed, distribution: distribution)
      let spans = zip(scene.spans(), scene.views).filter { !$1.isHidden }
      guard let first = spans.first?.0, let last = spans.last?.0 else { continue }
      let margins = scene.stack.isLayoutMarginsRelativeArrangement ? 8.0 : 0
      let isRow = scene.stack.axis == .horizontal
      let room = Double(isRow ? scene.box.bounds.width : scene.box.bounds.height)
      #expect(abs(first.lowerBound - margins) < 1e-6 && abs(last.upperBound - room + margins) < 1e-6)
      for (before, after) in zip(spans, spans.dropFirst()) {
        let custom = scene.stack.customSpacing(after: before.1)
        let least = Double(custom == StackView.spacingUseDefault ? scene.stack.spacing : custom)
        let gap = after.0.lowerBound - before.0.upperBound
        let isSpread = distribution == .equalSpacing || distribution == .equalCentering
        #expect(isSpread ? gap > least - 1e-6 : abs(gap - least) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test("What a distribution says is so")
  func said() throws {
    for seed in 0..<40 {
      let equal = try Self.scene(seed, distribution: .fillEqually)
      let lengths = zip(equal.spans(), equal.views).filter { !$1.isHidden }.map { $0.0.upperBound - $0.0.lowerBound }
      #expect(lengths.allSatisfy { abs($0 - lengths[0]) < 1e-6 })
      let spread = try Self.scene(seed, distribution: .equalSpacing)
      let shown = zip(spread.spans(), spread.views).filter { !$1.isHidden }.map(\.0)
      let gaps = zip(shown, shown.dropFirst()).map { $1.lowerBound - $0.upperBound }
      #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 1e-6 })
    }
  }

  @Test("From right to left, by the interface or by attribute, a row is its own mirror image")
  func mirrored() throws {
    for (seed, distribution) in Self.cases {
      let plain = try Self.scene(seed, distribution: distribution)
      let mirrored = try Self.scene(seed, distribution: distribution, direction: .rightToLeft)
      let forced = try Self.scene(seed, distribution: distribution)
      forced.stack.semanticContentAttribute = .forceRightToLeft
      for scene in [plain, mirrored, forced] { scene.box.layoutIfNeeded() }
      let width = plain.stack.frame.width
      let expected = plain.views.map { view in
        CGRect(x: width - view.frame.maxX, y: view.frame.minY, width: view.frame.width, height: view.frame.height)
      }
      #expect(mirrored.views.map(\.frame).agrees(with: expected), "seed \(seed)")
      #expect(forced.views.map(\.frame).agrees(with: expected), "seed \(seed)")
    }
  }

  @Test("A stack in a stack of the same way is as if its views stood in the outer one")
  func flattened() throws {
    for seed in 0..<40 {
      var generator = SeededGenerator(seed: seed)
      let sizes = (0..<5).map { _ in (CGFloat(Int.random(in: 1...50, using: &generator)), CGFloat(10)) }
      let flat = try StackScene(sizes, in: (300, 10), fills: false)
      let inner = StackView(arrangedSubviews: sizes[1...3].map { SizedView($0.0, $0.1) })
      let nested = try StackScene([sizes[0], sizes[4]], in: (300, 10), fills: false)
      nested.stack.insertArrangedSubview(inner, at: 1)
      for stack in [flat.stack, inner, nested.stack] { stack.spacing = 3 }
      flat.box.layoutIfNeeded()
      nested.box.layoutIfNeeded()
      let views = [nested.stack.arrangedSubviews[0]] + inner.arrangedSubviews + [nested.stack.arrangedSubviews[2]]
      #expect(views.map { $0.frame(in: nested.box) } == flat.views.map { $0.frame(in: flat.box) })
    }
  }

  @Test("Sizes that are none, or without end, stop nothing", arguments: StackView.Distribution.allCases)
  func hostile(_ distribution: StackView.Distribution) throws {
    let lengths: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e300, .greatestFiniteMagnitude, 10]
    for alignment in StackView.Alignment.allCases {
      let scene = try StackScene(lengths.map { ($0, $0) }, in: (100, 100), fills: false)
      scene.stack.distribution = distribution
      scene.stack.alignment = alignment
      scene.stack.spacing = 1e300
      _ = scene.box.layOut()
      scene.stack.spacing = 5
      for view in scene.views { view.contentSize = CGSize(width: 10, height: 10) }
      scene.box.layoutIfNeeded()
      let (fresh, size) = (
        try StackScene(lengths.map { _ in (10, 10) }, in: (100, 100), fills: false), scene.stack.frame.size
      )
      (fresh.stack.distribution, fresh.stack.alignment, fresh.stack.spacing) = (distribution, alignment, 5)
      fresh.box.layoutIfNeeded()
      #expect(size == fresh.stack.frame.size)
    }
  }
}
