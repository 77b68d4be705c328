internal import Foundation
internal import LayoutCore
internal import TableLayout

/// A view with configurations that follow its state: a cell, a header or a footer.
@MainActor protocol ConfiguredView: UIView {
  /// The type of the state.
  associatedtype ViewState: UIConfigurationState

  var configured: CellConfigurations { get set }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var configurationState: ViewState { get }

  /// Requests an update. Subclasses override it.
  func setNeedsUpdateConfiguration()
  /// Updates the configurations. Subclasses override it.
  func updateConfiguration(using state: ViewState)
  /// Calls the closure of the program that is called after each update, if there is one.
  func callUpdateHandler(_ state: ViewState)
}

/// A view of the engine whose content is a value.
protocol ConfiguredContent: AnyObject {
  var contentConfiguration: (any ContentConfiguration)? { get set }
}

extension TableViewCell: ConfiguredContent {}
extension TableViewHeaderFooterView: ConfiguredContent {}
extension CollectionViewCell: ConfiguredContent {}

extension ConfiguredView {
  /// Returns the content that the program set, or that of the engine's view.
  func content(of engineView: some ConfiguredContent) -> (any UIContentConfiguration)? {
    configured.content ?? engineView.contentConfiguration.flatMap(UIListContentConfiguration.init(of:))
  }

  /// Shows content in the engine's view.
  func setContent(_ content: (any UIContentConfiguration)?, of engineView: some ConfiguredContent) {
    configured.content = content
    engineView.contentConfiguration = content.map { RepresentedContent(configuration: $0) }
    if content != nil, !(content is UIListContentConfiguration) { strutView.alwaysAskFacade() }
  }

  /// Shows a background; its color is drawn in pictures.
  func setBackground(_ background: UIBackgroundConfiguration?) {
    configured.background = background
    strutView.backgroundColor = (background?.shownColor ?? backgroundColor)?.color(in: traitCollection)
  }

  /// Requests an update after the program set or removed its closure.
  func updateHandlerChanged(exists: Bool) {
    if exists { strutView.alwaysAskFacade() }
    setNeedsUpdateConfiguration()
  }

  /// Requests an update before the view is measured or laid out.
  func requestConfigurationUpdate() {
    guard !configured.needsUpdate else { return }
    configured.needsUpdate = true
    if !configured.isUpdating { setNeedsLayout() }
  }

  /// Updates the configurations that follow the state by themselves.
  func updateOwnConfigurations(for state: ViewState) {
    // List contents do not depend on the state.
    if automaticallyUpdatesContentConfiguration, let content = configured.content,
      !(content is UIListContentConfiguration)
    {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = configured.background {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  /// Updates the configurations if that was requested.
  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate, !configured.isUpdating else { return }
    configured.needsUpdate = false
    configured.isUpdating = true
    defer { configured.isUpdating = false }
    let state = configurationState
    updateConfiguration(using: state)
    callUpdateHandler(state)
  }
}

extension UITableViewCell: ConfiguredView {}
extension UITableViewHeaderFooterView: ConfiguredView {}
