internal import FontMetrics
internal import Foundation
internal import LayoutCore
internal import TextLayout

/// The keys of the attributes that views set themselves.
enum TextKeys {
  /// A `UIFont`.
  static let font = AttributeName.font
  /// A `UIColor`.
  static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

  /// Returns the attributes of text in a font and a color.
  static func attributes(_ font: UIFont?, _ color: UIColor?) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[Self.font] = font
    attributes[foregroundColor] = color
    return attributes
  }
}

/// The style of a paragraph in Strut's form.
typealias LabelParagraphStyle = ParagraphStyle

extension NSAttributedString {
  /// Creates a copy of a string of the engine's, with font objects instead of values.
  convenience init(convertingFontsOf string: NSAttributedString) {
    self.init(attributedString: string.changing(AttributeName.font) { ($0 as? Font).map { UIFont($0) } })
  }

  /// The attributes of the first character, or none without text.
  package var firstAttributes: [Key: Any] {
    var first: [Key: Any]?
    forEachStretch { values, _ in first = first ?? values }
    return first ?? [:]
  }

  /// Returns the string with a font where it has none.
  func fillingMissingFonts(_ font: UIFont) -> NSAttributedString {
    var missing: [NSRange] = []
    forEachStretch { values, range in
      if values[TextKeys.font] == nil { missing.append(NSRange(range)) }
    }
    // Without any font of its own, it follows that of the view.
    guard !missing.isEmpty, missing.reduce(0, { $0 + $1.length }) < length else {
      return NSAttributedString(attributedString: self)
    }
    let copy = NSMutableAttributedString(attributedString: self)
    for range in missing { copy.addAttribute(TextKeys.font, value: font, range: range) }
    return NSAttributedString(attributedString: copy)
  }

  /// Returns the string with one value of an attribute, or without the attribute.
  func setting(_ key: NSAttributedString.Key, _ value: Any?) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    if let value { copy.addAttribute(key, value: value, range: whole) } else { copy.removeAttribute(key, range: whole) }
    return NSAttributedString(attributedString: copy)
  }

  /// Returns the string with changed styles of paragraphs, where it has them.
  func changingParagraphStyles(_ change: (inout ParagraphStyle) -> Void) -> NSAttributedString {
    changing(AttributeName.paragraphStyle) { value in
      guard var style = (value as? any ParagraphStyleConvertible)?.layoutStyle else { return nil }
      change(&style)
      return style
    }
  }

  /// Returns the string with other values of an attribute; a value of nil keeps the present one.
  private func changing(_ key: NSAttributedString.Key, _ change: (Any) -> Any?) -> NSAttributedString {
    var changed: [(value: Any, range: NSRange)] = []
    forEachStretch { values, range in
      if let new = values[key].flatMap(change) { changed.append((new, NSRange(range))) }
    }
    guard !changed.isEmpty else { return self }
    let copy = NSMutableAttributedString(attributedString: self)
    for (value, range) in changed { copy.addAttribute(key, value: value, range: range) }
    return NSAttributedString(attributedString: copy)
  }
}
