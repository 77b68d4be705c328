import FontMetrics
import StringCatalogs
import TextLayout

extension NibElement {
  /// Reads a font; returns nil if there is none.
  func font(_ key: String = "fontDescription") throws(NibError) -> NibFont? {
    guard let font = property(key, "fontDescription") else { return nil }
    // A bold font with a role has the size of the role.
    let role = font.choice("size", NibFont.rolePointSizes)
    return try NibFont(
      source: font.fontSource(), pointSize: font.fontSize("pointSize") ?? role, position: font.position)
  }

  private func fontSource() -> NibFont.Source {
    if let style = attribute("style") { return .textStyle(style) }
    if let name = attribute("name") { return .named(name, family: attribute("family")) }
    if let size = attribute("size"), attribute("type") ?? "system" == "system", attribute("weight") == nil {
      return .meta(size)
    }
    let weights = ["system": nil, "boldSystem": "bold", "italicSystem": nil] as [String: String?]
    let weight = choice("type", weights) ?? nil
    let own = choice("weight") { FontWeight(name: $0) == nil ? nil : $0 }
    return .system(weight: own ?? weight, isItalic: attribute("type") == "italicSystem")
  }

  /// Reads a font of attributed text; returns nil if there is none.
  private func attributedFont() throws(NibError) -> NibFont? {
    guard let font = property("NSFont", "font") else { return nil }
    let size = try font.fontSize("size")
    if let name = font.attribute("name") {
      return NibFont(source: .named(name, family: nil), pointSize: size, position: font.position)
    }
    let source = font.choice("metaFont", Self.metaFonts) ?? .meta("system")
    return NibFont(source: source, pointSize: size, position: font.position)
  }

  private static let metaFonts: [String: NibFont.Source] = [
    "system": .system(weight: nil, isItalic: false), "systemBold": .system(weight: "bold", isItalic: false),
    "systemItalic": .system(weight: nil, isItalic: true), "smallSystem": .meta("smallSystem"),
    "button": .meta("button"), "message": .meta("message"),
  ]

  /// Reads attributed text; returns nil if there is none.
  func attributedText(_ key: String) throws(NibError) -> NibAttributedText? {
    guard let text = property(key, "attributedString") else { return nil }
    var fragments: [NibAttributedText.Fragment] = []
    for fragment in text.elements("fragment") { fragments.append(try fragment.fragment()) }
    return NibAttributedText(fragments: fragments)
  }

  private func fragment() throws(NibError) -> NibAttributedText.Fragment {
    let text = try string("content") ?? ""
    guard let attributes = elements("attributes").first else { return NibAttributedText.Fragment(text: text) }
    return try NibAttributedText.Fragment(
      text: text, font: attributes.attributedFont(), kerning: attributes.kerning(), paragraph: attributes.paragraph())
  }

  private func kerning() throws(NibError) -> Double? {
    for kind in ["real", "integer"] where hasProperty("NSKern", kind) {
      return try property("NSKern", kind)?.number("value")
    }
    return try number("NSKern")
  }

  private func paragraph() throws(NibError) -> NibParagraph? {
    guard let style = property("NSParagraphStyle", "paragraphStyle") else { return nil }
    return try NibParagraph(
      alignment: style.choice("alignment", Self.alignments),
      lineBreakMode: style.choice("lineBreakMode", Self.paragraphBreaks),
      lineSpacing: style.number("lineSpacing"), paragraphSpacing: style.number("paragraphSpacing"),
      minimumLineHeight: style.number("minimumLineHeight"), maximumLineHeight: style.number("maximumLineHeight"),
      lineHeightMultiple: style.number("lineHeightMultiple"),
      paragraphSpacingBefore: style.number("paragraphSpacingBefore"),
      firstLineHeadIndent: style.number("firstLineHeadIndent"), headIndent: style.number("headIndent"),
      tailIndent: style.number("tailIndent"), hyphenationFactor: style.number("hyphenationFactor"))
  }

  private static let paragraphBreaks: [String: LineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "characterWrapping": .byCharWrapping,
    "clipping": .byClipping, "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]

  /// Reads the comment for translators; returns nil if there is none.
  func userComments() throws(NibError) -> String? {
    try attributedText("userComments")?.fragments.map(\.text).joined()
  }
}
