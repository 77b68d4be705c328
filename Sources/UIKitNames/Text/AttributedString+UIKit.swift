public import Foundation
internal import LayoutCore
internal import TextLayout

extension NSAttributedString {
  /// Creates a string with the attributes of UIKit's and Strut's scopes, and Foundation's links and
  /// languages.
  ///
  /// - Complexity: O(n).
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString()
    for run in attrStr.runs {
      let part = String(String.UnicodeScalarView(attrStr[run.range].unicodeScalars))
      text.append(NSAttributedString(string: part, attributes: run.attributes.values))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Creates a string with the attributes under UIKit's keys. Others are left out.
  ///
  /// - Complexity: O(n).
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.forEachStretch { values, range in
      let part = nsStr.attributedSubstring(from: NSRange(range)).string
      self.append(AttributedString(part, attributes: AttributeContainer(values)))
    }
  }
}

extension AttributeContainer {
  /// Creates a container with the attributes under UIKit's keys. Others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for (key, value) in dictionary { set(key, value) }
  }

  private mutating func set(_ key: NSAttributedString.Key, _ value: Any) {
    typealias UIKit = AttributeScopes.UIKitAttributes
    typealias Foundation = AttributeScopes.FoundationAttributes
    switch key {
    case .font: self[UIKit.FontAttribute.self] = value as? UIFont
    case .paragraphStyle: self[UIKit.ParagraphStyleAttribute.self] = value as? NSParagraphStyle
    case .foregroundColor: self[UIKit.ForegroundColorAttribute.self] = value as? UIColor
    case .backgroundColor: self[UIKit.BackgroundColorAttribute.self] = value as? UIColor
    case .kern: self[UIKit.KernAttribute.self] = Self.number(value)
    case .tracking: self[UIKit.TrackingAttribute.self] = Self.number(value)
    case .ligature: self[UIKit.LigatureAttribute.self] = Self.number(value).map { Int($0) }
    case .baselineOffset: self[UIKit.BaselineOffsetAttribute.self] = Self.number(value)
    case .attachment: self[UIKit.AttachmentAttribute.self] = value as? NSTextAttachment
    case .underlineStyle: self[UIKit.UnderlineStyleAttribute.self] = Self.line(value)
    case .underlineColor: self[UIKit.UnderlineColorAttribute.self] = value as? UIColor
    case .strikethroughStyle: self[UIKit.StrikethroughStyleAttribute.self] = Self.line(value)
    case .strikethroughColor: self[UIKit.StrikethroughColorAttribute.self] = value as? UIColor
    case .strokeColor: self[UIKit.StrokeColorAttribute.self] = value as? UIColor
    case .strokeWidth: self[UIKit.StrokeWidthAttribute.self] = Self.number(value)
    case .shadow: self[UIKit.ShadowAttribute.self] = value as? NSShadow
    case .obliqueness: self[UIKit.ObliquenessAttribute.self] = Self.number(value)
    case .link:
      self[Foundation.LinkAttribute.self] = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
    case .languageIdentifier: self[Foundation.LanguageIdentifierAttribute.self] = value as? String
    default: break
    }
  }

  private static func number(_ value: Any) -> CGFloat? { UntypedValue.number(value).map { CGFloat($0) } }

  private static func line(_ value: Any) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? UntypedValue.number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }

  /// The attributes under UIKit's keys.
  var values: [NSAttributedString.Key: Any] {
    typealias UIKit = AttributeScopes.UIKitAttributes
    typealias Foundation = AttributeScopes.FoundationAttributes
    typealias Strut = AttributeScopes.StrutAttributes
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self[UIKit.FontAttribute.self] ?? self[Strut.FontAttribute.self] as Any?
    values[.paragraphStyle] =
      self[UIKit.ParagraphStyleAttribute.self] ?? self[Strut.ParagraphStyleAttribute.self] as Any?
    values[.foregroundColor] = self[UIKit.ForegroundColorAttribute.self]
    values[.backgroundColor] = self[UIKit.BackgroundColorAttribute.self]
    values[.kern] = self[UIKit.KernAttribute.self] ?? self[Strut.KernAttribute.self] as Any?
    values[.tracking] = self[UIKit.TrackingAttribute.self] ?? self[Strut.TrackingAttribute.self] as Any?
    values[.ligature] = self[UIKit.LigatureAttribute.self]
    values[.baselineOffset] =
      self[UIKit.BaselineOffsetAttribute.self] ?? self[Strut.BaselineOffsetAttribute.self] as Any?
    values[.attachment] = self[UIKit.AttachmentAttribute.self] ?? self[Strut.AttachmentAttribute.self] as Any?
    values[.underlineStyle] = self[UIKit.UnderlineStyleAttribute.self]?.rawValue
    values[.underlineColor] = self[UIKit.UnderlineColorAttribute.self]
    values[.strikethroughStyle] = self[UIKit.StrikethroughStyleAttribute.self]?.rawValue
    values[.strikethroughColor] = self[UIKit.StrikethroughColorAttribute.self]
    values[.strokeColor] = self[UIKit.StrokeColorAttribute.self]
    values[.strokeWidth] = self[UIKit.StrokeWidthAttribute.self]
    values[.shadow] = self[UIKit.ShadowAttribute.self]
    values[.obliqueness] = self[UIKit.ObliquenessAttribute.self]
    values[.link] = self[Foundation.LinkAttribute.self]
    values[.languageIdentifier] = self[Foundation.LanguageIdentifierAttribute.self]
    return values
  }
}
