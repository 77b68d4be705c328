package import FontMetrics
import Foundation
package import LayoutCore

/// Interface Builder's canvas, which wrote the frames of a file: UIKit as the Xcode that saved it had it, with margins of its own.
///
/// The numbers are of the dates of commits, and of what canvases recorded (C): nobody documents them. They count for comparing alone; the
/// release that an app is laid out for never follows from who saved its files.
package struct NibCanvas: Hashable, Sendable {
  /// The release whose UIKit drew the canvas.
  package var era: Era
  /// The text size of the canvas: XS in Interface Builder 18 to 20, else L.
  package var contentSizeCategory: ContentSizeCategory
  /// Whether rows have a side margin of 15, however wide they are.
  private var hasNarrowMargins: Bool

  /// The canvas of the Interface Builder that saved a file.
  package init(of document: NibDocument) {
    self.init(toolsVersion: document.toolsVersion, isStoryboard: document.isStoryboard)
  }

  /// The canvas of the Interface Builder with this `toolsVersion`; nil stands for the last before the design of 2025, as do the odd
  /// numbers that some builds of Xcode 13 to 16 wrote.
  init(toolsVersion: Double?, isStoryboard: Bool = true) {
    let version = toolsVersion.map { $0 / 1000 } ?? .infinity
    // By 21 records up to Xcode 8, and 14 of nibs of Xcode 11, up to 600 wide.
    hasNarrowMargins = version < 13 || (!isStoryboard && (14.8..<17).contains(version))
    switch version {
    case ..<14: era = .iOS11
    // From 14.8 on they are those of Xcode 11, with content views as high as their rows.
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
  /// Traits as the canvas of a cell has them: its release, its text size, and as many pixels to a point as recorded frames have.
  package func traits(for cell: NibCell, from traits: TraitCollection) -> TraitCollection {
    var traits = traits
    traits.layoutMetrics = metrics
    traits.contentSizeCategory = contentSizeCategory
    traits.displayScale = cell.allViews.contains { $0.frame?.isInThirds == true } ? 3 : 2
    return traits
  }

  /// The release's numbers with the canvas's own.
  private var metrics: LayoutMetrics {
    var metrics = LayoutMetrics(era: era)
    if era < .iOS13 { metrics.cell.sideMargin = SideLength(narrow: 16, wide: 20, wideFrom: 390) }
    if hasNarrowMargins { metrics.cell.sideMargin = SideLength(narrow: 15, wide: 15, wideFrom: 390) }
    if era < .iOS26 { metrics.control.sliderHeight = 31 } else { metrics.control.sliderSideInset = 0 }
    return metrics
  }

  /// Gives views the margins that they have on the canvas and not on a phone.
  ///
  /// Up to Xcode 9 a content view that does not preserve the cell's margins has 8 at the sides; a collection's cell that stands by itself has
  /// the margins of a controller's view.
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
  /// Whether some number of the rectangle is a third of a point off a whole one.
  fileprivate var isInThirds: Bool {
    [x, y, width, height].contains { number in
      let part = abs(number.bounded * 3 - (number.bounded * 3).rounded())
      return part < 0.05 && abs(number.bounded - number.bounded.rounded()) > 0.1
    }
  }
}
