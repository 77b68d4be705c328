package import JSONText

// Catalogs are not read through YAML, as cell documents are: keys there are whole texts, longer than YAML's keys may be, may stand twice,
// which is one problem and no reason to leave the file, and there are a hundred thousand of them.

extension JSONTree {
  /// Reads a file within the limits of catalogs.
  ///
  /// - Returns: The tree, and the byte at which an escape begins that is half a character, if there is one.
  package static func read(_ text: [UInt8]) throws(JSONMistake) -> (tree: JSONTree, loneSurrogate: Int?) {
    try read(text, limits: JSONLimits(depth: DocumentLimits.depth, values: CatalogLimits.jsonValues))
  }

  /// What the value is, for messages.
  var kind: String {
    switch value {
    case .object: "an object"
    case .array: "a list"
    case .string: "text"
    case .word(let word): Wording.quoted(word)
    }
  }
}

extension JSONMistake {
  /// The kind of problem it is in a document.
  package var code: CellDocumentError.Code { isTooLarge ? .tooLarge : .syntax }

  /// What is wrong, with a cure.
  package var message: String { (isTooLarge ? "" : "not JSON: ") + words }

  private var isTooLarge: Bool { kind == .tooDeep || kind == .tooManyValues }

  private var words: String {
    switch kind {
    case .notUTF8, .notAnObject: reason
    case .end: "the file ends unexpectedly"
    case .value: "expected a value; put text in quotation marks"
    case .key: "expected a key in quotation marks"
    case .colon(let key): "expected \":\" after the key \(Wording.quoted(key))"
    case .separator(let closing): "expected \",\" or \"\(closing)\""
    case .trailing: "unexpected text after the end of the document; remove it"
    case .openString: "this string is never closed; add a quotation mark"
    case .control: "line break or control character in a string; write it as an escape, such as \\n"
    case .endInEscape: "the file ends inside an escape"
    case .escape: "unknown escape; write \\\\ for a backslash"
    case .hexadecimal: "expected four hexadecimal digits after \\u"
    case .tooDeep: DocumentLimits.tooDeep
    case .tooManyValues:
      "more than \(CatalogLimits.jsonValues) values; split the file by table or language"
    }
  }
}
