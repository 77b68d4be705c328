import FontMetrics
import Foundation
import LayoutCore

/// The heights of rows of the built-in styles since iOS 13, by what Interface Builder's canvas wrote into files (Facts.md#built-in-cells).
///
/// `pitch` is the line pitch of the text's font: line height and leading. H1 and H2 are the heights of the labels.
struct BuiltInRowHeight {
  /// What a row shows.
  enum Kind {
    /// Texts of one line, not at an accessibility size: `2 × pitch`, whatever the picture.
    case oneLine
    /// Texts of several lines, or at an accessibility size: `max(texts, image) + pitch + separator`.
    case several
    /// A text with a smaller one below: `max(H1 + H2, image) + pitch of the first + separator`.
    case subtitle
  }

  var kind: Kind
  /// The height of the texts, with what is between them but for ``Kind/subtitle``; in padded rows with the leading below the last line of
  /// each.
  var texts: Double
  var image: Double
  /// The line pitch of the first text's font.
  var pitch: Double
  var separator: Double

  /// The height of the row with its separator, in points; at least `least`.
  func row(_ rule: BuiltInRows, padding: Double, least: Double) -> Double {
    switch (rule, kind) {
    case (.padded, .oneLine), (.padded, .several): return max(least, max(texts, image) + padding)
    case (_, .oneLine): return max(least, whole(2 * pitch))
    case (_, .several), (_, .subtitle): return max(least, whole(max(texts, image) + pitch + separator))
    }
  }

  /// Whole points, up.
  private func whole(_ points: Double) -> Double { PixelGrid.ceil(points, scale: 1) }
}

extension TableViewCell {
  /// The height that the cell's own views need in a cell of a width, without the separator.
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

  /// The line pitch of the first text that shows; of body, where none does.
  private var pitch: Double {
    let font = shownLabels.first?.font ?? traitCollection.preferredFont(for: .body)
    return font.map { traitCollection.typesetting.measurer.lineStack(of: $0).pitch } ?? 0
  }
}
