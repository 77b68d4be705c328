internal import Foundation

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

  /// Updates the configurations. Subclasses override it.
  func updateConfiguration(using state: ViewState)
  /// Calls the closure of the program that is called after each update, if there is one.
  func callUpdateHandler(_ state: ViewState)
}

extension ConfiguredView {
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
