import ConstraintSolving
import Foundation

extension LayoutEngine {
  /// Returns the unsatisfied constraints, and the ambiguous views in `view`.
  ///
  /// - Complexity: Two lookups in the solver's tableau for each of the four variables of each view,
  ///   up to `LayoutLimits.ambiguityViews` views; a lookup may search, and a search grows faster
  ///   than the hierarchy.
  func result(forSubtreeOf view: View) -> LayoutResult {
    let unsatisfied = toldConflicts.map(\.record)
    guard boxes.count <= LayoutLimits.ambiguityViews else {
      return LayoutResult(unsatisfied: unsatisfied, ambiguities: [], isAmbiguityKnown: false)
    }
    let ambiguities = boxes.compactMap { box -> LayoutAmbiguity? in
      guard let candidate = box.view, !box.isRoot, candidate.isDescendant(of: view) else { return nil }
      return ambiguity(of: candidate, box)
    }
    return LayoutResult(unsatisfied: unsatisfied, ambiguities: ambiguities, isAmbiguityKnown: true)
  }

  /// Returns `true` if constraints leave one of a view's four numbers undetermined.
  func isAmbiguous(_ view: View) -> Bool {
    guard let box = box(of: view), !box.isRoot else { return false }
    return box.alternative(in: &solver) { _ in true } != nil
  }

  /// Returns another possible frame of a view in its superview, or nil if it only moves with the
  /// superview.
  private func ambiguity(of view: View, _ box: ItemBox) -> LayoutAmbiguity? {
    guard let container = view.superview.flatMap(self.box(of:)) else { return nil }
    let present = box.frame(in: solver).relative(to: container.frame(in: solver))
    func place(in other: borrowing ConstraintSolver) -> CGRect {
      box.frame(in: other).relative(to: container.frame(in: other))
    }
    guard let other = box.alternative(in: &solver, where: { place(in: $0).isApart(from: present) }) else { return nil }
    return LayoutAmbiguity(view: view, frame: present, alternative: place(in: other))
  }
}

extension ItemBox {
  /// The largest difference that is not reported, in points: lengths that text fits into are
  /// rounded up by less.
  fileprivate static let sliver = 1.0 / 1024

  /// Returns the solver with one of the item's four numbers at the far end of its range, or nil if
  /// all are determined.
  ///
  /// - Parameter isAnother: Returns true if the solver's values are an alternative; otherwise the
  ///   next number is tried.
  fileprivate func alternative(
    in solver: inout ConstraintSolver, where isAnother: (borrowing ConstraintSolver) -> Bool
  ) -> ConstraintSolver? {
    for (variable, _) in namedVariables {
      guard let range = try? solver.ambiguity(of: variable), range.upperBound - range.lowerBound > Self.sliver else {
        continue
      }
      let value = solver.value(of: variable)
      let isLower = value - range.lowerBound > range.upperBound - value
      var other = solver.copy()
      let end = LinearConstraint(variable, .equal, isLower ? range.lowerBound : range.upperBound)
      // A possible end costs nothing. Adding it could fail only because of rounding.
      if (try? other.add(end)) != nil, isAnother(other) { return other }
    }
    return nil
  }
}

extension CGRect {
  /// Returns true if a side differs by more than `ItemBox.sliver`.
  fileprivate func isApart(from other: CGRect) -> Bool {
    let sides = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
    return sides.contains { Double(abs($0)) > ItemBox.sliver }
  }
}
