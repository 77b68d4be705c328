public import Foundation
internal import LayoutCore
package import TextLayout

/// A box in a line of text, instead of one U+FFFC character.
///
/// The box has the size of ``bounds``, or else that of ``image``, which then stands on the
/// baseline. An attachment without both takes no space.
///
/// Sendable, because Foundation requires that of the values of an `AttributedString`. Change none
/// that another isolation domain has.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that an attachment replaces.
  public static let character = 0xFFFC

  /// The contents of the attachment, as set by the program.
  open var contents: Data?
  /// The type of ``contents``, as set by the program.
  open var fileType: String?
  /// The image, which has a size and is not drawn.
  open var image: UIImage?
  /// The box relative to its start on the baseline, in points, with y pointing up: an origin below
  /// 0 extends below the baseline. `x` has no effect (Strut's rule).
  open var bounds = CGRect.zero
  /// The space on both sides of the box, in points; 0 by default.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an empty attachment.
  public override init() {}

  /// Creates an attachment with an image.
  public init(image: UIImage) { self.image = image }

  /// Creates an attachment with data.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }
}

extension NSTextAttachment: TextAttachmentConvertible {
  package var layoutAttachment: TextAttachment {
    let bounds = bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    return TextAttachment(
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
