import LayoutCore
import Testing
import UIKitNames

@MainActor @Suite("Labels that override the rectangle of their text")
struct PaddedLabelTests {
  private final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 10)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return rect.inset(
        by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  private static let text = "The quick brown fox jumps over the lazy dog and runs away"

  private static func labels() -> (plain: UILabel, padded: PaddedLabel) {
    let (plain, padded) = (UILabel(), PaddedLabel())
    for label in [plain, padded] { (label.text, label.numberOfLines) = (text, 0) }
    return (plain, padded)
  }

  private static func height(of label: UILabel, width: CGFloat) -> CGFloat {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    return label.frame.height
  }

  private static func isLarger(_ size: CGSize, than other: CGSize) -> Bool {
    abs(size.width - other.width - 20) < 1e-6 && abs(size.height - other.height - 10) < 1e-6
  }

  @Test("A padded label is larger by its padding on both axes, also where its lines break in layout")
  func padding() {
    let (plain, padded) = Self.labels()
    #expect(Self.isLarger(padded.intrinsicContentSize, than: plain.intrinsicContentSize))
    for lines in 0...3 {
      (plain.numberOfLines, padded.numberOfLines) = (lines, lines)
      #expect(
        Self.isLarger(
          padded.sizeThatFits(CGSize(width: 220, height: 0)), than: plain.sizeThatFits(CGSize(width: 200, height: 0))))
    }
    #expect(Self.height(of: plain, width: 200) == 61 && Self.height(of: padded, width: 220) == 71)
  }

  @Test("An override that changes nothing changes no size", arguments: NSLineBreakMode.allCases)
  func nothing(mode: NSLineBreakMode) {
    let (plain, padded) = Self.labels()
    padded.insets = .zero
    for text in ["", "a", Self.text, "two\nlines here", Self.text + " "] {
      for lines in 0...3 {
        for label in [plain, padded] { (label.lineBreakMode, label.numberOfLines, label.text) = (mode, lines, text) }
        #expect(padded.intrinsicContentSize == plain.intrinsicContentSize)
        for width in [0.0, 57, 120, 200, 1000] {
          let size = CGSize(width: width, height: 0)
          #expect(padded.sizeThatFits(size) == plain.sizeThatFits(size))
        }
      }
    }
  }

  @Test("The lines of a padded label are those within its padding")
  func lines() {
    let (plain, padded) = Self.labels()
    padded.insets = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
    let lines = padded.strutLabel.textLayout(in: CGSize(width: 320, height: 200)).lineCount
    #expect(lines == 3 && lines == plain.strutLabel.textLayout(in: CGSize(width: 200, height: 200)).lineCount)
  }

  @Test("A label keeps the font and color objects that it is given; nil brings back its own")
  func objects() {
    let label = UILabel()
    label.font = nil
    #expect(label.font.pointSize == 17 && label.textColor === UIColor.label)
    let (font, color) = (UIFont.systemFont(ofSize: 30), UIColor(white: 0.3, alpha: 1))
    (label.font, label.textColor) = (font, color)
    #expect(label.font === font && label.textColor === color)
    let large = UIFont.systemFont(ofSize: 40)
    label.attributedText = NSAttributedString(string: "ab", attributes: [.font: large, .foregroundColor: UIColor.red])
    #expect(label.font == large && label.textColor == .red && label.intrinsicContentSize.height == 48)
    label.font = font
    #expect(label.font === font && label.intrinsicContentSize.height == 36)
    label.text = "ab"
    #expect(label.intrinsicContentSize.height == 36)
    label.textColor = nil
    #expect(label.textColor === UIColor.label)
  }
}
