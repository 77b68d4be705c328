package import CellDocuments
import Foundation
public import LayoutCore
public import TableLayout

/// A view that shows a part: a row's cell, a header or a footer.
public struct StagedPart {
  /// What shows the part.
  public enum Content {
    /// A row's cell; a separator is a line below it that adds to the row's height.
    case cell(TableViewCell, hasSeparator: Bool)
    /// A header or a footer, in its position.
    case headerFooter(TableViewHeaderFooterView)
  }

  /// What shows the part.
  public var content: Content
  /// The height of the part, in points, where the view is not asked for it.
  public var fixedHeight: Double?
  /// How far the view is in from each side of the table: rows of inset groups are; nil where it is as wide as the table.
  public var sideInset: SideLength?
  /// What parts are shown in views that are made alike: what does not depend on their texts is looked for in the first of a kind alone.
  public var kind: String
  /// What texts were looked up by, by the names of the views that show them.
  package var references: [String: TextReference]
  /// What an Interface Builder file says of the views; nil for parts that are in none.
  package var objects: StagedObjects?

  /// A view that shows a part.
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
  package var view: View {
    switch content {
    case .cell(let cell, _): cell
    case .headerFooter(let view): view
    }
  }

  /// Whether the part has the height of any row because constraints give it none.
  var isStandard: Bool { objects?.height == .standard }
  /// Whether what the content needs is known.
  var needIsKnown: Bool { objects.map { $0.height == .known || $0.height == .givenToStyle } ?? true }
  /// Whether the part needs no more height than its texts have.
  var needsTextsAlone: Bool { objects?.height == .givenToStyle }

  /// How wide the view is in a table of a width, in points.
  package func viewWidth(inTable width: Double) -> Double {
    // A width that is none is for those to refuse who are asked to lay out in it.
    width >= 0 ? max(0, width - 2 * (sideInset?(width: width) ?? 0)) : width
  }

  /// What of a table's safe area reaches into the view at its sides, in points.
  func safeArea(_ insets: EdgeInsets, inTable width: Double) -> EdgeInsets {
    let inset = CGFloat(sideInset?(width: width) ?? 0)
    return EdgeInsets(top: 0, left: max(0, insets.left - inset), bottom: 0, right: max(0, insets.right - inset))
  }

  /// What holds the content.
  var contentView: View {
    switch content {
    case .cell(let cell, _): cell.contentView
    case .headerFooter(let view): view.contentView
    }
  }

  /// The height that the table would give it were it not fixed, at a width of the view, in points. Throws when that is negative or
  /// not finite.
  func neededHeight(width: Double) throws(LayoutError) -> Double {
    switch content {
    case .cell(let cell, let hasSeparator): try CellSizing.rowHeight(for: cell, width: width, separator: hasSeparator)
    case .headerFooter(let view): try CellSizing.headerFooterHeight(for: view, width: width)
    }
  }
}
