import LayoutCore
import TableLayout

extension NibAssembly {
  /// Applies the file's description to the label or image view of a built-in style; returns nil for
  /// other views, which are added next to them.
  mutating func describeBuiltIn(_ view: NibView) -> View? {
    guard source.style != nil, !view.id.isEmpty else { return nil }
    let own: View?
    switch view.content {
    case .label(let label) where view.id == source.textLabel: own = describe(cell.textLabel, label, view)
    case .label(let label) where view.id == source.detailTextLabel: own = describe(cell.detailTextLabel, label, view)
    case .image(let image) where view.id == source.imageView: own = describe(cell.imageView, image, view)
    default: own = nil
    }
    guard let own else { return nil }
    items[view.id] = own
    record(view.frame, of: view.id, from: (0, 0))
    describe(own, view)
    return own
  }

  private func describe(_ label: Label?, _ description: NibLabel, _ source: NibView) -> View? {
    guard let label else { return nil }
    describe(label, description, of: source)
    return label
  }

  private func describe(_ imageView: ImageView?, _ description: NibImageView, _ source: NibView) -> View? {
    guard let imageView else { return nil }
    describe(imageView, description, of: source)
    return imageView
  }

  /// Shows the content configuration of the cell, which replaces its labels and image view.
  func showListContent() {
    guard let content = source.listContent else { return }
    var configuration = ListContentConfiguration(content.style, in: traits)
    (configuration.text, configuration.secondaryText) = (content.text, content.secondaryText)
    configuration.image = image(content.image, configured: nil, of: source.view)
    cell.contentConfiguration = configuration
  }
}
