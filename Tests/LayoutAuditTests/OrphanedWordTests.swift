import LayoutCore
import TableLayout
import Testing
import TextLayout

@testable import LayoutAudit

@Suite("Words that stand alone in a last line")
struct OrphanedWordTests {
  private static let engine = TraitCollection().text

  @Test(
    "Words stand between spaces; Thai, Lao, Khmer, Burmese, Chinese and Japanese have those of ICU's dictionaries",
    arguments: [
      ("now", "en", 1), ("don’t panic", "en", 2), ("on-line", "en", 1), ("tak!", "pl", 1), ("3,5 km", "de", 2),
      ("خوب است", "fa", 2), ("한국어 문장", "ko", 2), ("ทิ้งอย่างถาวร?", "th", 3), ("ถาวร?", "th", 1),
      ("ພາສາລາວ", "lo", 2), ("ភាសាខ្មែរនិងអក្សរ", "km", 3), ("မြန်မာဘာသာစကား", "my", 2), ("电子邮件", "zh", 2), ("日本語です", "ja", 2),
    ])
  func counts(text: String, language: String, count: Int) {
    let found = Self.engine.wordCount(of: text, language: language)
    #expect(found == count)
  }

  @Test("Several Thai words that no space parts are no word alone, at any width")
  func thai() throws {
    let end = "ทิ้งอย่างถาวร?"
    let label = Label()
    label.text = "คุณ แน่ใจ หรือไม่ ว่า ต้องการลบ เอกสารนี้ จาก เครื่อง ของ คุณ และ จาก ทุกที่ " + end
    (label.numberOfLines, label.lineBreakStrategy) = (0, [])
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let (place, margins) = (label, cell.contentView.layoutMarginsGuide)
    LayoutConstraint.activate([
      place.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      place.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      place.topAnchor.constraint(equalTo: margins.topAnchor),
      place.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    var seen = false
    for width in stride(from: 300.0, through: 700, by: 4) {
      let faults = try LayoutCheck().faults(in: cell, width: width, ambiguity: false)
      let last = label.textLines(in: label.bounds.size)?.last
      if last?.text == end, (last?.width ?? 0) < Double(label.bounds.width) / 4 { seen = true }
      #expect(!faults.contains { $0.rule == .orphanedWord && $0.detail == end }, "\(width)")
    }
    #expect(seen)
  }

  @Test(
    "The end of a Chinese or Japanese sentence is no word alone",
    arguments: ["请输入您的电子邮件地址以便我们与您联系", "設定アプリで通知を許可してください。"])
  func runningText(sentence: String) throws {
    let cell = LayoutCheckTests.Seeded(
      rule: .orphanedWord, element: "title",
      views: "title: { label: { text: \(sentence)\(sentence), textStyle: body, lines: 0 } }",
      constraints: LayoutCheckTests.wide)
    for width in stride(from: 200.0, through: 500, by: 6) {
      #expect(try !LayoutCheckTests().faults(cell, width: width).contains { $0.rule == .orphanedWord }, "\(width)")
    }
  }
}
