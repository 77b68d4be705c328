/// What stands in the texts of a project for arguments that nobody gives, in place of Strut's own samples, which are long: 88,888 and a
/// long name.
public struct SampleArguments: Hashable, Sendable {
  /// The number where nothing decides one; nil for 88,888.
  public var number: Double?
  /// The text for words and names; nil for a long name in the locale's script.
  public var text: String?
  /// Other texts for some locales, by their language tags: `ja`, `pt-BR`.
  public var localTexts: [String: String]
  /// Arguments of these names, in all texts that have them; those that a document gives with its key come before them.
  public var arguments: [String: String]

  /// Samples; without arguments, Strut's own.
  public init(
    number: Double? = nil, text: String? = nil, localTexts: [String: String] = [:], arguments: [String: String] = [:]
  ) {
    self.number = number
    self.text = text
    self.localTexts = Dictionary(localTexts.map { (TextLocale($0.key).tag, $0.value) }) { first, _ in first }
    self.arguments = arguments
  }

  /// The text in a locale: that of its tag, of its language, of all.
  func text(in locale: TextLocale) -> String? {
    let language = locale.tag.prefix { $0 != "-" }
    return localTexts[locale.tag] ?? localTexts[String(language)] ?? text
  }
}
