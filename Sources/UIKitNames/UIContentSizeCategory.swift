public import FontMetrics
public import Foundation
internal import LayoutCore

extension ContentSizeCategory: RawRepresentable {
  /// UIKit's string, `UICTContentSizeCategoryL`.
  public var rawValue: String { uiKitRawValue }

  /// The category of this string of UIKit's; `unspecified` for any other.
  public init(rawValue: String) { self = ContentSizeCategory(uiKitRawValue: rawValue) ?? .unspecified }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What is posted when the text size has changed, by its name before Swift 4.2.
  public static let UIContentSizeCategoryDidChange = ContentSizeCategory.didChangeNotification
}

/// The running program, as far as text is concerned: what its user has chosen.
///
/// It has no state of its own. It answers from the current traits, which are those of LayoutCore's `TextSettings` while their
/// observers are told.
public final class UIApplication: Sendable {
  /// The program.
  public static let shared = UIApplication()

  private init() {}

  /// The text size the user has chosen: that of the current traits.
  public var preferredContentSizeCategory: ContentSizeCategory { TraitCollection.current.contentSizeCategory }
}

/// What the user has asked for to read better.
public enum UIAccessibility {
  /// Whether the user has asked for bold text: in the current traits.
  public static var isBoldTextEnabled: Bool { TraitCollection.current.legibilityWeight == .bold }

  /// What is posted when bold text was turned on or off.
  public static let boldTextStatusDidChangeNotification = LegibilityWeight.didChangeNotification
}
