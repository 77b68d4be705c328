import LayoutCore
import TableLayout

/// The height of a cell's row, as far as its file specifies it.
public enum NibRowHeight: Hashable, Sendable {
  /// A number of points, specified by the cell or its table.
  case fixed(Double)
  /// The height that the cell needs.
  case automatic
  /// The default height of a row: the height is automatic, but constraints do not determine it.
  case standard
  /// The recorded height of the cell, in points: the file does not specify one.
  case recorded(Double)
}

extension NibRowHeight {
  /// Determines the height for a cell that has been built: for a static row, its own height or that
  /// of its table; for a prototype, that of its table; for a nib, automatic if constraints or a
  /// style determine a height with space for all views.
  init(of assembly: NibAssembly) {
    let source = assembly.source
    let isKnown =
      source.style != nil || source.listContent != nil || assembly.cell.constraintsDetermineHeight
    switch source.context {
    case _ where assembly.givenHeight == .automatic: self.init(nil, isKnown)
    case _ where assembly.givenPoints != nil: self.init(assembly.givenPoints, isKnown)
    case .prototype where assembly.tallerThanTable != nil: fallthrough
    case .nib, .collection:
      let height = source.recordedHeight
      let isOther =
        isKnown && source.style == nil && source.listContent == nil && assembly.fitsOnly(assembly.cell, in: height)
      self = isKnown && !isOther ? .automatic : height > 0 ? .recorded(height) : .standard
    case .prototype: self.init(assembly.table?.rowHeight, isKnown)
    case .staticRow: self.init(source.rowHeight ?? assembly.table?.rowHeight, isKnown)
    }
  }

  /// Determines the height for a cell of a collection view.
  init(of item: NibItemSize) {
    guard case .absolute(let height) = item.size.height else {
      self = .automatic
      return
    }
    self = item.uncertainAxes.contains(.vertical) ? .recorded(Double(height)) : .fixed(Double(height))
  }

  /// Creates the height from a number in a file; automatic if it is negative or missing.
  private init(_ number: Double?, _ isKnown: Bool) {
    guard let number, number >= 0 else {
      self = isKnown ? .automatic : .standard
      return
    }
    self = .fixed(number.bounded)
  }
}

extension NibRowHeight {
  /// The height, in points, if it is not determined by the cell.
  var given: Double? {
    switch self {
    case .fixed(let height), .recorded(let height): height
    case .automatic, .standard: nil
    }
  }
}

extension NibAssembly {
  /// Returns true if the content of a cell fits into a height, but not into the one that
  /// constraints determine.
  func fitsOnly(_ cell: some SizedCell, in height: Double) -> Bool {
    let width = source.view.frame?.width.bounded ?? 0
    return height > 0 && width > 0 && CellSizing.fits(cell, width: width, onlyIn: height)
  }
}

extension NibCell {
  /// The recorded height of the cell; 0 if there is none.
  var recordedHeight: Double { max(0, view.frame?.height.bounded ?? 0) }
}
