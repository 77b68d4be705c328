import FontMetrics
import Foundation
import LayoutCore

// Frames in layout coordinates: x along the lines, y in the direction of scrolling, in points.

extension CollectionContent {
  /// The length of the content in the direction of scrolling, in points.
  var length: CGFloat { lengths.points(heights.total) }

  /// Returns the start of an item's line, in points.
  func start(of item: Int) -> CGFloat { lengths.points(heights.offset(of: lineStart(of: item))) }

  /// Returns the frames of the items of a line, by its first item.
  func frames(ofLineAt first: Int, in section: Int) -> [CGRect] {
    let shape = shapes[section]
    let y = lengths.points(heights.offset(of: first))
    return line(from: first, in: section).frames.map { frame in
      onPixels(frame.offsetBy(dx: CGFloat(shape.acrossStart), dy: y))
    }
  }

  /// Returns the frames of items, headers and footers in ascending order. Each line is computed
  /// once.
  func frames(of items: [Int]) -> [CGRect] {
    var line: (items: Range<Int>, frames: [CGRect]) = (0..<0, [])
    return items.map { item in
      if !line.items.contains(item) {
        guard case (let section, .row) = sections.place(of: item) else { return frame(of: item) }
        let first = lineStart(of: item)
        let found = frames(ofLineAt: first, in: section)
        line = (first..<first + found.count, found)
      }
      return line.frames[item - line.items.lowerBound]
    }
  }

  /// Returns the frame of an item, header or footer, which is empty for an absent header or footer.
  func frame(of item: Int) -> CGRect {
    let (section, part) = sections.place(of: item)
    switch part {
    case .row:
      let first = lineStart(of: item)
      return frames(ofLineAt: first, in: section)[item - first]
    case .header: return edgeFrame(item, shapes[section].header, after: 0)
    case .footer: return edgeFrame(item, shapes[section].footer, after: shapes[section].alongInset.end)
    }
  }

  private func edgeFrame(_ item: Int, _ edge: SectionShape.Edge?, after space: Double) -> CGRect {
    guard let edge else { return .zero }
    let y = lengths.points(heights.offset(of: item)) + CGFloat(space + edge.padding)
    return onPixels(
      CGRect(x: edge.inset.start, y: Double(y), width: sizes[item].across, height: sizes[item].along))
  }

  /// Returns a frame whose edges are on the nearest pixels (D). Both edges of a whole number of
  /// pixels are rounded in the same direction, also at half a pixel.
  private func onPixels(_ frame: CGRect) -> CGRect {
    func pixel(_ points: CGFloat) -> Int {
      PixelLengths.whole(PixelGrid.round(Double(points), scale: lengths.scale) * lengths.scale)
    }
    let (x, y) = (pixel(frame.minX), pixel(frame.minY))
    return CGRect(
      x: lengths.points(x), y: lengths.points(y), width: lengths.points(pixel(frame.maxX) - x),
      height: lengths.points(pixel(frame.maxY) - y))
  }
}
