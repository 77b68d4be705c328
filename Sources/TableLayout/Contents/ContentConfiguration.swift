public import LayoutCore

/// What a cell, header or footer shows, as a value. UIKit's `UIContentConfiguration`, without states.
///
/// ``ListContentConfiguration`` is one; others bring a view of their own.
public protocol ContentConfiguration {
  /// Makes the view that shows the content. It fills the content view it is put into.
  func makeContentView() -> any View & ContentView
}

/// A view that shows a configuration. UIKit's `UIContentView`.
public protocol ContentView: AnyObject {
  /// What is shown. Setting it to one of the same type shows that.
  var configuration: any ContentConfiguration { get set }
}

/// The configuration of a content view, with the view that was made for it.
struct ConfiguredContent {
  private(set) var configuration: (any ContentConfiguration)?
  private(set) var view: (any View & ContentView)?

  /// Shows a configuration in a content view: in the view that is there if it is of the same type, else in a new one.
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
