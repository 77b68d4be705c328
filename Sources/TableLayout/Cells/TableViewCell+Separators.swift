package import Foundation
public import LayoutCore

/// The lines that a table draws at a row.
struct RowLines: Hashable {
  /// A line from side to side of the cell, or from its inset on.
  enum Line: Hashable { case full, inset }

  var above: Line?
  var below: Line? = .inset

  /// Those of a row that no table has shown yet: a line below it.
  init() {}

  /// In a plain table there is a line below every row. A grouped section is closed by lines from side to side; one that lies in from
  /// the sides has lines between rows alone (Strut's rule, as the releases from 13 on look).
  init(style: TableStyle, isFirst: Bool, isLast: Bool) {
    guard style != .plain else { return }
    if isFirst, style == .grouped { above = .full }
    if isLast { below = style == .grouped ? .full : nil }
  }
}

extension TableViewCell {
  /// How far the separator lies in, by side; `left` counts for the side where lines begin. The table's, or else the era's,
  /// until it is set.
  public var separatorInset: EdgeInsets {
    get {
      backgrounds.separatorInset ?? backgrounds.tableSeparatorInset
        ?? EdgeInsets(left: CGFloat(traitCollection.layoutMetrics.cell.separatorInset(width: Double(bounds.width))))
    }
    set { backgrounds.separatorInset = newValue }
  }

  /// Where the line below the row is drawn, in the cell's coordinates; nil without one, as below the last row of a section that lies
  /// in from the sides.
  ///
  /// It begins at the text beside a built-in picture, unless an inset was set (Strut's rule). Whether it is drawn or not, the row is
  /// higher by its thickness in a table with separators.
  package var separatorFrame: CGRect? {
    frame(of: backgrounds.lines.below, y: bounds.height - CGFloat(separatorThickness))
  }

  /// Where the line above the first row of a grouped section is drawn, in the cell's coordinates; nil without one.
  package var topSeparatorFrame: CGRect? { frame(of: backgrounds.lines.above, y: 0) }

  private func frame(of line: RowLines.Line?, y: CGFloat) -> CGRect? {
    guard let line, separatorThickness > 0, bounds.height >= CGFloat(separatorThickness) else { return nil }
    let (start, end) = line == .full ? (0, 0) : separatorEnds
    let width = max(0, bounds.width - start - end)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.width - start - width : start, y: y, width: width, height: CGFloat(separatorThickness))
  }

  /// How far from the cell's leading and trailing edge a line begins and ends.
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
