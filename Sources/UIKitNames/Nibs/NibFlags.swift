internal import InterfaceBuilder
internal import LayoutCore

/// The attributes of scroll views, tables and collection views in a file that are YES or NO.
@MainActor enum NibFlags {
  private static let ofScrollViews: [String: ReferenceWritableKeyPath<UIScrollView, Bool>] = [
    "alwaysBounceHorizontal": \.alwaysBounceHorizontal, "alwaysBounceVertical": \.alwaysBounceVertical,
    "bounces": \.bounces, "canCancelContentTouches": \.canCancelContentTouches,
    "delaysContentTouches": \.delaysContentTouches, "directionalLockEnabled": \.isDirectionalLockEnabled,
    "pagingEnabled": \.isPagingEnabled, "scrollEnabled": \.isScrollEnabled,
    "showsHorizontalScrollIndicator": \.showsHorizontalScrollIndicator,
    "showsVerticalScrollIndicator": \.showsVerticalScrollIndicator,
  ]
  private static let ofTables: [String: ReferenceWritableKeyPath<UITableView, Bool>] = [
    "allowsMultipleSelection": \.allowsMultipleSelection,
    "allowsMultipleSelectionDuringEditing": \.allowsMultipleSelectionDuringEditing,
    "allowsSelection": \.allowsSelection, "allowsSelectionDuringEditing": \.allowsSelectionDuringEditing,
    "prefetchingEnabled": \.isPrefetchingEnabled,
  ]
  private static let ofCollectionViews: [String: ReferenceWritableKeyPath<UICollectionView, Bool>] = [
    "allowsMultipleSelection": \.allowsMultipleSelection, "allowsSelection": \.allowsSelection,
    "prefetchingEnabled": \.isPrefetchingEnabled,
  ]
  private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
  private static let names = Set(ofScrollViews.keys).union(ofTables.keys).union(ofCollectionViews.keys)
    .union(["contentInsetAdjustmentBehavior"])

  /// Returns `true` if a file sets one of the attributes of an object.
  static func areSet(by object: NibObject) -> Bool { !names.isDisjoint(with: object.attributes.keys) }

  /// Sets the attributes of a scroll view that a file contains.
  static func set(_ view: UIScrollView, to object: NibObject) {
    if let name = object.attributes["contentInsetAdjustmentBehavior"], let rule = adjustments[name] {
      view.contentInsetAdjustmentBehavior = rule
    }
    set(ofScrollViews, of: view, to: object)
    if let table = view as? UITableView { set(ofTables, of: table, to: object) }
    if let collection = view as? UICollectionView { set(ofCollectionViews, of: collection, to: object) }
  }

  private static func set<Kind: UIScrollView>(
    _ flags: [String: ReferenceWritableKeyPath<Kind, Bool>], of view: Kind, to object: NibObject
  ) {
    for (name, path) in flags { if let value = object.attributes[name] { view[keyPath: path] = value == "YES" } }
  }
}
