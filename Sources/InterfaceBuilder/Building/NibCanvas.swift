package import FontMetrics
package import LayoutCore

/// Interface Builder's canvas, which wrote the frames of a file: UIKit as the Xcode that saved it had it.
///
/// The numbers are of the dates of commits: nobody documents them. They count for comparing alone; the release that an app is laid out for
/// never follows from who saved its files.
package struct NibCanvas: Hashable, Sendable {
  /// The release whose UIKit drew the canvas.
  package var era: Era
  /// The text size of the canvas: XS in Interface Builder 18 to 20, else L.
  package var contentSizeCategory: ContentSizeCategory

  /// The canvas of the Interface Builder with this `toolsVersion`; nil stands for the last before the design of 2025, as do the odd
  /// numbers that some builds of Xcode 13 to 16 wrote.
  package init(toolsVersion: Double?) {
    let version = toolsVersion.map { $0 / 1000 } ?? .infinity
    switch version {
    case ..<14: era = .iOS11
    case ..<15: era = .iOS12
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
    if traits.layoutMetrics.era != era { traits.layoutMetrics = LayoutMetrics(era: era) }
    traits.contentSizeCategory = contentSizeCategory
    traits.displayScale = cell.allViews.contains { $0.frame?.isInThirds == true } ? 3 : 2
    return traits
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
