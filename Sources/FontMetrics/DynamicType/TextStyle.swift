/// The role of text, which determines its size, weight and leading, like UIKit's
/// `UIFont.TextStyle`.
///
/// The order is that of Apple's tables, with the two styles of iOS 17 at the end.
public enum TextStyle: CaseIterable, Sendable {
  /// The title of a screen.
  case largeTitle
  /// The first level of hierarchy.
  case title1
  /// The second level of hierarchy.
  case title2
  /// The third level of hierarchy.
  case title3
  /// A heading, semibold in the size of ``body``.
  case headline
  /// Body text, the default style for scaling.
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
  /// A title larger than the large title. Its size is known only at category L.
  case extraLargeTitle
  /// The second extra large title. Its size is known only at category L.
  case extraLargeTitle2
}
