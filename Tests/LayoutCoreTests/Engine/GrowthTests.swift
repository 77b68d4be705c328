@_spi(Checks) import ConstraintSolving
import Foundation
import LayoutTestSupport
import Testing

@_spi(Measuring) @testable import LayoutCore

@Suite("The solver's work grows with the tree")
struct GrowthTests {
  /// Forms of constraints on the four sides of a view.
  enum Writing: CaseIterable { case viewFirst, containerFirst, farSidesFirst }

  private struct Effort {
    var changes: Int
    var substitutions: Int

    init(_ counters: SolverCounters) {
      changes = counters.pivots + counters.cells + counters.evaluations + counters.flips
      substitutions = counters.substitutions
    }
  }

  private static func root() throws -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    root.setTraits(try fixedTraits())
    return root
  }

  private static func label(_ text: String) -> Label {
    let label = Label()
    (label.text, label.translatesAutoresizingMaskIntoConstraints) = (text, false)
    return label
  }

  private static func pin(_ view: View, in container: View, _ writing: Writing) {
    container.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let near = [
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 1),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 1),
    ]
    let far =
      switch writing {
      case .viewFirst, .farSidesFirst:
        [
          view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -1),
          view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -1),
        ]
      case .containerFirst:
        [
          container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 1),
          container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 1),
        ]
      }
    LayoutConstraint.activate(writing == .farSidesFirst ? far + near : near + far)
  }

  /// Views in one another, a label in the innermost.
  private static func nested(_ depth: Int, _ writing: Writing) throws -> Effort {
    let root = try root()
    var container = root
    for _ in 0..<depth {
      let view = View()
      pin(view, in: container, writing)
      container = view
    }
    pin(label("Text"), in: container, writing)
    let size = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    let text = Self.label("Text")
    text.setTraits(root.traitCollection)
    #expect(size.height == text.intrinsicContentSize.height + 2 * CGFloat(depth + 1))
    root.layoutIfNeeded()
    #expect(root.layoutEngine.solver.checkInvariants() == [])
    return Effort(root.layoutEngine.solver.counters)
  }

  @Test(
    "Four times as deep takes at most five times the work, and sixteen times in the worst writing",
    arguments: Writing.allCases)
  func depth(writing: Writing) throws {
    let (small, large) = (try Self.nested(12, writing), try Self.nested(48, writing))
    #expect(large.changes <= (writing == .farSidesFirst ? 16 : 5) * small.changes, "\(small) \(large)")
    // A length at depth d is written over the root's by way of d others.
    #expect(large.substitutions <= 16 * small.substitutions, "\(small) \(large)")
  }

  /// Columns of rows of labels, as stacks in a stack.
  private static func stacks(_ rows: Int) throws -> Effort {
    let root = try root()
    let outer = StackView()
    outer.axis = .vertical
    for row in 0..<rows {
      let inner = StackView(arrangedSubviews: (0..<7).map { label("\(row) \($0)") })
      inner.spacing = 8
      inner.alignment = .firstBaseline
      for (column, label) in inner.arrangedSubviews.enumerated() { label.isHidden = (row + column) % 3 == 0 }
      outer.addArrangedSubview(inner)
    }
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    LayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor), outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    return Effort(root.layoutEngine.solver.counters)
  }

  @Test("Four times as many stacks in a stack take at most five times the work")
  func stacks() throws {
    let (small, large) = (try Self.stacks(5), try Self.stacks(20))
    #expect(large.changes <= 5 * small.changes, "\(small) \(large)")
    #expect(large.substitutions <= 16 * small.substitutions, "\(small) \(large)")
  }
}
