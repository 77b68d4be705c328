/// The regional form of a Han character. One code point has several: 骨 opens to the left in China,
/// and to the right elsewhere.
package enum HanForms: String, CaseIterable, Hashable, Sendable {
  /// Japan.
  case japan
  /// Korea.
  case korea
  /// Mainland China and Singapore: simplified.
  case china
  /// Taiwan: traditional.
  case taiwan
  /// Hong Kong and Macau: traditional.
  case hongKong

  /// The tag that selects these forms in HarfBuzz.
  package var shapingTag: String {
    switch self {
    case .japan: "ja"
    case .korea: "ko"
    case .china: "zh-Hans"
    case .taiwan: "zh-Hant"
    case .hongKong: "zh-HK"
    }
  }

  /// OpenType's language system for these forms.
  var languageSystem: String {
    switch self {
    case .japan: "JAN "
    case .korea: "KOR "
    case .china: "ZHS "
    case .taiwan: "ZHT "
    case .hongKong: "ZHH "
    }
  }

  /// The bit of `ulCodePageRange1` for these forms: JIS, Wansung, GB, Big5.
  var codePageBit: Int {
    switch self {
    case .japan: 17
    case .china: 18
    case .korea: 19
    case .taiwan, .hongKong: 20
    }
  }
}

/// The parts of a language tag that matter for fonts: language, script and region.
///
/// BCP 47 in its short forms. Underscores count as hyphens, case does not matter, and everything
/// after the region is ignored.
package struct FontLanguage: Hashable, Sendable {
  /// Two or three lowercase letters, such as "zh".
  package let language: String
  /// Four letters, such as "Hant", or `nil` if the tag has none.
  package let script: String?
  /// Two capitals or three digits, such as "HK", or `nil` if the tag has none.
  package let region: String?

  /// Parses a tag, or returns `nil` if it does not start with a language.
  package init?(_ tag: String) {
    guard tag.utf8.count <= 256 else { return nil }
    var parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    // A locale's encoding ("zh_TW.UTF-8") ends the tag.
    if let last = parts.lastIndex(where: { $0.contains { $0 == "." || $0 == "@" } }) {
      parts = parts[...last]
      parts[last] = parts[last].prefix { $0 != "." && $0 != "@" }
    }
    guard let first = parts.popFirst(), (2...3).contains(first.utf8.count), first.allSatisfy(\.isASCIILetter) else {
      return nil
    }
    language = first.lowercased()
    // An extended language ("zh-yue") is both Cantonese and Chinese. The forms follow the region or
    // script.
    if let next = parts.first, next.utf8.count == 3, next.allSatisfy(\.isASCIILetter) { parts.removeFirst() }
    let script = parts.first.flatMap { $0.utf8.count == 4 && $0.allSatisfy(\.isASCIILetter) ? $0.capitalizedTag : nil }
    if script != nil { parts.removeFirst() }
    self.script = script
    region = parts.first.flatMap { part in
      let isCountry = part.utf8.count == 2 && part.allSatisfy(\.isASCIILetter)
      let isArea = part.utf8.count == 3 && part.allSatisfy { ("0"..."9").contains($0) }
      return isCountry || isArea ? part.uppercased() : nil
    }
  }

  /// The Han forms of the language, or `nil` if it has none; the face's default forms then apply,
  /// which are Japanese for the bundled face.
  ///
  /// Japanese and Korean do not depend on script and region. For Chinese languages, the script
  /// decides, or else the region, or else the usual form: Cantonese as in Hong Kong, Literary
  /// Chinese as in Taiwan, and the others as in China. `und` with a script means a language in that
  /// script.
  package var hanForms: HanForms? {
    switch (language, script) {
    case ("ja", _), ("ain", _), ("ryu", _), ("und", "Jpan"), ("und", "Hira"), ("und", "Kana"): .japan
    case ("ko", _), ("jje", _), ("und", "Kore"), ("und", "Hang"): .korea
    case ("und", "Hans"): .china
    case ("und", "Hant"): traditional
    case ("und", "Bopo"), ("zh", "Bopo"): .taiwan
    default: isChinese ? chineseForms : nil
    }
  }

  private var chineseForms: HanForms {
    switch (script, region) {
    case ("Hans", _): .china
    case ("Hant", _): traditional
    case (_, "HK"), (_, "MO"): .hongKong
    case (_, "TW"): .taiwan
    case (_, "CN"), (_, "SG"), (_, "MY"): .china
    default: language == "yue" ? .hongKong : language == "lzh" ? .taiwan : .china
    }
  }

  private var traditional: HanForms {
    region == "HK" || region == "MO" || (region == nil && language == "yue") ? .hongKong : .taiwan
  }

  private var isChinese: Bool { Self.chineseLanguages.contains(language) }

  /// Chinese languages in ISO 639-3.
  private static let chineseLanguages: Set<String> = [
    "zh", "zho", "chi", "cmn", "yue", "nan", "hak", "wuu", "gan", "hsn", "cdo", "cjy", "cpx", "czh", "czo", "mnp",
    "lzh",
  ]

  /// Returns the tag for shaping text of a language: the tag itself or, for Han forms, the tag that
  /// selects them in HarfBuzz.
  package static func shapingTag(_ tag: String, script: String) -> String {
    guard hanScripts.contains(script), let forms = FontLanguage(tag)?.hanForms else { return tag }
    return forms.shapingTag
  }

  /// The scripts of Han faces.
  static let hanScripts: Set<String> = ["Hani", "Hira", "Kana", "Hang", "Bopo", "Jpan", "Kore", "Hans", "Hant", "Hrkt"]
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}

extension Substring {
  fileprivate var capitalizedTag: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
