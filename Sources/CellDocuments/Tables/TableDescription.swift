public import FontMetrics
internal import LayoutCore
public import TableLayout

/// The description of the table itself.
public struct TableDescription: Hashable, Sendable {
  /// A height, which may be automatic.
  public enum Height: Hashable, Sendable {
    /// The table determines the height.
    case automatic
    /// A number of points, for all text sizes.
    case points(Double)
    /// A number of points at L, scaled with a text style (`UIFontMetrics`).
    case scaled(Double, TextStyle)
  }

  /// The height of a table if the document specifies none: 667 points, that of an iPhone 6 to SE
  /// (Strut's rule).
  public static let defaultHeight = 667.0

  /// The style of the table.
  public var style: TableView.Style
  /// The width of the table, in points.
  public var width: Double
  /// The visible height of the table, in points.
  public var height: Double
  /// The iOS release whose measurements are used; nil for that of the traits.
  public var era: Era?
  /// True to use the taller lines of languages such as Arabic and Thai; false for the setting of
  /// the traits.
  public var hasTallLines: Bool
  /// True if there is a separator between rows, which adds its height to each.
  public var hasSeparators: Bool
  /// The height of rows.
  public var rowHeight: Height
  /// The height of headers.
  public var sectionHeaderHeight: Height
  /// The height of footers.
  public var sectionFooterHeight: Height
  /// The estimated height of rows before they are visible.
  public var estimatedRowHeight: Height
  /// The estimated height of headers before they are visible.
  public var estimatedSectionHeaderHeight: Height
  /// The estimated height of footers before they are visible.
  public var estimatedSectionFooterHeight: Height
  /// The source of estimates that the document does not specify.
  public var estimation: TableView.Estimation

  /// Creates a table; without arguments, that of a document that does not describe it.
  package init(
    style: TableView.Style = .plain, width: Double = CellDescription.defaultWidth, height: Double = defaultHeight,
    era: Era? = nil, hasTallLines: Bool = false, hasSeparators: Bool = true, rowHeight: Height = .automatic,
    sectionHeaderHeight: Height = .automatic, sectionFooterHeight: Height = .automatic,
    estimatedRowHeight: Height = .automatic, estimatedSectionHeaderHeight: Height = .automatic,
    estimatedSectionFooterHeight: Height = .automatic, estimation: TableView.Estimation = .standard
  ) {
    self.style = style
    self.width = width
    self.height = height
    self.era = era
    self.hasTallLines = hasTallLines
    self.hasSeparators = hasSeparators
    self.rowHeight = rowHeight
    self.sectionHeaderHeight = sectionHeaderHeight
    self.sectionFooterHeight = sectionFooterHeight
    self.estimatedRowHeight = estimatedRowHeight
    self.estimatedSectionHeaderHeight = estimatedSectionHeaderHeight
    self.estimatedSectionFooterHeight = estimatedSectionFooterHeight
    self.estimation = estimation
  }
}
