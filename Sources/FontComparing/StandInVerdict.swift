/// The verdict on a substitute font, as a word and in sentences.
///
/// The thresholds are Strut's rule, because no study of noticeable differences was found.
public struct StandInVerdict: Hashable, Sendable {
  /// The verdict as a word.
  public enum Answer: String, Hashable, Sendable, CaseIterable {
    /// The font is a substitute without changes: line heights, baselines and widths are equal
    /// within the thresholds.
    case yes
    /// The font is a substitute on a web page with the overrides: lines are then equal, and words
    /// nearly so.
    case withOverrides
    /// The font moves the text.
    case no
  }

  /// The verdict as a word.
  public let answer: Answer
  /// The differences, one sentence each, worst first; empty without differences.
  public let reasons: [String]

  /// Lines are of the same height, and baselines at the same place, when they differ by less than
  /// this many ems on each platform: fifty lines at 16 points then end less than a quarter of a
  /// line off.
  package static let lineTolerance = 0.005
  /// The sample is of the same width when the two differ by less than this share.
  package static let widthTolerance = 0.002
  /// Words are of the same width when none is farther off than this many ems.
  package static let wordTolerance = 0.05
  /// With `size-adjust` words are near enough when they are off by less than this share on average.
  package static let deviationLimit = 0.08

  init(answer: Answer, reasons: [String]) {
    self.answer = answer
    self.reasons = reasons
  }

  init(_ comparison: FontComparison.Measures) {
    let lines = Self.lineReasons(comparison)
    let widths = Self.widthReasons(comparison)
    let obstacles = Self.obstacles(comparison)
    let answer: Answer = lines.isEmpty && widths.isEmpty ? .yes : .withOverrides
    self.init(answer: obstacles.isEmpty ? answer : .no, reasons: obstacles + lines + widths)
  }

  // MARK: What no override cures

  private static func obstacles(_ comparison: FontComparison.Measures) -> [String] {
    var found: [String] = []
    let missing = comparison.missing.inSample.count
    if missing > 0 { found.append("It lacks \(missing) of the sample's characters.") }
    if comparison.original.lineHeight(on: .browser) <= 0 { found.append("The original's lines have no height.") }
    let overrides = comparison.overrides
    if overrides.sizeAdjust == nil {
      found.append(
        comparison.widths.wordCount == 0
          ? "No word of the sample is in both fonts, so size-adjust cannot be computed."
          : "The sample has no width in one of the fonts, so size-adjust cannot be computed.")
    }
    if overrides.ascent == nil {
      found.append("The original's ascender is below the baseline, which an override cannot express.")
    }
    if overrides.descent == nil {
      found.append("The original's descender is above the baseline, which an override cannot express.")
    }
    if let deviation = comparison.widths.wordDeviation, deviation >= deviationLimit {
      found.append("Even with size-adjust, its words differ by \(percent(deviation)) on average.")
    }
    return found
  }

  // MARK: What overrides cure

  private static func lineReasons(_ comparison: FontComparison.Measures) -> [String] {
    let size = comparison.original.font.pointSize
    let heights = differences(comparison) { $1.height }.map { ($0, $1 * size, $1 > 0 ? "higher" : "lower") }
    // Only a browser puts half of the gap above its first line.
    let baselines = differences(comparison) { $0 == .browser ? $1.baseline : $1.ascender }
      .map { ($0, $1 * size, $1 > 0 ? "deeper" : "higher") }
    return merged(heights).map { "Its lines are \($0)." } + merged(baselines).map { "Its first baseline is \($0)." }
  }

  /// The differences, in ems, by which a measure of the line box is greater in the stand-in, if
  /// they exceed the tolerance.
  private static func differences(
    _ comparison: FontComparison.Measures, _ measure: (LinePlatform, PlatformLineBox) -> Double
  ) -> [(platform: LinePlatform, ems: Double)] {
    LinePlatform.compared.compactMap { platform in
      let own = measure(platform, comparison.original.lineBox(on: platform))
      let ems = measure(platform, comparison.standIn.lineBox(on: platform)) - own
      return abs(ems) >= lineTolerance ? (platform, ems) : nil
    }
  }

  /// "3.25 points lower (Core Text, browser)": platforms that agree in one phrase.
  private static func merged(_ differences: [(LinePlatform, Double, String)]) -> [String] {
    var phrases: [(text: String, platforms: [String])] = []
    for (platform, difference, direction) in differences {
      let text = "\(points(difference)) \(direction)"
      if let known = phrases.firstIndex(where: { $0.text == text }) {
        phrases[known].platforms.append(name(platform))
      } else {
        phrases.append((text, [name(platform)]))
      }
    }
    return phrases.map { "\($0.text) (\($0.platforms.joined(separator: "; ")))" }
  }

  private static func widthReasons(_ comparison: FontComparison.Measures) -> [String] {
    let widths = comparison.widths
    var found: [String] = []
    if let adjust = widths.sizeAdjust, abs(1 / adjust - 1) >= widthTolerance {
      let word = adjust < 1 ? "wider" : "narrower"
      found.append("It sets the sample \(percent(abs(1 / adjust - 1))) \(word).")
    }
    if let worst = widths.worstWord {
      let off = abs(worst.difference)
      if off >= wordTolerance * comparison.original.font.pointSize {
        found.append("With size-adjust, “\(worst.text)” differs by \(points(off)).")
      }
    }
    if let lines = comparison.lines, let adjusted = lines.adjusted, adjusted != lines.original {
      found.append("With size-adjust, the sample takes \(adjusted) lines instead of \(lines.original).")
    }
    return found
  }

  private static func name(_ platform: LinePlatform) -> String {
    switch platform {
    case .coreText: "Core Text"
    case .freeType: "FreeType, HarfBuzz"
    case .windows: "Windows"
    default: "browser"
    }
  }

  private static func points(_ value: Double) -> String { rounded(abs(value), by: 100) + " points" }
  private static func percent(_ share: Double) -> String { rounded(share * 100, by: 10) + " %" }

  private static func rounded(_ value: Double, by steps: Double) -> String {
    let number = (value * steps).rounded() / steps
    return number == number.rounded() && number < 1e15 ? String(Int(number)) : String(number)
  }
}
