import StringCatalogs
import Testing

@Suite("Android's string resources")
struct AndroidStringsTests {
  private func resources(_ content: String) -> String {
    "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\">\n\(content)\n</resources>"
  }

  @Test(
    "White space, apostrophes, quotation marks, escapes and markup are Android's",
    arguments: [
      ("Don\\'t  stop,\n   now ", "Don't stop, now"), ("\"Don't  stop\"", "Don't  stop"),
      ("a\\nb\\u00e9\\@\\\\", "a\nbé@\\"),
      ("  a <b>bold</b> <i> word</i>", "a bold word"), ("<![CDATA[<b>x</b> &amp;]]>", "<b>x</b> &amp;"),
      ("&lt;b> &amp;", "<b> &"),
      ("100% of 50% off", "100% of 50% off"), ("%1$s by %2$d%%", "Maximiliane Wellington by 88,888%"),
      ("\\\"q\\\"", "\"q\""),
      (
        "a <xliff:g id=\"n\" example=\"A name that is much longer than any\">%s</xliff:g>!",
        "a A name that is much longer than any!"
      ),
    ])
  func texts(raw: String, text: String) {
    let read = reading(["res/values/strings.xml": resources("<string name=\"a\">\(raw)</string>")])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.texts("a", "en") == [text])
  }

  @Test("Plurals, arrays, references and untranslatable texts")
  func kinds() {
    let read = reading([
      "res/values/strings.xml": resources(
        """
        <plurals name="n"><item quantity="one">%d song</item><item quantity="other">%d songs</item></plurals>
        <string-array name="list"><item>A</item><item>B</item></string-array>
        <string name="same">@string/n</string><color name="c">#fff</color>
        <string name="brand" translatable="false">Strut</string><string name="f" formatted="false">%d %s</string>
        """)
    ])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.keys.map(\.name) == ["brand", "f", "list[0]", "list[1]", "n"])
    #expect(read.catalog.texts("n", "en") == ["1 song", "88,888 songs"])
    #expect(read.catalog.texts("list[1]", "en") == ["B"])
    #expect(read.catalog.texts("f", "en") == ["%d %s"])
    #expect(read.catalog.status("brand", "de") == .source)
  }

  @Test(
    "The folder decides the locale",
    arguments: [
      ("values", "en"), ("values-de", "de"), ("values-pt-rBR", "pt-BR"), ("values-b+sr+Latn", "sr-Latn"),
      ("values-iw", "he"),
      ("values-b+es+419", "es-419"), ("values-fil", "fil"),
    ])
  func folders(folder: String, locale: String) {
    let read = reading(["res/\(folder)/strings.xml": resources("<string name=\"a\">x</string>")])
    #expect(read.catalog[StringKey("a")]?.values.keys.sorted() == [locale])
  }

  @Test(
    "What is wrong has a place and a cure, and the others are read",
    arguments: [
      (
        "<string name=\"b\">It's</string>",
        "2:1: an apostrophe stands alone; write \\' or put the text in quotation marks"
      ),
      ("<string>b</string>", "2:1: <string> has no name; add name=\"…\""),
      (
        "<plurals name=\"b\"><item quantity=\"one\">x</item></plurals>",
        "2:1: the plural \"b\" has no quantity \"other\"; add one"
      ),
      (
        "<plurals name=\"b\"><item quantity=\"other\">x</item><item quantity=\"som\">x</item></plurals>",
        "2:50: unknown quantity \"som\"; the quantities are zero, one, two, few, many and other"
      ),
      ("<string name=\"a\">b</string>", "3:1: the key \"a\" stands twice, first in line 2; remove one"),
      ("<string name=\"b\">\\uxyz</string>", "2:1: four hexadecimal digits must follow \\u"),
      (
        "<string name=\"b\">\"open</string>",
        "2:1: a quotation mark is opened and never closed; write \\\" for the mark itself"
      ),
    ])
  func mistakes(text: String, message: String) {
    let read = reading(["values-de/strings.xml": resources(text + "\n<string name=\"a\">x</string>")])
    #expect(read.problems == ["values-de/strings.xml:\(message)"])
    #expect(read.catalog.texts("a", "de").count == 1)
  }
}
