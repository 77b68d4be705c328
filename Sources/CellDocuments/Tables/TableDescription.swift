public import FontMetrics
internal import LayoutCore
public import TableLayout

/// What a document says of the table itself.
public struct TableDescription: Hashable, Sendable {
  /// A height that may be left to the table.
  public enum Height: Hashable, Sendable {
    /// The table finds it.
    case automatic
    /// So many points, whatever the category.
    case points(Double)
    /// So many points at L, scaled with a text style (`UIFontMetrics`).
    case scaled(Double, TextStyle)
  }

  /// The height of the screen that a table is shown on when the document gives none: 667 points, that of an iPhone 6 to SE
  /// (Strut's rule).
  public static let defaultHeight = 667.0

  /// How sections look.
  public var style: TableView.Style
  /// The width of the table, in points.
  public var width: Double
  /// How much of the table shows at once, in points.
  public var height: Double
  /// Whose numbers are used where releases of iOS differ; nil leaves it to the traits.
  public var era: Era?
  /// Turns on the higher lines of languages such as Arabic and Thai; false leaves them to the traits.
  public var hasTallLines: Bool
  /// Whether there is a line between rows, which adds its thickness to each.
  public var hasSeparators: Bool
  /// The height of rows.
  public var rowHeight: Height
  /// The height of headers.
  public var sectionHeaderHeight: Height
  /// The height of footers.
  public var sectionFooterHeight: Height
  /// What the height of rows is taken to be before they show.
  public var estimatedRowHeight: Height
  /// What the height of headers is taken to be before they show.
  public var estimatedSectionHeaderHeight: Height
  /// What the height of footers is taken to be before they show.
  public var estimatedSectionFooterHeight: Height
  /// Where estimates come from that the document does not give.
  public var estimation: TableView.Estimation

  /// A table; without arguments, what a document that says nothing of it means.
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
