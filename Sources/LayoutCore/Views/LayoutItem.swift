/// An item to which a constraint can refer: a ``View`` or a ``LayoutGuide``.
public protocol LayoutItem: AnyObject {
  /// The name in reports and messages, or nil if it has none.
  var layoutName: String? { get }
  /// The view that determines the item's hierarchy: a view itself, or the owner of a guide.
  var layoutOwner: View? { get }
}

extension LayoutItem {
  /// The name in messages: the item's name or its type; for a margins guide, the margins of its
  /// owner.
  package var displayName: String {
    guard let guide = self as? LayoutGuide, let owner = guide.owningView else {
      return layoutName ?? (self as? View)?.shownTypeName ?? String(describing: type(of: self))
    }
    let prefix = owner.state.holdsContent ? "" : "\(owner.displayName)."
    return switch guide.kind {
    case .margins: prefix + "margins"
    case .readable: prefix + "readable"
    case .safeArea: prefix + "safeArea"
    case .content: prefix + "content"
    case .visibleFrame: prefix + "frame"
    case .custom: layoutName ?? "LayoutGuide"
    }
  }
}
