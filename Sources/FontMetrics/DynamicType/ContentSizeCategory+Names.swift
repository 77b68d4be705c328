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

extension ContentSizeCategory {
  /// The name Strut writes: `XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5`.
  public var shortName: String { spellings[rawValue].short }

  /// UIKit's name: `extraSmall` … `accessibilityExtraExtraExtraLarge`.
  public var uiKitName: String { spellings[rawValue].uiKit }

  /// The name of SwiftUI's `DynamicTypeSize`: `xSmall` … `accessibility5`.
  public var swiftUIName: String { spellings[rawValue].swiftUI }

  /// The string inside UIKit's `UIContentSizeCategory`: `UICTContentSizeCategoryXS` ….
  public var uiKitRawValue: String { spellings[rawValue].uiKitRawValue }

  /// The category with this name, in any of the four spellings and any letter case; nil when there is none.
  ///
  /// UIKit's `unspecified` and its raw value `_UICTContentSizeCategoryUnspecified` give nil.
  public init?(name: String) {
    let wanted = name.lowercased()
    let match = Self.allCases.first { category in category.names.contains { $0.lowercased() == wanted } }
    guard let match else { return nil }
    self = match
  }

  /// The category with this name, like ``init(name:)``, or an error that suggests the nearest name.
  public static func named(_ name: String) throws(UnknownNameError) -> ContentSizeCategory {
    if let category = ContentSizeCategory(name: name) { return category }
    throw UnknownNameError(kind: "content size category", name: name, candidates: allCases.flatMap(\.names))
  }

  private var names: [String] { [shortName, uiKitName, swiftUIName, uiKitRawValue] }
}

extension ContentSizeCategory: CustomStringConvertible {
  /// The short name.
  public var description: String { shortName }
}
