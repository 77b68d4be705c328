package import CellDocuments
import Foundation
public import LayoutCore
public import TableLayout

/// A view that shows a part: a row's cell, a header or a footer.
public struct StagedPart {
  /// The kind of view.
  public enum Content {
    /// A row's cell; a separator adds its height to the row.
    case cell(TableViewCell, hasSeparator: Bool)
    /// A header or a footer, with its position.
    case headerFooter(TableViewHeaderFooterView)
    /// A cell, header or footer of a collection view, with its content view and its place.
    case item(CollectionViewCell, ItemPlaces)
  }

  /// The view.
  public var content: Content
  /// The height of the part, in points, if the view does not determine it.
  public var fixedHeight: Double?
  /// The inset of the view from each side of the table, for rows of inset groups; nil if it is as
  /// wide as the table.
  public var sideInset: SideLength?
  /// The kind of part: parts of one kind have equal views, and rules that do not depend on strings
  /// are checked only in the first.
  public var kind: String
  /// The lookups of strings, by the names of their views.
  package var references: [String: TextReference]
  /// The facts of an Interface Builder file about the views; nil for other parts.
  package var objects: StagedObjects?

  /// The object of the app that the view represents, which holds the app's properties; nil for
  /// other views.
  package var owner: AnyObject?

  /// Creates a part with its view.
  public init(_ content: Content, fixedHeight: Double? = nil, sideInset: SideLength? = nil, kind: String = "") {
    self.init(content, fixedHeight: fixedHeight, sideInset: sideInset, kind: kind, references: [:])
  }

  package init(
    _ content: Content, fixedHeight: Double? = nil, sideInset: SideLength? = nil,
    kind: String = "", references: [String: TextReference]
  ) {
    self.content = content
    self.fixedHeight = fixedHeight
    self.sideInset = sideInset
    self.kind = kind
    self.references = references
  }

  /// The cell, the header or the footer.
  package var view: View { content.view }

  /// True if the part has the standard height because constraints do not determine it.
  var isStandard: Bool { objects?.height == .standard }
  /// True if the height that the content needs is known.
  var needIsKnown: Bool { objects.map { $0.height == .known || $0.height == .givenToStyle } ?? true }
  /// True if the part needs no more height than its text.
  var needsTextsAlone: Bool { objects?.height == .givenToStyle }

  /// Returns the width of the view in a table or collection view of a width, in points.
  package func viewWidth(inTable width: Double) -> Double {
    if case .item(let cell, let places) = content { return places.width(of: cell, in: width) }
    // An invalid width is rejected by the layout.
    return width >= 0 ? max(0, width - 2 * (sideInset?(width: width) ?? 0)) : width
  }

  /// Returns the part of a table's safe area that extends into the view at its sides, in points. It
  /// does not extend into an item that is narrower than its collection view.
  func safeArea(_ insets: EdgeInsets, inTable width: Double) -> EdgeInsets {
    guard insets != .zero else { return .zero }
    if case .item = content, viewWidth(inTable: width) < width { return .zero }
    let inset = CGFloat(sideInset?(width: width) ?? 0)
    return EdgeInsets(top: 0, left: max(0, insets.left - inset), bottom: 0, right: max(0, insets.right - inset))
  }

  /// The view that contains the content.
  var contentView: View {
    switch content {
    case .cell(let cell, _): cell.contentView
    case .headerFooter(let view): view.contentView
    case .item(let cell, _): cell.contentView
    }
  }

  /// Returns the height of the part in a table or collection view of a width, in points, or nil if
  /// the view determines it.
  package func givenHeight(inTable width: Double) -> Double? {
    guard case .item(_, let places) = content else { return fixedHeight }
    return places.height(in: width)
  }

  /// Returns the lengths of an item in a collection view of a width with a safe area, in points;
  /// nil for other parts.
  func lengths(inTable width: Double, safeArea: EdgeInsets) -> ItemLengths? {
    guard case .item(_, let places) = content else { return nil }
    return places.lengths(in: width, safeArea: self.safeArea(safeArea, inTable: width))
  }

  /// Returns the height that the table would give it if it was not fixed, at a width of the view,
  /// in points. Throws an error if the width is negative or not finite.
  package func neededHeight(width: Double) throws(LayoutError) -> Double {
    switch content {
    case .cell(let cell, let hasSeparator): try CellSizing.rowHeight(for: cell, width: width, separator: hasSeparator)
    case .headerFooter(let view): try CellSizing.headerFooterHeight(for: view, width: width)
    case .item(let cell, let places): places.neededHeight(of: cell, width: width)
    }
  }
}

extension StagedPart.Content {
  /// The cell, the header or the footer; for items of a collection view, the cell.
  package var view: View {
    switch self {
    case .cell(let cell, _): cell
    case .headerFooter(let view): view
    case .item(let cell, _): cell
    }
  }
}
