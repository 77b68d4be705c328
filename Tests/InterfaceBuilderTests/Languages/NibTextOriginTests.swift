import InterfaceBuilder
import Testing

@Suite("Texts from code")
struct NibTextOriginTests {
  private func origins(
    _ text: String, _ options: NibTextOptions = NibTextOptions()
  ) throws -> (cell: LocalizedNibCell, origins: [String: NibTextOrigin]) {
    let document = try HandwrittenNib.document(text)
    let cell = try #require(document.cells.first)
    let localized = try cell.localized(by: NibStrings(document), options)
    return (localized, Dictionary(uniqueKeysWithValues: localized.origins.map { ($0.key.description, $0.value) }))
  }

  @Test("An outlet makes a text one from code, and nothing else does in a custom cell")
  func outlets() throws {
    let (cell, origins) = try origins(
      HandwrittenNib.cell(
        HandwrittenNib.label("a", "News") + HandwrittenNib.label("b", "Today"), outlets: [("titleLabel", "a")]))
    #expect(origins == ["a.text": .code(shown: .file), "b.text": .known])
    #expect(cell.textsFromCode == ["a"])
    let notes = cell.cell.notes.filter { $0.code == .textFromCode }
    #expect(notes.map(\.objectID) == ["a"])
    #expect(
      notes.first?.message
        == "code may set the text through the outlet \"titleLabel\"; the text in the file is used")
  }

  @Test("A built-in label's text is from code in a nib, and known in a static row")
  func builtIn() throws {
    let label = HandwrittenNib.label("t", "Title")
    let style = #"style="IBUITableViewCellStyleDefault" textLabel="t""#
    let nib = try origins(HandwrittenNib.cell(label, attributes: style)).origins
    #expect(nib == ["t.text": .code(shown: .sample)])
    let row = try origins(HandwrittenNib.staticTable([label], header: "General", attributes: style)).origins
    #expect(row == ["t.text": .known])
  }

  @Test(
    "The text of the file is shown unless it says nothing",
    arguments: [
      ("News", "News"), ("Label", "Sample text"), ("", "Sample text"), ("Title 2", "Sample text"),
      ("Lorem ipsum dolor", "Sample text"), ("XXXX", "Sample text"), ("xxx xxx", "Sample text"), ("Titles", "Titles"),
      ("12:30", "12:30"), ("120", "120"), ("$9.99", "$9.99"), ("XXX.XX.X1", "XXX.XX.X1"), ("88 %", "88 %"),
      ("A", "A"), ("...", "..."), ("Title of the show", "Title of the show"),
    ])
  func placeholders(text: String, shown: String) throws {
    let (cell, _) = try origins(
      HandwrittenNib.cell(HandwrittenNib.label("a", text), outlets: [("titleLabel", "a")]))
    #expect(cell.cell.label("a") == shown)
  }

  @Test(
    "A comment for translators tells that a text is a placeholder",
    arguments: ["Placeholder - do not translate", "#bc-ignore!", "Do not translate"])
  func comments(comment: String) throws {
    let label = HandwrittenNib.label("a", "News", comment: comment)
    #expect(
      try origins(HandwrittenNib.cell(label, outlets: [("titleLabel", "a")])).cell.cell.label("a") == "Sample text")
    for figure in ["00:00", "L"] {
      let label = HandwrittenNib.label("a", figure, comment: comment)
      #expect(try origins(HandwrittenNib.cell(label, outlets: [("titleLabel", "a")])).cell.cell.label("a") == figure)
    }
    // Without an outlet the file shows it all the same.
    #expect(try origins(HandwrittenNib.cell(label)).cell.cell.label("a") == "News")
  }

  @Test("What people type, and dummy text, is from code without an outlet, also where a table has it")
  func typed() throws {
    let views = """
      <textView id="v" text="Notes"/><textView id="r" text="Terms" editable="NO"/>
      <textField id="f" text="Jane" placeholder="Name"/>\(HandwrittenNib.label("l", "Lorem ipsum dolor"))
      """
    let nib = HandwrittenNib.cell(views)
    let found = try origins(nib).origins
    #expect(
      found == [
        "v.text": .code(shown: .file), "r.text": .known, "f.text": .code(shown: .file), "f.placeholder": .known,
        "l.text": .code(shown: .sample),
      ])
    let table = ["v", "r", "f", "l"].map { #""\#($0).text" = "Übersetzt";"# }.joined(separator: "\n")
    try TranslatedNib.withFile(["de.lproj/Cell.strings": table], nib: nib) { (file) throws in
      let cell = try file.document.cells[0].localized(by: file.strings, locale: "de")
      #expect(cell.textsFromCode == ["v", "f", "l"])
      let reasons = cell.cell.notes.map(\.message)
      #expect(reasons.filter { $0.hasPrefix("the user types the text; ") }.count == 2)
      #expect(reasons.contains("the text is a placeholder; a sample is used"))
    }
  }

  @Test("The setting decides what is shown")
  func settings() throws {
    let lines = HandwrittenNib.label("a", "News", attributes: #"numberOfLines="0""#)
    let text = HandwrittenNib.cell(
      HandwrittenNib.label("b", "Label") + lines, outlets: [("titleLabel", "a"), ("dateLabel", "b")])
    func shown(_ placeholder: NibPlaceholder) throws -> [String?] {
      let cell = try origins(text, NibTextOptions(placeholder: placeholder)).cell.cell
      return [cell.label("a"), cell.label("b")]
    }
    #expect(try shown(.fitting) == ["News", "Sample text"])
    #expect(try shown(.asWritten) == ["News", "Label"])
    let sample = try shown(.sample)
    #expect(sample[1] == "Sample text")
    #expect(try #require(sample[0]).split(separator: " ").count > 5)
    #expect(try shown(.long).map { $0?.count } == [120, 40])
  }

  @Test("A field without a text and a button with nothing but a picture have no text from code")
  func nothing() throws {
    let views =
      #"<textField id="f"><rect key="frame" x="0" y="0" width="97" height="34"/></textField>"#
      + #"<button id="b"><rect key="frame" x="0" y="0" width="44" height="44"/><state key="normal" image="star"/></button>"#
    let (cell, origins) = try origins(HandwrittenNib.cell(views, outlets: [("field", "f"), ("button", "b")]))
    #expect(origins.isEmpty)
    #expect(cell.cell.notes.allSatisfy { $0.code != .textFromCode })
  }

  @Test("Samples are in the script of the locale, and a pseudolanguage changes them as it does other texts")
  func locales() throws {
    let document = try HandwrittenNib.document(
      HandwrittenNib.cell(HandwrittenNib.label("a", "Label"), outlets: [("titleLabel", "a")]))
    func shown(_ locale: String) throws -> String? {
      try document.cells[0].localized(by: NibStrings(document), locale: locale).cell.label("a")
    }
    #expect(try shown("ru") == "Образец текста")
    #expect(try shown("de") == "Sample text")
    #expect(try shown("en-x-double") == "Sample text Sample text")
    #expect(try shown("en-x-bounded") == "[# Sample text #]")
  }
}

extension NibCell {
  /// The text of a label in the content view, however deep.
  func label(_ id: String) -> String? {
    func find(_ view: NibView) -> String? {
      if view.id == id, case .label(let label) = view.content { return label.text }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(contentView)
  }
}
