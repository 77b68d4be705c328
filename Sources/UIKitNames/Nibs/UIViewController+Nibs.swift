internal import FontMetrics
internal import Foundation
internal import InterfaceBuilder

extension UIViewController {
  /// Loads the view that a storyboard or nib describes, or sets another one.
  final func loadView(orElse other: @autoclosure () -> UIView) {
    if scene?.loadView(of: self) == true || loadNib() { return }
    view = other()
  }

  /// Loads the view from the nib with the given name, or with the name of the class. Returns
  /// `false` if there is none; stops the program with UIKit's message if the given nib is missing.
  final func loadNib() -> Bool {
    if let nibName {
      guard NibFiles.content(named: nibName, "xib", in: nibBundle) != nil else { NibFiles.stop(without: nibName) }
      load(nibName)
      return true
    }
    let name = usualNibNames.first { NibFiles.content(named: $0, "xib", in: nibBundle) != nil }
    if let name { load(name) }
    return name != nil
  }

  private func load(_ name: String) {
    let objects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    guard !isViewLoaded else { return }
    // A nib without the outlet `view` of its owner.
    guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else {
      stopAsUIKit("loaded the \"\(name)\" nib but the view outlet was not set.")
    }
    self.view = view
  }

  /// The names of nibs for the class of the controller: that of the class, and without
  /// "Controller".
  private var usualNibNames: [String] {
    let name = String(describing: type(of: self))
    // The classes of UIKit's names have none.
    guard !String(reflecting: type(of: self)).hasPrefix("UIKitNames.") else { return [] }
    return (name.hasSuffix("ViewController") ? [String(name.dropLast("Controller".count))] : []) + [name]
  }

  /// Performs the segue with an identifier.
  final func performNow(segue identifier: String, sender: Any?) {
    guard scene?.perform(identifier, from: self, sender: sender) == true else {
      stopAsUIKit("Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
    }
  }
}
