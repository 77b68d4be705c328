import FontMetrics
package import Foundation
import LayoutCore

// Headers and footers: their views, and their automatic heights.

extension TableView {
  func title(of edge: SectionEdge, section: Int) -> String? {
    switch edge {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// Returns `true` if the delegate provides views. Swift can't test whether it implements the
  /// method, so the table calls it for the first section and keeps the view.
  func mayHaveViews(_ edge: SectionEdge) -> Bool {
    if let known = content.mayHaveViews[edge] { return known }
    guard delegate != nil, content.sections.count > 0 else { return false }
    let view = delegateView(of: edge, section: 0)
    let answer = view !== unanswered
    content.mayHaveViews[edge] = answer
    if answer, let view {
      (view as? TableViewHeaderFooterView)?.position = position(of: edge, section: 0)
      display.prepared[item(of: edge, section: 0)] = view
    }
    return answer
  }

  func item(of edge: SectionEdge, section: Int) -> Int {
    edge == .header ? content.sections.header(of: section) : content.sections.footer(of: section)
  }

  private func delegateView(of edge: SectionEdge, section: Int) -> View? {
    switch edge {
    case .header: delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer: delegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  /// Returns the delegate's view, or one with the data source's title, or nil for neither.
  func makeView(of item: DatedItem, _ edge: SectionEdge, _ section: Int) -> View? {
    if let view = delegateView(of: edge, section: section), view !== unanswered {
      (view as? TableViewHeaderFooterView)?.position = position(of: edge, section: section)
      return view
    }
    guard isCurrent(item), let title = title(of: edge, section: section) else { return nil }
    let view = titleView()
    view.position = position(of: edge, section: section)
    view.show(title: title, in: traitCollection)
    return view
  }

  private func titleView() -> TableViewHeaderFooterView {
    if let view = pool.takeEdge(ReusePool.titleIdentifier) { return view }
    return traitCollection.performAsCurrent { TableViewHeaderFooterView(reuseIdentifier: ReusePool.titleIdentifier) }
  }

  private func position(of edge: SectionEdge, section: Int) -> TableViewHeaderFooterView.Position {
    edge == .header ? .header(ofSection: section, in: style) : .footer(in: style)
  }

  // MARK: Heights, in pixels

  /// Returns the height of a header or footer, including the padding above it. Without a height, it
  /// has no padding.
  func edgeHeight(of edge: SectionEdge, section: Int, view: View?) -> Int32 {
    let answer = delegateHeight(of: edge, section: section)
    guard let view else {
      guard let answer, answer >= 0 else { return emptyHeight(of: edge, section: section) }
      return answer > 0 ? padding(above: edge) + pixels(answer) : 0
    }
    let given = answer ?? ownHeight(of: edge, section: section)
    if given == 0 { return 0 }
    let height = given > 0 ? pixels(given) : fittingHeight(of: view, edge: edge, section: section)
    return padding(above: edge) + height
  }

  /// Returns the delegate's height, in points or ``automaticDimension``, or nil without one. Stops
  /// the program for other negative numbers.
  private func delegateHeight(of edge: SectionEdge, section: Int) -> CGFloat? {
    let before = display.leftOutHeight
    display.leftOutHeight = nil
    defer { display.leftOutHeight = before }
    let height =
      switch edge {
      case .header: delegate?.tableView(self, heightForHeaderInSection: section)
      case .footer: delegate?.tableView(self, heightForFooterInSection: section)
      }
    guard let height, height != display.leftOutHeight else { return nil }
    return checked(height, of: edge, section: section)
  }

  /// Records that a delegate's method is not implemented, and returns the table's own height. A
  /// special number for this purpose would be useless to subclasses.
  package func leavingOut(_ height: CGFloat) -> CGFloat {
    display.leftOutHeight = height
    return height
  }

  /// Returns the table's own height of headers or footers, in points or ``automaticDimension``.
  /// Stops the program for other negative numbers.
  func ownHeight(of edge: SectionEdge, section: Int) -> CGFloat {
    checked(edge == .header ? sectionHeaderHeight : sectionFooterHeight, of: edge, section: section)
  }

  private func checked(_ height: CGFloat, of edge: SectionEdge, section: Int) -> CGFloat {
    checked(height, "section \(edge == .header ? "header" : "footer") height", "section \(section)")
  }

  private func fittingHeight(of view: View, edge: SectionEdge, section: Int) -> Int32 {
    let width = rowWidth
    if let view = view as? TableViewHeaderFooterView {
      return pixels(CGFloat((try? CellSizing.headerFooterHeight(for: view, width: width)) ?? 0))
    }
    guard view.subtree.contains(where: { !$0.constraints.isEmpty }) else {
      return pixels(view.frame.height > 0 ? view.frame.height : standardHeight(of: edge, section: section))
    }
    let size = view.askedFittingSize(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return pixels(size.height)
  }

  /// Returns the height of a header or footer without text and view.
  func emptyHeight(of edge: SectionEdge, section: Int) -> Int32 {
    let given = ownHeight(of: edge, section: section)
    guard style != .plain else { return 0 }
    if given >= 0 { return pixels(given) }
    let metrics = traitCollection.layoutMetrics.table
    let isOutermost = section == (edge == .header ? 0 : content.sections.count - 1)
    guard isOutermost else { return pixels(CGFloat(metrics.groupedFooterHeight)) }
    return pixels(CGFloat(edge == .header ? metrics.groupedTopInset : metrics.groupedBottomInset))
  }

  /// Returns the standard height of a header or footer with text, in points.
  func standardHeight(of edge: SectionEdge, section: Int) -> CGFloat {
    CGFloat(position(of: edge, section: section).leastHeight(in: traitCollection))
  }

  /// Returns the padding above a header in a plain table, in pixels.
  func padding(above edge: SectionEdge) -> Int32 {
    guard style == .plain, edge == .header else { return 0 }
    let standard = CGFloat(traitCollection.layoutMetrics.table.plainHeaderTopPadding)
    return pixels(sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : standard)
  }

  /// Returns a valid height; stops the program if it is not a number, or is negative and not the
  /// automatic one.
  func checked(_ height: CGFloat, _ what: String, _ place: String) -> CGFloat {
    guard height.isFinite, height >= 0 || height == Self.automaticDimension else {
      stopAsUIKit("table view \(what) must not be negative - provided height for \(place) is \(height)")
    }
    return height
  }
}
