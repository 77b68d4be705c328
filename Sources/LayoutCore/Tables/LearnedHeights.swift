/// The mean heights of rows that were measured, by kind.
///
/// A mean is taken anew when twice as many rows of its kind have been measured as when it was taken: so it costs little, and does
/// not depend on anything but the measurements and their order.
struct LearnedHeights: Hashable, Sendable {
  private struct Sample: Hashable, Sendable {
    var sum = 0
    var count = 0
    var mean: Int32?
    var meanCount = 0
  }

  private var samples: [String: Sample] = [:]

  /// The mean, in pixels, rounded to the nearest; nil before a row of the kind was measured.
  func mean(of kind: String) -> Int32? { samples[kind]?.mean }

  /// Takes a measured height in, in pixels. Whether there is another mean since.
  mutating func learn(_ height: Int32, of kind: String) -> Bool {
    var sample = samples[kind] ?? Sample()
    defer { samples[kind] = sample }
    sample.sum &+= Int(height)
    sample.count += 1
    guard sample.count >= 2 * sample.meanCount else { return false }
    sample.meanCount = sample.count
    let mean = Int32(clamping: (sample.sum + sample.count / 2) / sample.count)
    defer { sample.mean = mean }
    return sample.mean != mean
  }
}
