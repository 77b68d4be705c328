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

/// The text settings of the running program.
///
/// It has no state of its own. It reads the current traits, which are those of LayoutCore's
/// `TextSettings` while that notifies its observers.
public final class UIApplication: Sendable {
  /// The shared instance.
  public static let shared = UIApplication()

  private init() {}

  /// The user's preferred text size, from the current traits.
  public var preferredContentSizeCategory: ContentSizeCategory { TraitCollection.current.contentSizeCategory }
}

/// The user's accessibility settings.
public enum UIAccessibility {
  /// A Boolean value that indicates whether Bold Text is on in the current traits.
  public static var isBoldTextEnabled: Bool { TraitCollection.current.legibilityWeight == .bold }

  /// The notification that Bold Text was turned on or off.
  public static let boldTextStatusDidChangeNotification = LegibilityWeight.didChangeNotification
}
