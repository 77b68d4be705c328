internal import FontMetrics
public import Foundation
internal import InterfaceBuilder

/// The controllers of a `.storyboard` file in the folders of ``AppResources``.
@MainActor @preconcurrency open class UIStoryboard {
  final let content: NibObjects
  private let name: String
  private let bundle: Bundle?

  /// Creates the storyboard with a name. Stops the program with UIKit's message if there is none.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    (self.name, bundle) = (name, storyboardBundleOrNil)
    guard let content = NibFiles.content(named: name, "storyboard", in: storyboardBundleOrNil) else {
      stopAsUIKit(
        "Could not find a storyboard named '\(name)'; add its folder to AppResources.current.folders.")
    }
    self.content = content
  }

  /// Creates the first controller, or returns nil if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    content.initialController.flatMap { controller(id: $0) }
  }

  /// Creates the first controller with a closure, or with `init(coder:)` if that returns nil.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { content.initialController.flatMap { controller(id: $0, creator) as? Controller } }

  /// Creates the controller with an identifier. Stops the program with UIKit's message if there is
  /// none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    found(identifier, nil)
  }

  /// Creates the controller with an identifier with a closure, or with `init(coder:)` if that
  /// returns nil. Stops the program with UIKit's message if there is none.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let controller = found(identifier, creator)
    guard let controller = controller as? Controller else {
      stopAsUIKit("the view controller '\(identifier)' is a \(type(of: controller)), not a \(Controller.self).")
    }
    return controller
  }

  private func found(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let object = content.order.lazy.compactMap { self.content.objects[$0] }
      .first { $0.attributes["storyboardIdentifier"] == identifier }
    guard let object, let controller = controller(id: object.id, creator) else {
      stopAsUIKit(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }

  /// Creates the controller with an object ID, or that to which a placeholder refers; nil if there
  /// is none.
  final func controller(id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let object = content.objects[id] else { return nil }
    if object.element == "viewControllerPlaceholder" {
      let board = UIStoryboard(name: object.attributes["storyboardName"] ?? "", bundle: bundle)
      guard let identifier = object.attributes["referencedIdentifier"] else {
        return board.instantiateInitialViewController()
      }
      return board.instantiateViewController(withIdentifier: identifier)
    }
    return NibLoader(content).controller(object, in: self, creator)
  }
}
