public import FontMetrics
internal import LayoutCore

extension TextStyle: RawRepresentable {
  /// UIKit's raw value, such as `UICTFontTextStyleBody`, or the name of an extra large title, whose
  /// raw value is not known.
  public var rawValue: String { uiKitRawValue ?? name }

  /// Creates the style of UIKit's raw value.
  ///
  /// For an unknown string it is `body`, with a message in the log of the current traits (Strut's
  /// rule; UIKit keeps the string).
  public init(rawValue: String) {
    if let style = Self.allCases.first(where: { $0.rawValue == rawValue }) {
      self = style
    } else {
      self = .body
      FontLog.note("\"\(rawValue)\" is not a text style; body is used instead.")
    }
  }

  /// Returns the category if the style's size and leading are known there, otherwise L, with a
  /// message in the log.
  ///
  /// UIKit has sizes for the extra large titles in every category, but they are not published.
  func known(at category: ContentSizeCategory) -> ContentSizeCategory {
    guard TextStyleTable.ios.cell(self, category) == nil else { return category }
    FontLog.note("the size of \(self) at \(category) is not known; its size at L is used instead.")
    return .large
  }
}
