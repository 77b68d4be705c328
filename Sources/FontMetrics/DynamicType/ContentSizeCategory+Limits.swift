extension ContentSizeCategory {
  /// This category held between two others, as a view's `minimumContentSizeCategory` and
  /// `maximumContentSizeCategory` hold it; nil and ``unspecified`` are no limit. When the minimum
  /// is above the maximum, only the maximum counts (reported for UIKit by useyourloaf.com; Apple's
  /// documentation does not say).
  public func clamped(minimum: ContentSizeCategory?, maximum: ContentSizeCategory?) -> ContentSizeCategory {
    let lower = minimum.flatMap { $0 == .unspecified ? nil : $0 }
    let upper = maximum.flatMap { $0 == .unspecified ? nil : $0 }
    let raised = lower.map { max(resolved, $0) } ?? resolved
    return upper.map { min(raised, $0) } ?? raised
  }

  /// This category held inside a range, as SwiftUI's `.dynamicTypeSize(_:)` holds it:
  /// `.small ... .extraLarge`, `... .accessibilityMedium`, `.large...`.
  ///
  /// Ranges that are nested in one another are applied from the outermost inwards. So they
  /// intersect (documented by Apple), and of two that have nothing in common the inner one wins
  /// (Strut's rule). A size that is set inside a range takes the place of what the range gave, one
  /// that is set outside is held by it (documented). An empty range changes nothing (Strut's rule).
  public func clamped<Sizes: RangeExpression>(to range: Sizes) -> ContentSizeCategory
  where Sizes.Bound == ContentSizeCategory {
    let allowed = Self.allCases.filter(range.contains)
    guard let lowest = allowed.first, let highest = allowed.last else { return resolved }
    return min(max(resolved, lowest), highest)
  }
}
