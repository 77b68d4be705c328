import LayoutCore
import TableLayout

extension CheckedLayout {
  /// Returns the circumstance that changes the cure for text without enough space; nil for the
  /// usual cure.
  func circumstance(of element: CellElement) -> Fault.Circumstance? {
    if element.view is Button { return .title }
    if let stack = element.view.superview as? StackView, stack.divides(.vertical) { return .distribution }
    let around = sequence(first: element.view, next: \.superview).prefix { $0 !== cell }
    return around.contains { $0.hasConstant(.height) } ? nil : .otherConstraints
  }
}

extension Fault {
  /// Returns the fault with a circumstance.
  func with(_ circumstance: Circumstance?) -> Fault {
    var fault = self
    fault.circumstance = circumstance
    return fault
  }
}

extension StackView {
  /// Returns true if the stack gives its views shares of a length along an axis, whatever their
  /// content needs.
  fileprivate func divides(_ axis: LayoutAxis) -> Bool {
    self.axis == axis && (distribution == .fillEqually || distribution == .fillProportionally)
  }
}
