/// A role that text plays, for which the system picks size, weight and leading: UIKit's `UIFont.TextStyle`.
///
/// The order is that of Apple's tables, and the two styles that came later (iOS 17) last.
public enum TextStyle: CaseIterable, Sendable {
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
