import Testing
import UIKitNames

@MainActor @Suite("Attributed strings with UIKit's fonts and colors")
struct AttributeValueTests {
  @Test("AttributedString has UIKit's attributes, which NSAttributedString keeps")
  func attributes() throws {
    var string = AttributedString("Hello world")
    string.font = .systemFont(ofSize: 17)
    string.foregroundColor = .red
    string.kern = 2
    let range = try #require(string.range(of: "world"))
    string[range].font = .boldSystemFont(ofSize: 17)
    let converted = NSAttributedString(string)
    let attributes = unsafe converted.attributes(at: 7, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 17))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(AttributedString(converted).runs.count == 2)
    let whole = NSAttributedString(string: "Hello world", attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: 2])
    #expect(converted.size().width > whole.size().width && converted.size().height == whole.size().height)
  }

  @Test("A container of attributes takes a dictionary or properties")
  func containers() {
    var container = AttributeContainer()
    container.font = .systemFont(ofSize: 12)
    let string = AttributedString("x", attributes: container)
    #expect(string.font?.pointSize == 12)
    let other = AttributedString("x", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 12)]))
    #expect(other.font == string.font)
  }

  @Test("A picture in text takes its size on the baseline")
  func attachments() {
    let string = NSMutableAttributedString(string: "ab ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let plain = string.size()
    string.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage(size: CGSize(width: 30, height: 40)))))
    string.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: string.length))
    #expect(abs(string.size().width - plain.width - 30) < 0.01)
    #expect(abs(string.size().height - (40 - UIFont.systemFont(ofSize: 17).descender)) < 0.01)
  }
}
