// Apple's names of feature types and of the most frequent selectors. All others are available by
// their numbers.

/// Ligatures; even selectors are on, and odd selectors off.
public let kLigaturesType = 1
/// Vertical forms.
public let kVerticalSubstitutionType = 4
/// Tabular and proportional figures: `tnum`, `pnum`.
public let kNumberSpacingType = 6
/// Superiors, inferiors, ordinals: `sups`, `subs`, `ordn`, `sinf`.
public let kVerticalPositionType = 10
/// Fractions: `afrc`, `frac`.
public let kFractionsType = 11
/// The slashed zero: `zero`.
public let kTypographicExtrasType = 14
/// Mathematical Greek: `mgrk`.
public let kMathematicalExtrasType = 15
/// Titling capitals: `titl`.
public let kStyleOptionsType = 19
/// Traditional, simplified and Japanese forms.
public let kCharacterShapeType = 20
/// Old-style and lining figures: `onum`, `lnum`.
public let kNumberCaseType = 21
/// Full, half and proportional width.
public let kTextSpacingType = 22
/// Kana for ruby: `ruby`.
public let kRubyKanaType = 28
/// Italic Latin in East Asian text: `ital`.
public let kItalicCJKRomanType = 32
/// Forms and spacing for capitals: `case`, `cpsp`.
public let kCaseSensitiveLayoutType = 33
/// Kana for horizontal or vertical text: `hkna`, `vkna`.
public let kAlternateKanaType = 34
/// Stylistic sets: selector 2n is `ssn` on, 2n + 1 off.
public let kStylisticAlternativesType = 35
/// Contextual alternates and swashes: `calt`, `swsh`, `cswh`.
public let kContextualAlternatesType = 36
/// Lowercase letters as small or petite capitals: `smcp`, `pcap`.
public let kLowerCaseType = 37
/// Capitals as small or petite capitals: `c2sc`, `c2pc`.
public let kUpperCaseType = 38

/// Tabular figures.
public let kMonospacedNumbersSelector = 0
/// Proportional figures.
public let kProportionalNumbersSelector = 1
/// Figures with ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// Figures as high as capitals.
public let kUpperCaseNumbersSelector = 1
/// No fractions.
public let kNoFractionsSelector = 0
/// Fractions with a horizontal bar.
public let kVerticalFractionsSelector = 1
/// Fractions with a slanted bar.
public let kDiagonalFractionsSelector = 2
/// Unchanged lowercase letters.
public let kDefaultLowerCaseSelector = 0
/// Lowercase letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Lowercase letters as petite capitals.
public let kLowerCasePetiteCapsSelector = 2
/// Unchanged capitals.
public let kDefaultUpperCaseSelector = 0
/// Capitals as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Capitals as petite capitals.
public let kUpperCasePetiteCapsSelector = 2
/// Common ligatures on.
public let kCommonLigaturesOnSelector = 2
/// Common ligatures off.
public let kCommonLigaturesOffSelector = 3
/// The slashed zero on.
public let kSlashedZeroOnSelector = 4
/// The slashed zero off.
public let kSlashedZeroOffSelector = 5
/// Superiors.
public let kSuperiorsSelector = 1
/// Inferiors.
public let kInferiorsSelector = 2
/// Ordinals.
public let kOrdinalsSelector = 3
/// Contextual alternates on.
public let kContextualAlternatesOnSelector = 0
/// Contextual alternates off.
public let kContextualAlternatesOffSelector = 1
/// The first stylistic set on.
public let kStylisticAltOneOnSelector = 2
/// The second stylistic set on.
public let kStylisticAltTwoOnSelector = 4
/// The third stylistic set on.
public let kStylisticAltThreeOnSelector = 6
