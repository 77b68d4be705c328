public import FontMetrics
public import LayoutCore

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
  /// Whether text styles have higher lines, as where a language of the device needs it; false leaves it to the traits.
  public var hasTallLines: Bool
  /// Whether a separator adds a line to the height; it does unless the document says no.
  public var hasSeparator: Bool
  /// Whether the content view's margins are at least the cell's own, which grow with the text.
  public var preservesSuperviewLayoutMargins: Bool
  /// Whether the cell is one of a nib or a storyboard, whose content view has other margins than that of a cell made in code.
  public var isFromNib: Bool

  /// A cell; without arguments, what a document that says nothing of it means.
  public init(
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
