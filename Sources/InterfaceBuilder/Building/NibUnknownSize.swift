import LayoutCore
import StringCatalogs

/// The reason that a file does not contain the size of a cell, header or footer of a collection
/// view.
package enum NibUnknownSize: Hashable, Sendable {
  /// The cell is in a nib, without its collection view.
  case nib
  /// The file contains no layout of the collection view.
  case noLayout
  /// The layout has a class of the app; nil for a layout without a class.
  case customLayout(String?)
  /// The flow layout has no size of this key, or a length of it is 0 or less.
  case noSize(key: String, line: Int)
  /// The `customSize` of the cell differs from the `itemSize` of the layout, which the cell has
  /// unless code gives it another one.
  case otherSize(own: NibSize, layout: NibSize, line: Int)
  /// The `itemSize` of the layout is wider than the narrowest collection view, so that code gives
  /// items, and maybe headers and footers, other sizes.
  case tooWide(NibSize, screenWidth: Double, line: Int)
}

extension NibUnknownSize {
  /// Determines the reason; nil if the layout in the file contains the size.
  ///
  /// - Parameter screenWidth: The width of the narrowest collection view, in points.
  init?(of cell: NibCell, screenWidth: Double) {
    guard cell.context != .collection(nil) else {
      self = .nib
      return
    }
    guard let layout = cell.itemLayout else {
      self = .noLayout
      return
    }
    guard layout.containsSizes else {
      self = .customLayout(layout.customClass)
      return
    }
    guard !cell.isSelfSizing else { return nil }
    let line = layout.position.line
    let isItem = cell.kind == .collectionViewCell
    guard let size = cell.sizeOfLayout, size.isPositive(in: layout, ofItem: isItem) else {
      self = .noSize(key: cell.sizeKey, line: line)
      return
    }
    if isItem, let own = cell.customSize, own != size {
      self = .otherSize(own: own, layout: size, line: line)
    } else if !layout.isHorizontal, !layout.isSelfSizing, let items = layout.itemSize, items.width > screenWidth {
      self = .tooWide(items, screenWidth: screenWidth, line: line)
    } else {
      return nil
    }
  }

  /// The reason, as the first part of a sentence.
  var sentence: String {
    switch self {
    case .nib: "the layout of the collection view, which determines the size of the cell, is not in the nib"
    case .noLayout: "the file contains no layout of the collection view, which determines the size of the cell"
    case .customLayout(let name):
      "the collection view has a layout \(name.map { "of the class \(Wording.quoted($0))" } ?? "that code makes"), "
        + "which determines the size of the cell"
    case .noSize(let key, let line):
      "the layout has no positive \(key) (line \(line)), so code determines the size"
    case .otherSize(let own, let layout, let line):
      "the cell's own size is \(own.words), but the layout's itemSize is \(layout.words) (line \(line)): code probably "
        + "sets the size"
    case .tooWide(let size, let width, let line):
      "the layout's itemSize of \(size.words) (line \(line)) is wider than a collection view of "
        + "\(PointText.text(width)) points: code probably sets the size"
    }
  }
}

extension NibSize {
  /// The size for sentences: `120 x 44`.
  var words: String { "\(PointText.text(width)) x \(PointText.text(height))" }

  /// Returns true if the lengths that count are positive: both of an item, and that of a header or
  /// footer in the direction of scrolling.
  fileprivate func isPositive(in layout: NibCollection.Layout, ofItem isItem: Bool) -> Bool {
    isItem ? width > 0 && height > 0 : (layout.isHorizontal ? width : height) > 0
  }
}
