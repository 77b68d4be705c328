import Foundation
import LayoutCore
public import TableLayout

/// The place of an item, header or footer in collection views of several widths.
public struct ItemPlaces {
  /// Returns the attributes for a width of the collection view, in points: the lengths that the
  /// layout specifies or estimates, and the axes that the content determines.
  let attributes: (Double) -> CollectionLayoutAttributes?
  /// Returns the greatest width of the element in a collection view of a width, in points; nil if
  /// there is none.
  let greatestWidth: (Double) -> Double?
  /// True for a header or footer of a flow layout.
  let isFlowEdge: Bool
  /// The kind of supplementary view, such as a header; nil for an item.
  private let elementKind: String?

  /// Creates the places of an element.
  /// - Parameters:
  ///   - elementKind: The kind of supplementary view, such as
  ///     `CollectionView.elementKindSectionHeader`; nil for an item.
  ///   - isFlowEdge: True for a header or footer of a flow layout, which has the size of the layout
  ///     whatever its content.
  ///   - greatestWidth: Returns the greatest width of the element in a collection view of a width,
  ///     in points: in a flow layout that scrolls vertically, the width of its lines. Nil if there
  ///     is none.
  public init(
    elementKind: String? = nil, isFlowEdge: Bool = false,
    greatestWidth: @escaping (_ width: Double) -> Double? = { _ in nil },
    _ attributes: @escaping (_ width: Double) -> CollectionLayoutAttributes?
  ) {
    (self.elementKind, self.isFlowEdge, self.greatestWidth) = (elementKind, isFlowEdge, greatestWidth)
    self.attributes = attributes
  }

  /// Returns the lengths of the element in a collection view of a width, in points, with the safe
  /// area that extends into it; nil without attributes.
  func lengths(in width: Double, safeArea: EdgeInsets) -> ItemLengths? {
    attributes(width).map { ItemLengths($0, safeArea: safeArea) }
  }

  /// Returns the width of the element, in points: that of the layout, or that of its content.
  func width(of cell: CollectionViewCell, in width: Double) -> Double {
    guard let attributes = attributes(width) else { return width }
    guard attributes.measuredAxes.contains(.horizontal) else { return Double(attributes.size.width) }
    return Double(cell.size(fitting: attributes).width)
  }

  /// Returns the height that the layout specifies, in points; nil if the content determines it.
  func height(in width: Double) -> Double? {
    guard let attributes = attributes(width), !attributes.measuredAxes.contains(.vertical) else { return nil }
    return Double(attributes.size.height)
  }

  /// Returns the height that the content needs at a width of the element, in points.
  func neededHeight(of cell: CollectionViewCell, width: Double) -> Double {
    let attributes = CollectionLayoutAttributes(measuringHeightAt: CGFloat(width), kind: elementKind)
    return Double(cell.size(fitting: attributes).height)
  }
}

/// The lengths of an item that do not depend on its content, and the safe area in it: an item for
/// which they are equal in two collection views is laid out equally in both.
struct ItemLengths: Hashable {
  private let width, height: Double
  private let measuredAxes: LayoutAxes
  private let safeArea: EdgeInsets

  init(_ attributes: CollectionLayoutAttributes, safeArea: EdgeInsets) {
    self.safeArea = safeArea
    (width, height) = (Double(attributes.size.width), Double(attributes.size.height))
    measuredAxes = attributes.measuredAxes
  }
}
