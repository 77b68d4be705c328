import LayoutCore
import TableLayout

/// A view for each position of headers and footers, made when it is first shown.
struct TitleViews {
  private var views: [TableViewHeaderFooterView.Position: TableViewHeaderFooterView] = [:]

  mutating func view(
    at position: TableViewHeaderFooterView.Position, in traits: TraitCollection
  ) -> TableViewHeaderFooterView {
    if let known = views[position] { return known }
    let view = traits.performAsCurrent { TableViewHeaderFooterView() }
    view.setTraits(traits)
    view.position = position
    views[position] = view
    return view
  }
}
