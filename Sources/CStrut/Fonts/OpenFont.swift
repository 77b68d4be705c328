internal import Strut

/// A font, behind a handle.
final class OpenFont: Handled {
  static let word = "a font"

  let font: Font
  /// The match that found the font; `nil` for bytes.
  let match: FontMatch?
  let texts: Texts

  init(_ font: Font, _ match: FontMatch?) {
    self.font = font
    self.match = match
    texts = Texts(font, match)
  }

  /// The strings that `strut_font_get_info` returns.
  struct Texts: Sendable {
    let family, subfamily, fullName, postScriptName, version, rule, note, widths: OwnedText?
    let path: OwnedText

    init(_ font: Font, _ match: FontMatch?) {
      let names = font.face.names
      family = names.family.map { OwnedText($0) }
      subfamily = names.subfamily.map { OwnedText($0) }
      fullName = names.fullName.map { OwnedText($0) }
      postScriptName = names.postScriptName.map { OwnedText($0) }
      version = names.version.map { OwnedText($0) }
      path = OwnedText(font.face.path)
      rule = match.map { OwnedText($0.rule.rawValue) }
      note = match?.note.map { OwnedText($0) }
      widths = font.face.aliasWidths.map { OwnedText($0.description) }
    }
  }
}
