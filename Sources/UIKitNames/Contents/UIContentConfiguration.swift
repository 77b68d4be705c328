internal import Foundation
internal import LayoutCore
internal import TableLayout

/// The content of a cell, header or footer, as a value that creates its view.
public protocol UIContentConfiguration {
  /// Creates the view of the content, which fills the content view.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a configuration.
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
  /// The displayed configuration. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns `true` if the view can display a configuration: by default, if it has the type of the
  /// present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns `true` if a configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A configuration of UIKit's names for the engine.
struct RepresentedContent: RepresentedContentConfiguration {
  let configuration: any UIContentConfiguration

  func makeView() -> View {
    onMain(with: configuration) {
      let view = $0.makeContentView()
      // Until the engine adds it.
      view.strutView.holdFacade(true)
      return view.strutView
    }
  }

  func show(in view: View, insteadOf previous: any RepresentedContentConfiguration) -> Bool {
    onMain(with: (configuration, view)) { configuration, view in
      guard let view = view.uiView as? any UIContentView, view.supports(configuration) else { return false }
      view.configuration = configuration
      return true
    }
  }

  /// Returns the view of the configuration in an engine that does not know of facades.
  func makeContentView() -> any View & ContentView { RepresentedContentView(self) }
}

/// A view of the engine that contains the view of a configuration.
private final class RepresentedContentView: View, ContentView {
  var configuration: any ContentConfiguration

  init(_ content: RepresentedContent) {
    configuration = content
    super.init(frame: .zero)
    let view = content.makeView()
    view.containerRule = .filling(inset: .zero)
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }
}
