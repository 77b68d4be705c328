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

extension RowLines {
  /// Returns the distances of an inset line from the leading and trailing edges of a cell: it
  /// starts at the label next to an image, if there is one, and otherwise at the inset.
  static func ends(
    text: View?, inset: (start: CGFloat, end: CGFloat), in cell: View
  ) -> (start: CGFloat, end: CGFloat) {
    (text.map { $0.frame(in: cell).leadingDistance(in: cell) } ?? inset.start, inset.end)
  }

  /// The place of lines in a cell.
  struct Place {
    var size: CGSize
    var thickness: CGFloat
    /// The distances of an inset line from the leading and trailing edges.
    var ends: (start: CGFloat, end: CGFloat)
    var isMirrored: Bool

    /// Returns the frame of a line at the top of the cell, or nil if there is no room for it.
    func top(_ line: Line) -> CGRect? { frame(of: line, y: 0) }

    /// Returns the frame of a line at the bottom of the cell, or nil if there is no room for it.
    func bottom(_ line: Line) -> CGRect? { frame(of: line, y: size.height - thickness) }

    private func frame(of line: Line, y: CGFloat) -> CGRect? {
      guard thickness > 0, size.height >= thickness else { return nil }
      let (start, end) = line == .full ? (0, 0) : ends
      let width = max(0, size.width - start - end)
      return CGRect(x: isMirrored ? size.width - start - width : start, y: y, width: width, height: thickness)
    }
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
    backgrounds.lines.below.flatMap { linePlace.bottom($0) }
  }

  /// The frame of the line above the first row of a grouped section, in the cell's coordinates, or
  /// nil without one.
  package var topSeparatorFrame: CGRect? { backgrounds.lines.above.flatMap { linePlace.top($0) } }

  private var linePlace: RowLines.Place {
    RowLines.Place(
      size: bounds.size, thickness: CGFloat(separatorThickness), ends: separatorEnds,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The distances of a line from the cell's leading and trailing edges.
  private var separatorEnds: (start: CGFloat, end: CGFloat) {
    let inset = separatorInset
    let isGiven = backgrounds.separatorInset != nil || backgrounds.tableSeparatorInset != nil
    let text = isGiven || builtIn.image?.shownImage == nil ? nil : builtIn.text
    return RowLines.ends(text: text, inset: (inset.left, inset.right), in: self)
  }
}

extension CGRect {
  /// Returns the distance of the rectangle, in a view's coordinates, from its leading edge.
  func leadingDistance(in view: View) -> CGFloat {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? view.bounds.width - maxX : minX
  }
}
