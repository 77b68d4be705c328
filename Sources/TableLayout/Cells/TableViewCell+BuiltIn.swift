import FontMetrics
import Foundation
@_spi(Subclasses) import LayoutCore

/// The built-in arrangements: their labels and picture, sizes and places.
extension TableViewCell {
  /// Whether a label or picture of the cell's own shows something.
  var usesBuiltInLayout: Bool { builtInViews.contains(where: \.showsContent) }

  /// The cell's own labels and picture, as far as they were asked for.
  var builtInViews: [View] { [builtIn.image, builtIn.text, builtIn.detail].compactMap(\.self) }

  /// Whether a switch as accessory view stands below the labels: at accessibility sizes (documented).
  var isSwitchBelow: Bool {
    accessoryView is Switch && traitCollection.contentSizeCategory.isAccessibilityCategory && usesBuiltInLayout
      && foreignContentViews.isEmpty
  }

  /// What the content view holds that is not the cell's own.
  var foreignContentViews: [View] {
    let own = builtInViews + [configuredView].compactMap(\.self)
    return contentView.subviews.filter { view in !own.contains { $0 === view } }
  }

  /// How the cell's own views lie in a content view of this cell.
  ///
  /// The margins are the cell's, not the content view's (documented: the built-in layouts use them, and they grow).
  func arrangement(cellWidth: Double) -> RowArrangement {
    let metrics = traitCollection.layoutMetrics.cell
    var result = RowArrangement()
    result.margins = builtInMargins(cellWidth: cellWidth)
    result.texts = arrangementOfTexts(metrics)
    result.fillsWidth = style == .default
    result.fillsHeight = style == .default && builtIn.detail?.showsContent != true && !isSwitchBelow
    result.text = builtIn.text?.measureInRow
    result.detail = builtIn.detail?.measureInRow
    result.image = builtIn.image?.shownImage?.size
    result.below = isSwitchBelow ? accessorySize : nil
    result.imageToText = metrics.imageToText
    result.vertical = metrics.textToDetailVertical
    result.horizontal = metrics.textToDetailHorizontal
    result.textToBelow = metrics.textToSwitchBelow
    return result
  }

  /// Labels side by side stand one below the other at accessibility sizes (documented).
  private func arrangementOfTexts(_ metrics: CellMetrics) -> RowArrangement.Texts {
    guard !traitCollection.contentSizeCategory.isAccessibilityCategory else { return .stacked }
    return switch style {
    case .default, .subtitle: .stacked
    case .value1: .sideBySide
    case .value2: .columns(metrics.value2TextWidth)
    }
  }

  private func builtInMargins(cellWidth: Double) -> DirectionalEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins = DirectionalEdgeInsets(margins(width: cellWidth), direction: direction)
    margins.leading += CGFloat(Double(max(0, indentationLevel)) * Double(indentationWidth))
    if accessoryRoom(cellWidth: cellWidth) > 0 {
      margins.trailing = CGFloat(traitCollection.layoutMetrics.cell.builtInMarginBesideAccessory)
    }
    return margins
  }

  /// The margins the cell has when it has a width.
  func margins(width: Double) -> EdgeInsets {
    let laidOut = MarginFinder.asLaidOut
    return MarginFinder { view, superview in
      var frames = laidOut.frames(view, superview)
      if view === self { frames.inner.right = frames.inner.left + width }
      return frames
    } width: { view in
      view === self ? width : laidOut.width(view)
    }.margins(of: self)
  }

  /// Gives the cell's own views their places in the content view, and the accessory its in the cell.
  func placeBuiltInViews() {
    let content = contentView.bounds.size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var places = arrangement(cellWidth: Double(bounds.width)).places(in: content)
    if isMirrored { places = places.mirrored(width: Double(content.width)) }
    builtIn.image?.settle(at: places.image ?? .zero)
    builtIn.text?.settle(at: places.text ?? .zero)
    builtIn.detail?.settle(at: places.detail ?? .zero)
    placeAccessory(below: places.below)
    if !foreignContentViews.isEmpty, usesBuiltInLayout { reportMixedLayout() }
  }
}

/// The labels and the picture that a cell makes when they are asked for.
struct BuiltInViews {
  var text: Label?
  var detail: Label?
  var image: ImageView?
}
