internal import FuzzSupport

/// The additional checks of an input: inputs take turns, because each check costs as much as a
/// trial or more.
///
/// Turns depend on a hash of the input. If they depended on a byte of it, libFuzzer would keep the
/// inputs with most checks, because they reach most code, and half of its inputs would be derived
/// from those.
struct Turn {
  /// True if the input checks one more law, which it chooses.
  let holdsLaw: Bool
  /// True if the positions of glyphs are checked.
  let looksAtGlyphs: Bool
  /// True if the text is also measured by words.
  let measuresByWords: Bool
  /// True if the text may be repeated a few times.
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
