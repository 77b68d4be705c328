public import LayoutCore

/// The views behind a cell's content, and the separator.
struct CellBackgrounds {
  var view: View?
  var selected: View?
  var separatorInset: EdgeInsets?
  /// The inset of the table, which applies if the cell has no inset.
  var tableSeparatorInset: EdgeInsets?
  var lines = RowLines()
}

extension TableViewCell {
  /// A view behind everything else in the cell, with the cell's size including the separator; nil
  /// by default.
  public var backgroundView: View? {
    get { backgrounds.view }
    set {
      backgrounds.view?.removeFromSuperview()
      backgrounds.view = newValue
      if let newValue { insertBackground(newValue) }
      showSelection()
    }
  }

  /// A view in front of the background of a selected or highlighted cell, with the cell's size;
  /// nil, the default, is gray.
  public var selectedBackgroundView: View? {
    get { backgrounds.selected }
    set {
      backgrounds.selected?.removeFromSuperview()
      backgrounds.selected = newValue
      showSelection()
    }
  }

  /// A Boolean value that indicates whether the cell looks selected.
  package var showsSelection: Bool { selectionStyle != .none && (isSelected || isHighlighted) }

  /// Adds or removes the selected background.
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
