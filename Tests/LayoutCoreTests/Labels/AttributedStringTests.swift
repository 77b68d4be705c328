import FontMetrics
import Foundation
import LayoutTestSupport
import Testing
import TextLayout

@testable import LayoutCore

@Suite("Foundation's attributed strings")
struct AttributedStringTests {
  private let plain: TextAttributes

  init() throws {
    plain = TextAttributes(font: try FontCatalog.bundled(sources: .own).font(named: "Strut Test", size: 10))
  }

  @Test("Attributes of Strut's scope and languages come over; what the string does not say holds as given")
  func attributes() throws {
    var string = AttributedString("ab")
    var second = AttributedString("cd e\u{301}")
    second.font = plain.font.withSize(20)
    second.tracking = 1
    second.kern = 2
    second.baselineOffset = 3
    second.languageIdentifier = "de"
    string.append(second)
    let text = AttributedText(string, attributes: plain)
    #expect(text.text == "abcd e\u{301}")
    #expect(text.spans.map(\.range) == [0..<2, 2..<7])
    #expect(text.spans[0].attributes == plain)
    let styled = text.spans[1].attributes
    #expect(styled.font.pointSize == 20)
    #expect(styled.tracking == 1 && styled.kern == 2 && styled.baselineOffset == 3 && styled.language == "de")
  }

  @Test("A paragraph has the style of its first character")
  func paragraphs() {
    var right = ParagraphStyle()
    right.alignment = .right
    var string = AttributedString("a\nb")
    var styled = AttributedString("c\nd\n")
    styled.paragraphStyle = right
    string.append(styled)
    string.append(AttributedString("e"))
    let text = AttributedText(string, attributes: plain)
    #expect(text.paragraphs.map(\.range) == [0..<2, 2..<5, 5..<7, 7..<8])
    #expect(text.paragraphs.map(\.style.alignment) == [.natural, .natural, .right, .natural])
  }

  @Test("Attachments; an empty string has attributes all the same")
  func attachments() {
    var string = AttributedString("a\u{FFFC}")
    let box = TextAttachment(width: 5, ascender: 5)
    string[string.characters.index(after: string.startIndex)..<string.endIndex].attachment = box
    let text = AttributedText(string, attributes: plain)
    #expect(text.spans.map(\.attributes.attachment) == [nil, box])
    let empty = AttributedText(AttributedString(), attributes: plain)
    #expect(empty.spans.count == 1 && empty.paragraphs.count == 1)
  }
}
