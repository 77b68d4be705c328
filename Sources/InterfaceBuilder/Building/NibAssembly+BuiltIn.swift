import LayoutCore
import TableLayout

extension NibAssembly {
  /// Gives the label or picture that a built-in style has what the file says of it; nil where the view is none of those, which then stands
  /// beside them.
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

  /// Shows the configuration that the cell has in place of labels and a picture of its own.
  func showListContent() {
    guard let content = source.listContent else { return }
    var configuration = ListContentConfiguration(content.style, in: traits)
    (configuration.text, configuration.secondaryText) = (content.text, content.secondaryText)
    configuration.image = image(content.image, configured: nil, of: source.view)
    cell.contentConfiguration = configuration
  }
}
