@_spi(Checks) import ConstraintSolving
import FontMetrics
import Foundation
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@_spi(Measuring) @testable import LayoutCore

/// Cells as tables reuse them, made by templates.
struct ReusedCell {
  /// The structure of the cell.
  enum Template: CaseIterable {
    /// Two labels from margin to margin, one under the other.
    case column
    /// The structure with baselines and the system spacing.
    case spaced
    /// The structure with a stack.
    case stack
    /// A picture next to a column.
    case picture
    /// Two labels with several lines side by side, whose widths depend on both strings.
    case beside
    /// A label that hugs its text next to one that wraps.
    case hugging
    /// A text view under a label.
    case notes
    /// Two labels with views that hold margins which reach in.
    case reaching
    /// Two labels; the lower label has a minimum height that it may exceed, and the upper label at
    /// most two lines.
    case limited
    /// A picture that keeps its proportions: widths follow from heights.
    case proportions
  }

  let cell = TableViewCell()
  private(set) var labels: [Label] = []
  private(set) var notes: TextView?

  init(_ template: Template, _ traits: TraitCollection) {
    cell.setTraits(traits)
    labels = (0..<2).map { index in
      let label = constrainedLabel("", "label \(index)", lines: 0)
      label.adjustsFontForContentSizeCategory = true
      if let font = try? traits.fonts.preferredFont(
        for: index == 0 ? .headline : .body, category: traits.contentSizeCategory)
      {
        label.font = font
      }
      return label
    }
    build(template)
  }

  private var content: View { cell.contentView }
  private var margins: LayoutGuide { content.layoutMarginsGuide }

  private mutating func build(_ template: Template) {
    switch template {
    case .column: buildColumn(from: margins.leadingAnchor)
    case .spaced: buildSpaced()
    case .stack: buildStack()
    case .picture, .proportions: buildPicture(keepsProportions: template == .proportions)
    case .beside: buildRow(isHugging: false)
    case .hugging: buildRow(isHugging: true)
    case .notes: buildNotes()
    case .reaching:
      buildColumn(from: margins.leadingAnchor)
      content.preservesSuperviewLayoutMargins = true
    case .limited:
      buildColumn(from: margins.leadingAnchor)
      labels[0].numberOfLines = 2
      labels[1].heightAnchor.constraint(greaterThanOrEqualToConstant: 45).isActive = true
      let gap = labels[1].heightAnchor.constraint(equalTo: labels[0].heightAnchor, multiplier: 2)
      gap.priority = LayoutPriority(700)
      gap.isActive = true
    }
  }

  private func add(_ views: View...) { views.forEach(content.addSubview) }

  private func buildColumn(from leading: LayoutXAxisAnchor) {
    add(labels[0], labels[1])
    LayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: leading),
      labels[0].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].leadingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[0].topAnchor.constraint(equalTo: margins.topAnchor),
      labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 4),
      margins.bottomAnchor.constraint(equalTo: labels[1].bottomAnchor),
    ])
  }

  private func buildSpaced() {
    add(labels[0], labels[1])
    LayoutConstraint.activate(
      labels.flatMap {
        [
          $0.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ]
      } + [
        labels[0].firstBaselineAnchor.constraint(equalToSystemSpacingBelow: margins.topAnchor, multiplier: 1),
        labels[1].firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1),
        margins.bottomAnchor.constraint(equalToSystemSpacingBelow: labels[1].lastBaselineAnchor, multiplier: 1),
      ])
  }

  private func buildStack() {
    let stack = StackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 3
    stack.translatesAutoresizingMaskIntoConstraints = false
    add(stack)
    LayoutConstraint.activate(stack.filling(margins))
  }

  private func buildPicture(keepsProportions: Bool) {
    let picture = ImageView(image: Image(size: CGSize(width: 40, height: 30)))
    picture.translatesAutoresizingMaskIntoConstraints = false
    add(picture)
    LayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      picture.widthAnchor.constraint(equalToConstant: 44),
    ])
    if keepsProportions {
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.75).isActive = true
    }
    buildColumn(from: picture.trailingAnchor)
  }

  private func buildRow(isHugging: Bool) {
    add(labels[0], labels[1])
    if isHugging { labels[0].numberOfLines = 1 }
    labels[0].setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    labels[1].setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    LayoutConstraint.activate(
      labels.flatMap {
        [
          $0.topAnchor.constraint(equalTo: margins.topAnchor),
          $0.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ]
      } + [
        labels[0].leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        labels[1].leadingAnchor.constraint(equalToSystemSpacingAfter: labels[0].trailingAnchor, multiplier: 1),
        margins.trailingAnchor.constraint(equalTo: labels[1].trailingAnchor),
      ])
  }

  private mutating func buildNotes() {
    let notes = TextView()
    notes.isScrollEnabled = false
    notes.translatesAutoresizingMaskIntoConstraints = false
    add(labels[0], notes)
    LayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      labels[0].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      labels[0].topAnchor.constraint(equalTo: margins.topAnchor),
      notes.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      notes.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      notes.firstBaselineAnchor.constraint(equalTo: labels[0].lastBaselineAnchor, constant: 30),
      margins.bottomAnchor.constraint(equalTo: notes.bottomAnchor),
    ])
    self.notes = notes
  }

  func show(_ texts: [String]) {
    for (label, text) in zip(labels, texts) { label.text = text }
    notes?.text = texts.last
  }
}

@Suite("A cell that is used again is as a new one")
struct ReuseTests {
  private static func text(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...14, using: &generator)
    return (0..<count).map { _ in String(repeating: "y", count: .random(in: 1...9, using: &generator)) }.joined(
      separator: " ")
  }

  /// The result for a cell: its height at a width, and all frames.
  private func outcome(_ cell: TableViewCell, _ width: Double, lays: Bool) throws -> [CGRect] {
    let height = try CellSizing.rowHeight(for: cell, width: width)
    let row = CGRect(x: 0, y: 0, width: width, height: height)
    guard lays else { return [row] }
    cell.frame = row
    cell.layoutIfNeeded()
    return cell.frames
  }

  @Test("Heights and frames, whatever it showed before", arguments: ReusedCell.Template.allCases, 0..<6)
  func law(_ template: ReusedCell.Template, seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let isReal = seed % 3 == 0
    var traits = isReal ? try realTraits() : try fixedTraits()
    traits.layoutDirection = seed % 2 == 0 ? .leftToRight : .rightToLeft
    let reused = ReusedCell(template, traits)
    for step in 0..<12 {
      if step % 5 == 4 {
        traits.contentSizeCategory = try #require(ContentSizeCategory.allCases.randomElement(using: &generator))
        reused.cell.setTraits(traits)
      }
      let width: Double = step % 7 == 6 ? 414 : 320
      let texts = [Self.text(&generator), Self.text(&generator)]
      let fresh = ReusedCell(template, traits)
      for cell in [reused, fresh] { cell.show(texts) }
      let lays = Bool.random(using: &generator)
      #expect(try outcome(reused.cell, width, lays: lays) == outcome(fresh.cell, width, lays: lays), "\(step) \(texts)")
    }
  }

  @Test("One text after another, the other stays", arguments: ReusedCell.Template.allCases)
  func single(_ template: ReusedCell.Template) throws {
    var generator = SeededGenerator(seed: 7)
    let traits = try fixedTraits(scale: 3)
    let reused = ReusedCell(template, traits)
    var texts = ["one", "two"]
    for step in 0..<10 {
      texts[step % 2] = Self.text(&generator)
      let fresh = ReusedCell(template, traits)
      for cell in [reused, fresh] { cell.show(texts) }
      #expect(try outcome(reused.cell, 320, lays: step % 3 > 0) == outcome(fresh.cell, 320, lays: step % 3 > 0))
    }
  }

  /// - Parameter seed: From 2 on, views that change are kept, as in a cell of a table's worker.
  @Test("Contents of sizes that it had before, laid out now and then", arguments: ReusedCell.Template.allCases, 0..<4)
  func again(_ template: ReusedCell.Template, seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var traits = try fixedTraits(scale: 3)
    traits.layoutDirection = seed % 2 == 0 ? .leftToRight : .rightToLeft
    let reused = ReusedCell(template, traits)
    reused.cell.fittingEngine.holdsViews = seed >= 2
    let texts = ["", "one", "two words", Self.long, Self.long + Self.long, "one\nline"]
    for step in 0..<60 {
      let shown = (0..<2).compactMap { _ in texts.randomElement(using: &generator) }
      if step % 20 == 19 {
        traits.contentSizeCategory = try #require(ContentSizeCategory.allCases.randomElement(using: &generator))
        reused.cell.setTraits(traits)
      }
      let fresh = ReusedCell(template, traits)
      for cell in [reused, fresh] { cell.show(shown) }
      let width: Double = step % 13 == 12 ? 414 : 320
      let lays = Int.random(in: 0..<4, using: &generator) == 0
      #expect(try outcome(reused.cell, width, lays: lays) == outcome(fresh.cell, width, lays: lays), "\(step) \(shown)")
    }
  }

  @Test(
    "A view that is taken out is kept for no longer than the next question, and at no other time",
    arguments: [false, true])
  func lifetime(holds: Bool) throws {
    let traits = try fixedTraits()
    let cell = TableViewCell()
    cell.setTraits(traits)
    cell.fittingEngine.holdsViews = holds
    let staying = constrainedLabel("c", lines: 0)
    cell.contentView.addSubview(staying)
    LayoutConstraint.activate(staying.filling(cell.contentView.layoutMarginsGuide))
    weak var label: Label?
    do {
      let made = constrainedLabel("a", lines: 0)
      cell.contentView.addSubview(made)
      LayoutConstraint.activate(made.filling(cell.contentView.layoutMarginsGuide))
      for text in ["a", "b", Self.long, "a", "b", "c"] {
        made.text = text
        _ = try outcome(cell, 320, lays: false)
      }
      #expect((cell.fittingEngine.changing != nil) == holds)
      made.removeFromSuperview()
      label = made
    }
    #expect((label != nil) == holds)
    _ = try outcome(cell, 320, lays: false)
    #expect(label == nil)
  }

  @Test("Contents of heights that it had before are measured, and nothing is solved")
  func known() throws {
    let shown = [["more words", Self.long], [Self.long, "some words"], ["other words", Self.long]]
    for template in [ReusedCell.Template.column, .stack, .picture, .limited] {
      #expect(try effort(template, after: Array(shown.prefix(2)), texts: shown[2]) == Effort(texts: 2), "\(template)")
    }
    // If widths depend on strings, these must be the same too; for baselines, more than a size is
    // requested.
    #expect(try effort(.spaced, after: Array(shown.prefix(2)), texts: shown[2]).rows > 0)
  }

  /// The work for one more use of a cell.
  private struct Effort: Equatable, CustomStringConvertible {
    var texts = 0
    var rows = 0
    var pivots = 0
    var walks = 0
    var additions = 0

    var description: String { "texts \(texts), rows \(rows), pivots \(pivots), walks \(walks), additions \(additions)" }
  }

  private func effort(_ template: ReusedCell.Template, after: [[String]] = [], texts: [String]) throws -> Effort {
    let measurer = CountingMeasurer()
    var traits = try fixedTraits()
    traits.typesetting = Typesetting(fonts: traits.fonts, measurer: measurer)
    let reused = ReusedCell(template, traits)
    reused.show(["some words", "and others"])
    _ = try outcome(reused.cell, 320, lays: false)
    for texts in after {
      reused.show(texts)
      _ = try outcome(reused.cell, 320, lays: false)
    }
    let engine = reused.cell.fittingEngine
    let (count, work, pivots) = (measurer.count, engine.work, engine.solver.counters.pivots)
    let additions = engine.additionCount
    reused.show(texts)
    _ = try outcome(reused.cell, 320, lays: false)
    return Effort(
      texts: measurer.count - count, rows: engine.work.askedRows - work.askedRows,
      pivots: engine.solver.counters.pivots - pivots, walks: engine.work.walks - work.walks,
      additions: engine.additionCount - additions)
  }

  private static let long = String(repeating: "many words ", count: 9)

  @Test("A text is measured once at the width it has, and its four rows get new constants")
  func once() throws {
    // One row determines the requested height.
    #expect(try effort(.column, texts: [Self.long, Self.long]) == Effort(texts: 2, rows: 9))
    #expect(try effort(.column, texts: ["some words", Self.long]) == Effort(texts: 1, rows: 5))
    #expect(try effort(.stack, texts: [Self.long, Self.long]) == Effort(texts: 2, rows: 9))
    // Now the strings determine the height instead of the picture.
    let beside = try effort(.picture, texts: [Self.long, Self.long])
    #expect(beside.texts == 2 && beside.rows == 9 && beside.pivots < 10 && beside.walks == 0, "\(beside)")
  }

  @Test(
    "Rows of baselines and system spacing are stated again with the texts they stand on; each text is measured as the label has it too"
  )
  func baselines() throws {
    let effort = try effort(.spaced, texts: [Self.long, Self.long])
    #expect(effort.texts <= 4 && effort.rows <= 9 + 4 && effort.walks == 0 && effort.pivots == 0, "\(effort)")
  }

  @Test("Texts whose widths depend on each other are measured in one line and wrapped, and nothing is built anew")
  func coupled() throws {
    let effort = try effort(.beside, texts: [Self.long, "short"])
    #expect(effort.texts <= 5 && effort.walks == 0 && effort.additions == 0, "\(effort)")
  }
}

/// Counts how often it is asked.
private final class CountingMeasurer: TextMeasuring, @unchecked Sendable {
  // A tree is laid out by one thread.
  private(set) var count = 0
  private let measurer = FixedMeasurer()

  func measure(_ request: TextRequest) -> TextMeasure {
    count += 1
    return measurer.measure(request)
  }

  func lineStack(of font: Font) -> LineStack { measurer.lineStack(of: font) }
}

@Suite("A cell in a table is measured as one by itself")
struct NestedReuseTests {
  @Test("What happens around a cell is no reason to look at it again")
  func surroundings() throws {
    let traits = try fixedTraits()
    let reused = ReusedCell(.column, traits)
    let (table, other) = (box(320, 480, traits, reused.cell), View(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    table.addSubview(other)
    reused.show(["some words", "and others"])
    let height = try CellSizing.rowHeight(for: reused.cell, width: 320)
    let engine = reused.cell.fittingEngine
    let asked = engine.work.askedRows
    other.frame.origin.y = 50
    reused.cell.frame = CGRect(x: 0, y: 70, width: 320, height: height)
    #expect(try CellSizing.rowHeight(for: reused.cell, width: 320) == height)
    reused.show(["some words", String(repeating: "many words ", count: 9)])
    let higher = try CellSizing.rowHeight(for: reused.cell, width: 320)
    #expect(higher > height && engine.work.askedRows - asked <= 10)
    let alone = ReusedCell(.column, traits)
    alone.show(["some words", String(repeating: "many words ", count: 9)])
    #expect(try CellSizing.rowHeight(for: alone.cell, width: 320) == higher)
  }

  @Test("A safe area that reaches in counts where the view is now")
  func safeArea() throws {
    let inner = constrainedView("inner")
    let label = constrainedLabel("word", "label")
    let root = box(320, 480, try fixedTraits(), inner)
    root.safeAreaInsets = EdgeInsets(top: 40)
    inner.addSubview(label)
    LayoutConstraint.activate(label.filling(inner.safeAreaLayoutGuide))
    let place = inner.topAnchor.constraint(equalTo: root.topAnchor)
    LayoutConstraint.activate([place, inner.leftAnchor.constraint(equalTo: root.leftAnchor)])
    root.layoutIfNeeded()
    #expect(inner.systemLayoutSizeFitting(.zero).height == 50)
    place.constant = 30
    root.layoutIfNeeded()
    #expect(inner.systemLayoutSizeFitting(.zero).height == 20)
  }
}

@Suite("Heights that are known from before")
struct KnownFitTests {
  @Test("Rows that come in many heights are solved for once for each pair of them")
  func manyHeights() throws {
    let reused = ReusedCell(.column, try fixedTraits())
    func measureAll() throws -> Int {
      for row in 0..<100 {
        for (label, lines) in zip(reused.labels, [row % 10, row / 10]) {
          let word = String(repeating: "\(row % 10)", count: 20)
          label.text = Array(repeating: word, count: lines + 1).joined(separator: " ")
        }
        let height = try CellSizing.rowHeight(for: reused.cell, width: 300)
        #expect(height >= Double(10 * (row % 10 + row / 10 + 2)))
      }
      return reused.cell.fittingEngine.work.askedRows
    }
    // Results from before the first change of the second string are reused.
    _ = try measureAll()
    let asked = try measureAll()
    #expect(try measureAll() == asked)
  }

  @Test("A text on whose baseline a constraint stands, changed in between, is not forgotten")
  func baselineBetween() throws {
    let traits = try fixedTraits()
    func made() -> (cell: TableViewCell, title: Label, body: Label) {
      let cell = TableViewCell()
      cell.setTraits(traits)
      let (title, body) = (constrainedLabel("", "title", lines: 0), constrainedLabel("", "body", lines: 0))
      [title, body].forEach(cell.contentView.addSubview)
      let content = cell.contentView
      LayoutConstraint.activate(
        [title, body].flatMap {
          [
            $0.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            $0.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
          ]
        } + [
          title.firstBaselineAnchor.constraint(equalTo: content.topAnchor, constant: 30),
          body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
          content.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
        ])
      return (cell, title, body)
    }
    let reused = made()
    let long = String(repeating: "several words ", count: 12)
    let rows = [
      ("a", "b"), ("a", long), ("a", "b"), ("a", long), (long, long), (long, "b"), (long, long), ("a", long),
      ("a", "b"),
    ]
    for (title, body) in rows {
      let fresh = made()
      for parts in [reused, fresh] {
        parts.title.text = title
        parts.body.text = body
      }
      let heights = try [reused, fresh].map { try CellSizing.rowHeight(for: $0.cell, width: 320) }
      #expect(heights[0] == heights[1])
    }
  }
}
