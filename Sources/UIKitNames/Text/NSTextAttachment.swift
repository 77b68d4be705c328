public import Foundation
internal import LayoutCore
package import TextLayout

/// A box in a line of text, instead of one U+FFFC character.
///
/// Strut ignores images: the box has the size of ``bounds``, and an attachment without bounds takes
/// no space.
open class NSTextAttachment: NSObject {
  /// The character that an attachment replaces.
  public static let character = 0xFFFC

  /// The contents of the attachment, as set by the program.
  open var contents: Data?
  /// The type of ``contents``, as set by the program.
  open var fileType: String?
  /// The box relative to its start on the baseline, in points, with y pointing up: an origin below
  /// 0 extends below the baseline. `x` has no effect (Strut's rule).
  open var bounds = CGRect.zero
  /// The space on both sides of the box, in points; 0 by default.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an empty attachment.
  public override init() {}

  /// Creates an attachment with data.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }
}

extension NSTextAttachment: TextAttachmentConvertible {
  package var layoutAttachment: TextAttachment {
    TextAttachment(
      name: fileType ?? "", width: Double(bounds.width + 2 * lineLayoutPadding), ascender: Double(bounds.maxY),
      descender: Double(bounds.minY))
  }
}

extension NSAttributedString {
  /// Creates a string that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
