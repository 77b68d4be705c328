// Measures attributed text before layout, as an iOS project does. The only difference is
// `import UIKitNames` instead of `import UIKit`.
// swift-format-ignore-file
import UIKitNames

/// Returns an article with a headline, and its height at a width.
struct Article {
  var headline: String
  var body: String

  /// Returns the headline with space below it, and the body indented, loosely spaced and
  /// hyphenated.
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

/// Returns a badge that is as wide as its text, in one style.
func badgeWidth(_ text: String, font: UIFont) -> CGFloat {
  return ceil(text.size(withAttributes: [.font: font]).width) + 16
}

/// Returns a label that shows an article on at most three lines.
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
