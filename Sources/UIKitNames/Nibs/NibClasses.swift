internal import Foundation
internal import InterfaceBuilder
internal import LayoutCore
internal import TableLayout

/// The classes of objects in Interface Builder files.
@MainActor enum NibClasses {
  /// The registered classes by name, with or without a module.
  private static var registered: [String: AnyClass] = [:]
  /// The closures that create objects of classes without `init(coder:)`, by name.
  private static var makers: [String: @MainActor () -> AnyObject?] = [:]
  /// The classes of elements whose content Strut does not lay out, such as `datePicker`.
  static let views: [String: UIView.Type] = [
    "colorWell": UIColorWell.self, "datePicker": UIDatePicker.self, "navigationBar": UINavigationBar.self,
    "pickerView": UIPickerView.self, "searchBar": UISearchBar.self, "tabBar": UITabBar.self, "toolbar": UIToolbar.self,
  ]
  /// The classes of controllers by element.
  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
  ]
  /// The closures that create other objects by element, such as `tapGestureRecognizer`.
  static let objects: [String: @MainActor (NibObject) -> AnyObject?] = [
    "navigationItem": { UINavigationItem(title: $0.attributes["title"] ?? "") },
    "barButtonItem": { item($0) },
    "tapGestureRecognizer": { _ in UITapGestureRecognizer() },
    "panGestureRecognizer": { _ in UIPanGestureRecognizer() },
    "pinchGestureRecognizer": { _ in UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { _ in UIRotationGestureRecognizer() },
    "swipeGestureRecognizer": { _ in UISwipeGestureRecognizer() },
    "pongPressGestureRecognizer": { _ in UILongPressGestureRecognizer() },
    "longPressGestureRecognizer": { _ in UILongPressGestureRecognizer() },
    "tabBarItem": { UITabBarItem(title: $0.attributes["title"], image: nil, tag: $0.number("tag")) },
  ]

  private static func item(_ object: NibObject) -> UIBarButtonItem {
    let systemItems: [String: UIBarButtonItem.SystemItem] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
      "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
      "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
      "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
      "redo": .redo,
    ]
    guard let system = object.attributes["systemItem"].flatMap({ systemItems[$0] }) else { return UIBarButtonItem() }
    return UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
  }

  static func register(_ type: AnyClass, named name: String) { registered[name] = type }
  static func register(named name: String, _ make: @escaping @MainActor () -> AnyObject?) { makers[name] = make }

  /// Returns the class with a name: the registered one, or one in the module of the file, in a
  /// module of the app, or of UIKit's names. Logs once if there is none.
  static func type(named name: String?, module: String?) -> AnyClass? {
    guard let name else { return nil }
    let modules = [module].compactMap(\.self) + AppResources.current.modules + ["UIKitNames"]
    let found: AnyClass? =
      module.flatMap { registered["\($0).\(name)"] } ?? registered[name]
      ?? modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    if found == nil, makers[name] == nil {
      UIKitLog.once("the class \(name) of a nib is not known; register it with UINib.register(_:named:).")
    }
    return found
  }

  /// Creates an object of a registered class without `init(coder:)`, or nil.
  static func make(_ name: String?) -> AnyObject? { name.flatMap { makers[$0]?() } }

  /// Returns the class of a view that is not the usual one of its element, or nil.
  static func viewType(of source: NibView, in objects: NibObjects) -> UIView.Type? {
    if let name = source.customClass {
      return type(named: name, module: objects.objects[source.id]?.customModule) as? UIView.Type
    }
    if case .box = source.content { return views[source.element] }
    return nil
  }

  /// Returns the engine's view for a view whose class has another one than its element, or nil.
  nonisolated static func engineView(for source: NibView, in objects: NibObjects) -> View? {
    switch (source.element, source.content) {
    case ("tableView", _): return tableView(source, objects.table(source.id))
    case ("collectionViewCell", _):
      return made(source, in: objects) as? CollectionViewCell ?? CollectionViewCell(frame: .zero)
    case ("collectionReusableView", _):
      return made(source, in: objects) as? CollectionReusableView ?? CollectionReusableView(frame: .zero)
    case (_, .view), (_, .box): return made(source, in: objects)
    default: return nil
    }
  }

  /// Returns the engine's view of the class of a view, or nil for the usual one of its element.
  nonisolated private static func made(_ source: NibView, in objects: NibObjects) -> View? {
    onMain { viewType(of: source, in: objects)?.makeView(frame: .zero) }
  }

  nonisolated private static func tableView(_ source: NibView, _ table: NibTable?) -> View {
    let style: TableView.Style =
      switch table?.style {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    let view = TableView(frame: .zero, style: style)
    guard let table else { return view }
    if let height = table.rowHeight { view.rowHeight = CGFloat(height) }
    if let height = table.estimatedRowHeight, height >= 0 { view.estimatedRowHeight = CGFloat(height) }
    // In a plain table, the numbers are for titles, and 28 means the natural height. In a grouped
    // one they are for sections without a title, whose height the table determines here.
    if style == .plain {
      if let height = table.sectionHeaderHeight, height > 0, height != 28 { view.sectionHeaderHeight = CGFloat(height) }
      if let height = table.sectionFooterHeight, height > 0, height != 28 { view.sectionFooterHeight = CGFloat(height) }
    }
    view.separatorStyle = table.hasSeparators ? .singleLine : .none
    if let inset = table.separatorInset { view.separatorInset = inset }
    return view
  }

  /// Returns true if an engine's view can stand behind a class.
  static func fits(_ view: View, _ type: UIView.Type) -> Bool {
    func isOne<Kind>(_ kind: Kind.Type) -> Bool { view is Kind }
    let kind: any Any.Type = Swift.type(of: type.makeView(frame: .zero))
    return _openExistential(kind, do: isOne)
  }
}

extension NibObject {
  /// The whole number in an attribute; 0 if there is none.
  func number(_ name: String) -> Int { attributes[name].flatMap { Int($0) } ?? 0 }
}
