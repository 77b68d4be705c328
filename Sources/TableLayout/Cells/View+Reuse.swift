import Foundation
import LayoutCore

// Calls from a table to a cell, header or footer, by way of its facade if it has one.

extension View {
  /// Sets the frame of a cell, header or footer in the table. A subclass of the facade may change
  /// it.
  func place(at frame: CGRect) {
    guard frame != self.frame else { return }
    if let facade = askedFacade as? any ReusableViewFacade { facade.callSetFrame(frame) } else { self.frame = frame }
  }
}

extension TableViewCell {
  /// Calls `prepareForReuse()`.
  func reuse() {
    if let facade = askedFacade as? any ReusableViewFacade { facade.callPrepareForReuse() } else { prepareForReuse() }
  }

  /// Calls `setSelected(_:animated:)`.
  func select(_ selected: Bool, animated: Bool) {
    if let facade = askedFacade as? any ReusableViewFacade {
      facade.callSetSelected(selected, animated: animated)
    } else {
      setSelected(selected, animated: animated)
    }
  }

  /// Calls `setHighlighted(_:animated:)`.
  func highlight(_ highlighted: Bool, animated: Bool) {
    if let facade = askedFacade as? any ReusableViewFacade {
      facade.callSetHighlighted(highlighted, animated: animated)
    } else {
      setHighlighted(highlighted, animated: animated)
    }
  }
}

extension TableViewHeaderFooterView {
  /// Calls `prepareForReuse()`.
  func reuse() {
    if let facade = askedFacade as? any ReusableViewFacade { facade.callPrepareForReuse() } else { prepareForReuse() }
  }
}
