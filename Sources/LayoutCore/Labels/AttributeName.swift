package import FontMetrics
package import Foundation
package import TextLayout

/// The keys of an `NSAttributedString` that affect layout, with the names that Apple's platforms
/// use. `UIKitNames` has UIKit's spellings.
package enum AttributeName {
  /// A `Font`, or UIKit's.
  package static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `ParagraphStyle`, or UIKit's.
  package static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A number of points.
  package static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number of points.
  package static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A number of points.
  package static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A whole number.
  package static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A `TextAttachment`, or UIKit's.
  package static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A BCP 47 tag. The name is that of Foundation's key for an `AttributedString`.
  package static let language = NSAttributedString.Key(rawValue: "NSLanguage")
}

/// A value of an attributed string that is a font.
package protocol FontConvertible {
  var layoutFont: Font { get }
}

extension Font: FontConvertible {
  package var layoutFont: Font { self }
}

/// A value of an attributed string that determines the layout of a paragraph.
package protocol ParagraphStyleConvertible {
  var layoutStyle: ParagraphStyle { get }
}

extension ParagraphStyle: ParagraphStyleConvertible {
  package var layoutStyle: ParagraphStyle { self }
}

/// A value of an attributed string that replaces a character.
package protocol TextAttachmentConvertible {
  var layoutAttachment: TextAttachment { get }
}

extension TextAttachment: TextAttachmentConvertible {
  package var layoutAttachment: TextAttachment { self }
}

/// Conversions of untyped values, regardless of the type that a program used for them.
package enum UntypedValue {
  /// Returns the value as a finite number.
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
