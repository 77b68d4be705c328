internal import Strut

extension RequestFailure {
  /// A key that no option has, and the one that is most likely meant: under another name that UIKit or CSS has for it, or misspelt.
  static func unknownKey(_ key: String) -> RequestFailure {
    let hint = namesElsewhere[key] ?? UnknownNameError.suggestion(for: key, among: MeasureSettings.keys)
    return RequestFailure(
      status: .usage, code: "unknown-key",
      message: "unknown key \(Wording.quoted(key))." + (hint.map { " Did you mean \"\($0)\"?" } ?? ""))
  }

  private static let namesElsewhere = [
    "numberOfLines": "lineLimit", "lines": "lineLimit", "maxLines": "lineLimit", "lineBreakMode": "breakMode",
    "textStyle": "style", "contentSizeCategory": "category", "pointSize": "size", "fontSize": "size",
    "fontFamily": "font", "fontWeight": "weight", "textAlignment": "alignment", "language": "lang", "locale": "lang",
    "kern": "tracking", "letterSpacing": "tracking", "baseWritingDirection": "direction",
    "hyphenationFactor": "hyphenation", "lineHeight": "lineHeightMultiple", "displayScale": "scale",
  ]
}
