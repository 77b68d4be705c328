import CellDocuments
import Foundation
@_spi(Measuring) import LayoutCore
import StringCatalogs
import TestSupport
import Testing

@Suite("Hostile documents")
struct HostileDocumentTests {
  @Test(
    "Nesting too deep is an error", arguments: ["[", "{a: ", "- ", "? ", "[[{a: ", "&a [", "!x ["], [60, 900, 10_000])
  func nesting(opening: String, count: Int) throws {
    let text = "schema: 1\nviews:\n" + String(repeating: opening, count: count)
    #expect(problems(text).count == 1)
  }

  @Test("Closed nesting is refused at its 65th level")
  func closedNesting() {
    let text = "schema: " + String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(problems(text) == ["1:72: more than 64 levels of nesting"])
  }

  @Test("Nesting past the limit of the YAML library is told in the same words")
  func deepestNesting() throws {
    let found = problems("schema: 1\nviews: " + String(repeating: "[", count: 100_000))
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(": more than 64 levels of nesting") == true)
  }

  /// A list of nine `lol`s, then `levels` lists of nine times the list before.
  private func laughs(levels: Int, last: (String) -> String) -> String {
    var text = "schema: 1\nx0: &x0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...levels {
      let items = Array(repeating: "*x\(level - 1)", count: 9).joined(separator: ", ")
      text += "x\(level): &x\(level) [\(items)]\n"
    }
    return text + last("*x\(levels)")
  }

  @Test("A billion laughs are refused before they are laughed")
  func billionLaughs() {
    #expect(
      problems(laughs(levels: 12) { "views: \($0)\n" }) == ["1:1: more than 400000 values after aliases are expanded"])
  }

  @Test(
    "A billion laughs in a key are refused before they are compared",
    arguments: [
      "? %\n: 1\n", "% : 1\n", "{ %: 1 }: 1\n", "views: { [%, %]: 1 }\n", "views: [? % : 1]\n", "? - %\n: 1\n",
      "views: {? {a: %} : 2}\n",
    ])
  func billionLaughsInKeys(key: String) throws {
    let text = laughs(levels: 20) { key.replacingOccurrences(of: "%", with: $0) }
    let problem = try #require(problems(text).first)
    #expect(problem.hasSuffix("a key must be a word, not an alias, a list or a mapping"), "\(problem)")
  }

  @Test("Aliases that are few stand for what they name; an error in one is reported where it is, once")
  func aliases() throws {
    let text = """
      schema: 1
      views:
        a: &caption { label: { text: "2 *b", textStyle: caption1, lines: &n 2 } }
        b: *caption
        c: { label: { lines: *n } }
      """
    let document = try CellDocument(text: text)
    #expect(document.views.map(\.name) == ["a", "b", "c"])
    #expect(document.views[0].content == document.views[1].content)
    #expect(
      problems(text.replacingOccurrences(of: "&n 2", with: "&n x")).map { $0.prefix(4) } == ["3:68"])
  }

  @Test(
    "Text that is not YAML is an error with a place",
    arguments: [
      (
        "a:\n\t- b",
        """
        2:1: not YAML: while scanning for the next token: found character that cannot start any token; \
        indent with spaces, not tabs, and quote text that begins with a special character
        """
      ),
      ("a: b: c", "1:5: not YAML: mapping values are not allowed in this context; quote text that contains \": \""),
      ("a: *b", "1:4: not YAML: found undefined alias"),
      ("a: \"b", "1:6: not YAML: while scanning a quoted scalar: found unexpected end of stream"),
      (
        "a: 1\n---\nb: 2",
        """
        2:1: not YAML: expected a single document in the stream: but found another document; a file contains one document
        """
      ),
      ("a: \u{1}", "1:4: the character U+0001 is not allowed; write it as an escape in double quotes"),
      ("a: b\n c: \u{0}d", "2:5: the character U+0000 is not allowed; write it as an escape in double quotes"),
      ("a: \u{FEFF}", "1:4: the character U+FEFF is not allowed; write it as an escape in double quotes"),
      ("%YAML 3.0\n---\na: 1", "1:1: not YAML: found incompatible YAML document"),
      ("a: \"\\ud83d\"", "1:7: not YAML: while parsing a quoted scalar: found invalid Unicode character escape code"),
    ])
  func syntax(text: String, message: String) {
    #expect(problems(text) == [message])
  }

  @Test(
    "Bytes that are not UTF-8 are an error with the place of the first",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "1:1: the byte 0xFF is not valid UTF-8; save the file as UTF-8"),
      ([0x61, 0x0A, 0x62, 0xC3, 0x28], "2:2: the byte 0xC3 is not valid UTF-8; save the file as UTF-8"),
      ([0xC3, 0xA9, 0xED, 0xA0, 0x80], "1:2: the byte 0xED is not valid UTF-8; save the file as UTF-8"),
    ] as [([UInt8], String)])
  func bytes(bytes: [UInt8], message: String) {
    #expect(problems(bytes) == [message])
  }

  @Test("A byte order mark, Windows line ends and a missing last line end change nothing")
  func harmlessBytes() throws {
    let plain = try CellDocument(text: sampleDocument)
    let windows = sampleDocument.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try CellDocument(bytes: [0xEF, 0xBB, 0xBF] + Array(windows.utf8), file: "cell.yaml") == plain)
  }

  @Test("A hundred thousand constraints are read; mistakes are reported up to the limit")
  func manyConstraints() throws {
    let good = Array(repeating: "a.top == b.bottom + 8 @ 750", count: 100_000)
    #expect(try CellDocument(text: document(constraints: good)).constraints.count == 100_000)
    let bad = Array(repeating: "a.topp == b.bottom", count: 1000)
    let found = problems(document(constraints: bad))
    #expect(found.count == DocumentLimits.errors + 1)
    #expect(found.last == "there are more errors; only the first 100 are listed")
  }

  @Test("A cell has a most of views, and one more is an error at its place")
  func manyViews() {
    func document(_ count: Int) -> String {
      "schema: 1\nviews:\n" + (0..<count).map { "  v\($0): { view: {} }\n" }.joined()
    }
    #expect(problems(document(DocumentLimits.views)).isEmpty)
    #expect(problems(document(501)) == ["503:3: the cell has more than 500 views; split it into several cells"])
  }

  @Test("Many names, and many mistakes in one line, cost no more than their number")
  func manyNames() {
    let names = (0..<5_000).map { "_view\($0)" }
    let views = "views: {" + names.map { "\($0): {label: {lines: &n 1}}" }.joined(separator: ", ") + "}"
    let constraints = "constraints: [" + names.map { "\($0)x.top == *n" }.joined(separator: ", ") + "]"
    #expect(problems("{schema: 1, \(views.replacingOccurrences(of: "&n 1", with: "1")), a: &n 1}").count == 2)
    #expect(problems("{schema: 1, \(views), \(constraints)}").count == DocumentLimits.errors + 1)
    #expect(problems("{schema: 1, views: {}, guides: [\((names + names).joined(separator: ", "))]}").count == 101)
    #expect(problems("{schema: 1, \(names.map { "\($0): 1" }.joined(separator: ", "))}").count == 101)
    #expect(problems("{schema: 1, views: {\(names.map { "\($0): {lable: 1}" }.joined(separator: ", "))}}").count == 101)
  }

  @Test("A word of a megabyte is quoted in part and compared with nothing")
  func longWords() throws {
    let word = String(repeating: "x", count: 1 << 20)
    let problem = try #require(problems(document(constraints: ["\(word).top == a.top"])).first)
    #expect(problem.utf8.count < 300)
    #expect(problems(document(label: "? \(word)\n: 1")).count == 1)
    #expect(problems("schema: 1\nviews: {? \(word) : {label: {}} }").count == 1)
  }

  @Test("A file beyond the limit is refused unread")
  func tooLarge() {
    let bytes = [UInt8](repeating: UInt8(ascii: "#"), count: DocumentLimits.bytes + 1)
    #expect(problems(bytes) == ["the file is larger than the limit of 16777216 bytes"])
  }

  @Test("Stacks within stacks without end are refused; as many as there may be are laid out")
  func stacks() throws {
    func chain(_ count: Int) -> String {
      "schema: 1\nviews:\n  s0: { view: {} }\n"
        + (1...count).map { "  s\($0): { stack: { arranged: [s\($0 - 1)] } }\n" }.joined()
    }
    #expect(problems(chain(DocumentLimits.stackDepth)).isEmpty)
    #expect(
      problems(chain(400)).allSatisfy { $0.hasSuffix("stacks are nested more than 20 levels deep") })
    #expect(problems(chain(400)).count == 1)
    #expect(problems(chain(5000)).count == 1)
    let wide = (0..<100_000).map { "v\($0 % 7)" }.joined(separator: ", ")
    #expect(problems("schema: 1\nviews: { s: { stack: { arranged: [\(wide)] } } }").count == DocumentLimits.errors + 1)
  }

  @Test(
    "A picture that is not a regular file is not opened",
    arguments: [
      ("/dev/zero", "is not a regular file"), ("/", "is a folder"), ("/dev/null", "is not a regular file"),
      ("/nonexistent.png", "does not exist"), ("/etc/passwd", "is not a PNG, JPEG or GIF image whose size can be read"),
    ])
  func pictures(path: String, reason: String) {
    #expect(
      problems("schema: 1\nviews: { a: { image: { file: \(path) } } }") == [
        "2:30: the image \"\(path)\" \(reason)"
      ])
  }

  @Test(
    "Odd paths are not there", arguments: ["a", ".", "/", "//", "\\0", "a\\0b", "..", "é", "a/", ".png", "~"],
    ["f", "/", "", "a/", "é/f"])
  func paths(path: String, document: String) {
    for text in [
      "schema: 1\nviews: { a: { image: { file: \"\(path)\" } } }",
      "schema: 1\ncells: { a: \"\(path)\" }\nsections: [{ rows: \"\(path)\" }]",
    ] {
      #expect(throws: CellDocumentErrors.self) { try CellDocument(text: text, file: document) }
      #expect(throws: CellDocumentErrors.self) { try TableDocument(text: text, file: document) }
    }
  }

  @Test("Cutting a document anywhere, or changing any byte, crashes nothing", arguments: [sampleDocument, allKinds])
  func mutations(document: String) {
    let bytes = Array(document.utf8)
    var some = SomeCases(oneIn: 5)
    for index in stride(from: 0, to: bytes.count, by: bytes.count / 250) {
      _ = problems(Array(bytes[..<index]))
      for byte in [0x00, 0x09, 0x22, 0x26, 0x2A, 0x5B, 0x7B, 0x80] as [UInt8] where some.next() {
        var changed = bytes
        changed[index] = byte
        _ = problems(changed)
      }
    }
  }

  @Test(
    "A path that cannot be read is an error that says why",
    arguments: [
      ("/nonexistent/cell.yaml", "/nonexistent/cell.yaml: there is no such file"),
      ("/", "/: this is a folder; specify a file in it"),
    ])
  func paths(path: String, message: String) throws {
    let error = #expect(throws: CellDocumentErrors.self) { try CellDocument(path: path) }
    #expect(error?.description == message)
    #expect(error?.first.code == .unreadableFile)
  }

  @Test("A device without end is refused, not read")
  func device() {
    let error = #expect(throws: CellDocumentErrors.self) { try CellDocument(path: "/dev/zero") }
    #expect(error?.first.code == .tooLarge)
  }

  @Test("Numbers too bad to tell signs by are given up on before they take long: a minimum that is not reached")
  func badNumbers() throws {
    let text = """
      schema: 1
      cell: { width: 1000000.0, separator: true, preservesSuperviewLayoutMargins: true }
      guides: [gutter, rail]
      views: {\(["a", "b", "c", "d", "e", "f", "g"].map { " \($0): { spacer: {} }" }.joined(separator: ",")) }
      constraints:
        - "a.height == 1000.0 * e.width"
        - "content.width == -1.0 * d.height"
        - "e.firstBaseline == -1e-09 * e.bottom @ 1"
        - "f.height <= -1e-09 * e.width"
        - "e.width >= 1e-06 * e.width"
        - "margins.right == -1e-09 * e.left"
        - "e.bottom == -1.0 * d.bottom"
        - "e.width <= -1e-09 * e.width @ 50"
        - "margins.height >= 320.0"
        - "H:|-[a]-|"
        - "H:|-[a]-|"
      """
    var traits = TraitCollection()
    traits.log = .silent
    let builder = CellBuilder(try CellDocument(bytes: Array(text.utf8), file: "bad.yaml"))
    let built = try builder.build(traits: traits)
    _ = try built.layOut(width: nil)
    #expect((1000..<4000).contains(built.cell.layoutWork.pivots))
  }
}
