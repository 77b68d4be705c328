@_spi(Checks) import ConstraintSolving
import Foundation
import LayoutTestSupport
import TestSupport
import Testing

@_spi(Measuring) @testable import LayoutCore

/// A column of rows, each a container with a title and a label that wraps.
private struct Column {
  let root: View
  private(set) var titles: [Label] = []
  private(set) var texts: [Label] = []

  init(rows: Int, traits: TraitCollection) {
    root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.setTraits(traits)
    var above = root.topAnchor
    for _ in 0..<rows {
      let row = View()
      let (title, text) = (Label(), Label())
      (title.text, text.text, text.numberOfLines) = ("title", "some words", 0)
      for view in [row, title, text] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(row)
      [title, text].forEach(row.addSubview)
      LayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.topAnchor.constraint(equalTo: above), title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1),
        text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        row.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      ])
      above = row.bottomAnchor
      titles.append(title)
      texts.append(text)
    }
  }
}

/// A view that counts its notifications.
private final class Witness: View {
  var count = 0
  override func layoutSubviews() { count += 1 }
}

@Suite("After a change only what it reaches is looked at")
struct ChangeTests {
  /// The work of the second of two layouts.
  private struct Effort: Equatable {
    var asked: Int
    var frames: Int
    var pivots: Int
    var walks: Int
  }

  /// The effort of laying rows out again after a change.
  private func work(rows: Int, change: (Column) -> Void) throws -> Effort {
    let column = Column(rows: rows, traits: try fixedTraits())
    column.root.layoutIfNeeded()
    let engine = column.root.layoutEngine
    let (before, pivots) = (engine.work, engine.solver.counters.pivots)
    change(column)
    column.root.layoutIfNeeded()
    return Effort(
      asked: engine.work.askedRows - before.askedRows, frames: engine.work.frames - before.frames,
      pivots: engine.solver.counters.pivots - pivots, walks: engine.work.walks - before.walks)
  }

  @Test("The work after a change in the last row does not grow with the tree")
  func constant() throws {
    let long = String(repeating: "many words ", count: 12)
    let few = try work(rows: 4) { $0.texts[3].text = long }
    let many = try work(rows: 60) { $0.texts[59].text = long }
    #expect(few == many)
    #expect(few.walks == 0 && few.asked > 0 && few.frames < 12, "\(few)")
  }

  @Test("A text of the same size moves nothing")
  func sameSize() throws {
    let work = try work(rows: 20) { $0.titles[3].text = "eltit" }
    #expect(work.walks == 0 && work.pivots == 0 && work.frames < 70, "\(work)")
  }

  @Test("A change above moves what is below, once")
  func below() throws {
    let work = try work(rows: 20) { $0.texts[0].text = String(repeating: "many words ", count: 12) }
    #expect(work.walks == 0 && work.frames <= 20 * 3 + 2, "\(work)")
  }

  @Test("Whatever changes one after another, frames are those of a layout from nothing", arguments: 0..<40)
  func law(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let traits = try fixedTraits()
    let tree = RandomTree(seed: seed, traits: traits)
    tree.root.layoutIfNeeded()
    let labels = tree.root.subtree.compactMap { $0 as? Label }
    for _ in 0..<6 {
      for label in labels where Bool.random(using: &generator) {
        let count = Int.random(in: 0...12, using: &generator)
        label.text = (0..<count).map { String(repeating: "y", count: 1 + $0 % 5) }.joined(separator: " ")
      }
      tree.root.layoutIfNeeded()
      let fresh = RandomTree(seed: seed, traits: traits)
      for (label, other) in zip(labels, fresh.root.subtree.compactMap({ $0 as? Label })) { other.text = label.text }
      fresh.root.layoutIfNeeded()
      #expect(tree.root.frames == fresh.root.frames)
    }
  }

  @Test("Changes that are followed give the frames of a layout from nothing", arguments: 0..<30)
  func followed(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let traits = try fixedTraits(direction: seed % 2 == 0 ? .leftToRight : .rightToLeft)
    let column = Column(rows: 4, traits: traits)
    column.root.layoutIfNeeded()
    let walks = column.root.layoutWork.walks
    for _ in 0..<6 {
      for label in column.titles + column.texts where Bool.random(using: &generator) {
        let count = Int.random(in: 0...14, using: &generator)
        label.text = (0..<count).map { String(repeating: "y", count: 1 + $0 % 5) }.joined(separator: " ")
      }
      column.root.layoutIfNeeded()
      let fresh = Column(rows: 4, traits: traits)
      for (label, other) in zip(column.titles + column.texts, fresh.titles + fresh.texts) { other.text = label.text }
      fresh.root.layoutIfNeeded()
      #expect(column.root.frames == fresh.root.frames)
    }
    #expect(column.root.layoutWork.walks == walks)
  }

  @Test("A label that only moves keeps the baselines of its lines")
  func movedBaselines() throws {
    func tree(_ head: String) throws -> (View, Label) {
      let labels = ["head", "body", "foot"].map { constrainedLabel($0, $0, lines: 0) }
      labels[0].text = head
      labels[1].text = String(repeating: "many words ", count: 9)
      let root = box(200, 400, try TraitCollection(typesetting: Typesetting.bundled(), log: .silent))
      var above = root.topAnchor
      for label in labels {
        root.addSubview(label)
        LayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          label.firstBaselineAnchor.constraint(equalTo: above, constant: 30),
        ])
        above = label.lastBaselineAnchor
      }
      root.layoutIfNeeded()
      return (root, labels[0])
    }
    let (root, head) = try tree("one")
    head.text = "two\nlines"
    root.layoutIfNeeded()
    #expect(root.frames == (try tree("two\nlines")).0.frames)
  }

  @Test("Explanations and reports are of the layout, also after a size that fits was asked for")
  func afterFitting() throws {
    let label = constrainedLabel("word")
    let root = box(100, 50, try fixedTraits(), label)
    LayoutConstraint.activate(label.filling(root.layoutMarginsGuide))
    root.layoutIfNeeded()
    _ = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(label.explanation(of: .width)?.steps.first?.value == 84)
    _ = root.systemLayoutSizeFitting(CGSize(width: 4, height: 4))
    #expect(root.layOut().unsatisfied.isEmpty)
  }

  @Test("Layout tells the views that changed, their containers, and no others")
  func told() throws {
    let (upper, lower) = (Witness(), Witness())
    let label = constrainedLabel("short", lines: 0)
    upper.addSubview(label)
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.setTraits(try fixedTraits())
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    LayoutConstraint.activate(label.filling(upper.layoutMarginsGuide))
    LayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: root.topAnchor), lower.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      lower.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(upper.count == 1 && lower.count == 1)
    label.text = "longer than one line"
    root.layoutIfNeeded()
    #expect(upper.count == 2 && lower.count == 1)
    root.layoutIfNeeded()
    #expect(upper.count == 2 && lower.count == 1)
  }

  @Test("What constraints leave open is settled alike whatever the order in which views came")
  func ambiguousOrder() throws {
    func tree(_ names: [String]) throws -> (root: View, views: [View]) {
      let views = names.map { constrainedView($0) }
      let root = box(100, 50, try fixedTraits())
      views.forEach(root.addSubview)
      return (root, views)
    }
    func fill(_ root: View) {
      let views = root.subviews
      LayoutConstraint.activate(
        views.map { $0.topAnchor.constraint(equalTo: root.topAnchor) } + [
          views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
          views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
          views[1].rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
    }
    let (changed, views) = try tree(["a", "b"])
    changed.layoutIfNeeded()
    changed.sendSubviewToBack(views[1])
    fill(changed)
    let inserted = try tree(["a"]).root
    inserted.layoutIfNeeded()
    inserted.insertSubview(constrainedView("b"), at: 0)
    fill(inserted)
    let fresh = try tree(["b", "a"]).root
    fill(fresh)
    for root in [changed, inserted, fresh] { root.layoutIfNeeded() }
    #expect(changed.frames == fresh.frames && inserted.frames == fresh.frames)
  }

  @Test("A frame set by hand on a view that constraints place lasts until the next layout")
  func frameByHand() throws {
    let (first, second) = (constrainedLabel("word"), constrainedLabel("word"))
    let root = box(200, 50, try fixedTraits(), first, second)
    LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor), first.topAnchor.constraint(equalTo: root.topAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor), second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let frame = first.frame
    first.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    second.text = "other words"
    root.layoutIfNeeded()
    #expect(first.frame == frame && second.frame.width == 110)
  }

  @Test("A view whose frame gets another size is told, also when nothing in it moves")
  func resized() throws {
    let (root, inner) = (Witness(), Witness())
    root.setTraits(try fixedTraits())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(inner)
    root.layoutIfNeeded()
    root.frame.size.height = 120
    root.layoutIfNeeded()
    #expect(root.count == 2)
    let count = inner.count
    inner.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    root.layoutIfNeeded()
    #expect(inner.count == count + 1)
  }
}
