import StringCatalogs

/// Sample text, in the script of a locale, for views whose actual text is not in the Interface
/// Builder file.
enum SampleText {
  /// The number of characters in a line of ``long(lines:in:)``.
  static let lineLength = 40
  /// The number of lines for text without a limit.
  static let usualLines = 3

  /// Returns two words for one line, and a sentence for more.
  ///
  /// - Parameter lineLimit: The maximum number of lines; 0 for no limit.
  static func short(lineLimit: Int, in locale: TextLocale) -> String {
    let sample = samples[locale.sampleScript] ?? latin
    return lineLimit == 1 ? sample.words : sample.sentence
  }

  /// Returns text with 40 characters for each line, which ends with a letter.
  ///
  /// - Parameter lineLimit: The maximum number of lines; 0 for no limit, which returns three lines.
  static func long(lineLimit: Int, in locale: TextLocale) -> String {
    let sentence = (samples[locale.sampleScript] ?? latin).sentence
    let count = lineLength * (lineLimit > 0 ? min(lineLimit, mostLines) : usualLines)
    var text = ""
    while text.count < count { text += text.isEmpty ? sentence : " " + sentence }
    var cut = Array(text.prefix(count))
    // A space at the end has no width.
    if cut.last?.isWhitespace == true { cut[cut.count - 1] = cut.last { $0.isLetter } ?? "n" }
    return String(cut)
  }

  /// The maximum number of lines in a sample.
  private static let mostLines = 20

  private struct Sample {
    let words, sentence: String

    init(_ words: String, _ sentence: String) { (self.words, self.sentence) = (words, sentence) }
  }

  private static let latin = Sample(
    "Sample text", "This sentence shows how text wraps onto more than one line")
  private static let samples = [
    "Latn": latin,
    "Cyrl": Sample("Образец текста", "Это предложение показывает, как текст переносится на следующие строки"),
    "Grek": Sample("Δείγμα κειμένου", "Αυτή η πρόταση δείχνει πώς το κείμενο συνεχίζεται σε επόμενες γραμμές"),
    "Arab": Sample("نص تجريبي", "هذه جملة توضح كيف ينتقل النص إلى أكثر من سطر واحد في الخلية"),
    "Hebr": Sample("טקסט לדוגמה", "משפט זה מראה כיצד הטקסט גולש ליותר משורה אחת בתוך התא"),
    "Deva": Sample("नमूना पाठ", "यह वाक्य दिखाता है कि पाठ एक से अधिक पंक्तियों में कैसे आता है"),
    "Thai": Sample("ข้อความ ตัวอย่าง", "ประโยคนี้แสดงให้เห็นว่าข้อความขึ้นบรรทัดใหม่อย่างไรเมื่อยาวเกินหนึ่งบรรทัด"),
    "Hans": Sample("示例 文本", "这句话用来展示文字超过一行时如何换行并显示在单元格中"),
    "Hant": Sample("範例 文字", "這句話用來展示文字超過一行時如何換行並顯示在儲存格中"),
    "Jpan": Sample("サンプル テキスト", "この文は、テキストが一行を超えたときにどのように折り返されるかを示します"),
    "Kore": Sample("샘플 텍스트", "이 문장은 텍스트가 한 줄을 넘을 때 어떻게 줄이 바뀌는지 보여 줍니다"),
  ]
}

extension TextLocale {
  /// A pseudolanguage is made of English letters.
  fileprivate var sampleScript: String { pseudolanguage == nil ? script : "Latn" }
}
