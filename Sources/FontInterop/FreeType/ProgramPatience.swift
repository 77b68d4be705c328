internal import Glibc

/// The limit of processor time for the glyphs of a font program.
///
/// The program of a glyph takes some microseconds. A hostile program calls itself up to the twenty
/// million steps that FreeType permits, a twelfth of a second, and every glyph can do so.
/// Disproportionate times are added up, and when the sum reaches the limit, the remaining glyphs
/// have no advance and no outline. The time is that of the processor, not of the clock, so that a
/// busy machine changes nothing.
struct ProgramPatience {
  private var spent = 0.0

  /// Shorter times do not count: a hundred times that of the slowest valid glyphs.
  private static let honest = 0.005
  private static let limit = 0.3

  /// True if a request failed because of the limit.
  private(set) var isLost = false

  /// True if all further requests fail.
  var isSpent: Bool { spent >= Self.limit }

  /// Returns the result of `work`; `nil` if the limit was reached.
  mutating func spend<Result>(_ work: () -> Result?) -> Result? {
    guard !isSpent else {
      isLost = true
      return nil
    }
    let start = Self.seconds
    let result = work()
    let cost = Self.seconds - start
    if cost > Self.honest { spent += cost }
    return result
  }

  /// The processor time of this thread.
  private static var seconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
