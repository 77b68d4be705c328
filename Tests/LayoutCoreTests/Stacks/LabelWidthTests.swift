import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

/// Fact `stack-17`: labels of several lines in a row.
@Suite("Rows of labels of several lines")
struct LabelWidthTests {
  /// A row with a spacing of 8, as wide as a box, in a release.
  private struct Row {
    let box: View
    let stack: StackView

    init(_ era: Era, _ views: [View], width: Double = 320) throws {
      var traits = try fixedTraits()
      traits.layoutMetrics = LayoutMetrics(era: era)
      stack = StackView(arrangedSubviews: views)
      (stack.spacing, stack.alignment) = (8, .top)
      stack.translatesAutoresizingMaskIntoConstraints = false
      box = LayoutTestSupport.box(width, 2000, traits, stack)
      LayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: box.leadingAnchor), stack.topAnchor.constraint(equalTo: box.topAnchor),
        stack.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      ])
    }

    /// The widths that constraints see.
    func widths() -> [Double] {
      box.layoutIfNeeded()
      return stack.arrangedSubviews.map { Double($0.alignmentRect(forFrame: $0.frame).width) }
    }
  }

  private static let long = "Delivery address for this order and all the next ones"

  private func labels(_ texts: [String], lines: Int = 0) -> [Label] {
    texts.map { constrainedLabel($0, lines: lines) }
  }

  @Test("Two share the width in every release, whatever their texts", .fact("stack-17"), arguments: Era.allCases)
  func two(_ era: Era) throws {
    for texts in [[Self.long, "12 Orchard Lane, second floor, ring twice"], [Self.long, "$60"], ["a", "b"]] {
      #expect(try Row(era, labels(texts)).widths() == [156, 156])
    }
  }

  @Test("Three share it too, and hidden ones count for nothing", arguments: Era.allCases)
  func three(_ era: Era) throws {
    let views = labels([Self.long, "b", "c", "d"])
    views[3].isHidden = true
    let row = try Row(era, views, width: 316)
    #expect(row.widths() == [100, 100, 100, 0])
    views[3].isHidden = false
    #expect(row.widths() == [73, 73, 73, 73])
  }

  /// A pair of priorities of hugging and of compression resistance that tell two labels apart, and
  /// whether they do.
  static let priorityTable: [(hugging: Float, compression: Float, isStronger: Bool)] = [
    (251, 749, false), (750, 750, false), (251, 1, false), (1000, 1000, true),
  ]

  @Test(
    "It beats priorities below, and loses to a required hugging", .fact("stack-17"), arguments: Era.allCases,
    priorityTable.indices)
  func priorities(_ era: Era, _ index: Int) throws {
    let (hugging, compression, isStronger) = Self.priorityTable[index]
    let views = labels([Self.long, "$60"])
    views[1].setContentHuggingPriority(LayoutPriority(hugging), for: .horizontal)
    views[1].setContentCompressionResistancePriority(LayoutPriority(compression), for: .horizontal)
    #expect(try Row(era, views).widths() == (isStronger ? [282, 30] : [156, 156]))
  }

  @Test(
    "A control beside one label is half of the row up to iOS 14, and as wide as it is since", .fact("stack-17"),
    arguments: Era.allCases)
  func besideControl(_ era: Era) throws {
    let label = labels([Self.long])[0]
    // As for every label next to a control; otherwise it is undetermined which of them is
    // compressed.
    label.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    var traits = try fixedTraits()
    traits.layoutMetrics = LayoutMetrics(era: era)
    let row = try Row(era, [label, traits.performAsCurrent { Switch() }])
    #expect(row.widths() == (era < .iOS15 ? [156, 156] : era < .iOS26 ? [263, 49] : [251, 61]))
    #expect(row.box.brokenConstraints.isEmpty)
  }

  @Test(
    "A third view without text is a third of the row up to iOS 14, and left out since", .fact("stack-17"),
    arguments: Era.allCases)
  func besideView(_ era: Era) throws {
    let row = try Row(era, labels(["a", "b"]) + [SizedView(50, 10)], width: 316)
    #expect(row.widths() == (era < .iOS15 ? [100, 100, 100] : [125, 125, 50]))
    let alone = try Row(era, labels(["a"]) + [SizedView(50, 10), SizedView(20, 10)], width: 316)
    #expect(alone.widths() == (era < .iOS15 ? [100, 100, 100] : [230, 50, 20]))
  }

  @Test(
    "Labels of one line, columns, other distributions and a label alone have none of it",
    arguments: [Era.iOS14, .iOS17])
  func others(_ era: Era) throws {
    let single = try Row(era, labels(["aaaa", "b"], lines: 1))
    #expect(single.widths() == [302, 10])
    let column = try Row(era, labels([Self.long, "b"]))
    column.stack.axis = .vertical
    #expect(column.widths() == [320, 10])
    let proportional = try Row(era, labels(["aaaaaaaa", "bb"]), width: 108)
    proportional.stack.distribution = .fillProportionally
    #expect(proportional.widths()[0] > 75)
    #expect(try Row(era, labels([Self.long])).widths() == [320])
  }

  @Test(
    "A label alone that may not be compressed is broken where the row ends, and cut by nothing", .fact("fitting-4"),
    arguments: Era.allCases)
  func uncompressed(_ era: Era) throws {
    let label = labels([Self.long])[0]
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let mark = SizedView(20, 10)
    mark.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let row = try Row(era, [label, mark], width: 228)
    #expect(row.widths() == [200, 20])
    #expect(row.box.brokenConstraints.isEmpty)
    #expect(label.textLayout(in: label.bounds.size).lineCount > 1)
    #expect(label.frame.height == label.sizeThatFits(label.bounds.size).height)
    // With one line, it keeps its width, and another constraint is broken.
    label.numberOfLines = 1
    #expect(row.widths()[0] > 220)
    #expect(!row.box.brokenConstraints.isEmpty)
  }

  @Test("The number of lines counts as it is at layout, and the constraints have UIKit's name", .fact("stack-18"))
  func changes() throws {
    let views = labels(["aaaa", "b"], lines: 1)
    let row = try Row(.iOS17, views)
    #expect(row.widths() == [302, 10])
    for view in views { view.numberOfLines = 0 }
    #expect(row.widths() == [156, 156])
    let named = row.stack.constraints.filter { $0.identifier == "UISV-text-width-disambiguation" }
    #expect(named.count == 1 && named[0].priority == LayoutPriority(760))
    views[0].numberOfLines = 1
    #expect(row.widths() == [302, 10])
    row.box.setTraits(
      { traits in
        var traits = traits
        traits.layoutMetrics = LayoutMetrics(era: .iOS14)
        return traits
      }(row.box.traitCollection))
    #expect(row.widths() == [156, 156])
  }

  @Test(
    "A hidden view keeps a required length of its own, without a conflict, and the row closes the gap",
    .fact("stack-8"), arguments: 0..<3
  )
  func hiddenLength(_ hidden: Int) throws {
    let log = LogCollector()
    let scene = try StackScene([(10, 10), (20, 10), (30, 10)], in: (300, 10), fills: false, log: log.log)
    scene.stack.spacing = 6
    scene.views[hidden].widthAnchor.constraint(equalToConstant: 50).isActive = true
    scene.views[hidden].isHidden = true
    let spans = scene.spans()
    #expect(spans[hidden].upperBound - spans[hidden].lowerBound == 50)
    let shown = spans.indices.filter { $0 != hidden }.map { spans[$0] }
    #expect(shown[0].lowerBound == 0 && shown[1].lowerBound == shown[0].upperBound + 6)
    #expect(Double(scene.stack.frame.width) == shown[1].upperBound)
    #expect(log.messages.isEmpty && scene.box.brokenConstraints.isEmpty)
    scene.views[hidden].isHidden = false
    #expect(scene.spans()[hidden].upperBound - scene.spans()[hidden].lowerBound == 50)
  }

  @Test("So it does when the length is required only once it is hidden, by a constraint or by its content")
  func lateLength() throws {
    let log = LogCollector()
    let scene = try StackScene([(10, 10), (20, 10), (30, 10)], in: (300, 10), fills: false, log: log.log)
    scene.views[1].isHidden = true
    #expect(scene.spans() == [0...10, 10...10, 10...40])
    let width = scene.views[1].widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    #expect(scene.spans() == [0...10, 10...60, 10...40])
    width.isActive = false
    #expect(scene.spans() == [0...10, 10...10, 10...40])
    scene.views[1].setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(scene.spans() == [0...10, 10...30, 10...40])
    #expect(log.messages.isEmpty)
  }
}
