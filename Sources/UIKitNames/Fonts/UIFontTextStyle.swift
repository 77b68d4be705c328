public import FontMetrics
internal import LayoutCore

extension TextStyle: RawRepresentable {
  /// UIKit's string, `UICTFontTextStyleBody`; the name of an extra large title, whose string is not known.
  public var rawValue: String { uiKitRawValue ?? name }

  /// The style of a string of UIKit's.
  ///
  /// For any other it is `body` (Strut's rule: UIKit keeps the string), and the log of the current traits says so.
  public init(rawValue: String) {
    if let style = Self.allCases.first(where: { $0.rawValue == rawValue }) {
      self = style
    } else {
      self = .body
      FontLog.note("\"\(rawValue)\" is no text style; body stands in.")
    }
  }

  /// A category at which the style's size and leading are known: the one given, else L, which is told.
  ///
  /// UIKit has sizes for the extra large titles at every category; nobody has published them.
  func known(at category: ContentSizeCategory) -> ContentSizeCategory {
    guard TextStyleTable.ios.cell(self, category) == nil else { return category }
    FontLog.note("the size of \(self) at \(category) is not known; that at L stands in.")
    return .large
  }
}
