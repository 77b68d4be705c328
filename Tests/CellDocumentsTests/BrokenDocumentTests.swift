import StringCatalogs
import Testing

@Suite("Documents with mistakes")
struct BrokenDocumentTests {
  private static let kinds = """
    label, image, textView, switch, button, slider, stepper, segmentedControl, pageControl, progressView, activityIndicator, \
    textField, searchBar, stack, spacer and view
    """
  @Test(
    "A mistake in a label says where it is, and the cure",
    arguments: [
      ("color: red", "3:17: unknown key \"color\" of label \"a\""),
      ("line: 2", "3:17: unknown key \"line\" of label \"a\"; did you mean \"lines\"?"),
      ("hyphenation: 0.9", "3:17: \"hyphenation\" of label \"a\" is not supported yet"),
      ("textStyle: heading", "3:28: unknown text style \"heading\"; did you mean \"headline\"?"),
      ("lines: -1", "3:24: \"lines\" must be a whole number, 0 or more, not \"-1\""),
      ("lines: 1.5", "3:24: \"lines\" must be a whole number, 0 or more, not \"1.5\""),
      ("lines: two", "3:24: \"lines\" must be a whole number, 0 or more, not \"two\""),
      ("lines: \"2\"", "3:24: \"lines\" must be a whole number, 0 or more, not \"2\"; remove the quotation marks"),
      ("size: .nan", "3:23: \"size\" must be a number of points greater than 0, not \".nan\""),
      ("size: .inf", "3:23: \"size\" must be a number of points greater than 0, not \".inf\""),
      ("size: 0", "3:23: \"size\" must be a number of points greater than 0, not \"0\""),
      (
        "size: 1e999",
        "3:23: \"size\" must be a number of points greater than 0, not \"1e999\"; the number is too large"
      ),
      ("size: 0x11", "3:23: \"size\" must be a number of points greater than 0, not \"0x11\""),
      ("size: [17]", "3:23: \"size\" must be a number of points greater than 0, not a list"),
      ("size: !!int 17", "3:23: YAML tags (\"!…\") are not supported; remove the tag"),
      ("font: Palatino", "3:17: \"font\" requires a \"size\", in points at L; add one"),
      (
        "font: Palatino, size: 18, weight: bold",
        "3:43: \"weight\" applies only to the system font; specify the face in \"font\" instead"
      ),
      (
        "textStyle: body, weight: bold",
        "3:34: a text style has its own weight; add a \"size\" or remove \"weight\""
      ),
      ("weight: blod", "3:25: unknown font weight \"blod\"; did you mean \"bold\"?"),
      (
        "size: 18, maximumPointSize: 30",
        "3:27: \"maximumPointSize\" limits a scaled font; it requires \"size\" and \"textStyle\""
      ),
      (
        "breakMode: byTruncatingTial",
        "3:28: unknown line break mode \"byTruncatingTial\"; did you mean \"byTruncatingTail\"?"
      ),
      (
        "alignment: middle",
        "3:28: unknown alignment \"middle\"; the alignments are left, center, right, justified and natural"
      ),
      (
        "hugging: 1001",
        "3:26: \"hugging\" must be a number greater than 0 and at most 1000, or required, high or low, not \"1001\""
      ),
      (
        "compression: { horizontal: hihg }",
        "3:44: \"horizontal\" must be a number greater than 0 and at most 1000, or required, high or low, not \"hihg\""
      ),
      (
        "compression: { both: 1 }",
        "3:32: unknown key \"both\" of \"compression\"; the keys are horizontal and vertical"
      ),
      (
        "adjustsFontForContentSizeCategory: yes",
        "3:52: \"adjustsFontForContentSizeCategory\" must be true or false, not \"yes\""
      ),
      ("text: ", "3:24: \"text\" must be text, not nothing"),
      ("text: { kee: x }", "3:23: \"text\" must be text, not a mapping"),
      ("text: a, text: b", "3:17: the key \"text\" appears twice in one mapping; remove one"),
    ])
  func label(keys: String, message: String) {
    #expect(problems(document(label: keys)) == [message])
  }

  @Test(
    "A mistake elsewhere says where it is, and the cure",
    arguments: [
      ("", "1:1: the document is empty; begin it with \"schema: 1\""),
      ("# nothing\n", "1:1: the document is empty; begin it with \"schema: 1\""),
      ("---\n", "1:1: the document is empty; begin it with \"schema: 1\""),
      ("- schema", "1:1: \"the document\" must be a mapping of keys to values, not a list"),
      ("hello", "1:1: \"the document\" must be a mapping of keys to values, not \"hello\""),
      ("views: {}", "1:1: the document has no key \"schema\"; add \"schema: 1\""),
      ("schema: 2\nviews: 7", "1:9: unsupported schema \"2\"; this version of Strut reads schema 1"),
      ("schema: one", "1:9: \"schema\" must be the number 1, not \"one\""),
      ("schema: 1", "1:1: the document has no key \"views\"; add the views of the cell"),
      ("schema: 1\nveiws: {}\nviews: {}", "2:1: unknown key \"veiws\" of the document; did you mean \"views\"?"),
      ("schema: 1\nviews: []", "2:8: \"views\" must be a mapping of keys to values, not a list"),
      (
        "schema: 1\nviews: {}\ncell: { width: -1 }",
        "3:16: \"width\" must be a number of points, 0 or more, not \"-1\""
      ),
      (
        "schema: 1\nviews: {}\ncell: { width: 375pt }",
        "3:16: \"width\" must be a number of points, 0 or more, not \"375pt\""
      ),
      (
        "schema: 1\ncells: {}\nsections: []",
        "1:1: the document describes a table, not a cell; use `strut table`"
      ),
      (
        "schema: 1\ncollection: { list: {} }",
        "1:1: the document describes a collection view, not a cell; use `strut table`"
      ),
      (
        "schema: 1\nviews: {}\ncell: { backgroundColor: blu }",
        "3:26: \"backgroundColor\" must be a color such as \"#FF9800\", in quotation marks, not \"blu\""
      ),
      (
        "schema: 1\nviews: {}\ncell: { style: subtitel }",
        "3:16: unknown cell style \"subtitel\"; did you mean \"subtitle\"?"
      ),
      (
        "schema: 1\nviews: {}\ncell: { style: costum }", "3:16: unknown cell style \"costum\"; did you mean \"custom\"?"
      ),
      ("schema: 1\nviews: {}\ncell: { era: iOS19 }", "3:14: unknown release \"iOS19\"; did you mean \"iOS18\"?"),
      ("schema: 1\nviews: {}\ncell: { separator: 1 }", "3:20: \"separator\" must be true or false, not \"1\""),
      ("schema: 1\nviews: {}\ncell: { layoutMargins: 8 }", "3:9: \"layoutMargins\" of the cell is not supported yet"),
      (
        "schema: 1\nviews: {}\ncell: { accessory: checkmrk }",
        "3:20: unknown accessory \"checkmrk\"; did you mean \"checkmark\"?"
      ),
      (
        "schema: 1\ncell: { style: value2 }\nviews: { textLabel: { image: {} } }",
        """
        3:10: a cell with the style value2 has the views detailTextLabel (label) and textLabel (label), not "textLabel" of \
        another kind; use style custom for other views
        """
      ),
      (
        "schema: 1\ncell: { style: value1 }\nviews: { textLabel: { label: { hugging: high } } }",
        "3:10: a cell with the style value1 lays out its own views; remove the priorities of \"textLabel\""
      ),
      (
        "schema: 1\ncell: { style: default }\nviews: { detailTextLabel: { label: {} } }",
        """
        3:10: a cell with the style default has the views imageView (image) and textLabel (label), not "detailTextLabel"; \
        use style custom for other views
        """
      ),
      (
        "schema: 1\ncell: { style: subtitle }\nviews: {}\nconstraints: [content.height == 9]",
        "4:1: a cell with the style subtitle lays out its own views; remove \"constraints\""
      ),
      (
        "schema: 1\ncell: { style: subtitle }\nviews: {}\nguides: [a]",
        "4:1: a cell with the style subtitle lays out its own views; remove \"guides\""
      ),
      ("schema: 1\nviews: { a: { lable: {} } }", "2:15: unknown kind \"lable\" of view \"a\"; did you mean \"label\"?"),
      (
        "schema: 1\nviews: { a: {} }",
        "2:10: view \"a\" has no kind; add one of \(kinds)"
      ),
      (
        "schema: 1\nviews: { a: }",
        "2:10: view \"a\" has no kind; add one of \(kinds)"
      ),
      ("schema: 1\nviews: { a: label }", "2:13: \"a\" must be a mapping of keys to values, not \"label\""),
      (
        "schema: 1\nviews: { a: { label: {}, spacer: {} } }",
        "2:26: view \"a\" has more than one kind, \"label\" and \"spacer\"; keep one"
      ),
      (
        "schema: 1\nviews: { a: { label: {}, lines: 2 } }",
        "2:26: \"lines\" of view \"a\" belongs inside its kind: label: { lines: … }"
      ),
      (
        "schema: 1\nviews: { content: { label: {} } }",
        "2:10: a view cannot be named \"content\", which is an item of every cell; choose another name"
      ),
      (
        "schema: 1\nviews: { systemSpacing: { label: {} } }",
        "2:10: a view cannot be named \"systemSpacing\", which is a keyword in constraints; choose another name"
      ),
      (
        "schema: 1\nviews: { head-line: { label: {} } }",
        "2:10: a view cannot be named \"head-line\"; a name begins with a letter or \"_\", followed by letters, digits and \"_\""
      ),
      (
        "schema: 1\nviews: { a: { label: {} }, a: { label: {} } }",
        "2:10: the key \"a\" appears twice in one mapping; remove one"
      ),
      (
        "schema: 1\nguides: [a]\nviews: { a: { label: {} } }",
        "2:10: there is already a view named \"a\"; choose another name"
      ),
      (
        "schema: 1\nguides: [g, g]\nviews: {}",
        "2:13: there is already a guide named \"g\"; choose another name"
      ),
      ("schema: 1\nviews: {}\nguides: g", "3:9: \"guides\" must be a list, not \"g\""),
      ("schema: 1\nviews: {}\nconstraints: x", "3:14: \"constraints\" must be a list, not \"x\""),
      (
        "schema: 1\nviews: {}\nconstraints: [{ a: b }]",
        "3:15: \"a constraint\" must be text such as body.top == headline.bottom + 8, not a mapping"
      ),
    ])
  func elsewhere(text: String, message: String) {
    #expect(problems(text) == [message])
  }

  @Test("All mistakes are reported, in the order of the file")
  func all() {
    let text = """
      schema: 1
      constraints:
        - headlin.top == margins.top
        - body.firstBaselin == headline.lastBaseline
      cell: { width: wide }
      views:
        headline: { label: { txet: Hello } }
        body: { label: { textStyle: bdoy, lines: x } }
      """
    #expect(
      problems(text) == [
        "3:5: unknown view \"headlin\"; did you mean \"headline\"?",
        "4:10: unknown attribute \"firstBaselin\" of \"body\"; did you mean \"firstBaseline\"?",
        "5:16: \"width\" must be a number of points, 0 or more, not \"wide\"",
        "7:24: unknown key \"txet\" of label \"headline\"; did you mean \"text\"?",
        "8:31: unknown text style \"bdoy\"; did you mean \"body\"?",
        "8:44: \"lines\" must be a whole number, 0 or more, not \"x\"",
      ])
  }

  @Test("A view that cannot be read is still a name that constraints and stacks know")
  func noAvalanche() {
    let kinds = Self.kinds
    let text = """
      schema: 1
      views: { photo: { lable: {} }, row: { stack: { arranged: [photo, { title: { txet: {} } }] } } }
      constraints: [photo.top == content.top, title.top == content.top]
      """
    #expect(
      problems(text) == [
        "2:19: unknown kind \"lable\" of view \"photo\"; did you mean \"label\"?",
        "2:77: unknown kind \"txet\" of view \"title\"; the kinds are \(kinds)",
      ])
  }

  @Test("An error is written as compilers write theirs")
  func form() {
    let error = CellDocumentError(
      code: .unknownName, file: "cell.yaml", position: SourcePosition(line: 12, column: 5),
      message: "unknown view \"x\"")
    #expect(error.description == "cell.yaml:12:5: unknown view \"x\"")
    let whole = CellDocumentError(
      code: .unreadableFile, file: "cell.yaml", position: nil, message: "there is no such file")
    #expect(whole.description == "cell.yaml: there is no such file")
  }

  @Test(
    "A column is right in quotes, after folds and after letters of several bytes",
    arguments: [
      ("\"a.top == x.top\"", "8:15"), ("'a.top == x.top'", "8:15"), ("a.top ==\n      x.top", "9:7"),
      ("\"a.top ==\n      x.top\"", "9:7"), ("  a.top   ==   x.top", "8:20"), ("über.top == a.top", "8:5"),
      ("a.ü == über.top", "8:7"), ("\"a.\\u0074op == x.top\"", "8:5"), (">\n    a.top == x.top", "8:5"),
    ])
  func column(sentence: String, position: String) throws {
    let problem = try #require(problems(document(constraints: [sentence])).first)
    #expect(problem.hasPrefix(position + ": "), "\(problem)")
  }
}
