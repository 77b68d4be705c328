import Foundation
import LayoutCore

/// The size of an item on the axes of a layout of lines, in points.
struct LineLength: Hashable, Sendable {
  /// The length along the lines.
  var across: Double
  /// The length in the direction of scrolling.
  var along: Double

  static let zero = LineLength(across: 0, along: 0)

  init(across: Double, along: Double) { (self.across, self.along) = (across, along) }

  init(_ size: CGSize, scrolling axis: LayoutAxis) {
    let (width, height) = (Double(size.width), Double(size.height))
    self = axis == .vertical ? Self(across: width, along: height) : Self(across: height, along: width)
  }

  func size(scrolling axis: LayoutAxis) -> CGSize {
    axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
}

/// Items that are placed together, such as a row of a grid or a group.
struct ItemLine: Hashable, Sendable {
  /// The frames of the items, in order: x along the line, y in the direction of scrolling, from the
  /// corner of the line.
  var frames: [CGRect]
  /// The length of the line in the direction of scrolling, in points.
  var extent: Double
}

/// A rule that divides the items of a section into lines.
protocol LineFilling {
  /// Returns the line that begins at an item.
  ///
  /// - Parameters:
  ///   - first: The number of the item in its section.
  ///   - count: The number of items in the section, greater than `first`.
  ///   - length: Returns the size of an item, as measured or estimated.
  func line(from first: Int, of count: Int, length: (Int) -> LineLength) -> ItemLine

  /// True if one line contains all items of a section.
  var holdsSection: Bool { get }
}

extension LineFilling {
  var holdsSection: Bool { false }
}

/// One item per line, over the whole width: a list.
struct ListLines: LineFilling {
  /// The length of the lines, in points.
  let breadth: Double

  func line(from first: Int, of count: Int, length: (Int) -> LineLength) -> ItemLine {
    let along = length(first).along
    return ItemLine(frames: [CGRect(x: 0, y: 0, width: breadth, height: along)], extent: along)
  }
}
