import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport

/// A tree of views and labels that constraints place without leaving anything open and without a
/// conflict.
struct RandomTree {
  let root: View
  private(set) var views: [View] = []
  private(set) var constraints: [LayoutConstraint] = []

  /// - Parameter reversesCreation: True if siblings are added to the tree in reverse order.
  init(seed: Int, traits: TraitCollection, reversesCreation: Bool = false) {
    var generator = SeededGenerator(seed: seed)
    root = box(320, 480, traits)
    let count = Int.random(in: 3...9, using: &generator)
    var made: [(view: View, container: View)] = []
    for index in 0..<count {
      let isLabel = Bool.random(using: &generator)
      let text = (0..<Int.random(in: 1...9, using: &generator)).map { String(repeating: "x", count: 1 + ($0 * 3) % 5) }
      let view = isLabel ? constrainedLabel(text.joined(separator: " "), lines: 0) : constrainedView()
      view.accessibilityIdentifier = "v\(index)"
      let plain = made.filter { !($0.view is Label) }
      let container = plain.isEmpty || Bool.random(using: &generator) ? root : plain[plain.count / 2].view
      made.append((view, container))
    }
    views = made.map(\.view)
    for (view, container) in reversesCreation ? made.reversed() : made { container.addSubview(view) }
    for (index, (view, _)) in made.enumerated() {
      let earlier = index == 0 ? root : Bool.random(using: &generator) ? root : made[index - 1].view
      place(view, after: earlier, &generator)
    }
  }

  private mutating func place(_ view: View, after earlier: View, _ generator: inout SeededGenerator) {
    func points() -> CGFloat { CGFloat(Int.random(in: -20...60, using: &generator)) / 2 }
    let isMultiple = Bool.random(using: &generator)
    constraints += [
      view.leadingAnchor.constraint(equalTo: earlier.leadingAnchor, constant: points()),
      isMultiple
        ? view.topAnchor.constraint(equalToSystemSpacingBelow: earlier.topAnchor, multiplier: 1)
        : view.firstBaselineAnchor.constraint(equalTo: earlier.firstBaselineAnchor, constant: points()),
      view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.75),
    ]
    guard !(view is Label) else { return }
    let wish = view.widthAnchor.constraint(equalToConstant: CGFloat(Int.random(in: 10...400, using: &generator)))
    wish.priority = .defaultHigh
    constraints += [wish, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)]
  }

  /// Lays out and answers with every view's place before rounding, by name.
  func places() -> [CGRect] {
    root.layoutIfNeeded()
    return views.map { $0.unroundedFrame(in: root) }
  }
}

extension [CGRect] {
  /// Returns true if all edges agree to a billionth of a point.
  func agrees(with other: [CGRect]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { a, b in
        [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) < 1e-9 }
      }
  }
}
