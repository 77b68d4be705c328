/// The user's preferred text size: the twelve sizes of Dynamic Type, from smallest to largest.
///
///     ContentSizeCategory(name: "AX1")               // .accessibilityMedium
///     ContentSizeCategory(name: "accessibility1")    // the same, in SwiftUI's words
///     ContentSizeCategory.large < .extraLarge        // true
///     ContentSizeCategory.large.shortName            // "L"
///
/// UIKit's thirteenth value, ``unspecified``, means that no size was chosen. It exists so that code
/// written for UIKit compiles. It is in no list, and means L wherever a size is required. The order
/// is that of the cases.
public enum ContentSizeCategory: CaseIterable, Comparable, Sendable {
  /// No size was chosen.
  ///
  /// In comparisons it is the smallest, so that the order is total (Strut's rule; its order in
  /// UIKit is unknown). ``clamped(minimum:maximum:)`` and tables treat it as L, the default setting
  /// of a device.
  case unspecified
  /// `XS`.
  case extraSmall
  /// `S`.
  case small
  /// `M`.
  case medium
  /// `L`, the default of a device and the category without scaling.
  case large
  /// `XL`.
  case extraLarge
  /// `XXL`.
  case extraExtraLarge
  /// `XXXL`, the largest size below the accessibility sizes.
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

  /// A Boolean value that indicates whether this is one of the five accessibility sizes, `AX1` to
  /// `AX5`.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The size itself, or L for ``unspecified``.
  public var resolved: ContentSizeCategory { self == .unspecified ? .large : self }

  /// The index in ``allCases``; that of L for ``unspecified``.
  var index: Int { Self.allCases.firstIndex(of: resolved) ?? 0 }
}
