public import FontMetrics
public import LayoutCore
public import TableLayout

/// The description of the cell itself.
public struct CellDescription: Hashable, Sendable {
  /// The cell's style.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The cell has its own views and constraints.
    case custom
    /// UIKit's style with a title and an image, laid out by the cell.
    case `default`
    /// UIKit's style with a smaller subtitle below the title.
    case subtitle
    /// UIKit's style with a second label at the trailing edge.
    case value1
    /// UIKit's style with a small title before the second label.
    case value2
  }

  /// The width of a cell if the document specifies none: 375 points, that of an iPhone 6 to SE
  /// (Strut's rule).
  public static let defaultWidth = 375.0

  /// The width of the cell, in points.
  public var width: Double
  /// The cell's style.
  public var style: Style
  /// The accessory at the trailing edge of the cell.
  public var accessory: TableViewCell.AccessoryType
  /// The iOS release whose measurements are used; nil for that of the traits.
  public var era: Era?
  /// True to use the taller lines of languages such as Arabic and Thai; false for the setting of
  /// the traits.
  public var hasTallLines: Bool
  /// True to add the height of a separator to the cell; the default.
  public var hasSeparator: Bool
  /// True if the content view's margins are at least those of the cell, which grow with the text
  /// size.
  public var preservesSuperviewLayoutMargins: Bool
  /// True to give the content view the margins of a cell from a nib or a storyboard, which differ
  /// from those of a cell created in code.
  public var isFromNib: Bool
  /// The color behind the content; nil for the default, which is drawn in white.
  public var backgroundColor: Color?

  /// Creates a cell; without arguments, that of a document that does not describe it.
  package init(
    width: Double = defaultWidth, style: Style = .custom, accessory: TableViewCell.AccessoryType = .none,
    era: Era? = nil, hasTallLines: Bool = false, hasSeparator: Bool = true,
    preservesSuperviewLayoutMargins: Bool = false, isFromNib: Bool = false, backgroundColor: Color? = nil
  ) {
    self.width = width
    self.style = style
    self.accessory = accessory
    self.era = era
    self.hasTallLines = hasTallLines
    self.hasSeparator = hasSeparator
    self.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
    self.isFromNib = isFromNib
    self.backgroundColor = backgroundColor
  }
}
