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

/// A configuration of another API, whose view is in front of one of Strut's.
package protocol RepresentedContentConfiguration: ContentConfiguration {
  /// Creates the view of the content.
  func makeView() -> View
  /// Displays the configuration in the view of another one, if that is possible.
  func show(in view: View, insteadOf previous: any RepresentedContentConfiguration) -> Bool
}

/// The configuration of a content view, with its view.
struct ConfiguredContent {
  private(set) var configuration: (any ContentConfiguration)?
  private(set) var view: View?

  /// Displays a configuration in a content view: in the existing view if its type is the same,
  /// otherwise in a new one.
  mutating func show(_ new: (any ContentConfiguration)?, in container: View) {
    defer { configuration = new }
    if let new, updates(to: new) { return }
    view?.removeFromSuperview()
    view = (new as? any RepresentedContentConfiguration)?.makeView() ?? new?.makeContentView()
    guard let view else { return }
    view.containerRule = .filling(inset: .zero)
    container.addSubview(view)
  }

  /// Displays a configuration in the existing view, if possible.
  private func updates(to new: any ContentConfiguration) -> Bool {
    guard let configuration, let view else { return false }
    if let new = new as? any RepresentedContentConfiguration {
      return (configuration as? any RepresentedContentConfiguration).map { new.show(in: view, insteadOf: $0) } ?? false
    }
    guard type(of: new) == type(of: configuration), let view = view as? any ContentView else { return false }
    view.configuration = new
    return true
  }
}
