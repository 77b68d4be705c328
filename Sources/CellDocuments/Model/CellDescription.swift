public import FontMetrics
internal import LayoutCore
public import TableLayout

/// What a document says of the cell itself.
public struct CellDescription: Hashable, Sendable {
  /// The cell's style.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Views and constraints of its own.
    case custom
    /// UIKit's, with a text and an image; the cell lays them out.
    case `default`
    /// UIKit's, with a smaller text below the other.
    case subtitle
    /// UIKit's, with a second text at the far side.
    case value1
    /// UIKit's, with a small text before the other.
    case value2
  }

  /// The width that a cell has when the document gives none: 375 points, that of an iPhone 6 to SE (Strut's rule).
  public static let defaultWidth = 375.0

  /// The width the cell is laid out in, in points.
  public var width: Double
  /// The cell's style.
  public var style: Style
  /// What stands at the end of the cell, beside its content.
  public var accessory: TableViewCell.AccessoryType
  /// Whose numbers are used where releases of iOS differ; nil leaves it to the traits.
  public var era: Era?
  /// Turns on the higher lines of languages such as Arabic and Thai; false leaves them to the traits.
  public var hasTallLines: Bool
  /// Adds a separator's height to the cell's; true unless the document says otherwise.
  public var hasSeparator: Bool
  /// Whether the content view's margins are at least the cell's own, which grow with the text.
  public var preservesSuperviewLayoutMargins: Bool
  /// Gives the content view the margins of a cell from a nib or a storyboard, which differ from those of a cell made in code.
  public var isFromNib: Bool

  /// A cell; without arguments, what a document that says nothing of it means.
  package init(
    width: Double = defaultWidth, style: Style = .custom, accessory: TableViewCell.AccessoryType = .none,
    era: Era? = nil, hasTallLines: Bool = false, hasSeparator: Bool = true,
    preservesSuperviewLayoutMargins: Bool = false, isFromNib: Bool = false
  ) {
    self.width = width
    self.style = style
    self.accessory = accessory
    self.era = era
    self.hasTallLines = hasTallLines
    self.hasSeparator = hasSeparator
    self.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
    self.isFromNib = isFromNib
  }
}
