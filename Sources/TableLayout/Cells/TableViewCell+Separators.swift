package import Foundation
public import LayoutCore

/// The lines that a table draws for a row.
struct RowLines: Hashable {
  /// A line across the cell, or from its inset.
  enum Line: Hashable { case full, inset }

  var above: Line?
  var below: Line? = .inset

  /// Creates the lines of a row that no table has displayed: a line below it.
  init() {}

  /// Creates the lines of a row. In a plain table there is a line below every row. A grouped
  /// section begins and ends with lines across the table. An inset grouped section has lines only
  /// between rows (Strut's rule, from the appearance of iOS 13 and later).
  init(style: TableStyle, isFirst: Bool, isLast: Bool) {
    guard style != .plain else { return }
    if isFirst, style == .grouped { above = .full }
    if isLast { below = style == .grouped ? .full : nil }
  }
}

extension TableViewCell {
  /// The inset of the separator, by side; `left` is the leading edge. By default that of the table,
  /// or else of the release.
  public var separatorInset: EdgeInsets {
    get {
      backgrounds.separatorInset ?? backgrounds.tableSeparatorInset
        ?? EdgeInsets(left: CGFloat(traitCollection.layoutMetrics.cell.separatorInset(width: Double(bounds.width))))
    }
    set { backgrounds.separatorInset = newValue }
  }

  /// The frame of the line below the row, in the cell's coordinates, or nil without one, as below
  /// the last row of an inset grouped section.
  ///
  /// It starts at the text next to a built-in image, unless an inset was set (Strut's rule). Drawn
  /// or not, its thickness is part of the row's height in a table with separators.
  package var separatorFrame: CGRect? {
    frame(of: backgrounds.lines.below, y: bounds.height - CGFloat(separatorThickness))
  }

  /// The frame of the line above the first row of a grouped section, in the cell's coordinates, or
  /// nil without one.
  package var topSeparatorFrame: CGRect? { frame(of: backgrounds.lines.above, y: 0) }

  private func frame(of line: RowLines.Line?, y: CGFloat) -> CGRect? {
    guard let line, separatorThickness > 0, bounds.height >= CGFloat(separatorThickness) else { return nil }
    let (start, end) = line == .full ? (0, 0) : separatorEnds
    let width = max(0, bounds.width - start - end)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.width - start - width : start, y: y, width: width, height: CGFloat(separatorThickness))
  }

  /// The distances of a line from the cell's leading and trailing edges.
  private var separatorEnds: (start: CGFloat, end: CGFloat) {
    let inset = separatorInset
    guard backgrounds.separatorInset == nil, backgrounds.tableSeparatorInset == nil,
      builtIn.image?.shownImage != nil, let text = builtIn.text
    else {
      return (inset.left, inset.right)
    }
    let frame = text.frame(in: self)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isMirrored ? bounds.width - frame.maxX : frame.minX, inset.right)
  }
}
