public import LayoutCore

/// The content of a cell, header or footer, as a value. UIKit's `UIContentConfiguration`, without
/// states.
///
/// ``ListContentConfiguration`` is one; others provide their own view.
public protocol ContentConfiguration {
  /// Creates the view of the content. It fills the content view to which it is added.
  func makeContentView() -> any View & ContentView
}

/// A view that shows a configuration. UIKit's `UIContentView`.
public protocol ContentView: AnyObject {
  /// The displayed configuration. Setting one of the same type updates the view.
  var configuration: any ContentConfiguration { get set }
}

/// The configuration of a content view, with its view.
struct ConfiguredContent {
  private(set) var configuration: (any ContentConfiguration)?
  private(set) var view: (any View & ContentView)?

  /// Displays a configuration in a content view: in the existing view if its type is the same,
  /// otherwise in a new one.
  mutating func show(_ new: (any ContentConfiguration)?, in container: View) {
    defer { configuration = new }
    if let new, let configuration, let view, type(of: new) == type(of: configuration) {
      view.configuration = new
      return
    }
    view?.removeFromSuperview()
    view = new?.makeContentView()
    guard let view else { return }
    view.containerRule = .filling(inset: .zero)
    container.addSubview(view)
  }
}
