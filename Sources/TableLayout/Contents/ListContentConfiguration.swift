public import FontMetrics
public import Foundation
public import LayoutCore
public import TextLayout

/// The image and the two labels of a cell, header or footer. UIKit's `UIListContentConfiguration`.
///
/// Its metrics are those of the release (`LayoutMetrics.list`).
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Palermo"
/// content.secondaryText = "Sicily"
/// cell.contentConfiguration = content
/// ```
/// The labels are stacked at accessibility sizes, and if they do not fit side by side.
public struct ListContentConfiguration: ContentConfiguration, Hashable {
  /// The purpose of a configuration, which determines metrics and fonts.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A cell with one label above the other.
    case cell
    /// A cell with a subtitle.
    case subtitleCell
    /// A cell with a value at the trailing edge.
    case valueCell
    /// The header of a plain section.
    case plainHeader
    /// The footer of a plain section.
    case plainFooter
    /// The header of a grouped section.
    case groupedHeader
    /// The footer of a grouped section.
    case groupedFooter
  }

  /// The appearance of a label. UIKit's `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font: Font
    /// The color in pictures.
    public var color: Color
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The rule for breaking lines and truncating text.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, means no maximum.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether text that does not fit is scaled down.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the text.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether text is tightened before it is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether the font follows the content size category; true by
    /// default.
    public var adjustsFontForContentSizeCategory = true
    /// The transformation of letters before display. It does not apply to attributed text.
    public var transform = TextTransform.none
  }

  /// A transformation of letters. UIKit's
  /// `UIListContentConfiguration.TextProperties.TextTransform`.
  public enum TextTransform: Int, Hashable, Sendable {
    /// No transformation.
    case none = 0
    /// Uppercase.
    case uppercase = 1
    /// Lowercase.
    case lowercase = 2
    /// Each word starts with a capital letter.
    case capitalized = 3
  }

  /// The appearance of the image. UIKit's `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties: Hashable, Sendable {
    /// The maximum size of the image, which keeps its proportions; a length of 0 means no maximum.
    public var maximumSize = CGSize.zero
    /// The space for the image, which is centered in it; a length of 0 means that of the image.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The purpose of the configuration.
  public let style: Style
  /// The image, or nil.
  public var image: Image?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text, or nil.
  public var text: String?
  /// The attributed text, which replaces the plain text, or nil.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text, or nil.
  public var secondaryText: String?
  /// The attributed secondary text, which replaces the plain text, or nil.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The axes on which the margins are at least those of the content view; horizontal by default.
  public var axesPreservingSuperviewLayoutMargins: Set<LayoutAxis> = [.horizontal]
  /// The margins, in points. Until they are set, the top and bottom margins grow with body text, as
  /// a cell's do (Strut's rule).
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    didSet { marginsFollowCategory = false }
  }
  /// A Boolean value that indicates whether the labels are side by side if they fit.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between the image and the labels, in points.
  public var imageToTextPadding: CGFloat
  /// The minimum distance between labels side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The vertical distance between labels, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat

  private(set) var marginsFollowCategory = true

  /// Creates an empty configuration of a style for traits. Stops the program if the fonts lack text
  /// styles.
  public init(_ style: Style, in traits: TraitCollection = .current) {
    let metrics = traits.layoutMetrics.list[style]
    self.style = style
    textProperties = TextProperties(font: traits.listFont(metrics.textStyle), color: style.textColor)
    secondaryTextProperties = TextProperties(font: traits.listFont(metrics.secondaryTextStyle), color: .secondaryText)
    if style == .groupedHeader, traits.layoutMetrics.era < .iOS26 { textProperties.transform = .uppercase }
    directionalLayoutMargins = metrics.margins
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    imageToTextPadding = CGFloat(metrics.imageToText)
    textToSecondaryTextHorizontalPadding = CGFloat(metrics.textToSecondaryHorizontal)
    textToSecondaryTextVerticalPadding = CGFloat(metrics.textToSecondaryVertical)
  }

  /// Creates the view of the configuration.
  public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }
}

extension ListContentConfiguration {
  /// Returns a configuration for a cell, with the current traits.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration(.cell) }
  /// Returns a configuration for a cell with a subtitle.
  public static func subtitleCell() -> ListContentConfiguration { ListContentConfiguration(.subtitleCell) }
  /// Returns a configuration for a cell with a value at the trailing edge.
  public static func valueCell() -> ListContentConfiguration { ListContentConfiguration(.valueCell) }
  /// Returns a configuration for the header of a plain section.
  public static func plainHeader() -> ListContentConfiguration { ListContentConfiguration(.plainHeader) }
  /// Returns a configuration for the footer of a plain section.
  public static func plainFooter() -> ListContentConfiguration { ListContentConfiguration(.plainFooter) }
  /// Returns a configuration for the header of a grouped section; its text is in capitals before
  /// the design of 2025 (Strut's rule).
  public static func groupedHeader() -> ListContentConfiguration { ListContentConfiguration(.groupedHeader) }
  /// Returns a configuration for the footer of a grouped section.
  public static func groupedFooter() -> ListContentConfiguration { ListContentConfiguration(.groupedFooter) }
}

extension ListContentConfiguration.Style {
  fileprivate var textColor: Color {
    switch self {
    case .cell, .subtitleCell, .valueCell: .text
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter: .secondaryText
    }
  }
}

extension ListContentConfiguration.TextTransform {
  /// Returns the transformed text, in a language.
  func applied(to text: String, language: String?) -> String {
    let locale = language.map { Locale(identifier: $0) }
    return switch self {
    case .none: text
    case .uppercase: text.uppercased(with: locale)
    case .lowercase: text.lowercased(with: locale)
    case .capitalized: text.capitalized(with: locale)
    }
  }
}

extension ListMetrics {
  /// Accesses the metrics of a style.
  public subscript(style: ListContentConfiguration.Style) -> ListStyleMetrics {
    switch style {
    case .cell: cell
    case .subtitleCell: subtitleCell
    case .valueCell: valueCell
    case .plainHeader: plainHeader
    case .plainFooter: plainFooter
    case .groupedHeader: groupedHeader
    case .groupedFooter: groupedFooter
    }
  }
}

extension TraitCollection {
  /// Returns the font of a text style; stops the program if it is not available.
  fileprivate func listFont(_ style: TextStyle) -> Font {
    do throws(FontError) {
      return try preferredFont(forStyle: style)
    } catch {
      stopAsUIKit(error.message)
    }
  }
}
