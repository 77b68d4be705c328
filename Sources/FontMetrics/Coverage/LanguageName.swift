internal import FontInterop

/// A BCP 47 language tag, and the orthography of fontconfig's that it means.
struct LanguageName {
  private let language: String
  private let script: String?
  private let region: String?

  init(_ tag: String) {
    let parts = FontLanguage(tag)
    let first = parts?.language ?? ""
    language = Self.renamed[first] ?? first
    script = parts?.script?.lowercased()
    let isCantonese = first == "yue" && script != "hans"
    region = isCantonese ? "hk" : parts?.region?.lowercased()
  }

  /// The orthography, or `nil` when fontconfig has none for the language in that script.
  var orthography: Orthographies.Orthography? {
    if language == "zh" { return Self.named[chinese] }
    if language == "und" { return script.flatMap { Self.named["und-" + $0] } }
    let found = candidates.first { name in
      guard let orthography = Self.named[name] else { return false }
      return script.map { Self.writes(orthography, $0) } ?? true
    }
    return found.flatMap { Self.named[$0] }
  }

  /// fontconfig's names for the language, the likeliest first.
  private var candidates: [String] {
    let exact = [region.map { "\(language)-\($0)" }, language, Self.likeliest[language]].compactMap { $0 }
    return exact + Orthographies.all.map(\.name).filter { $0.hasPrefix(language + "-") }
  }

  private var chinese: String {
    switch (script, region) {
    case ("hans", _): "zh-cn"
    case (_, "hk"), (_, "mo"): "zh-" + (region ?? "hk")
    case ("hant", _), (_, "tw"): "zh-tw"
    case (_, "sg"): "zh-sg"
    default: "zh-cn"
    }
  }

  /// Returns `true` if an orthography is in a script, where mixed writing systems count with all of
  /// their parts.
  private static func writes(_ orthography: Orthographies.Orthography, _ script: String) -> Bool {
    let own = orthography.script.lowercased()
    return own == script || (mixed[script]?.contains(own) ?? false)
  }

  private static let mixed = ["jpan": ["hani", "hira", "kana"], "kore": ["hang", "hani"], "hrkt": ["hira", "kana"]]

  private static let named = Dictionary(
    Orthographies.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Codes that were withdrawn or are part of another language (IANA's language subtag registry).
  private static let renamed = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "cmn": "zh", "yue": "zh", "nob": "nb", "nno": "nn",
  ]

  /// The default region of a language, if fontconfig distinguishes regions (CLDR's likely subtags).
  private static let likeliest = [
    "az": "az-az", "ber": "ber-ma", "ku": "ku-tr", "mn": "mn-mn", "pap": "pap-aw", "ps": "ps-af", "ti": "ti-et",
  ]

  /// fontconfig's name as BCP 47 writes it: "zh-tw" is "zh-TW", "und-zsye" is "und-Zsye".
  static func tag(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "-")) else { return name }
    let parts = name.split(separator: "-")
    guard parts.count == 2 else { return name }
    let second =
      parts[1].utf8.count == 4 ? parts[1].prefix(1).uppercased() + parts[1].dropFirst() : parts[1].uppercased()
    return "\(parts[0])-\(second)"
  }
}
