/// What a constraint can speak of: a ``View`` or a ``LayoutGuide``.
public protocol LayoutItem: AnyObject {
  /// The name it was given, or nil; reports and messages call it by this.
  var layoutName: String? { get }
  /// The view whose tree the item belongs to: a view itself, or the view that owns a guide.
  var layoutOwner: View? { get }
}

extension LayoutItem {
  /// What messages call the item: the name it was given, else its type; a margins guide is its owner's margins.
  package var displayName: String {
    guard let guide = self as? LayoutGuide, let owner = guide.owningView else {
      return layoutName ?? String(describing: type(of: self))
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
