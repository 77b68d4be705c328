import CellDocuments
import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs
import Testing

@Suite("Tables in documents")
struct TableDocumentTests {
  static let cells = """
    cells:
      person:
        views:
          name: { label: { text: Nobody, textStyle: headline, lines: 0 } }
          photo: { image: { size: { width: 10, height: 20 } } }
          isIn: { switch: { } }
          call: { button: { title: Call } }
          notes: { textView: { text: Notes } }
        constraints: ["V:|-[name]-[photo]-[isIn]-[call]-[notes]-|"]

    """

  @Test("Everything that is said of a table arrives")
  func table() throws {
    let document = try TableDocument(
      text: """
        schema: 1
        table:
          style: insetGrouped
          width: 320
          height: 480
          era: iOS26
          separator: false
          estimation: learned
          rowHeight: automatic
          sectionHeaderHeight: 30
          sectionFooterHeight: { scaled: 20, textStyle: footnote }
          estimatedRowHeight: automatic
          estimatedSectionHeaderHeight: { scaled: 28 }
          estimatedSectionFooterHeight: 0
        cells: {}
        sections: []
        """)
    #expect(
      document.table
        == TableDescription(
          style: .insetGrouped, width: 320, height: 480, era: .iOS26, hasSeparators: false,
          sectionHeaderHeight: .points(30), sectionFooterHeight: .scaled(20, .footnote),
          estimatedSectionHeaderHeight: .scaled(28, .body),
          estimatedSectionFooterHeight: .points(0), estimation: .learned))
    #expect(try TableDocument(text: "{schema: 1, cells: {}, sections: []}").table == TableDescription())
  }

  @Test("Rows give values to views of every kind")
  func listed() throws {
    let document = try TableDocument(
      text: "schema: 1\n" + Self.cells + """
        sections:
          - header: People
            footer: "2 people"
            rows:
              - name.text: Anna
                name.alignment: center
                name.textColor: "#FF0000"
                photo.size: { width: 300, height: 200 }
                isIn.on: true
                call.title: Ring
                notes.text: ""
                notes.hidden: true
                name.backgroundColor: "#00FF00"
              - { cell: person, photo.size: 30.5x20, name.text: ~ }
        """)
    let section = try #require(document.sections.first)
    #expect((section.header?.title, section.footer?.title, section.rows.count) == ("People", "2 people", 2))
    #expect(
      try document.row(at: 0, in: 0)
        == TableRow(
          cell: "person",
          values: [
            BoundValue(view: "name", value: .text("Anna")), BoundValue(view: "name", value: .alignment(.center)),
            BoundValue(view: "name", value: .textColor(Color(hexadecimal: 0xFF0000))),
            BoundValue(view: "photo", value: .size(CGSize(width: 300, height: 200))),
            BoundValue(view: "isIn", value: .isOn(true)), BoundValue(view: "call", value: .text("Ring")),
            BoundValue(view: "notes", value: .text("")), BoundValue(view: "notes", value: .isHidden(true)),
            BoundValue(view: "name", value: .backgroundColor(Color(hexadecimal: 0x00FF00))),
          ]))
    #expect(
      try document.row(at: 1, in: 0).values == [
        BoundValue(view: "photo", value: .size(CGSize(width: 30.5, height: 20)))
      ])
  }

  @Test("Rows of files say the same as listed ones, with fields named so or bound")
  func files() throws {
    let expected = TableRow(
      cell: "person",
      values: [
        BoundValue(view: "isIn", value: .isOn(true)), BoundValue(view: "name", value: .text("true, and \"so\"")),
        BoundValue(view: "photo", value: .size(CGSize(width: 3, height: 4))),
      ])
    let csv = "isIn.on,name.text,photo.size\ntrue,\"true, and \"\"so\"\"\",3x4\n"
    let jsonl = #"{"isIn.on": true, "name.text": "true, and \"so\"", "photo.size": {"width": 3, "height": 4}}"#
    let bind = "bind: { name.text: name, isIn.on: in, photo.size: size }"
    let bound = #"{"x": [1], "size": "3x4", "name": "true, and \"so\"", "in": true}"#
    for (name, text, bind) in [
      ("a.csv", csv, ""), ("a.jsonl", "\n" + jsonl + "\n\n", ""), ("b.ndjson", bound, bind),
      ("c.CSV", "size,name,in,y\r\n3x4,\"true, and \"\"so\"\"\",true,", bind),
    ] {
      let document = try CellDocumentsTests.table(
        "schema: 1\n" + Self.cells + "sections: [{ rows: \(name), \(bind) }]", [name: text])
      #expect(document.sections[0].rows.count == 1)
      #expect(try document.row(at: 0, in: 0) == expected, "\(name)")
    }
  }

  @Test("A cell may be in a file, and rows may name different cells")
  func cellFiles() throws {
    let document = try CellDocumentsTests.table(
      """
      schema: 1
      cells: { a: a.yaml, b: { views: { x: { switch: {} } } } }
      sections:
        - { cell: a, rows: [{ x.text: A }, { cell: b, x.on: true }] }
        - { rows: rows.csv, bind: { cell: kind, x.hidden: gone } }
      """,
      ["a.yaml": "schema: 1\nviews: { x: { label: {} } }", "rows.csv": "kind,gone\nb,true\na,\n"])
    #expect(document.cells.keys.sorted() == ["a", "b"])
    #expect(try (0...1).map { try document.row(at: $0, in: 0).cell } == ["a", "b"])
    #expect(
      try document.row(at: 0, in: 1) == TableRow(cell: "b", values: [BoundValue(view: "x", value: .isHidden(true))]))
    #expect(try document.row(at: 1, in: 1) == TableRow(cell: "a"))
  }

  @Test(
    "A mistake says where it is, and the cure",
    arguments: [
      ("- { headr: x }", "table.yaml:12:5: unknown key \"headr\" of a section; did you mean \"header\"?"),
      ("- { cell: persn }", "table.yaml:12:11: unknown cell \"persn\"; did you mean \"person\"?"),
      ("- { rows: [{ cell: persn }] }", "table.yaml:12:20: unknown cell \"persn\"; did you mean \"person\"?"),
      (
        "- { rows: [{ nme.text: x }] }",
        "table.yaml:12:14: cell \"person\" has no view \"nme\"; did you mean \"name\"?"
      ),
      (
        "- { rows: [{ name.txet: x }] }",
        "table.yaml:12:14: a row cannot set \"txet\" of \"name\"; did you mean \"text\"?"
      ),
      (
        "- { rows: [{ photo.text: x }] }",
        """
        table.yaml:12:14: a row cannot set "text" of "photo"; the properties it can set are size, hidden and \
        backgroundColor
        """
      ),
      (
        "- { rows: [{ name: x }] }",
        """
        table.yaml:12:14: unknown key "name" of a row; write view.property, such as "call.title", or bind it
        """
      ),
      (
        "- { rows: [{ isIn.on: yes }] }",
        "table.yaml:12:23: \"isIn.on\" must be true or false, not \"yes\""
      ),
      (
        "- { rows: [{ photo.size: 3x }] }",
        "table.yaml:12:26: \"photo.size\" must be a size such as 300x200, in points, not \"3x\""
      ),
      ("- { rows: [x] }", "table.yaml:12:12: \"a row\" must be a mapping of keys to values, not \"x\""),
      ("- { rows: none.csv }", "table.yaml:12:11: rows \"none.csv\": the file does not exist"),
      ("- { rows: a.txt }", "table.yaml:12:11: rows \"a.txt\": rows must be in a .jsonl, .ndjson or .csv file"),
      (
        "- { rows: [], bind: { name.text: x } }",
        "table.yaml:12:15: \"bind\" applies only to rows in a file; remove it"
      ),
      ("- { rows: a.csv }", "a.csv:1:1: cell \"person\" has no view \"nam\"; did you mean \"name\"?"),
      (
        "- { rows: b.csv }",
        "b.csv:4:1: the row has 1 field, but the first line has 2|b.csv:5:1: \"isIn.on\" must be true or false, not \"no\""
      ),
      (
        "- { rows: b.csv, bind: { name.text: nam.text } }",
        "table.yaml:12:37: the file has no field \"nam.text\"; did you mean \"name.text\"?"
      ),
      (
        "- { rows: b.csv, bind: { nam.text: name.text } }",
        "table.yaml:12:26: cell \"person\" has no view \"nam\"; did you mean \"name\"?"
      ),
      (
        "- { rows: c.csv }",
        "c.csv:2:1: the character U+0000 is not allowed; remove it|c.csv:4:2: the character U+000C is not allowed; remove it"
      ),
      (
        "- { rows: a.jsonl }",
        """
        a.jsonl:2:2: cell "person" has no view "nme"; did you mean "name"?|\
        a.jsonl:4:1: not JSON: expected a value; put text in quotation marks|\
        a.jsonl:5:10: the key "a" appears twice in one object; remove one
        """
      ),
      (
        "- { rows: b.jsonl }",
        """
        b.jsonl:1:2: not JSON: expected a key in quotation marks|\
        b.jsonl:2:15: not JSON: expected a value; put text in quotation marks|\
        b.jsonl:3:18: not JSON: unexpected text after the end of the document; remove it|\
        b.jsonl:4:13: not JSON: expected a value; put text in quotation marks|\
        b.jsonl:5:15: half a character; write both halves, such as \\ud83d\\ude00|\
        b.jsonl:6:19: cell "person" has no view "nme"; did you mean "name"?|\
        b.jsonl:7:30: "isIn.on" must be true or false, not "no"
        """
      ),
      (
        "- { rows: c.jsonl, bind: { name.text: heading, call.title: na\u{EF}ve, isIn.on: in } }",
        "table.yaml:12:39: no record of the file has a member \"heading\"; did you mean \"headin\"?"
      ),
      (
        "- { rows: mac.csv }",
        """
        table.yaml:12:11: rows "mac.csv" (1:10): a carriage return has no line feed after it; save the file \
        with Unix or Windows line endings, or put the field in quotation marks
        """
      ),
    ])
  func mistakes(section: String, message: String) throws {
    let files = [
      "a.csv": "name.text,nam.text\n1,2\n", "b.csv": "name.text,isIn.on\n\"x\ny\",true\n1\nz,no\n",
      "c.csv": "name.text\n\u{0}\n\"x\né\u{C}\"\ncafé\n",
      "b.jsonl": "{name.text: \"a\"}\n{\"name.text\": 'a'}\n{\"isIn.on\":true} x\n{\"isIn.on\": +1}\n"
        + "{\"name.text\":\"\\ud800\"}\n{\"call.title\":\"\u{2028}\",\"nme.text\":1}\n{ \"name.text\":\"é\",\"isIn.on\": \"no\"}\n",
      "c.jsonl": "{\"headin\": \"heading\"}\n{\"na\\u00efve\": \"a\", \"in\" : true}\n", "mac.csv": "name.text\ra\rb\r",
      "a.jsonl": "{\"name.text\": \"a\"}\n{\"nme.text\": \"a\"}\n\nname.text: b\n{\"a\": 1, \"a\": 2}",
    ]
    let found = try tableProblems("schema: 1\n" + Self.cells + "sections:\n" + section, files)
    let shortened = found.map { $0.replacing("; the views in it are call, isIn, name, notes and photo", with: "") }
    #expect(found.joined(separator: "|") == message || shortened.joined(separator: "|") == message, "\(found)")
  }

  /// YAML would fold the first key, and reject the others.
  @Test(
    "A row of JSON Lines says what JSON says",
    arguments: [
      (#"{"name.text":"one\#u{85}two\#u{2028}     three"}"#, "one\u{85}two\u{2028}     three"),
      ("\t{\"name.text\":\t\"a\"\t}", "a"), (#"{"name.text":"\#u{7F}\#u{FEFF}\#u{FFFE}"}"#, "\u{7F}\u{FEFF}\u{FFFE}"),
      (#"{"name.text":"\ud83d\ude00\/"}"#, "\u{1F600}/"), ("{\"name.text\":\"a\",\r\"isIn.on\":true}", "a"),
    ])
  func json(line: String, text: String) throws {
    let document = try CellDocumentsTests.table(
      "schema: 1\n" + Self.cells + "sections: [{ rows: a.jsonl }]", ["a.jsonl": line])
    let row = try document.row(at: 0, in: 0)
    #expect(row.values.first == BoundValue(view: "name", value: .text(text)))
  }

  @Test(
    "Members of JSON Lines that are bound may be in none, unless one is there that is nearly the same",
    arguments: [
      ("{\"na\u{69}\u{308}ve\":\"x\"}", "na\u{EF}ve", nil), (#"{"other":1}"#, "heading", nil), ("", "heading", nil),
      (#"{"headin":1}"#, "heading", "headin"), (#"{"headin":{"heading":1}}"#, "heading", "headin"),
      ("{\"headin\":1}\n{\"heading\":1}", "heading", nil), ("{heading:1}", "heading", nil),
      (String(repeating: "{\"headin\":1}\n", count: 1200) + "{\"heading\":1}", "heading", nil),
    ])
  func members(rows: String, name: String, suggestion: String?) throws {
    let file = try RowFile(bytes: Array(rows.utf8), format: .jsonLines, path: "a.jsonl")
    #expect(file.misspelled([name]).map(\.suggestion) == (suggestion.map { ["; did you mean \"\($0)\"?"] } ?? []))
  }

  @Test("A byte that is not UTF-8 is counted in its line of JSON, whatever ends lines elsewhere")
  func notUTF8() throws {
    let cell = try TableDocument(text: "schema: 1\n" + Self.cells + "sections: []").cells
    let bytes = Array("{\"name.text\": \"\u{2028}é".utf8) + [0xFF] + Array("\"}".utf8)
    let file = try RowFile(bytes: bytes, format: .jsonLines, path: "a")
    let section = SectionDescription(rows: .file(file, RowBinding(cell: cell.keys.first)))
    let document = TableDocument(file: "t", cells: cell, sections: [section])
    let error = #expect(throws: CellDocumentErrors.self) { try document.row(at: 0, in: 0) }
    #expect(error?.description == "a:1:18: the byte 0xFF is not valid UTF-8; save the file as UTF-8")
  }

  @Test("A file in UTF-16 is called that", arguments: [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61]] as [[UInt8]])
  func utf16(bytes: [UInt8]) {
    for format in RowFile.Format.allCases {
      let error = #expect(throws: CellDocumentError.self) { try RowFile(bytes: bytes, format: format, path: "a") }
      #expect(error?.description == "a:1:1: the file is UTF-16; save it as UTF-8")
    }
  }

  @Test(
    "A mistake elsewhere says where it is, and the cure",
    arguments: [
      (
        "schema: 1",
        "table.yaml:1:1: the document has nothing under \"cells\"; add the cells|table.yaml:1:1: the document has nothing under \"sections\"; add the sections"
      ),
      (
        "schema: 1\nviews: {}\ncells: {}\nsections: []",
        "table.yaml:2:1: unknown key \"views\" of the document; the keys are schema, table, collection, cells and sections"
      ),
      ("schema: 1\ncells: { a: b.yaml }\nsections: []", "table.yaml:2:13: the cell's file \"b.yaml\" does not exist"),
      (
        "schema: 1\ncells: { a: a.yaml }\nsections: []",
        "a.yaml:2:15: unknown kind \"lable\" of view \"x\"; did you mean \"label\"?"
      ),
      (
        "schema: 1\nviews: { a: { label: {} } }\nconstraints: []",
        "table.yaml:1:1: the document describes a cell, not a table; use `strut layout`"
      ),
      (
        "schema: 1\ncells: { a: { } }\nsections: []",
        "table.yaml:2:10: cell \"a\" has no key \"views\"; add the views of the cell"
      ),
      (
        "schema: 1\ncells: {}\nsections: [{ rows: [{}] }]",
        "table.yaml:3:21: neither the row nor its section has a \"cell\"; define a cell under \"cells\""
      ),
      (
        "schema: 1\ntable: { style: groupd }\ncells: {}\nsections: []",
        "table.yaml:2:17: unknown table style \"groupd\"; did you mean \"grouped\"?"
      ),
      (
        "schema: 1\ntable: { rowHeight: -1 }\ncells: {}\nsections: []",
        "table.yaml:2:21: \"rowHeight\" must be a number of points, automatic, or { scaled: 44, textStyle: body }, not \"-1\""
      ),
      (
        "schema: 1\ntable: { rowHeight: { textStyle: body } }\ncells: {}\nsections: []",
        "table.yaml:2:21: \"rowHeight\" has no \"scaled\"; add the height at L"
      ),
      (
        "schema: 1\ntable:\n  estimatedRowHeight: 66\n  estimation: learned\ncells: {}\nsections: []",
        """
        table.yaml:4:3: "estimation: learned" has no effect when "estimatedRowHeight" sets the estimate; remove one of \
        the two
        """
      ),
      (
        "schema: 1\ntable:\n  rowHeight: 66\n  estimation: learned\ncells: {}\nsections: []",
        "table.yaml:4:3: \"estimation: learned\" has no effect when \"rowHeight\" sets the height; remove one of the two"
      ),
      (
        "schema: 1\ntable: { height: 20001 }\ncells: {}\nsections: []",
        "table.yaml:2:18: \"height\" must be a number of points, at least 1 and at most 20000, not \"20001\""
      ),
    ])
  func elsewhere(text: String, message: String) throws {
    let files = ["a.yaml": "schema: 1\nviews: { x: { lable: {} } }"]
    #expect(try tableProblems(text, files).joined(separator: "|") == message)
  }

  @Test("A table document cut anywhere, or with a byte changed, crashes nothing")
  func mutations() {
    let bytes = Array(
      ("schema: 1\n" + Self.cells + "sections: [{ header: x, rows: [{ name.text: x, photo.size: 3x4 }] }]").utf8)
    for index in stride(from: 0, to: bytes.count, by: 3) {
      _ = try? TableDocument(bytes: Array(bytes[..<index]), file: "f")
      for byte in [0x00, 0x22, 0x26, 0x2A, 0x5B, 0x80] as [UInt8] {
        var changed = bytes
        changed[index] = byte
        guard let document = try? TableDocument(bytes: changed, file: "f") else { continue }
        for section in document.sections.indices {
          for row in 0..<document.sections[section].rows.count { _ = try? document.row(at: row, in: section) }
        }
      }
    }
  }
}
