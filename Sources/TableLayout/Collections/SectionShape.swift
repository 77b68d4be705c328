import Foundation
import LayoutCore

/// The layout of a section as lines, with insets and edges, in points.
struct SectionShape {
  /// A header or footer.
  struct Edge {
    /// The kind of the supplementary view.
    var kind: String
    /// The length in the direction of scrolling, as specified or estimated.
    var length: Double
    /// True if the content determines the length.
    var isEstimated = false
    /// True if the view stays within the visible part of its section.
    var isPinned = false
    /// The distance from the sides.
    var inset = (start: 0.0, end: 0.0)
    /// The space before a header, which does not belong to it.
    var padding = 0.0
  }

  var filling: any LineFilling
  /// The specified or estimated size of an item, by its number in the section.
  var itemLength: (Int) -> LineLength
  /// The axes on which the content determines the size of items.
  var measuredAxes: LayoutAxes = []
  /// The distances before the first and after the last line.
  var alongInset = (start: 0.0, end: 0.0)
  /// The distance of the lines from the side where they start.
  var acrossStart = 0.0
  /// The distance between lines.
  var spacing = 0.0
  var header: Edge?
  var footer: Edge?
  /// The options of a list; nil for other sections.
  var list: ListConfiguration?

  /// Sets the insets of the lines, on the axes of a layout.
  mutating func takeInsets(_ insets: DirectionalEdgeInsets, scrolling axis: LayoutAxis) {
    if axis == .vertical {
      (alongInset, acrossStart) = ((Double(insets.top), Double(insets.bottom)), Double(insets.leading))
    } else {
      (alongInset, acrossStart) = ((Double(insets.leading), Double(insets.trailing)), Double(insets.top))
    }
  }
}
