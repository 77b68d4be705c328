/// The place where a line ends: the last possible one that fits.
///
/// Places are examined in order. After a place that does not fit, the next one is still examined if
/// ending the line changes its width. If that one fits, only exact widths determine the end.
struct LastFit<End> {
  /// The last place that fits; `nil` before the first.
  private(set) var end: End?
  /// The previous such place.
  private(set) var earlier: End?
  private var hasMisfit = false

  init() {}

  /// The result of examining an offset.
  enum Outcome {
    case goesOn
    /// The line ends at the last place that fits, if there is one.
    case isFull
    /// Sums do not determine the end of the line.
    case unknown
  }

  /// - Parameter isLast: True if the search ends at the first break that does not fit.
  @inline(__always)
  mutating func look(at place: End, fits: Bool, isLast: Bool) -> Outcome {
    guard fits else {
      hasMisfit = true
      return isLast ? .isFull : .goesOn
    }
    if hasMisfit { return .unknown }
    (earlier, end) = (end, place)
    return .goesOn
  }
}
