/// How large a person wants text to be: the twelve steps of Dynamic Type, from smallest to largest.
///
///     ContentSizeCategory(name: "AX1")               // .accessibilityMedium
///     ContentSizeCategory(name: "accessibility1")    // the same, in SwiftUI's words
///     ContentSizeCategory.large < .extraLarge        // true
///     ContentSizeCategory.large.shortName            // "L"
///
/// UIKit's thirteenth value, ``unspecified``, says that nobody has chosen. It is there so that source written for UIKit
/// compiles; it is in no list, and wherever a size is needed it stands for L. The order is that of the cases.
public enum ContentSizeCategory: CaseIterable, Comparable, Sendable {
  /// Nobody has chosen: not a size.
  ///
  /// Compared with another category it is the smallest, so that the order is total (Strut's rule: its place in UIKit's
  /// is not known). ``clamped(minimum:maximum:)`` and tables take it for L, a device's setting until its owner chooses.
  case unspecified
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

  /// The twelve sizes, smallest first, without ``unspecified``.
  public static let allCases: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether this is one of the five accessibility sizes, `AX1` to `AX5`.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The size this stands for: itself, or L for ``unspecified``.
  public var resolved: ContentSizeCategory { self == .unspecified ? .large : self }

  /// The place among ``allCases``, from 0; that of L for ``unspecified``.
  var index: Int { Self.allCases.firstIndex(of: resolved) ?? 0 }
}
