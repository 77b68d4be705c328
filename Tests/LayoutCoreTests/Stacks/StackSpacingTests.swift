import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Stack views: spacing and hidden views")
struct StackSpacingTests {
  @Test("Custom spacing takes the place of spacing after its view, and goes with it", .fact("stack-10"))
  func custom() throws {
    let scene = try StackScene([(10, 10), (10, 10), (10, 10)], in: (300, 10), fills: false)
    let (first, second) = (scene.views[0], scene.views[1])
    scene.stack.spacing = 5
    #expect(scene.stack.customSpacing(after: first) == StackView.spacingUseDefault)
    scene.stack.setCustomSpacing(20, after: first)
    scene.stack.setCustomSpacing(7, after: View())
    #expect(scene.stack.customSpacing(after: first) == 20)
    #expect(scene.spans() == [0...10, 30...40, 45...55])
    // Behind the last view it has nothing to part.
    scene.stack.setCustomSpacing(50, after: scene.views[2])
    #expect(scene.spans() == [0...10, 30...40, 45...55])
    scene.stack.removeArrangedSubview(first)
    scene.stack.insertArrangedSubview(first, at: 0)
    #expect(scene.stack.customSpacing(after: first) == StackView.spacingUseDefault)
    #expect(scene.spans() == [0...10, 15...25, 30...40])
    scene.stack.setCustomSpacing(0, after: second)
    #expect(scene.spans() == [0...10, 15...25, 25...35])
    scene.stack.setCustomSpacing(StackView.spacingUseDefault, after: second)
    #expect(scene.spans() == [0...10, 15...25, 30...40])
    second.removeFromSuperview()
    #expect(scene.stack.arrangedSubviews == [first, scene.views[1]])
  }

  @Test("The values that stand for the default's and the system's spacing are UIKit's")
  func constants() {
    #expect(StackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(StackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
  }

  /// The hidden views, and the places of the others: 10 long each, 6 apart, 20 after the second.
  static let hidden: [([Int], [ClosedRange<Double>])] = [
    ([], [0...10, 16...26, 46...56, 62...72]), ([0], [0...10, 30...40, 46...56]), ([1], [0...10, 16...26, 32...42]),
    ([2], [0...10, 16...26, 46...56]), ([3], [0...10, 16...26, 46...56]), ([1, 2], [0...10, 16...26]),
    ([0, 1], [0...10, 16...26]), ([2, 3], [0...10, 16...26]), ([0, 3], [0...10, 30...40]), ([0, 1, 2, 3], []),
  ]

  @Test(
    "A hidden view has no length, and of the distances beside it one is left", .fact("stack-8", "stack-9"),
    arguments: hidden)
  func hiding(_ row: ([Int], [ClosedRange<Double>])) throws {
    let log = LogCollector()
    let scene = try StackScene(Array(repeating: (10, 10), count: 4), in: (300, 10), fills: false, log: log.log)
    scene.stack.spacing = 6
    scene.stack.setCustomSpacing(20, after: scene.views[1])
    for index in row.0 { scene.views[index].isHidden = true }
    let spans = scene.spans()
    #expect(zip(scene.views, spans).filter { !$0.0.isHidden }.map(\.1) == row.1)
    #expect(row.0.allSatisfy { spans[$0].upperBound == spans[$0].lowerBound })
    #expect(scene.stack.frame.width == CGFloat(row.1.last?.upperBound ?? 0))
    #expect(log.messages.isEmpty)
    #expect(scene.box.layOut().ambiguous.isEmpty)
    // Showing them again restores everything.
    for view in scene.views { view.isHidden = false }
    #expect(scene.spans() == Self.hidden[0].1)
  }

  /// The hidden views, and the places of all: 10 long each, 6 apart.
  static let hiddenPlaces: [([Int], [ClosedRange<Double>])] = [
    ([1], [0...10, 13...13, 16...26, 32...42]), ([1, 2], [0...10, 13...13, 13...13, 16...26]),
    ([0], [0...0, 0...10, 16...26, 32...42]), ([3], [0...10, 16...26, 32...42, 42...42]),
    ([0, 1], [0...0, 0...0, 0...10, 16...26]), ([2, 3], [0...10, 16...26, 26...26, 26...26]),
    ([0, 2], [0...0, 0...10, 13...13, 16...26]),
  ]

  @Test(
    "On either side of a hidden view lies half a distance; at the ends and between two hidden views there is none",
    .fact("stack-8", "stack-9"), arguments: hiddenPlaces)
  func placesOfHiddenViews(_ row: ([Int], [ClosedRange<Double>])) throws {
    let scene = try StackScene(Array(repeating: (10, 10), count: 4), in: (300, 10), fills: false)
    scene.stack.spacing = 6
    for index in row.0 { scene.views[index].isHidden = true }
    #expect(scene.spans() == row.1)
  }

  @Test("In every distribution hidden views count for nothing", arguments: StackView.Distribution.allCases)
  func hiddenAnywhere(_ distribution: StackView.Distribution) throws {
    let sizes: [(CGFloat, CGFloat)] = [(10, 10), (20, 10), (30, 10)]
    let expected = try StackScene(sizes, in: (100, 10))
    expected.stack.distribution = distribution
    expected.stack.spacing = 4
    for place in 0...3 {
      let scene = try StackScene(sizes, in: (100, 10))
      let extra = SizedView(15, 50)
      extra.isHidden = true
      scene.stack.insertArrangedSubview(extra, at: place)
      scene.stack.distribution = distribution
      scene.stack.spacing = 4
      var spans = scene.spans()
      spans.remove(at: place)
      #expect(spans == expected.spans())
    }
  }

  @Test(
    "A hidden view makes a row no higher and a column no wider, however it lies", .fact("stack-9"),
    arguments: StackView.Alignment.allCases, LayoutAxis.allCases)
  func hiddenBreadth(_ alignment: StackView.Alignment, axis: LayoutAxis) throws {
    let scene = try StackScene(
      [(10, 10), axis == .horizontal ? (10, 50) : (50, 10)], in: (300, 300), fills: false)
    scene.stack.axis = axis
    scene.stack.alignment = alignment
    scene.views[1].isHidden = true
    scene.box.layoutIfNeeded()
    #expect(scene.stack.frame.size == CGSize(width: 10, height: 10))
  }

  @Test("A distance that a program insists on loses to the stack's, and it is said", .fact("stack-14"))
  func conflict() throws {
    let log = LogCollector()
    let scene = try StackScene([(10, 10), (10, 10)], in: (300, 10), fills: false, log: log.log)
    scene.views[1].leadingAnchor.constraint(equalTo: scene.views[0].trailingAnchor, constant: 5).isActive = true
    #expect(scene.spans() == [0...10, 10...20])
    #expect(log.messages.count == 1 && log.messages[0].contains("'UISV-spacing'"))
    #expect(log.messages[0].components(separatedBy: "recover by breaking constraint \n")[1].contains("5"))
  }

  @Test("A stack with spacing and margins is hidden in another without a conflict", .fact("stack-15"))
  func hiddenStack() throws {
    let log = LogCollector()
    let scene = try StackScene([(10, 10), (20, 10)], in: (300, 10), fills: false, log: log.log)
    let inner = StackView(arrangedSubviews: [SizedView(10, 10), SizedView(10, 10)])
    inner.spacing = 8
    inner.isLayoutMarginsRelativeArrangement = true
    scene.stack.insertArrangedSubview(inner, at: 1)
    #expect(scene.spans() == [0...10, 10...54, 54...74])
    inner.isHidden = true
    #expect(scene.spans() == [0...10, 10...10, 10...30])
    inner.isHidden = false
    #expect(scene.spans() == [0...10, 10...54, 54...74])
    #expect(log.messages.isEmpty)
  }

  // MARK: System spacing

  @Test("The system's spacing is 8 between edges, half of it on either side of a hidden view", .fact("stack-11"))
  func system() throws {
    let scene = try StackScene([(10, 10), (10, 10), (10, 10)], in: (300, 10), fills: false)
    scene.stack.spacing = StackView.spacingUseSystem
    #expect(scene.spans() == [0...10, 18...28, 36...46])
    scene.views[1].isHidden = true
    #expect(scene.spans() == [0...10, 14...14, 18...28])
    let constraints = scene.stack.constraints.filter { $0.identifier == "UISV-spacing" }
    #expect(constraints.map { $0.resolvedSpacing?.multiplier } == [0.5, 0.5])
    scene.stack.setCustomSpacing(3, after: scene.views[0])
    #expect(scene.spans() == [0...10, 11.5...11.5, 13...23].map { $0.lowerBound.rounded()...$0.upperBound.rounded() })
  }

  @Test("Between baselines the system's spacing is that of the fonts, and follows the category", .fact("stack-11"))
  func baselines() throws {
    for (category, expected) in [(ContentSizeCategory.large, 22.0), (.accessibilityExtraExtraExtraLarge, 62)] {
      let traits = try realTraits(category: category)
      let labels = (0..<2).map { _ in Label() }
      for label in labels {
        label.font = try traits.fonts.preferredFont(for: .body, category: .large)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Text"
      }
      _ = boxWithColumn(of: labels, traits)
      let baselines = labels.map { $0.frame.minY + $0.firstBaselineOffset(in: $0.bounds.size) }
      #expect(abs(baselines[1] - baselines[0] - expected) < 0.001)
    }
  }

  @Test("Baseline-relative distances run from baseline to baseline in columns, and in rows from edge to edge")
  func baselineRelative() throws {
    let scene = try StackScene([(10, 20), (10, 20)], in: (300, 300), fills: false)
    for view in scene.views { view.baseline = 15 }
    scene.stack.spacing = 30
    scene.stack.isBaselineRelativeArrangement = true
    #expect(scene.spans() == [0...10, 40...50])
    scene.stack.axis = .vertical
    #expect(scene.spans() == [0...20, 30...50])
  }

  @Test("Spacing that is not finite stops with a message")
  func notFinite() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      StackView(frame: .zero).spacing = .nan
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Spacing is not finite!"))
  }
}
