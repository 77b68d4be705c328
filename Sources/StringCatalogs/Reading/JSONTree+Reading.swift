package import JSONText

// Catalogs are not read through YAML, as cell documents are: their keys are whole sentences, longer
// than YAML allows; a duplicate key is one problem and no reason to reject the file; and there can
// be a hundred thousand of them.

extension JSONTree {
  /// Reads a file within the limits of catalogs.
  ///
  /// - Returns: The tree, and the offset of the first escape that is half a character, if any.
  package static func read(_ text: [UInt8]) throws(JSONMistake) -> (tree: JSONTree, loneSurrogate: Int?) {
    try read(text, limits: JSONLimits(depth: DocumentLimits.depth, values: CatalogLimits.jsonValues))
  }

  /// The kind of the value, for messages.
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
  /// The error code of the problem in a document.
  package var code: CellDocumentError.Code { isTooLarge ? .tooLarge : .syntax }

  /// The description of the problem, with a cure.
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
    case .endInEscape: "the file ends in the middle of an escape sequence"
    case .escape: "unknown escape; write \\\\ for a backslash"
    case .hexadecimal: "expected four hexadecimal digits after \\u"
    case .tooDeep: DocumentLimits.tooDeep
    case .tooManyValues:
      "more than \(CatalogLimits.jsonValues) values; split the file by table or language"
    }
  }
}
