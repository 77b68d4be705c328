public import Foundation
internal import LayoutCore
package import TextLayout

/// A box in the line of a text, in the place of one U+FFFC.
///
/// Strut knows no images: the box is as large as ``bounds`` say, and one without bounds takes no room.
open class NSTextAttachment: NSObject {
  /// The character that an attachment stands in the place of.
  public static let character = 0xFFFC

  /// What the attachment holds, as the program gave it.
  open var contents: Data?
  /// The type of ``contents``, as the program gave it.
  open var fileType: String?
  /// The box from the place on the baseline where it starts, in points, y up: an origin below 0 reaches below the baseline.
  /// Its `x` moves nothing (Strut's rule).
  open var bounds = CGRect.zero
  /// Room to both sides of the box, in points; 0 at first.
  open var lineLayoutPadding: CGFloat = 0

  /// An attachment of nothing.
  public override init() {}

  /// An attachment of data.
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
  /// A string of an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
