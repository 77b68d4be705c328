/// Sample arguments for the strings of a project, instead of Strut's own, which are long: 88,888
/// and a long name.
public struct SampleArguments: Hashable, Sendable {
  /// The number to use if nothing determines one; nil for 88,888.
  public var number: Double?
  /// The text for words and names; nil for a long name in the locale's script.
  public var text: String?
  /// Other text for specific locales, by language tag: `ja`, `pt-BR`.
  public var localTexts: [String: String]
  /// Arguments by name, for all strings that use them. Arguments that a document specifies with a
  /// key take precedence.
  public var arguments: [String: String]

  /// Creates samples; without arguments, Strut's own.
  public init(
    number: Double? = nil, text: String? = nil, localTexts: [String: String] = [:], arguments: [String: String] = [:]
  ) {
    self.number = number
    self.text = text
    self.localTexts = Dictionary(localTexts.map { (TextLocale($0.key).tag, $0.value) }) { first, _ in first }
    self.arguments = arguments
  }

  /// Returns the text for a locale: that for its tag, for its language or for all.
  func text(in locale: TextLocale) -> String? {
    let language = locale.tag.prefix { $0 != "-" }
    return localTexts[locale.tag] ?? localTexts[String(language)] ?? text
  }
}
