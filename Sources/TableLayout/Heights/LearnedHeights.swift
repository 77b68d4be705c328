import LayoutCore

/// The mean heights of rows that were measured, by kind.
///
/// A mean is taken anew when twice as many rows of its kind have been measured as when it was taken: so it does not depend on anything
/// but the measurements and their order. It counts when ``takesEffect()`` says so, which it says a few times while the number of all
/// measured rows doubles: so it costs little, however many kinds there are.
struct LearnedHeights: Hashable, Sendable {
  private struct Sample: Hashable, Sendable {
    var sum = 0
    var count = 0
    var mean: Int32?
    var meanCount = 0
  }

  /// How often means may come to count before the first row is measured, and again each time the number of measured rows doubles.
  private static let turns = 8

  private var samples: [String: Sample] = [:]
  private var rowCount = 0
  private var turnsTaken = 0
  /// Whether there is a mean that does not count yet.
  private var isWaiting = false

  /// The mean, in pixels, rounded to the nearest; nil before a row of the kind was measured.
  func mean(of kind: String) -> Int32? { samples[kind]?.mean }

  /// Takes a measured height in, in pixels.
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

  /// Whether there are other means since this last answered that there are.
  mutating func takesEffect() -> Bool {
    guard isWaiting, turnsTaken < Self.turns * (Int.bitWidth - rowCount.leadingZeroBitCount) else { return false }
    turnsTaken += 1
    isWaiting = false
    return true
  }
}
