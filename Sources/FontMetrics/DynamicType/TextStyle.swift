/// A role that text plays, for which the system picks size, weight and leading: UIKit's `UIFont.TextStyle`.
///
/// The raw value is the name Strut writes. The order is that of Apple's tables, and the two styles that came later
/// (iOS 17) last.
public enum TextStyle: String, CaseIterable, Sendable {
  /// The title of a screen.
  case largeTitle
  /// First level of hierarchy.
  case title1
  /// Second level of hierarchy.
  case title2
  /// Third level of hierarchy.
  case title3
  /// A heading, in the size of ``body`` and semibold.
  case headline
  /// Text to read; the style that scales where none is named.
  case body
  /// A callout.
  case callout
  /// A subheading; `subhead` in UIKit's raw value.
  case subheadline
  /// A footnote.
  case footnote
  /// A standard caption.
  case caption1
  /// An alternate caption.
  case caption2
  /// Larger than a large title; its size is known at category L only.
  case extraLargeTitle
  /// The second extra large title; its size is known at category L only.
  case extraLargeTitle2
}

extension TextStyle {
  /// The string inside UIKit's `UIFont.TextStyle`, such as `UICTFontTextStyleTitle0` for ``largeTitle``.
  ///
  /// Nil for the two extra large titles, whose strings nobody has published.
  public var uiKitRawValue: String? {
    switch self {
    case .largeTitle: "UICTFontTextStyleTitle0"
    case .title1: "UICTFontTextStyleTitle1"
    case .title2: "UICTFontTextStyleTitle2"
    case .title3: "UICTFontTextStyleTitle3"
    case .headline: "UICTFontTextStyleHeadline"
    case .body: "UICTFontTextStyleBody"
    case .callout: "UICTFontTextStyleCallout"
    case .subheadline: "UICTFontTextStyleSubhead"
    case .footnote: "UICTFontTextStyleFootnote"
    case .caption1: "UICTFontTextStyleCaption1"
    case .caption2: "UICTFontTextStyleCaption2"
    case .extraLargeTitle, .extraLargeTitle2: nil
    }
  }

  /// The style with this name, in any letter case; nil when there is none.
  ///
  /// Taken are Strut's names, UIKit's raw values, `subhead`, and SwiftUI's `title` and `caption` (`title1`, `caption1`).
  public init?(name: String) {
    let wanted = name.lowercased()
    let match = Self.allCases.first { style in style.names.contains { $0.lowercased() == wanted } }
    guard let match else { return nil }
    self = match
  }

  /// The style with this name, like ``init(name:)``, or an error that suggests the nearest name.
  public static func named(_ name: String) throws(UnknownNameError) -> TextStyle {
    if let style = TextStyle(name: name) { return style }
    throw UnknownNameError(kind: "text style", name: name, candidates: allCases.flatMap(\.names))
  }

  private var names: [String] {
    let alias: String? =
      switch self {
      case .subheadline: "subhead"
      case .title1: "title"
      case .caption1: "caption"
      default: nil
      }
    return [rawValue, alias, uiKitRawValue].compactMap { $0 }
  }
}

extension TextStyle: CustomStringConvertible {
  /// The name Strut writes.
  public var description: String { rawValue }
}
