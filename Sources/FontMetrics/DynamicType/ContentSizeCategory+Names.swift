// swift-format-ignore
private let spellings: [(short: String, uiKit: String, swiftUI: String, uiKitRawValue: String)] = [
  ("XS",   "extraSmall",                        "xSmall",         "UICTContentSizeCategoryXS"),
  ("S",    "small",                             "small",          "UICTContentSizeCategoryS"),
  ("M",    "medium",                            "medium",         "UICTContentSizeCategoryM"),
  ("L",    "large",                             "large",          "UICTContentSizeCategoryL"),
  ("XL",   "extraLarge",                        "xLarge",         "UICTContentSizeCategoryXL"),
  ("XXL",  "extraExtraLarge",                   "xxLarge",        "UICTContentSizeCategoryXXL"),
  ("XXXL", "extraExtraExtraLarge",              "xxxLarge",       "UICTContentSizeCategoryXXXL"),
  ("AX1",  "accessibilityMedium",               "accessibility1", "UICTContentSizeCategoryAccessibilityM"),
  ("AX2",  "accessibilityLarge",                "accessibility2", "UICTContentSizeCategoryAccessibilityL"),
  ("AX3",  "accessibilityExtraLarge",           "accessibility3", "UICTContentSizeCategoryAccessibilityXL"),
  ("AX4",  "accessibilityExtraExtraLarge",      "accessibility4", "UICTContentSizeCategoryAccessibilityXXL"),
  ("AX5",  "accessibilityExtraExtraExtraLarge", "accessibility5", "UICTContentSizeCategoryAccessibilityXXXL"),
]

/// SwiftUI has no name for it; its initializer returns nil for UIKit's value (OpenSwiftUI).
private let unspecifiedSpelling = (uiKit: "unspecified", uiKitRawValue: "_UICTContentSizeCategoryUnspecified")

extension ContentSizeCategory {
  /// Strut's name: `XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5`, and `unspecified`.
  public var shortName: String { self == .unspecified ? uiKitName : spellings[index].short }

  /// UIKit's name: `extraSmall` … `accessibilityExtraExtraExtraLarge`, and `unspecified`.
  public var uiKitName: String { self == .unspecified ? unspecifiedSpelling.uiKit : spellings[index].uiKit }

  /// The name in SwiftUI's `DynamicTypeSize`: `xSmall` … `accessibility5`; nil for ``unspecified``.
  public var swiftUIName: String? { self == .unspecified ? nil : spellings[index].swiftUI }

  /// The raw value of UIKit's `UIContentSizeCategory`: `UICTContentSizeCategoryXS` ….
  public var uiKitRawValue: String {
    self == .unspecified ? unspecifiedSpelling.uiKitRawValue : spellings[index].uiKitRawValue
  }

  /// Creates the category of UIKit's raw value, including ``unspecified``, or returns nil for any
  /// other string.
  public init?(uiKitRawValue: String) {
    guard let match = ([.unspecified] + Self.allCases).first(where: { $0.uiKitRawValue == uiKitRawValue }) else {
      return nil
    }
    self = match
  }

  /// Creates the size with a name in any of the four spellings, not case-sensitive, or returns nil
  /// for an unknown name.
  ///
  /// ``unspecified`` is not a size, so its names return nil here; ``init(uiKitRawValue:)`` accepts
  /// its raw value.
  public init?(name: String) {
    let wanted = name.lowercased()
    let match = Self.allCases.first { category in category.names.contains { $0.lowercased() == wanted } }
    guard let match else { return nil }
    self = match
  }

  /// Returns the category with a name, like ``init(name:)``, or throws an error that suggests the
  /// nearest name.
  public static func named(_ name: String) throws(UnknownNameError) -> ContentSizeCategory {
    if let category = ContentSizeCategory(name: name) { return category }
    throw UnknownNameError(
      kind: "content size category", name: name, members: allCases.map(\.shortName),
      spellings: allCases.flatMap(\.names))
  }

  private var names: [String] { [shortName, uiKitName, swiftUIName, uiKitRawValue].compactMap { $0 } }
}

extension ContentSizeCategory: CustomStringConvertible {
  /// The short name.
  public var description: String { shortName }
}
