package import Foundation
package import TextLayout

/// The keys of an `NSAttributedString` that lay text out, by the names that Apple's platforms have for them. `UIKitNames` has
/// UIKit's spellings.
package enum AttributeName {
  /// A `Font`.
  package static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `ParagraphStyle`, or UIKit's.
  package static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Points, a number.
  package static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points, a number.
  package static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// Points, a number.
  package static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A whole number.
  package static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A `TextAttachment`, or UIKit's.
  package static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A BCP 47 tag, as Foundation's key of an `AttributedString` is called.
  package static let language = NSAttributedString.Key(rawValue: "NSLanguage")
}

/// A value of an attributed string that says how a paragraph is laid out.
package protocol ParagraphStyleConvertible {
  var layoutStyle: ParagraphStyle { get }
}

extension ParagraphStyle: ParagraphStyleConvertible {
  package var layoutStyle: ParagraphStyle { self }
}

/// A value of an attributed string that stands in the place of a character.
package protocol TextAttachmentConvertible {
  var layoutAttachment: TextAttachment { get }
}

extension TextAttachment: TextAttachmentConvertible {
  package var layoutAttachment: TextAttachment { self }
}

/// What an untyped value is, whichever type a program used for it.
package enum UntypedValue {
  /// A finite number.
  package static func number(_ value: Any) -> Double? {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Float: Double(value)
      case let value as any BinaryInteger: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
