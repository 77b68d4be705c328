import FontMetrics
import Foundation
import LayoutTestSupport
import TestSupport
import Testing

@testable import LayoutCore

@Suite("Stack views")
struct StackViewTests {
  @Test("A stack is UIKit's in its defaults and raw values", .fact("stack-1"))
  func defaults() {
    let stack = StackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(StackView.Distribution.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(StackView.Alignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(StackView.Alignment.top == .leading && StackView.Alignment.bottom == .trailing)
  }

  @Test("Arranged views are subviews, in an order of their own, that constraints place")
  func arranging() {
    let (a, b, c) = (View(), View(), View())
    let stack = StackView(arrangedSubviews: [a, b])
    #expect(stack.subviews == [a, b] && !a.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b] && stack.subviews == [a, b, c])
    stack.insertArrangedSubview(c, at: 2)
    #expect(stack.arrangedSubviews == [a, b, c])
    stack.addArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b, c, a] && stack.subviews == [a, b, c])
    stack.removeArrangedSubview(b)
    #expect(stack.arrangedSubviews == [c, a] && b.superview === stack)
    c.removeFromSuperview()
    #expect(stack.arrangedSubviews == [a])
    let other = StackView(arrangedSubviews: [a])
    #expect(stack.arrangedSubviews.isEmpty && other.arrangedSubviews == [a] && stack.subviews == [b])
  }

  @Test("A place that is not there stops with UIKit's message")
  func outOfBounds() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      StackView(arrangedSubviews: [View(), View()]).insertArrangedSubview(View(), at: 5)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains("index out of bounds for arranged subview: index = 5 expected to be less than or equal to 2"))
  }

  @Test("Its constraints have UIKit's identifiers, and the stack holds them")
  func identifiers() throws {
    let scene = try StackScene([(10, 10), (20, 20)], in: (100, 100))
    scene.stack.alignment = .center
    scene.box.layoutIfNeeded()
    let names = Dictionary(grouping: scene.stack.constraints, by: { $0.identifier ?? "" }).mapValues(\.count)
    #expect(
      names == [
        "UISV-canvas-connection": 5, "UISV-spacing": 1, "UISV-alignment": 1, "UISV-canvas-fit": 1,
        "UISV-ambiguity-suppression": 4,
      ])
    #expect(scene.views.allSatisfy { $0.constraints.isEmpty })
    #expect(scene.stack.constraints.allSatisfy { $0.activationOrder < 0 })
  }

  @Test("Margins hold the views in when asked to, and follow", .fact("stack-19"))
  func margins() throws {
    let scene = try StackScene([(10, 10), (20, 10)], in: (100, 50), direction: .rightToLeft)
    scene.stack.isLayoutMarginsRelativeArrangement = true
    scene.stack.spacing = 2
    #expect(scene.spans() == [30...92, 8...28] && scene.breadths() == [8...42, 8...42])
    scene.stack.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 5, bottom: 2, trailing: 0)
    #expect(scene.spans() == [22...95, 0...20] && scene.breadths() == [1...48, 1...48])
    scene.stack.isLayoutMarginsRelativeArrangement = false
    #expect(scene.spans() == [22...100, 0...20])
  }

  @Test("Stacks nest, and labels in them wrap at the width they get")
  func nested() throws {
    let (title, text) = (Label(), Label())
    (title.text, text.text, text.numberOfLines) = ("title", "some words that wrap", 0)
    let column = StackView(arrangedSubviews: [title, text])
    column.axis = .vertical
    column.spacing = 4
    let row = StackView(arrangedSubviews: [SizedView(30, 30), column])
    row.alignment = .top
    row.spacing = 10
    row.translatesAutoresizingMaskIntoConstraints = false
    let view = box(140, 200, try fixedTraits(), row)
    LayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor), row.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    row.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    view.layoutIfNeeded()
    #expect(column.frame == CGRect(x: 40, y: 0, width: 100, height: 34))
    #expect(text.frame == CGRect(x: 0, y: 14, width: 100, height: 20))
    #expect(row.frame == CGRect(x: 0, y: 0, width: 140, height: 34))
    #expect(
      row.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 100, height: 54))
  }

  @Test("Its baselines are its first and last views' that show, however deep", .fact("stack-12"))
  func baselines() throws {
    let views = (0..<3).map { SizedView(10, 20, "v\($0)") }
    for view in views { view.baseline = 15 }
    let inner = StackView(arrangedSubviews: [views[1], views[2]])
    let stack = StackView(arrangedSubviews: [views[0], inner])
    (stack.axis, inner.axis) = (.vertical, .vertical)
    stack.translatesAutoresizingMaskIntoConstraints = false
    #expect(stack.firstBaselineView === views[0] && stack.lastBaselineView === views[2])
    let view = box(100, 200, try fixedTraits(), stack)
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    let place = stack.lastBaselineAnchor.constraint(equalTo: view.topAnchor, constant: 100)
    place.isActive = true
    view.layoutIfNeeded()
    #expect(stack.frame.minY == 45 && stack.frame.height == 60)
    views[2].isHidden = true
    view.layoutIfNeeded()
    #expect(stack.lastBaselineView === views[1] && stack.frame.minY == 65)
    views[0].isHidden = true
    #expect(stack.firstBaselineView === views[1])
    inner.isHidden = true
    #expect(stack.firstBaselineView === stack)
  }

  @Test("A row becomes a column at accessibility sizes, and a row again below", arguments: [true, false])
  func adaptiveAxis(_ registers: Bool) throws {
    final class Adaptive: StackView {
      override func traitCollectionDidChange(_ previous: TraitCollection?) {
        super.traitCollectionDidChange(previous)
        adapt()
      }
      func adapt() { axis = traitCollection.contentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal }
    }
    let views = [SizedView(10, 10), SizedView(20, 10)]
    let stack = registers ? StackView(arrangedSubviews: views) : Adaptive(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    if registers {
      stack.registerForTraitChanges([ContentSizeCategoryTrait.self]) { (stack: StackView, _: TraitCollection) in
        stack.axis = stack.traitCollection.contentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
      }
    }
    let view = box(100, 100, try fixedTraits(), stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor), stack.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    for category in ContentSizeCategory.allCases where category != .unspecified {
      view.setTraits(try fixedTraits(category: category))
      view.layoutIfNeeded()
      let isColumn = category >= .accessibilityMedium
      #expect(stack.frame.size == (isColumn ? CGSize(width: 20, height: 20) : CGSize(width: 30, height: 10)))
    }
  }

  // MARK: What a change costs

  /// The constraints of a stack that a change added, and those that it removed.
  static func changes(_ scene: StackScene, _ change: (StackView) -> Void) -> (new: Int, gone: Int) {
    scene.box.layoutIfNeeded()
    let before = Set(scene.stack.constraints)
    change(scene.stack)
    scene.box.layoutIfNeeded()
    let after = Set(scene.stack.constraints)
    return (after.subtracting(before).count, before.subtracting(after).count)
  }

  @Test("A change touches the constraints it must and no others")
  func economy() throws {
    let scene = try StackScene(Array(repeating: (10, 10), count: 20), in: (1000, 10))
    let views = scene.views
    func cost(_ change: (StackView) -> Void) -> [Int] {
      let (new, gone) = Self.changes(scene, change)
      return [new, gone]
    }
    // Constants change in place.
    #expect(cost { $0.spacing = 3 } == [0, 0])
    #expect(cost { $0.setCustomSpacing(9, after: views[4]) } == [0, 0])
    // Of a view in the middle: no length, edge and size across; alignment and size along go.
    #expect(cost { _ in views[7].isHidden = true } == [3, 3])
    #expect(cost { _ in views[7].isHidden = false } == [3, 3])
    // At the end: connection to the edge, spacing, two alignments, size; the old connection goes.
    #expect(cost { $0.addArrangedSubview(SizedView(10, 10)) } == [5, 1])
    #expect(cost { $0.removeArrangedSubview($0.arrangedSubviews[20]) } == [1, 5])
    #expect(cost { _ in views[3].contentSize.width = 30 } == [0, 0])
    #expect(cost { $0.isHidden = true } == [0, 0])
  }

  @Test("What was arranged before makes no difference")
  func independence() throws {
    var generator = SeededGenerator(seed: 7)
    let scene = try StackScene([(10, 10), (20, 10), (30, 20), (-1, 10)], in: (150, 30))
    for _ in 0..<60 {
      let stack = scene.stack
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: stack.distribution = try #require(StackView.Distribution.allCases.randomElement(using: &generator))
      case 1: stack.alignment = try #require(StackView.Alignment.allCases.randomElement(using: &generator))
      case 2: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
      case 3: stack.arrangedSubviews.randomElement(using: &generator)?.isHidden.toggle()
      case 4: stack.insertArrangedSubview(stack.arrangedSubviews[2], at: Int.random(in: 0...3, using: &generator))
      default:
        stack.setCustomSpacing(CGFloat(Int.random(in: 0...9, using: &generator)), after: stack.arrangedSubviews[0])
      }
      scene.box.layoutIfNeeded()
      let fresh = try StackScene(scene.views.map { ($0.contentSize.width, $0.contentSize.height) }, in: (150, 30))
      (fresh.stack.distribution, fresh.stack.alignment, fresh.stack.axis) = (
        stack.distribution, stack.alignment, stack.axis
      )
      for (old, new) in zip(stack.arrangedSubviews, fresh.stack.arrangedSubviews) {
        new.isHidden = old.isHidden
        fresh.stack.setCustomSpacing(stack.customSpacing(after: old), after: new)
      }
      fresh.box.layoutIfNeeded()
      #expect(scene.views.map(\.frame) == fresh.views.map(\.frame))
      let places = zip(scene.views, fresh.views).map { ($0.unroundedFrame, $1.unroundedFrame) }
      #expect(places.map(\.0).agrees(with: places.map(\.1)))
    }
  }

  @Test("A long stack is laid out")
  func long() throws {
    let scene = try StackScene(Array(repeating: (10, 1), count: 60), in: (300, 2000), fills: false)
    scene.stack.axis = .vertical
    scene.box.layoutIfNeeded()
    #expect(scene.stack.frame.size == CGSize(width: 10, height: 60))
  }
}
