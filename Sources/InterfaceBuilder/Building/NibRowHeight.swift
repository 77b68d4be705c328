import LayoutCore
import TableLayout

/// How high the row of a cell is, as far as its file says.
public enum NibRowHeight: Hashable, Sendable {
  /// So many points, by the cell or its table.
  case fixed(Double)
  /// As high as the cell needs.
  case automatic
  /// As high as the cell needs, but constraints do not say how high that is: the standard height of a row.
  case standard
  /// The file does not say; so many points, as Xcode recorded the cell.
  case recorded(Double)
}

extension NibRowHeight {
  /// The rule of a cell that has been made: a static row's own height or its table's, a prototype's table's, of a nib automatic where
  /// constraints or a style give one (interface-builder.md section 5).
  init(of assembly: NibAssembly) {
    let source = assembly.source
    let isKnown =
      source.style != nil || source.listContent != nil || CellSizing.constraintsGiveHeight(to: assembly.cell)
    switch source.context {
    case _ where source.isCollectionCell:
      self = source.isSelfSizing && isKnown ? .automatic : .fixed(source.fileSize.height)
    case _ where assembly.givenHeight == .automatic: self.init(nil, isKnown)
    case _ where assembly.givenPoints != nil: self.init(assembly.givenPoints, isKnown)
    case .prototype where assembly.tallerThanTable != nil: fallthrough
    case .nib, .collection:
      let height = source.recordedHeight
      self = isKnown ? .automatic : height > 0 ? .recorded(height) : .standard
    case .prototype: self.init(assembly.table?.rowHeight, isKnown)
    case .staticRow: self.init(source.rowHeight ?? assembly.table?.rowHeight, isKnown)
    }
  }

  /// The rule of a number in a file, which below 0 stands for what the cell needs, as none does.
  private init(_ number: Double?, _ isKnown: Bool) {
    guard let number, number >= 0 else {
      self = isKnown ? .automatic : .standard
      return
    }
    self = .fixed(number.bounded)
  }
}

extension NibCell {
  /// The height that Xcode recorded of the cell; 0 for none.
  var recordedHeight: Double { max(0, view.frame?.height.bounded ?? 0) }

  /// The size that the file has for a collection's cell: its own, its layout's for all, or the recorded one.
  var fileSize: NibSize {
    let size = customSize ?? itemSize ?? view.frame.map { NibSize(width: $0.width, height: $0.height) }
    return NibSize(width: max(0, size?.width.bounded ?? 0), height: max(0, size?.height.bounded ?? 0))
  }
}
