internal import FontMetrics
internal import Foundation
internal import LayoutCore
internal import TableLayout

/// The lines of a cell's layout and the distances between them, in the cell's coordinates: points,
/// y down.
struct CellGuides: Hashable, Sendable {
  /// The first and last baseline of one label.
  struct Baselines: Hashable, Sendable {
    /// From the cell's top.
    var first: Double
    /// From the cell's top; the same as `first` for one line.
    var last: Double
  }

  /// A distance along one axis.
  struct Dimension: Hashable, Sendable {
    var start: Double
    var end: Double
    var length: Double { end - start }
    var middle: Double { (start + end) / 2 }
  }

  /// The size of the cell.
  var size: CGSize
  /// The rectangle within the margins.
  var margins: CGRect
  /// Of every label with text, from the top.
  var baselines: [Baselines]
  /// The distances down the cell: from edge to margin, margin to baseline, baseline to baseline.
  var down: [Dimension]
  /// The distances across: margin, what is within, margin.
  var across: [Dimension]

  /// The distance below which lines count as one, in points: less than a pixel of any display.
  static let sameLine = 1.0 / 16

  init(size: CGSize, content: CGRect, margins: CGRect, baselines: [Baselines]) {
    self.size = size
    self.margins = margins
    self.baselines = baselines.sorted { ($0.first, $0.last) < ($1.first, $1.last) }
    // Labels side by side share their lines. A line that lies above one already passed starts no
    // distance.
    var stops = [Double(content.minY), Double(margins.minY)]
    stops += self.baselines.flatMap { [$0.first, $0.last] } + [Double(margins.maxY), Double(content.maxY)]
    down = Self.chain(stops)
    across = Self.chain([
      Double(content.minX), Double(margins.minX), Double(margins.maxX), Double(content.maxX),
    ])
  }

  /// The distances from each stop to the next one beyond it.
  private static func chain(_ stops: [Double]) -> [Dimension] {
    guard var position = stops.first else { return [] }
    var result: [Dimension] = []
    for stop in stops.dropFirst() where stop > position + sameLine {
      result.append(Dimension(start: position, end: stop))
      position = stop
    }
    return result
  }
}

extension CellGuides {
  /// The guides of a view that has been laid out; of a table's cell, its content view's margins.
  init(of view: View) {
    let container = (view as? TableViewCell)?.contentView ?? view
    self.init(
      size: view.bounds.size, content: container.frame(in: view),
      margins: container.withinMargins(in: view),
      baselines: view.shownLabels.map { label in
        let frame = label.frame(in: view)
        return Baselines(
          first: Double(frame.minY + label.firstBaselineOffset(in: frame.size)),
          last: Double(frame.maxY - label.lastBaselineOffset(in: frame.size)))
      })
  }
}
