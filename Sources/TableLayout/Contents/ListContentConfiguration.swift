public import FontMetrics
public import Foundation
public import LayoutCore
public import TextLayout

/// A picture and two texts in a cell, header or footer. UIKit's `UIListContentConfiguration`.
///
/// Its numbers are those of the era (`LayoutMetrics.list`).
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Palermo"
/// content.secondaryText = "Sicily"
/// cell.contentConfiguration = content
/// ```
/// At accessibility sizes texts stand one below the other, and elsewhere where they do not fit side by side.
public struct ListContentConfiguration: ContentConfiguration, Hashable {
  /// What a configuration is for; numbers and fonts follow from it.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A cell with texts one below the other.
    case cell
    /// A cell with a small text below.
    case subtitleCell
    /// A cell with a second text at the far side.
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

  /// How a text is shown. UIKit's `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font: Font
    /// The color, in pictures.
    public var color: Color
    /// How lines lie between the sides.
    public var alignment = TextAlignment.natural
    /// How lines are broken and what is left out.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The largest number of lines; 0, at first, is no limit.
    public var numberOfLines = 0
    /// Whether the text is shown smaller where it would not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of its size that the text is shown at.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the text is shown tighter before it is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows changes of the content size category; true at first.
    public var adjustsFontForContentSizeCategory = true
    /// What becomes of the text's letters before it is shown; attributed texts stay as they are.
    public var transform = TextTransform.none
  }

  /// What becomes of letters. UIKit's `UIListContentConfiguration.TextProperties.TextTransform`.
  public enum TextTransform: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// Capitals.
    case uppercase = 1
    /// Small letters.
    case lowercase = 2
    /// A capital at the beginning of each word.
    case capitalized = 3
  }

  /// How the picture is shown. UIKit's `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties: Hashable, Sendable {
    /// The largest size of the picture, which keeps its shape; a length of 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The room the picture has, in whose middle it stands; a length of 0 is the picture's own.
    public var reservedLayoutSize = CGSize.zero
  }

  /// What the configuration is for.
  public let style: Style
  /// The picture, or nil.
  public var image: Image?
  /// How the picture is shown.
  public var imageProperties = ImageProperties()
  /// The text, or nil.
  public var text: String?
  /// The text with attributes, which shows in place of a plain one, or nil.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties: TextProperties
  /// The second text, or nil.
  public var secondaryText: String?
  /// The second text with attributes, which shows in place of a plain one, or nil.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties

  /// The axes on which the margins are at least those of the content view: across at first.
  public var axesPreservingSuperviewLayoutMargins: Set<LayoutAxis> = [.horizontal]
  /// The margins, in points. Those above and below grow with body text, as a cell's do, until they are set (Strut's rule).
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    didSet { marginsFollowCategory = false }
  }
  /// Whether the texts stand side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// Between picture and texts, in points.
  public var imageToTextPadding: CGFloat
  /// The least distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// Between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat

  private(set) var marginsFollowCategory = true

  /// The configuration of a style in traits, without content. Stops when the fonts have no text styles.
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

  /// A view that shows this.
  public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }
}

extension ListContentConfiguration {
  /// For a cell, in the current traits.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration(.cell) }
  /// For a cell with a small text below.
  public static func subtitleCell() -> ListContentConfiguration { ListContentConfiguration(.subtitleCell) }
  /// For a cell with a second text at the far side.
  public static func valueCell() -> ListContentConfiguration { ListContentConfiguration(.valueCell) }
  /// For the header of a plain section.
  public static func plainHeader() -> ListContentConfiguration { ListContentConfiguration(.plainHeader) }
  /// For the footer of a plain section.
  public static func plainFooter() -> ListContentConfiguration { ListContentConfiguration(.plainFooter) }
  /// For the header of a grouped section; its text is in capitals before the design of 2025 (Strut's rule).
  public static func groupedHeader() -> ListContentConfiguration { ListContentConfiguration(.groupedHeader) }
  /// For the footer of a grouped section.
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
  /// The text as it is shown, in a language.
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
  /// The numbers of a style.
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
  /// The font of a text style; stops when the fonts do not have it.
  fileprivate func listFont(_ style: TextStyle) -> Font {
    do throws(FontError) {
      return try preferredFont(forStyle: style)
    } catch {
      stopAsUIKit(error.message)
    }
  }
}
