package import FontMetrics
import Foundation
package import LayoutCore

/// The canvas of Interface Builder, which recorded the frames in a file: the UIKit of the Xcode
/// that saved it, with different margins.
///
/// The numbers are derived from commit dates and recorded frames (C), because they are not
/// documented. They are only used for comparison; the release that an app is laid out for never
/// depends on the Xcode that saved its files.
package struct NibCanvas: Hashable, Sendable {
  /// The iOS release whose UIKit drew the canvas.
  package var era: Era
  /// The text size of the canvas: XS in Interface Builder 18 to 20, otherwise L.
  package var contentSizeCategory: ContentSizeCategory
  /// True if rows have side margins of 15, at all widths.
  private var hasNarrowMargins: Bool

  /// Creates the canvas of the Interface Builder that saved a file.
  package init(of document: NibDocument) {
    self.init(toolsVersion: document.toolsVersion, isStoryboard: document.isStoryboard)
  }

  /// Creates the canvas of the Interface Builder with a `toolsVersion`; nil, and the unusual
  /// numbers that some builds of Xcode 13 to 16 wrote, are the last version before the design
  /// of 2025.
  init(toolsVersion: Double?, isStoryboard: Bool = true) {
    let version = toolsVersion.map { $0 / 1000 } ?? .infinity
    // From 21 recorded cells up to Xcode 8, and 14 in nibs of Xcode 11, up to 600 points wide.
    hasNarrowMargins = version < 13 || (!isStoryboard && (14.8..<17).contains(version))
    switch version {
    case ..<14: era = .iOS11
    // From 14.8, they are those of Xcode 11, with content views as tall as their rows.
    case ..<14.8: era = .iOS12
    case ..<17: era = .iOS13
    case ..<19: era = .iOS14
    case ..<21: era = .iOS15
    case ..<22: era = .iOS16
    case ..<23: era = .iOS17
    case ..<24: era = .iOS18
    case ..<30: era = .iOS26
    default: era = .iOS18
    }
    contentSizeCategory = (18..<21).contains(version) ? .extraSmall : .large
  }
}

extension NibCanvas {
  /// Returns the traits of the canvas: its release, its text size, and the display scale of the
  /// recorded frames.
  package func traits(for cell: NibCell, from traits: TraitCollection) -> TraitCollection {
    var traits = traits
    traits.layoutMetrics = metrics
    traits.contentSizeCategory = contentSizeCategory
    traits.displayScale = cell.allViews.contains { $0.frame?.isInThirds == true } ? 3 : 2
    return traits
  }

  /// The measurements of the release, with those of the canvas.
  private var metrics: LayoutMetrics {
    var metrics = LayoutMetrics(era: era)
    if era < .iOS13 { metrics.cell.sideMargin = SideLength(narrow: 16, wide: 20, wideFrom: 390) }
    if hasNarrowMargins { metrics.cell.sideMargin = SideLength(narrow: 15, wide: 15, wideFrom: 390) }
    if era < .iOS26 { metrics.control.sliderHeight = 31 } else { metrics.control.sliderSideInset = 0 }
    return metrics
  }

  /// Sets the margins that views have on the canvas and not on a phone.
  ///
  /// Up to Xcode 9, a content view that does not preserve the cell's margins has side margins of 8.
  /// A separate collection view cell has the margins of a view controller's view.
  func setMargins(of built: BuiltNibCell) {
    let (cell, source) = (built.cell, built.source)
    let side = CGFloat(cell.traitCollection.layoutMetrics.cell.sideMargin(width: built.recordedWidth))
    if source.isCollectionCell {
      guard source.context == .collection(nil), !source.view.hasMargins else { return }
      cell.directionalLayoutMargins = DirectionalEdgeInsets(leading: side, trailing: side)
    } else if era < .iOS12, !source.contentView.hasMargins, !source.contentView.preservesSuperviewLayoutMargins {
      cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
  }
}

extension NibRect {
  /// True if a number of the rectangle is in thirds of a point.
  fileprivate var isInThirds: Bool {
    [x, y, width, height].contains { number in
      let part = abs(number.bounded * 3 - (number.bounded * 3).rounded())
      return part < 0.05 && abs(number.bounded - number.bounded.rounded()) > 0.1
    }
  }
}
