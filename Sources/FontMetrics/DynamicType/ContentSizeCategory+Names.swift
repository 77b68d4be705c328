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

/// SwiftUI has no word for it; its initializer from UIKit's category gives nil (OpenSwiftUI).
private let unspecifiedSpelling = (uiKit: "unspecified", uiKitRawValue: "_UICTContentSizeCategoryUnspecified")

extension ContentSizeCategory {
  /// The name Strut writes: `XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5`, and `unspecified`.
  public var shortName: String { self == .unspecified ? uiKitName : spellings[index].short }

  /// UIKit's name: `extraSmall` … `accessibilityExtraExtraExtraLarge`, and `unspecified`.
  public var uiKitName: String { self == .unspecified ? unspecifiedSpelling.uiKit : spellings[index].uiKit }

  /// The name of SwiftUI's `DynamicTypeSize`: `xSmall` … `accessibility5`; nil for ``unspecified``, which is none.
  public var swiftUIName: String? { self == .unspecified ? nil : spellings[index].swiftUI }

  /// The string inside UIKit's `UIContentSizeCategory`: `UICTContentSizeCategoryXS` ….
  public var uiKitRawValue: String {
    self == .unspecified ? unspecifiedSpelling.uiKitRawValue : spellings[index].uiKitRawValue
  }

  /// The category of exactly this string of UIKit's, ``unspecified`` among them; nil when there is none.
  public init?(uiKitRawValue: String) {
    guard let match = ([.unspecified] + Self.allCases).first(where: { $0.uiKitRawValue == uiKitRawValue }) else {
      return nil
    }
    self = match
  }

  /// The size with this name, in any of the four spellings and any letter case; nil when there is none.
  ///
  /// ``unspecified`` is no size: its names give nil here; ``init(uiKitRawValue:)`` reads it.
  public init?(name: String) {
    let wanted = name.lowercased()
    let match = Self.allCases.first { category in category.names.contains { $0.lowercased() == wanted } }
    guard let match else { return nil }
    self = match
  }

  /// The category with this name, like ``init(name:)``, or an error that suggests the nearest name.
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
