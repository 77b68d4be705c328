import LayoutAudit
import LayoutCore
import StringCatalogs
import UIKitNames

/// The names and places of the views that code makes.
///
/// A view is called by its accessibility identifier, or by the property of the cell that holds it,
/// or by the variable in which code makes it.
@MainActor struct CodeNames {
  private var properties: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  private(set) var places: [String: ElementPlace] = [:]
  /// The names of the views with a class of the app.
  private(set) var ofApp: Set<String> = []

  /// Names the views in a cell, header or footer.
  ///
  /// - Parameter shorten: Returns the path of a file in reports.
  /// - Complexity: O(*n*) in the number of views and properties.
  init(_ view: UIView, shorten: (String) -> String) {
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror, !Self.isLibrary(current.subjectType) {
      for child in current.children { note(child) }
      mirror = current.superclassMirror
    }
    let views = view.strutView.subtree.filter { $0 !== view.strutView }
    taken = Set(views.compactMap(\.accessibilityIdentifier))
    for view in views { name(view, shorten) }
  }

  private static func isLibrary(_ type: any Any.Type) -> Bool { String(reflecting: type).hasPrefix("UIKitNames.") }

  private mutating func note(_ child: Mirror.Child) {
    guard var name = child.label, let view = Self.view(in: child.value) else { return }
    for prefix in ["$__lazy_storage_$_", "_"] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    let id = ObjectIdentifier(view.strutView)
    properties[id] = properties[id] ?? name
  }

  private static func view(in value: Any) -> UIView? {
    if let view = value as? UIView { return view }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let some = mirror.children.first else { return nil }
    return some.value as? UIView
  }

  private mutating func name(_ view: View, _ shorten: (String) -> String) {
    if view.accessibilityIdentifier == nil, let name = properties[ObjectIdentifier(view)] ?? view.origin?.name {
      view.accessibilityIdentifier = unique(name)
    }
    guard let name = view.accessibilityIdentifier else { return }
    if let object = view.facade, !Self.isLibrary(type(of: object)) { ofApp.insert(name) }
    guard let origin = view.origin else { return }
    places[name] = ElementPlace(
      file: shorten(origin.file), position: SourcePosition(line: origin.line, column: 1))
  }

  private mutating func unique(_ name: String) -> String {
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(name)[\(number)]"
      number += 1
    }
    return unique
  }
}
