public import FontMetrics
public import Foundation
internal import LayoutCore

extension ContentSizeCategory: RawRepresentable {
  /// UIKit's raw value, such as `UICTContentSizeCategoryL`.
  public var rawValue: String { uiKitRawValue }

  /// Creates the category of UIKit's raw value; `unspecified` for an unknown string.
  public init(rawValue: String) { self = ContentSizeCategory(uiKitRawValue: rawValue) ?? .unspecified }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The notification of a changed text size; the name before Swift 4.2.
  public static let UIContentSizeCategoryDidChange = ContentSizeCategory.didChangeNotification
}
