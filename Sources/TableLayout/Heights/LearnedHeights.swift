import LayoutCore

/// The mean heights of measured rows, by kind.
///
/// A mean is recomputed when the number of measured rows of its kind has doubled, so that it
/// depends only on the measurements and their order. It takes effect when ``takesEffect()`` returns
/// `true`, a few times per doubling of the number of all measured rows. Therefore the cost is
/// small, regardless of the number of kinds.
struct LearnedHeights: Hashable, Sendable {
  private struct Sample: Hashable, Sendable {
    var sum = 0
    var count = 0
    var mean: Int32?
    var meanCount = 0
  }

  /// The number of times that means may take effect before the first row is measured, and again for
  /// each doubling.
  private static let turns = 8

  private var samples: [String: Sample] = [:]
  private var rowCount = 0
  private var turnsTaken = 0
  /// A Boolean value that indicates whether a mean has not taken effect.
  private var isWaiting = false

  /// Returns the mean in pixels, rounded to the nearest, or nil before the first measurement of the
  /// kind.
  func mean(of kind: String) -> Int32? { samples[kind]?.mean }

  /// Adds a measured height, in pixels.
  mutating func learn(_ height: Int32, of kind: String) {
    rowCount += 1
    var sample = samples[kind] ?? Sample()
    defer { samples[kind] = sample }
    sample.sum &+= Int(height)
    sample.count += 1
    guard sample.count >= 2 * sample.meanCount else { return }
    sample.meanCount = sample.count
    let mean = Int32(clamping: (sample.sum + sample.count / 2) / sample.count)
    if sample.mean != mean { isWaiting = true }
    sample.mean = mean
  }

  /// Returns `true` if means changed since it last returned `true`.
  mutating func takesEffect() -> Bool {
    guard isWaiting, turnsTaken < Self.turns * (Int.bitWidth - rowCount.leadingZeroBitCount) else { return false }
    turnsTaken += 1
    isWaiting = false
    return true
  }
}
