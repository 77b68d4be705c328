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
      ("\\\"q\\\"", "\"q\""), ("Up to 5&#160;MB", "Up to 5\u{A0}MB"), ("10&#8239;km", "10\u{202F}km"),
      ("&#160; indented\u{A0}", "\u{A0} indented\u{A0}"), ("\\ud83c\\udf89!", "🎉!"),
      ("@everyone in this room", "@everyone in this room"), ("@home/work, or not", "@home/work, or not"),
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
    #expect(
      read.problems == [
        "res/values/strings.xml:4:1: \"same\" refers to @string/n, and that is a plural, not a string"
      ])
    #expect(read.catalog.keys.map(\.name) == ["brand", "f", "list[0]", "list[1]", "n"])
    #expect(read.catalog.texts("n", "en") == ["1 song", "88,888 songs"])
    #expect(read.catalog.texts("list[1]", "en") == ["B"])
    #expect(read.catalog.texts("f", "en") == ["%d %s"])
    #expect(read.catalog.status("brand", "de") == .source)
  }

  @Test("A text that is another's follows it into every language; the system's are none of the app's")
  func references() {
    let read = reading([
      "res/values/strings.xml": resources(
        """
        <string name="plain">Plain</string><string name="again">@string/list_title</string>
        <string name="list_title">@string/plain</string><string name="ok">@android:string/ok</string>
        <string-array name="list"><item>@string/plain</item><item>Two</item></string-array>
        <string name="round">@string/round</string>
        """),
      "res/values-de/strings.xml": resources("<string name=\"plain\">Einfach</string>"),
    ])
    #expect(
      read.problems == [
        "res/values/strings.xml:3:49: \"ok\" refers to \"@android:string/ok\", which is not a string of the app; it has no text here",
        "res/values/strings.xml:5:1: \"round\" refers to @string/round, and the references form a cycle",
      ])
    #expect(read.catalog.keys.map(\.name) == ["again", "list[0]", "list[1]", "list_title", "plain"])
    #expect(read.catalog.texts("list[0]", "en") == ["Plain"])
    #expect((read.catalog.texts("list[0]", "de"), read.catalog.texts("again", "de")) == (["Einfach"], ["Einfach"]))
  }

  @Test("A reference is that of its own folder's language, and is followed in the language that is asked for")
  func referencesByLanguage() {
    let read = reading([
      "res/values/strings.xml": resources(
        "<string name=\"a\">Own</string><string name=\"b\">Plain</string><string name=\"c\">@string/b</string>"),
      "res/values-fr/strings.xml": resources("<string name=\"a\">@string/b</string>"),
      "res/values-de/strings.xml": resources("<string name=\"b\">Einfach</string>"),
      "res/values-pt/strings.xml": resources("<string name=\"c\">Meu</string>"),
      "res/values-pt-rBR/strings.xml": resources("<string name=\"b\">Simples</string>"),
    ])
    #expect(read.problems.isEmpty)
    #expect((read.catalog.texts("a", "de"), read.catalog.status("a", "de")) == (["Own"], .missing))
    #expect(read.catalog.texts("a", "fr") == ["Plain"])
    #expect(read.catalog.texts("a", "fr-CA") == ["Plain"])
    #expect((read.catalog.texts("c", "de"), read.catalog.texts("c", "en")) == (["Einfach"], ["Plain"]))
    #expect(read.catalog.texts("c", "pt-BR") == ["Meu"])
    #expect(read.catalog.texts("b", "pt-BR") == ["Simples"])
  }

  @Test("A reference to another module's string is followed; one that leads nowhere is told at its place")
  func lostReferences() {
    let read = reading([
      "app/res/values/strings.xml": resources(
        "<string name=\"a\">@string/shared</string>\n<string name=\"b\">@string/missing</string>\n"
          + "<string name=\"c\">@null</string>\n<string name=\"d\">@string/e</string>\n"
          + "<string name=\"e\">@string/d</string>\n"
          + "<plurals name=\"n\"><item quantity=\"one\">@string/shared</item><item quantity=\"other\">%d</item></plurals>"
      ),
      "lib/res/values/strings.xml": resources("<string name=\"shared\">Shared</string>"),
    ])
    #expect(
      read.problems == [
        "app/res/values/strings.xml:4:1: \"c\" refers to \"@null\", which is not a string of the app; it has no text here",
        "app/res/values/strings.xml:7:19: the form \"one\" of \"n\" refers to another resource, which is not supported in a plural; include the text itself",
        "app/res/values/strings.xml:3:1: \"b\" refers to @string/missing, and there is no string \"missing\"",
        "app/res/values/strings.xml:5:1: \"d\" refers to @string/e, and the references form a cycle",
        "app/res/values/strings.xml:6:1: \"e\" refers to @string/d, and the references form a cycle",
      ])
    #expect(read.catalog.texts("a", "en") == ["Shared"])
  }

  @Test(
    "A plural's number may be text, and a plural without the form other has those it has",
    arguments: [
      ("<item quantity=\"one\">%s file</item><item quantity=\"other\">%s files</item>", ["1 file", "88,888 files"]),
      (
        "<item quantity=\"one\">%1$s of %2$s</item><item quantity=\"other\">%2$s</item>",
        ["Maximiliane Wellington of Maximiliane Wellington", "Maximiliane Wellington"]
      ), ("<item quantity=\"one\">%d file</item>", ["1 file"]),
      ("<item quantity=\"few\">%d files</item>", ["88,888 files"]),
    ])
  func plurals(items: String, texts: [String]) {
    let read = reading(["res/values/strings.xml": resources("<plurals name=\"n\">\(items)</plurals>")])
    #expect(read.catalog.texts("n", "en") == texts)
    #expect(read.problems.isEmpty == items.contains("other"))
  }

  @Test("Texts for some devices alone are told, and other resources for them are not looked at")
  func devices() {
    let read = reading([
      "res/values-sw600dp/strings.xml": resources("<string name=\"a\">x</string>"),
      "res/values-night/colors.xml": resources("<color name=\"c\">#fff</color>"),
    ])
    #expect(
      read.problems == [
        "res/values-sw600dp/strings.xml:2:1: strings in device-specific folders are not read; move them to values, or to a language's folder such as values-de"
      ])
  }

  @Test(
    "The folder decides the locale",
    arguments: [
      ("values", "en"), ("values-de", "de"), ("values-pt-rBR", "pt-BR"), ("values-b+sr+Latn", "sr-Latn"),
      ("values-iw", "he"),
      ("values-b+es+419", "es-419"), ("values-fil", "fil"), ("values-tl", "fil"), ("values-kmr", "kmr"),
      ("values-mo", "ro"), ("values-sh", "sr-Latn"), ("values-sh-rRS", "sr-Latn-RS"), ("values-jw", "jv"),
      ("values-in", "id"), ("values-pnb", "pnb"), ("values-azb", "azb"), ("values-mhr", "mhr"), ("values-skr", "skr"),
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
        "2:1: unescaped apostrophe; write \\', or put the text in quotation marks"
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
      ("<string name=\"a\">b</string>", "3:1: the key \"a\" appears twice, first on line 2; remove one"),
      ("<string name=\"b\">\\uxyz</string>", "2:1: expected four hexadecimal digits after \\u"),
      (
        "<string name=\"b\">\\ud83c</string>",
        "2:1: expected the second \\u escape of a surrogate pair, as in \\ud83c\\udf89"
      ),
      (
        "<string name=\"b\">\"open</string>",
        "2:1: a quotation mark is never closed; write \\\" for a literal quotation mark"
      ),
    ])
  func mistakes(text: String, message: String) {
    let read = reading(["values-de/strings.xml": resources(text + "\n<string name=\"a\">x</string>")])
    #expect(read.problems == ["values-de/strings.xml:\(message)"])
    #expect(read.catalog.texts("a", "de").count == 1)
  }

  @Test(
    "Of several texts in a plural one that is a number decides, and words stay",
    arguments: [
      (["1": "Ana", "2": "1"], ["Ana, 1 file"]), (["1": "Ana", "2": "7"], ["Ana, 7 files"]),
      (["1": "Ana", "2": "Bo"], ["Ana, Bo file", "Ana, Bo files"]),
      (["1": "Ana", "#": "1", "2": "Bo"], ["Ana, Bo file"]),
    ])
  func decidingText(arguments: [String: String], texts: [String]) {
    let read = reading([
      "values/s.xml":
        "<resources><plurals name=\"p\"><item quantity=\"one\">%1$s, %2$s file</item><item quantity=\"other\">%1$s, %2$s files</item></plurals></resources>"
    ])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.texts("p", "en", arguments) == texts)
  }
}
