import FontMetrics
import Foundation
import LayoutCore

/// The lines of a flow layout: as many items as fit, with equal gaps.
///
/// In a line before the last one, the gaps fill the line, and a single item is centered. The last
/// line begins at the start: with the gaps of a full line if all items have one size, else with the
/// minimum gap. Items are centered in the direction of scrolling. (D: accounts of developers agree,
/// but nothing is measured.)
struct FlowLines: LineFilling {
  /// The length of the lines, in points.
  let breadth: Double
  /// The minimum gap between the items of a line, in points.
  let gap: Double
  /// The length of all items along the line if it is fixed, or nil.
  let uniform: Double?

  func line(from first: Int, of count: Int, length: (Int) -> LineLength) -> ItemLine {
    var lengths: [LineLength] = []
    var filled = 0.0
    for item in first..<count {
      let next = length(item)
      let end = lengths.isEmpty ? next.across : filled + gap + next.across
      guard lengths.isEmpty || end <= breadth + PixelGrid.tolerance else { break }
      lengths.append(next)
      filled = end
    }
    let isLast = first + lengths.count == count
    let extent = lengths.map(\.along).max() ?? 0
    return ItemLine(frames: place(lengths, extent: extent, filled: filled, isLast: isLast), extent: extent)
  }

  private func place(_ lengths: [LineLength], extent: Double, filled: Double, isLast: Bool) -> [CGRect] {
    let gap = usedGap(count: lengths.count, filled: filled, isLast: isLast)
    var x = !isLast && lengths.count == 1 && uniform == nil ? max(0, (breadth - filled) / 2) : 0
    return lengths.map { length in
      defer { x += length.across + gap }
      return CGRect(x: x, y: (extent - length.along) / 2, width: length.across, height: length.along)
    }
  }

  private func usedGap(count: Int, filled: Double, isLast: Bool) -> Double {
    if let uniform {
      let full = fullCount(of: uniform)
      return full > 1 ? (breadth - Double(full) * uniform) / Double(full - 1) : gap
    }
    return isLast || count < 2 ? gap : gap + max(0, breadth - filled) / Double(count - 1)
  }

  /// Returns the number of items of a length that fit into a line.
  private func fullCount(of length: Double) -> Int {
    guard length + gap > 0 else { return 1 }
    return max(1, Int(min(1e6, ((breadth + gap + PixelGrid.tolerance) / (length + gap)).rounded(.down))))
  }
}
