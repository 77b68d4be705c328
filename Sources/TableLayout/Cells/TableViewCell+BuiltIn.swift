import FontMetrics
import Foundation
@_spi(Subclasses) import LayoutCore

/// The built-in layouts: labels, image view, sizes and frames.
extension TableViewCell {
  /// A Boolean value that indicates whether one of the cell's own labels or its image view has
  /// content.
  var usesBuiltInLayout: Bool { builtInViews.contains(where: \.showsContent) }

  /// The cell's own labels and image view that were created.
  var builtInViews: [View] { [builtIn.image, builtIn.text, builtIn.detail].compactMap(\.self) }

  /// A Boolean value that indicates whether a switch as accessory view is below the labels: at
  /// accessibility sizes (documented).
  var isSwitchBelow: Bool {
    accessoryView is Switch && traitCollection.contentSizeCategory.isAccessibilityCategory && usesBuiltInLayout
      && foreignContentViews.isEmpty
  }

  /// The subviews of the content view that are not the cell's own.
  var foreignContentViews: [View] {
    let own = builtInViews + [configuredView].compactMap(\.self)
    return contentView.subviews.filter { view in !own.contains { $0 === view } }
  }

  /// Returns the layout of the cell's own views in its content view.
  ///
  /// The margins are the cell's, not the content view's (documented: the built-in layouts use them,
  /// and they grow).
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

  /// Labels side by side are stacked at accessibility sizes (documented).
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

  /// Returns the margins of the cell at a width.
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

  /// Sets the frames of the cell's own views and of the accessory.
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

/// The labels and the image view that a cell creates on demand.
struct BuiltInViews {
  var text: Label?
  var detail: Label?
  var image: ImageView?
}
