internal import Glibc

/// How long a font program may keep the processor busy with its glyphs.
///
/// A glyph's program takes some microseconds. A hostile one calls itself into the twenty million steps that FreeType allows, a
/// twelfth of a second, and every glyph can do so. Time that costs out of all proportion is counted, and when the sum is spent
/// the remaining glyphs have no advance and no outline. Time of the processor, not of the clock: a busy machine changes nothing.
struct ProgramPatience {
  private var spent = 0.0

  /// Below this a glyph counts nothing: a hundred times what the slowest honest ones take.
  private static let honest = 0.005
  private static let limit = 0.3

  /// Whether something was asked for in vain.
  private(set) var isLost = false

  /// Whether all that is asked for from now on is in vain.
  var isSpent: Bool { spent >= Self.limit }

  /// What `work` answers; `nil` when patience has run out.
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

  /// Of this thread.
  private static var seconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
