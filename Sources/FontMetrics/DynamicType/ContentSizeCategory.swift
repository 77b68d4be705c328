/// How large a person wants text to be: the twelve steps of Dynamic Type, from smallest to largest.
///
///     ContentSizeCategory(name: "AX1")               // .accessibilityMedium
///     ContentSizeCategory(name: "accessibility1")    // the same, in SwiftUI's words
///     ContentSizeCategory.large < .extraLarge        // true
///     ContentSizeCategory.large.shortName            // "L"
///
/// UIKit's `.unspecified` is no member: it says that nobody has chosen, and has no place in the order.
public enum ContentSizeCategory: Int, CaseIterable, Sendable {
  /// `XS`.
  case extraSmall
  /// `S`.
  case small
  /// `M`.
  case medium
  /// `L`, what a device has until its owner says otherwise, and the category at which nothing is scaled.
  case large
  /// `XL`.
  case extraLarge
  /// `XXL`.
  case extraExtraLarge
  /// `XXXL`, the largest without the accessibility sizes.
  case extraExtraExtraLarge
  /// `AX1`.
  case accessibilityMedium
  /// `AX2`.
  case accessibilityLarge
  /// `AX3`.
  case accessibilityExtraLarge
  /// `AX4`.
  case accessibilityExtraExtraLarge
  /// `AX5`, the largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five accessibility sizes, `AX1` to `AX5`.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// This category held between two others, as a view's `minimumContentSizeCategory` and
  /// `maximumContentSizeCategory` hold it; nil is no limit. When the minimum is above the maximum, only the maximum
  /// counts (reported for UIKit by useyourloaf.com; Apple's documentation does not say).
  public func clamped(minimum: ContentSizeCategory?, maximum: ContentSizeCategory?) -> ContentSizeCategory {
    let raised = minimum.map { max(self, $0) } ?? self
    return maximum.map { min(raised, $0) } ?? raised
  }
}

extension ContentSizeCategory: Comparable {
  /// Whether the left category is the smaller.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}
