internal import Foundation
internal import InterfaceBuilder

extension NibLoader {
  /// Creates a controller of a storyboard, with the controllers that are related to it. Its view is
  /// loaded later.
  func controller(
    _ object: NibObject, in storyboard: UIStoryboard?, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let known = NibClasses.controllers[object.element] ?? UIViewController.self
    let type = NibClasses.type(named: object.customClass, module: object.customModule) as? UIViewController.Type
    guard let controller = creator?(NibCoder()) ?? (type ?? known).init(coder: NibCoder()) else { return nil }
    take(controller, as: object.id)
    controller.scene = LoadedScene(storyboard, object.id, self)
    describe(controller, object)
    relate(controller, object, storyboard)
    finish(holder: nil, others: [object.id].filter { file.views(ofController: $0) == nil })
    connectSegues(of: controller)
    // The controller holds the loader.
    take(nil, as: object.id)
    controller.awakeFromNib()
    return controller
  }

  private func describe(_ controller: UIViewController, _ object: NibObject) {
    for inner in file.objects(in: object.id) {
      switch inner.element {
      case "navigationItem": takeItem(of: controller, inner)
      case "tabBarItem": if let item = makeObject(inner) as? UITabBarItem { controller.tabBarItem = item }
      case "navigationBar":
        (controller as? UINavigationController)?.navigationBar.prefersLargeTitles = inner.flag("largeTitles")
      default: continue
      }
    }
    if let title = object.attributes["title"] {
      let own = controller.navigationItem.title
      controller.title = title
      if let own { controller.navigationItem.title = own }
    }
    controller.hidesBottomBarWhenPushed = object.flag("hidesBottomBarWhenPushed")
    controller.definesPresentationContext = object.flag("definesPresentationContext")
    if object.attributes["clearsSelectionOnViewWillAppear"] == "NO" {
      (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = false
      (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = false
    }
    if let style = object.attributes["modalPresentationStyle"] {
      controller.modalPresentationStyle = UIModalPresentationStyle(named: style)
    }
    if object.flag("extendedLayoutIncludesOpaqueBars") { controller.extendedLayoutIncludesOpaqueBars = true }
    if let sides = object.values["edgesForExtendedLayout"] {
      let all: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
      controller.edgesForExtendedLayout = all.reduce(into: []) { if sides[$1.0] == "YES" { $0.insert($1.1) } }
    }
    if let size = object.values["preferredContentSize"] {
      controller.preferredContentSize = CGSize(
        width: size["width"].flatMap(Double.init) ?? 0, height: size["height"].flatMap(Double.init) ?? 0)
    }
  }

  private func takeItem(of controller: UIViewController, _ object: NibObject) {
    guard let item = makeObject(object) as? UINavigationItem else { return }
    for inner in file.objects(in: object.id) {
      guard let button = makeObject(inner) as? UIBarButtonItem else {
        if inner.key == "titleView", let source = file.views[inner.id] { item.titleView = view(source) }
        continue
      }
      switch inner.key {
      case "leftBarButtonItem": item.leftBarButtonItems = [button]
      case "rightBarButtonItem": item.rightBarButtonItems = [button]
      case "backBarButtonItem": item.backBarButtonItem = button
      default: continue
      }
    }
    controller.take(item)
  }

  private func relate(_ controller: UIViewController, _ object: NibObject, _ storyboard: UIStoryboard?) {
    var related: [String: [UIViewController]] = [:]
    for case .segue(let segue) in object.connections where segue.kind == "relationship" {
      guard let other = storyboard?.controller(id: segue.destination) else { continue }
      related[segue.relationship ?? "", default: []].append(other)
    }
    if let navigation = controller as? UINavigationController, let root = related["rootViewController"] {
      navigation.viewControllers = root
    }
    if let tabs = controller as? UITabBarController, let all = related["viewControllers"] { tabs.viewControllers = all }
    if let split = controller as? UISplitViewController {
      split.viewControllers = (related["masterViewController"] ?? []) + (related["detailViewController"] ?? [])
    }
  }
}

extension NibObject {
  /// A Boolean value that indicates whether the object starts a segue when it is used.
  var startsSegue: Bool {
    connections.contains {
      guard case .segue(let segue) = $0 else { return false }
      return segue.kind != "relationship" && segue.kind != "embed"
    }
  }
}

extension NibObjects {
  /// Returns the view of a controller; nil if it has none.
  func views(ofController id: String) -> NibView? {
    objects(in: id).first { $0.key == "view" }.flatMap { views[$0.id] }
  }
}

extension UIModalPresentationStyle {
  /// Creates the style with a name in a storyboard; `automatic` for an unknown one.
  init(named name: String) {
    let styles: [String: UIModalPresentationStyle] = [
      "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
      "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
      "popover": .popover, "none": .none,
    ]
    self = styles[name] ?? .automatic
  }
}

/// The description of a controller in a storyboard: its view and its segues.
@MainActor final class LoadedScene {
  let storyboard: UIStoryboard?
  private let id: String
  private let loader: NibLoader

  init(_ storyboard: UIStoryboard?, _ id: String, _ loader: NibLoader) {
    (self.storyboard, self.id, self.loader) = (storyboard, id, loader)
  }

  /// Loads the view of the controller, and returns `false` if the storyboard has none.
  func loadView(of controller: UIViewController) -> Bool {
    let file = loader.file
    guard let source = file.views(ofController: id) else { return false }
    loader.take(controller, as: id)
    guard let view = loader.view(source, controllerGuides: file.controllerGuides(of: id)) else { return false }
    controller.view = view
    controller.staticTable = loader.staticTable
    loader.finish(holder: view, others: [id])
    embed(in: controller)
    loader.connectSegues(of: controller)
    loader.releaseAll()
    return true
  }

  /// Adds the controllers of embed segues, as children in their container views.
  private func embed(in controller: UIViewController) {
    for segue in segues where segue.segue.kind == "embed" {
      guard let container = loader.object(segue.source) as? UIView,
        let child = storyboard?.controller(id: segue.segue.destination)
      else { continue }
      let embed = made(segue.segue, controller, child) {
        controller.addChild(child)
        child.view.frame = CGRect(origin: .zero, size: container.bounds.size)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: controller)
      }
      controller.prepare(for: embed, sender: nil)
      embed.perform()
    }
  }

  /// The segues of the scene, with the IDs of the objects that start them.
  private var segues: [(source: String, segue: NibSegue)] {
    let file = loader.file
    return file.order.filter { file.isObject($0, in: id) }.flatMap { source in
      (file.objects[source]?.connections ?? []).compactMap { connection in
        if case .segue(let segue) = connection { (source, segue) } else { nil }
      }
    }
  }

  /// Performs the segue with an identifier. Returns `false` if there is none.
  func perform(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
    guard let found = segues.first(where: { $0.segue.identifier == identifier }) else { return false }
    perform(found.segue, from: controller, sender: sender)
    return true
  }

  /// Performs the segues that an object starts, such as those of a button.
  func perform(from source: String, _ controller: UIViewController, sender: Any?) {
    for found in segues where found.source == source && found.segue.kind != "embed" {
      if let identifier = found.segue.identifier,
        !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
      {
        continue
      }
      perform(found.segue, from: controller, sender: sender)
    }
  }

  private func perform(_ segue: NibSegue, from controller: UIViewController, sender: Any?) {
    if segue.kind == "unwind" { return unwind(segue, from: controller, sender: sender) }
    guard let destination = storyboard?.controller(id: segue.destination) else { return }
    if let style = segue.modalPresentationStyle {
      destination.modalPresentationStyle = UIModalPresentationStyle(named: style)
    }
    if segue.kind == "popoverPresentation" { destination.modalPresentationStyle = .popover }
    let made = made(segue, controller, destination) {
      switch segue.kind {
      case "presentation", "modal", "popoverPresentation", "popover": controller.present(destination, animated: true)
      case "showDetail", "replace": controller.showDetailViewController(destination, sender: sender)
      default: controller.show(destination, sender: sender)
      }
    }
    controller.prepare(for: made, sender: sender)
    made.perform()
  }

  private func made(
    _ segue: NibSegue, _ source: UIViewController, _ destination: UIViewController, _ handler: @escaping () -> Void
  ) -> UIStoryboardSegue {
    let type = NibClasses.type(named: segue.customClass, module: segue.customModule) as? UIStoryboardSegue.Type
    let made = (type ?? UIStoryboardSegue.self).init(
      identifier: segue.identifier, source: source, destination: destination)
    made.handler = handler
    return made
  }

  private func unwind(_ segue: NibSegue, from controller: UIViewController, sender: Any?) {
    let action = Selector(segue.unwindAction ?? "")
    let candidates = controller.unwindCandidates
    guard
      let first = candidates.first(where: { $0.canPerformUnwindSegueAction(action, from: controller, sender: sender) })
        ?? candidates.first
    else { return UIKitLog.once("no view controller takes the unwind action \"\(action.name)\".") }
    let made = made(segue, controller, first) {}
    controller.prepare(for: made, sender: sender)
    // A controller takes the action if it performs it by its name.
    guard let target = candidates.first(where: { $0.perform(action, with: made, for: nil) }) else {
      return UIKitLog.once("no view controller performs the unwind action \"\(action.name)\".")
    }
    if target.presentedViewController != nil { target.dismiss(animated: true) }
    target.navigationController?.unwind(for: made, towards: target)
    made.perform()
  }
}

extension UIViewController {
  /// The controllers to which a controller may unwind: those before it on its stack, and those that
  /// presented it, with their children.
  fileprivate var unwindCandidates: [UIViewController] {
    let stack = navigationController?.viewControllers ?? []
    let before = stack.prefix { $0 !== self && !isDescendant(of: $0) }.reversed()
    let outer = presentingViewController.map { [$0] + $0.allChildren.reversed() } ?? []
    let further = presentingViewController?.unwindCandidates ?? []
    return before + outer + further
  }

  private var allChildren: [UIViewController] { children + children.flatMap(\.allChildren) }

  private func isDescendant(of controller: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === controller }
  }
}
