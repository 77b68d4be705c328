import LayoutCore

extension TableViewCell {
  /// The content that replaces the cell's own labels and image view; nil by default.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { configured.configuration }
    set {
      configured.show(newValue, in: contentView)
      // A table that displays the cell checks its height again.
      contentView.invalidateIntrinsicContentSize()
      builtInContentChanged()
    }
  }

  /// Returns a configuration for cells of this style, with the cell's traits.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    switch style {
    case .default: ListContentConfiguration(.cell, in: traitCollection)
    case .subtitle: ListContentConfiguration(.subtitleCell, in: traitCollection)
    case .value1, .value2: ListContentConfiguration(.valueCell, in: traitCollection)
    }
  }

  /// The view of the configuration.
  var configuredView: View? { configured.view }
}
