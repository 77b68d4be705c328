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
    case .end: "the file ends too soon"
    case .value: "a value must stand here; write text in quotation marks"
    case .key: "a key in quotation marks must stand here"
    case .colon(let key): "a \":\" must follow the key \(Wording.quoted(key))"
    case .separator(let closing): "a \",\" or \"\(closing)\" must stand here"
    case .trailing: "something follows the end of the document; remove it"
    case .openString: "a quotation mark is opened here and never closed"
    case .control: "a line break or control character in a text; write it as an escape (\\n)"
    case .endInEscape: "the file ends within an escape"
    case .escape: "an escape that JSON does not know; write \\\\ for a backslash"
    case .hexadecimal: "four hexadecimal digits must follow \\u"
    case .tooDeep: DocumentLimits.tooDeep
    case .tooManyValues:
      "more than \(CatalogLimits.jsonValues) values, which are the most; split the file, by tables or by languages"
    }
  }
}
