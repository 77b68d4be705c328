internal import FuzzSupport

/// What an input is held to beyond what every one is: things take turns, since each costs as much as a trial or more.
///
/// Turns are by a hash of the input. Were they by a byte of it, libFuzzer would keep the inputs that are held to most, because they reach
/// most code, and half of what it tries would come of those.
struct Turn {
  /// Whether one more law is held to, which the input names.
  let holdsLaw: Bool
  /// Whether glyphs are placed and looked at.
  let looksAtGlyphs: Bool
  /// Whether the text is measured by words too.
  let measuresByWords: Bool
  /// Whether the text may be repeated a few times.
  let repeats: Bool

  init(_ bytes: [UInt8]) {
    var generator = SeededGenerator(seed: bytes)
    let turn = generator.below(10)
    let isWhole = FuzzRun.isWhole
    holdsLaw = isWhole || turn == 0
    looksAtGlyphs = isWhole || turn == 1
    measuresByWords = isWhole || turn > 6
    repeats = isWhole || generator.oneIn(16)
  }
}
