internal import FontMetrics
public import Foundation
import LayoutCore

/// The estimates that were set on a table.
struct Estimates {
  var row = TableView.automaticDimension
  var header = TableView.automaticDimension
  var footer = TableView.automaticDimension
  var learned = LearnedHeights()
}

/// A part of a table that has an estimate.
public enum EstimatedPart: String, Hashable, Sendable, CaseIterable {
  /// A row.
  case row = "row"
  /// The header of a section.
  case sectionHeader = "section header"
  /// The footer of a section.
  case sectionFooter = "section footer"
}

extension TableView {
  /// Sets an estimate, in points: 0 or more, or ``automaticDimension``. Throws an error with
  /// UIKit's message for other values.
  public func setEstimate(_ height: CGFloat, for part: EstimatedPart) throws(TableError) {
    guard height == Self.automaticDimension || (height >= 0 && height.isFinite) else {
      throw TableError(
        code: .invalidEstimate,
        message:
          "Invalid estimated \(part.rawValue) height set (\(Self.number(height))). Value must be at least 0.0, or "
          + "UITableViewAutomaticDimension.")
    }
    switch part {
    case .row: estimates.row = height
    case .sectionHeader: estimates.header = height
    case .sectionFooter: estimates.footer = height
    }
    reloadData()
  }

  func setEstimateOrStop(_ height: CGFloat, for part: EstimatedPart) {
    do throws(TableError) { try setEstimate(height, for: part) } catch { stopAsUIKit(error.message) }
  }

  private static func number(_ value: CGFloat) -> String {
    let whole = Int(exactly: value).map(String.init)
    return whole ?? "\(value)"
  }
}

/// The information about the height of an item before it is displayed.
enum ItemEstimate {
  /// An estimate of the height.
  case about(Int32)
  /// The final height, because nothing can change it.
  case exactly(Int32)
  /// No estimate: the height must be measured at once.
  case none
}

extension TableView {
  func estimate(section: Int, part: TableSections.Part) -> ItemEstimate {
    switch part {
    case .header: edgeEstimate(of: .header, section: section)
    case .footer: edgeEstimate(of: .footer, section: section)
    case .row(let row): rowEstimate(section: section, row: row)
    }
  }

  /// Returns the first available of these: the delegate's estimate, the table's, the mean of
  /// similar rows, a given height, and the standard height.
  private func rowEstimate(section: Int, row: Int) -> ItemEstimate {
    if delegate == nil, rowHeight >= 0 { return .exactly(pixels(rowHeight)) }
    let path = IndexPath(row: row, section: section)
    let given = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimates.row
    if given > 0 { return .about(pixels(given)) }
    if given == 0 { return .none }
    if estimation == .learned, let mean = estimates.learned.mean(of: kind(of: path)) { return .about(mean) }
    return .about(pixels(rowHeight >= 0 ? rowHeight : CGFloat(traitCollection.layoutMetrics.cell.minimumHeight)))
  }

  func kind(of path: IndexPath) -> String { kindOfRow?(path) ?? "" }

  private func edgeEstimate(of edge: SectionEdge, section: Int) -> ItemEstimate {
    let hasText = title(of: edge, section: section) != nil
    guard hasText || mayHaveViews(edge) else { return emptyEdgeEstimate(of: edge, section: section) }
    let own = ownHeight(of: edge, section: section)
    if delegate == nil, own >= 0 { return .exactly(pixels(own) + padding(above: edge)) }
    let given = estimatedHeight(of: edge, section: section)
    if given > 0 { return .about(pixels(given) + padding(above: edge)) }
    if given == 0 { return .none }
    let height = own >= 0 ? own : standardHeight(of: edge, section: section)
    return .about(pixels(height) + padding(above: edge))
  }

  /// Returns the height of a header or footer without text and view: the given one, or the distance
  /// between sections.
  private func emptyEdgeEstimate(of edge: SectionEdge, section: Int) -> ItemEstimate {
    // Measured at once with the delegate's method.
    if delegate != nil, estimatedHeight(of: edge, section: section) == 0 { return .none }
    return delegate == nil
      ? .exactly(emptyHeight(of: edge, section: section)) : .about(emptyHeight(of: edge, section: section))
  }

  private func estimatedHeight(of edge: SectionEdge, section: Int) -> CGFloat {
    switch edge {
    case .header:
      delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimates.header
    case .footer:
      delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimates.footer
    }
  }
}
