// Measuring attributed text ahead of layout, as an iOS project does it: `import UIKitNames` stands in place of `import UIKit`;
// nothing else differs.
// swift-format-ignore-file
import UIKitNames

/// An article with a headline, and how high it is at a width.
struct Article {
  var headline: String
  var body: String

  /// The headline with room below it, and the body indented, loose and hyphenated.
  func attributedText(lineBreakMode: NSLineBreakMode = .byWordWrapping) -> NSAttributedString {
    let headlineStyle = NSMutableParagraphStyle()
    headlineStyle.lineBreakMode = lineBreakMode
    headlineStyle.paragraphSpacing = 8
    headlineStyle.lineBreakStrategy = [.pushOut]
    let text = NSMutableAttributedString(string: headline + "\n", attributes: [
      .font: UIFont.preferredFont(forTextStyle: .headline),
      .paragraphStyle: headlineStyle,
      .kern: 0.5,
    ])

    let bodyStyle = NSMutableParagraphStyle()
    bodyStyle.setParagraphStyle(headlineStyle)
    bodyStyle.alignment = .justified
    bodyStyle.firstLineHeadIndent = 16
    bodyStyle.lineHeightMultiple = 1.2
    bodyStyle.hyphenationFactor = 1
    text.append(NSAttributedString(string: body, attributes: [
      .font: UIFont.preferredFont(forTextStyle: .body),
      .paragraphStyle: bodyStyle,
    ]))
    return text
  }

  func height(width: CGFloat) -> CGFloat {
    let bounds = attributedText().boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      context: nil)
    return ceil(bounds.height)
  }
}

/// A badge that is as wide as its text needs, in one style.
func badgeWidth(_ text: String, font: UIFont) -> CGFloat {
  return ceil(text.size(withAttributes: [.font: font]).width) + 16
}

/// A label that shows an article on three lines at most.
final class ArticleLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    numberOfLines = 3
    adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ article: Article) {
    attributedText = article.attributedText(lineBreakMode: .byTruncatingTail)
  }
}
