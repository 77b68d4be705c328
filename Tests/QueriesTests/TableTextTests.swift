import Testing

@testable import Queries

@Suite("Tables as text")
struct TableTextTests {
  @Test(
    "Widths on a terminal",
    arguments: [
      ("", 0), ("Inter", 5), ("日本", 4), ("ｶﾅ", 2), ("👩‍👩‍👧", 2), ("नमस्ते", 4), ("a\u{301}", 1), ("\u{200F}x", 1),
      ("한국어", 6), ("\u{16A0}", 1), ("☎", 1), ("☎\u{FE0F}", 2),
    ])
  func width(text: String, expected: Int) { #expect(text.displayWidth == expected) }

  @Test("Nothing is truncated, whatever the script, and columns are aligned")
  func columns() {
    let table = TableText(
      headings: ["", "n", "text"], rows: [["日本", "7", "नमस्ते"], ["abcde", "10", "👩‍👩‍👧x"]], wordColumns: [0, 2])
    #expect(table.text == "       n text\n日本   7 नमस्ते\nabcde 10 👩‍👩‍👧x")
  }
  @Test("A row may be shorter or longer than the headings, and without rows there is no table")
  func otherRows() {
    let table = TableText(headings: ["a", "b"], rows: [["long"], ["x", "10", "beyond"]])
    #expect(table.text == "a     b\nlong\nx    10")
    #expect(TableText(headings: ["a"]).text.isEmpty)
  }
}
