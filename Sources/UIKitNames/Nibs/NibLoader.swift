internal import Foundation
internal import InterfaceBuilder
internal import LayoutCore
internal import TableLayout

/// Creates the objects of an Interface Builder file, connects them and wakes them.
@MainActor final class NibLoader {
  let file: NibObjects
  /// The objects by ID. Plain views are not in it: their objects are created when they are needed.
  private(set) var instances: [String: AnyObject] = [:]
  /// The engine's views and guides by ID.
  private(set) var items: [String: any LayoutItem] = [:]
  private var constraints: [String: LayoutConstraint] = [:]
  /// The objects in the order of their creation, for `awakeFromNib()`.
  private var created: [AnyObject] = []
  /// The rows of the static table, or nil.
  var staticTable: StaticTable?
  /// The IDs of the objects whose segues were connected.
  private var triggered: Set<String> = []
  /// The IDs of the objects that were created and not connected.
  private var waiting: [String] = []

  init(_ file: NibObjects) { self.file = file }

  /// Makes an object known by its ID, such as the owner.
  func take(_ object: AnyObject?, as id: String) { instances[id] = object }

  /// Releases all objects, which their views or controllers hold.
  func releaseAll() {
    (instances, items, constraints) = ([:], [:], [:])
    staticTable = nil
  }

  // MARK: Creating

  /// Creates a view that is not in another one, with its descendants.
  func view(_ source: NibView, controllerGuides: [String: Bool] = [:]) -> UIView? {
    let holder = NibCell(holding: source)
    let live = build(holder, NibLiveSettings(controllerGuides: controllerGuides, view: maker))
    guard let view = live.view else { return nil }
    // The object of the outermost view is held here until it is returned.
    let object = view.uiView
    holder.allViews.forEach(fill)
    return object
  }

  /// Creates a cell, or a header or footer of a collection view, with its descendants.
  ///
  /// - Parameter reuseIdentifier: The identifier; nil for that of the file.
  func cell(_ source: NibCell, reuseIdentifier: String? = nil) -> UIView {
    let live = build(source, NibLiveSettings(reuseIdentifier: reuseIdentifier, view: maker))
    let object = live.cell.uiView
    source.allViews.forEach(fill)
    if let cell = object as? UICollectionViewCell {
      for part in file.objects(in: source.view.id) where part.key == "selectedBackgroundView" {
        cell.selectedBackgroundView = (items[part.id] as? View)?.uiView
      }
    }
    return object
  }

  private var maker: @Sendable (NibView) -> View? {
    { [self] source in
      if source.element == "collectionView" { return onMain { collectionView(source) } }
      return NibClasses.engineView(for: source, in: file)
    }
  }

  private func build(_ source: NibCell, _ settings: NibLiveSettings) -> LiveNibViews {
    var builder = NibBuilder(source, in: file.document)
    builder.live = settings
    let live = builder.buildLive(traits: .current)
    items.merge(live.items) { $1 }
    constraints.merge(live.constraints) { $1 }
    for note in live.notes where note.code == .constraintRefused {
      UIKitLog.once("\(file.document.file): \(note.message)")
    }
    for view in source.allViews where !view.id.isEmpty { adopt(view) }
    waiting += source.allViews.map(\.id).filter { !$0.isEmpty }
    return live
  }

  /// Creates the object of a view with a class, and sets what every view has.
  private func adopt(_ source: NibView) {
    guard let view = items[source.id] as? View else { return }
    if let type = NibClasses.viewType(of: source, in: file) { create(type, for: view, source) }
    guard let object = file.objects[source.id] else { return }
    describe(view, object)
    // Recognizers and other objects of the view.
    for inner in file.objects(in: source.id) where NibClasses.objects[inner.element] != nil { makeObject(inner) }
  }

  /// Makes a new object known by its ID, so that it is connected and woken.
  func adopt(_ object: AnyObject, as id: String) {
    instances[id] = object
    created.append(object)
    waiting.append(id)
  }

  private func create(_ type: UIView.Type, for view: View, _ source: NibView) {
    guard NibClasses.fits(view, type) else {
      return UIKitLog.once("the class \(type) of a nib can't be that of a \(source.element); it is a plain one.")
    }
    type.given = view
    let object = type.init(coder: NibCoder())
    type.given = nil
    guard let object else {
      return UIKitLog.once("init(coder:) of \(type) returned nil; the view of the nib is a plain \(source.element).")
    }
    instances[source.id] = object
    created.append(object)
  }

  private func describe(_ view: View, _ object: NibObject) {
    if let tag = object.attributes["tag"].flatMap({ Int($0) }) { view.tag = tag }
    if let isEnabled = object.attributes["userInteractionEnabled"] {
      view.isUserInteractionEnabled = isEnabled == "YES"
    }
    view.accessibilityIdentifier = object.values["accessibilityConfiguration"]?["identifier"]
    if let alpha = object.attributes["alpha"].flatMap(Double.init), alpha != 1 { view.uiView.alpha = CGFloat(alpha) }
    if view is ScrollView, NibFlags.areSet(by: object), let scrollView = view.uiView as? UIScrollView {
      NibFlags.set(scrollView, to: object)
      // The outermost view does not hold its object yet.
      instances[object.id] = scrollView
    }
    if object.flag("clipsSubviews"), instances[object.id] != nil { view.uiView.clipsToBounds = true }
  }

  /// Creates an object that is not a view, by its class or element.
  @discardableResult func makeObject(_ object: NibObject) -> AnyObject? {
    if let known = instances[object.id] { return known }
    let made = NibClasses.make(object.customClass) ?? NibClasses.objects[object.element]?(object)
    guard let made else { return nil }
    adopt(made, as: object.id)
    if let item = made as? UIBarItem { describe(item, object) }
    return made
  }

  private func describe(_ item: UIBarItem, _ object: NibObject) {
    if let title = object.attributes["title"] { item.title = title }
    item.tag = object.number("tag")
    if object.attributes["enabled"] == "NO" { item.isEnabled = false }
  }

  /// Connects the objects that start segues of a controller's scene.
  func connectSegues(of controller: UIViewController?) {
    guard let controller else { return }
    for id in file.order where file.objects[id]?.startsSegue == true {
      guard let object = isKnown(id) ? object(id) : nil, !(object is UIViewController) else { continue }
      let trigger = SegueTrigger(controller, source: id)
      if let cell = object as? UIView, cell is UITableViewCell || cell is UICollectionViewCell {
        cell.segueTrigger = trigger
      } else if let source = object as? any ActionConnecting, triggered.insert(id).inserted {
        source.connect(action: SegueTrigger.action, of: trigger, for: nil)
        // Targets are not held by what sends actions.
        controller.segueTriggers.append(trigger)
      }
    }
  }

  private func isKnown(_ id: String) -> Bool { instances[id] != nil || items[id] != nil }

  /// Gives the views of the file their names in reports.
  func take(_ names: NibNames) {
    for (id, item) in items { (item as? View)?.accessibilityIdentifier = names[id] }
  }

  // MARK: Finding

  /// Returns the object with an ID, which is created for a plain view, guide or constraint.
  func object(_ id: String) -> AnyObject? {
    if let known = instances[id] { return known }
    if let view = items[id] as? View { return view.uiView }
    if let guide = items[id] as? LayoutGuide { return guide.uiGuide }
    if let constraint = constraints[id] {
      let object = constraint.uiConstraint
      instances[id] = object
      return object
    }
    return file.objects[id].flatMap { makeObject($0) }
  }

  // MARK: Finishing

  /// Sets runtime attributes, connects the objects that were created, and wakes them.
  ///
  /// - Parameters:
  ///   - holder: The view that holds what is not a view.
  ///   - others: The IDs of other objects with connections, such as the owner.
  func finish(holder: UIView?, others: [String] = []) {
    var connected: Set<String> = []
    let ids = waiting + others
    waiting = []
    for id in ids { setAttributes(of: id) }
    // Connections may create further objects.
    for id in ids where connected.insert(id).inserted { connect(id) }
    while let id = waiting.popLast() { if connected.insert(id).inserted { connect(id) } }
    holder?.nibObjects += instances.values.filter { object in
      !(object is UIView) && !(object is UIViewController) && !(object is UICollectionViewLayout)
    }
    let awake = created
    created = []
    for object in awake {
      (object as? UIView)?.awakeFromNib()
      (object as? UICollectionViewLayout)?.awakeFromNib()
    }
  }

  private func setAttributes(of id: String) {
    guard let object = file.objects[id], !object.runtimeAttributes.isEmpty else { return }
    let target = self.object(id)
    for attribute in object.runtimeAttributes {
      let (value, keyPath) = (attribute.converted, attribute.keyPath)
      if (target as? any OutletConnecting)?.setRuntimeAttribute(value, forKeyPath: keyPath) == true { continue }
      if AddedAttributes.set(value, forKeyPath: keyPath, of: target) { continue }
      if instances[id] != nil {
        UIKitLog.once("\(name(of: target)) does not take the runtime attribute \"\(attribute.keyPath)\" of its nib.")
      }
    }
  }

  private func connect(_ id: String) {
    guard let object = file.objects[id], !object.connections.isEmpty else { return }
    var collections: [(String, [AnyObject])] = []
    for connection in object.connections {
      switch connection {
      case .outlet(let property, let destination): set(property, of: id, to: self.object(destination))
      case .collection(let property, let destination):
        guard let value = self.object(destination) else { continue }
        if let index = collections.firstIndex(where: { $0.0 == property }) {
          collections[index].1.append(value)
        } else {
          collections.append((property, [value]))
        }
      case .action(let selector, let destination, let event):
        connect(selector, of: destination, from: id, event)
      case .segue: continue
      }
    }
    for (property, values) in collections { set(property, of: id, to: values) }
  }

  private func set(_ property: String, of id: String, to value: Any?) {
    guard let target = object(id), let value else { return }
    if property == "gestureRecognizers", let view = target as? UIView, let values = value as? [UIGestureRecognizer] {
      return values.forEach(view.addGestureRecognizer)
    }
    if (target as? any OutletConnecting)?.connect(value, toOutlet: property) == true { return }
    if BuiltInOutlets.set(property, of: target, to: value) { return }
    UIKitLog.once("\(name(of: target)) does not take the outlet \"\(property)\" of its nib.")
  }

  private func connect(_ selector: String, of target: String, from id: String, _ event: String?) {
    guard let source = object(id) else { return }
    // The first responder is found when the action is sent.
    let target = file.objects[target]?.attributes["placeholderIdentifier"] == "IBFirstResponder" ? nil : object(target)
    guard let source = source as? any ActionConnecting else {
      return UIKitLog.once("\(name(of: source)) does not send the action \"\(selector)\" of its nib.")
    }
    source.connect(action: Selector(selector), of: target, for: event)
  }

  private func name(of object: AnyObject?) -> String { object.map { "\(type(of: $0))" } ?? "an object" }
}

extension NibObjects {
  /// Returns the object ID of the controller around an object; nil if there is none.
  func controllerID(around id: String) -> String? {
    sequence(first: id) { self.objects[$0]?.parent }.first {
      objects[$0]?.attributes["sceneMemberID"] == "viewController"
    }
  }
}
