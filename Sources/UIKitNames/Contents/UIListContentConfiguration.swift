public import Foundation
public import LayoutCore
internal import TableLayout

/// The image and the two labels of a cell, header or footer.
///
/// UIKit's type in front of Strut's `ListContentConfiguration`.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// Strut's configuration, with the strings and lengths. The image, the fonts and the colors are
  /// those of this one.
  private var base: ListContentConfiguration

  /// The image, or nil.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The opacity of the content. It does not affect layout.
  public var alpha: CGFloat = 1

  init(_ base: ListContentConfiguration) {
    self.base = base
    image = base.image.map { UIImage($0) }
    imageProperties.maximumSize = base.imageProperties.maximumSize
    imageProperties.reservedLayoutSize = base.imageProperties.reservedLayoutSize
    textProperties = TextProperties(base.textProperties)
    secondaryTextProperties = TextProperties(base.secondaryTextProperties)
  }

  /// The text, or nil.
  public var text: String? {
    get { base.text }
    set { base.text = newValue }
  }
  /// The attributed text, which replaces the plain text, or nil.
  public var attributedText: NSAttributedString? {
    get { base.attributedText }
    set { base.attributedText = newValue }
  }
  /// The secondary text, or nil.
  public var secondaryText: String? {
    get { base.secondaryText }
    set { base.secondaryText = newValue }
  }
  /// The attributed secondary text, which replaces the plain text, or nil.
  public var secondaryAttributedText: NSAttributedString? {
    get { base.secondaryAttributedText }
    set { base.secondaryAttributedText = newValue }
  }
  /// The axes on which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get {
      UIAxis(
        [.horizontal: .horizontal, .vertical: .vertical].compactMap { axis, value in
          base.axesPreservingSuperviewLayoutMargins.contains(axis) ? value : nil
        })
    }
    set {
      base.axesPreservingSuperviewLayoutMargins = Set(
        [LayoutAxis.horizontal, .vertical].filter { newValue.contains($0 == .horizontal ? .horizontal : .vertical) })
    }
  }
  /// The margins, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { base.directionalLayoutMargins }
    set { base.directionalLayoutMargins = newValue }
  }
  /// A Boolean value that indicates whether the labels are side by side if they fit.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { base.prefersSideBySideTextAndSecondaryText }
    set { base.prefersSideBySideTextAndSecondaryText = newValue }
  }
  /// The distance between the image and the labels, in points.
  public var imageToTextPadding: CGFloat {
    get { base.imageToTextPadding }
    set { base.imageToTextPadding = newValue }
  }
  /// The minimum distance between labels side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { base.textToSecondaryTextHorizontalPadding }
    set { base.textToSecondaryTextHorizontalPadding = newValue }
  }
  /// The vertical distance between labels, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { base.textToSecondaryTextVerticalPadding }
    set { base.textToSecondaryTextVerticalPadding = newValue }
  }

  /// Creates the view of the configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration, whose layout does not depend on states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// Returns Strut's configuration.
  func content(in traits: UITraitCollection) -> ListContentConfiguration {
    var content = base
    content.image = image?.image
    content.imageProperties.maximumSize = imageProperties.maximumSize
    content.imageProperties.reservedLayoutSize = imageProperties.reservedLayoutSize
    textProperties.apply(to: &content.textProperties, in: traits)
    secondaryTextProperties.apply(to: &content.secondaryTextProperties, in: traits)
    return content
  }

  /// Returns `true` if layout and appearance are equal.
  public static func == (first: Self, second: Self) -> Bool {
    first.base == second.base && first.image == second.image && first.imageProperties == second.imageProperties
      && first.textProperties == second.textProperties
      && first.secondaryTextProperties == second.secondaryTextProperties && first.alpha == second.alpha
  }

  /// Hashes the strings and lengths.
  public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension UIListContentConfiguration {
  /// Returns a configuration for a cell, with the current traits.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell()) }
  /// Returns a configuration for a cell with a subtitle.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell()) }
  /// Returns a configuration for a cell with a value at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell()) }
  /// Returns a configuration for the header of a plain section.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader()) }
  /// Returns a configuration for the footer of a plain section.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter()) }
  /// Returns a configuration for the header of a grouped section.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader()) }
  /// Returns a configuration for the footer of a grouped section.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter()) }
}

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// UIKit's raw value.
  public let rawValue: UInt
  /// Creates a set from UIKit's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
