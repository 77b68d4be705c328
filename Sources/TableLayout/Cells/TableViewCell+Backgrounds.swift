public import LayoutCore

/// What lies behind a cell's content, and below it.
struct CellBackgrounds {
  var view: View?
  var selected: View?
  var separatorInset: EdgeInsets?
  /// That of the table, which counts where the cell has none of its own.
  var tableSeparatorInset: EdgeInsets?
  var lines = RowLines()
}

extension TableViewCell {
  /// A view behind everything in the cell, in the cell's size, separator and all; nil at first.
  public var backgroundView: View? {
    get { backgrounds.view }
    set {
      backgrounds.view?.removeFromSuperview()
      backgrounds.view = newValue
      if let newValue { insertBackground(newValue) }
      showSelection()
    }
  }

  /// A view that lies on the background of a selected or pressed cell, in the cell's size; nil, at first, is gray.
  public var selectedBackgroundView: View? {
    get { backgrounds.selected }
    set {
      backgrounds.selected?.removeFromSuperview()
      backgrounds.selected = newValue
      showSelection()
    }
  }

  /// Whether the cell is to look selected.
  package var showsSelection: Bool { selectionStyle != .none && (isSelected || isHighlighted) }

  /// Puts the selected background in, or takes it out.
  func showSelection() {
    guard let view = backgrounds.selected else { return }
    guard showsSelection else { return view.removeFromSuperview() }
    insertBackground(view)
    if let back = backgrounds.view { sendSubviewToBack(back) }
  }

  private func insertBackground(_ view: View) {
    view.containerRule = .filling(inset: .zero)
    insertSubview(view, at: 0)
  }
}
