internal import FontMetrics

/// The OpenType features that correspond to Apple's feature types and selectors.
///
///  The numbers come from Apple's font feature registry (`SFNTLayoutTypes.h`). The pairs are those
/// that Core Text and HarfBuzz treat as equivalent.
enum AppleFeatures {
  /// Returns the features of a selector, or `nil` if no OpenType feature corresponds to the pair.
  static func features(_ type: Int, _ selector: Int) -> [FontFeature]? {
    if let choices = choices[type] { return choices[selector].map(only(choices)) }
    if type == kStylisticAlternativesType { return stylisticSet(selector) }
    guard let tag = switches[type]?[selector & ~1] else { return nil }
    return [FontFeature(tag: tag, value: selector & 1 == 0 ? 1 : 0)]
  }

  /// Types that allow one selector at a time. An empty tag turns all of their features off.
  private static let choices: [Int: [Int: String]] = [
    3: [3: "smcp"],  // letter case, which came before lower and upper case
    kNumberSpacingType: [0: "tnum", 1: "pnum"],
    kVerticalPositionType: [0: "", 1: "sups", 2: "subs", 3: "ordn", 4: "sinf"],
    kFractionsType: [0: "", 1: "afrc", 2: "frac"],
    kStyleOptionsType: [0: "", 4: "titl"],
    kCharacterShapeType: [
      0: "trad", 1: "smpl", 2: "jp78", 3: "jp83", 4: "jp90", 10: "expt", 11: "jp04", 12: "hojo", 13: "nlck", 14: "tnam",
    ],
    kNumberCaseType: [0: "onum", 1: "lnum"],
    kTextSpacingType: [0: "pwid", 1: "fwid", 2: "hwid", 3: "twid", 4: "qwid", 5: "palt", 6: "halt"],
    kLowerCaseType: [0: "", 1: "smcp", 2: "pcap"],
    kUpperCaseType: [0: "", 1: "c2sc", 2: "c2pc"],
  ]

  /// Types of switches: an even selector is on, and the next odd one is off.
  private static let switches: [Int: [Int: String]] = [
    kLigaturesType: [0: "rlig", 2: "liga", 4: "dlig", 18: "clig", 20: "hlig"],
    kVerticalSubstitutionType: [0: "vert"],
    kTypographicExtrasType: [4: "zero"],
    kMathematicalExtrasType: [10: "mgrk"],
    kRubyKanaType: [2: "ruby"],
    kItalicCJKRomanType: [2: "ital"],
    kCaseSensitiveLayoutType: [0: "case", 2: "cpsp"],
    kAlternateKanaType: [0: "hkna", 2: "vkna"],
    kContextualAlternatesType: [0: "calt", 2: "swsh", 4: "cswh"],
  ]

  /// Turns one choice on, or all of them off for an empty tag.
  private static func only(_ choices: [Int: String]) -> (String) -> [FontFeature] {
    { tag in
      guard tag.isEmpty else { return [FontFeature(tag: tag)] }
      return Set(choices.values).subtracting([""]).sorted().map { FontFeature(tag: $0, value: 0) }
    }
  }

  /// Returns the features of one of the twenty stylistic sets: selector 2n turns set n on, 2n + 1
  /// turns it off, and 0 turns all sets off.
  private static func stylisticSet(_ selector: Int) -> [FontFeature]? {
    func tag(_ number: Int) -> String { number < 10 ? "ss0\(number)" : "ss\(number)" }
    if selector == 0 { return (1...20).map { FontFeature(tag: tag($0), value: 0) } }
    guard (2...41).contains(selector) else { return nil }
    return [FontFeature(tag: tag(selector / 2), value: selector.isMultiple(of: 2) ? 1 : 0)]
  }
}
