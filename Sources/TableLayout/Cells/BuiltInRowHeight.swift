import FontMetrics
import Foundation
import LayoutCore

/// The heights of rows of the built-in styles since iOS 13, derived from the files that Interface
/// Builder's canvas wrote (Facts.md#built-in-cells).
///
/// `pitch` is the line pitch of the label's font: line height plus leading. H1 and H2 are the
/// heights of the labels.
struct BuiltInRowHeight {
  /// The content of a row.
  enum Kind {
    /// Labels with one line, below accessibility sizes: `2 × pitch`, regardless of the image.
    case oneLine
    /// Labels with several lines, or at accessibility sizes: `max(labels, image) + pitch +
    /// separator`.
    case several
    /// A label with a subtitle: `max(H1 + H2, image) + pitch of the first + separator`.
    case subtitle
  }

  var kind: Kind
  /// The height of the labels, including the distance between them except for ``Kind/subtitle``; in
  /// padded rows including the leading below the last line of each.
  var texts: Double
  var image: Double
  /// The line pitch of the first label's font.
  var pitch: Double
  var separator: Double

  /// Returns the height of the row with its separator, in points; at least `least`.
  func row(_ rule: BuiltInRows, padding: Double, least: Double) -> Double {
    switch (rule, kind) {
    case (.padded, .oneLine), (.padded, .several): return max(least, max(texts, image) + padding)
    case (_, .oneLine): return max(least, whole(2 * pitch))
    case (_, .several), (_, .subtitle): return max(least, whole(max(texts, image) + pitch + separator))
    }
  }

  /// Rounds up to whole points.
  private func whole(_ points: Double) -> Double { PixelGrid.ceil(points, scale: 1) }
}

extension TableViewCell {
  /// Returns the height that the cell's own views require in a cell of a given width, without the
  /// separator.
  func builtInHeight(cellWidth: Double) -> Double {
    let width = max(0, cellWidth - accessoryRoom(cellWidth: cellWidth))
    let arrangement = arrangement(cellWidth: cellWidth)
    let metrics = layoutMetrics.cell
    let height =
      metrics.builtInRows == .byMargins
      ? arrangement.height(width: width)
      : builtInRow(arrangement, width: width).row(
        metrics.builtInRows, padding: metrics.builtInPadding, least: metrics.minimumHeight) - separatorThickness
    return isSwitchBelow ? height : max(height, Double(accessorySize?.height ?? 0))
  }

  private func builtInRow(_ arrangement: RowArrangement, width: Double) -> BuiltInRowHeight {
    let isSubtitle = style == .subtitle && arrangement.text != nil && arrangement.detail != nil
    let kind: BuiltInRowHeight.Kind = isSubtitle ? .subtitle : hasRowsOfSeveralLines ? .several : .oneLine
    let isLeaded = layoutMetrics.cell.builtInRows == .padded && !isSubtitle
    let block = isLeaded ? leadedBlock(arrangement, width: width) : arrangement.blockHeight(width: width)
    return BuiltInRowHeight(
      kind: kind, texts: isSubtitle ? block - arrangement.vertical : block,
      image: arrangement.imageHeight(width: width), pitch: pitch,
      separator: separatorThickness)
  }

  private var shownLabels: [Label] { [builtIn.text, builtIn.detail].compactMap(\.self).filter(\.showsContent) }

  private var hasRowsOfSeveralLines: Bool {
    traitCollection.contentSizeCategory.isAccessibilityCategory || shownLabels.contains { $0.numberOfLines != 1 }
  }

  private func leadedBlock(_ arrangement: RowArrangement, width: Double) -> Double {
    var leaded = arrangement
    (leaded.text, leaded.detail) = (builtIn.text?.measureWithLeading, builtIn.detail?.measureWithLeading)
    return leaded.blockHeight(width: width)
  }

  /// The line pitch of the first label with text, or of the body style without any.
  private var pitch: Double {
    let font = shownLabels.first?.font ?? traitCollection.preferredFont(for: .body)
    return font.map { traitCollection.typesetting.measurer.lineStack(of: $0).pitch } ?? 0
  }
}
