import LayoutCore

extension TableViewCell {
  /// What the content view shows in place of the cell's own labels and picture; nil, at first, is nothing.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { configured.configuration }
    set {
      configured.show(newValue, in: contentView)
      // A table that shows the cell looks at its height again.
      contentView.invalidateIntrinsicContentSize()
      builtInContentChanged()
    }
  }

  /// A configuration for cells of this style, in the cell's traits.
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
