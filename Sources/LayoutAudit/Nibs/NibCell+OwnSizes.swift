import Foundation
import InterfaceBuilder
import LayoutCore

extension NibCell {
  /// Returns the sizes that the file records of views of the app's own classes, by the names of the views. A length that
  /// a constraint gives is 0, because it is not the class's.
  ///
  /// - Complexity: O(*n*) in the views and constraints.
  func sizesOfClasses(_ names: NibNames) -> [String: CGSize] {
    let given = allViews.reduce(into: [String: Set<LayoutAttribute>]()) { given, view in
      for constraint in view.constraints where constraint.relation == .equal { constraint.note(&given) }
    }
    var sizes: [String: CGSize] = [:]
    for view in allViews where view.customClass != nil {
      guard let name = names[view.id], let frame = view.frame else { continue }
      let own = given[view.id] ?? []
      sizes[name] = CGSize(
        width: own.contains(.width) ? 0 : frame.width, height: own.contains(.height) ? 0 : frame.height)
    }
    return sizes
  }
}

extension NibConstraint {
  /// Notes the lengths that the constraint is about.
  fileprivate func note(_ given: inout [String: Set<LayoutAttribute>]) {
    given[firstItem, default: []].insert(firstAttribute)
    if let secondItem, let secondAttribute { given[secondItem, default: []].insert(secondAttribute) }
  }
}
