public import Foundation
public import LayoutCore

/// The background of a cell, header or footer, as a value. Its color is that of the cell in
/// pictures; the rest is recorded and does not affect layout.
public struct UIBackgroundConfiguration: Hashable {
  /// A view in place of the color.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins add to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color, or nil for that of the view.
  public var backgroundColor: UIColor?
  /// A change of the color, or nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image in front of the color.
  public var image: UIImage?
  /// The color of the border, or nil for the tint color.
  public var strokeColor: UIColor?
  /// A change of the border's color, or nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border from the background, in points.
  public var strokeOutset: CGFloat = 0

  init(backgroundColor: UIColor?) { self.backgroundColor = backgroundColor }

  /// Returns a configuration without a background.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: UIColor(.clear))
  }
  /// Returns a configuration for cells of plain lists.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: nil) }
  /// Returns a configuration for cells of grouped lists.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: nil) }
  /// Returns a configuration for cells of lists.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: nil) }
  /// Returns a configuration for headers of lists.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: nil) }
  /// Returns a configuration for footers of lists.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: nil) }
  /// Returns a configuration for headers and footers of plain lists.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: nil)
  }
  /// Returns a configuration for headers and footers of grouped lists.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: nil)
  }

  /// Returns the configuration, which does not depend on states.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// Returns the color for a tint color after its change.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the border for a tint color after its change.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The background of the view in pictures, or nil for none.
  var shownColor: UIColor? { backgroundColor.map { backgroundColorTransformer?($0) ?? $0 } }

  /// Returns `true` if all values other than the changes of colors are equal.
  public static func == (first: Self, second: Self) -> Bool {
    first.customView === second.customView && first.cornerRadius == second.cornerRadius
      && first.backgroundInsets == second.backgroundInsets
      && first.edgesAddingLayoutMarginsToBackgroundInsets == second.edgesAddingLayoutMarginsToBackgroundInsets
      && first.backgroundColor == second.backgroundColor && first.image == second.image
      && first.strokeColor == second.strokeColor && first.strokeWidth == second.strokeWidth
      && first.strokeOutset == second.strokeOutset
  }

  /// Hashes the color and the radius.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
  }
}
