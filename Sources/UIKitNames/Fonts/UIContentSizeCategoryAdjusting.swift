/// A view whose font can follow the content size category.
@MainActor @preconcurrency public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// A Boolean value that indicates whether the font follows the content size category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
