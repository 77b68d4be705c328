internal import CExpat

/// Owns an expat parser for one document and frees it.
@safe
struct ExpatParser: ~Copyable {
  private let raw: XML_Parser

  /// Creates a parser; nil if there is not enough memory.
  init?() {
    guard let parser = unsafe XML_ParserCreate(nil) else { return nil }
    unsafe raw = parser
  }

  deinit { unsafe XML_ParserFree(raw) }

  /// Parses a document into a builder; throws the first error.
  func parse(_ bytes: [UInt8], into builder: XMLTreeBuilder) throws(XMLError) {
    builder.place = unsafe Place(raw: raw)
    defer { builder.place = nil }
    unsafe XML_SetUserData(raw, Unmanaged.passUnretained(builder).toOpaque())
    setHandlers()
    let length = Int32(exactly: bytes.count)
    let status = unsafe bytes.withUnsafeBytes { bytes in
      length.map {
        unsafe XML_Parse(raw, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), $0, Int32(XML_TRUE))
      } ?? XML_STATUS_ERROR
    }
    if let failure = builder.failure { throw failure }
    guard status == XML_STATUS_OK else { throw error() }
  }

  private func setHandlers() {
    unsafe XML_SetElementHandler(
      raw,
      { builder, name, attributes in
        unsafe ExpatParser.builder(builder)?.start(ExpatParser.text(name), ExpatParser.attributes(attributes))
      },
      { builder, _ in unsafe ExpatParser.builder(builder)?.end() })
    unsafe XML_SetCharacterDataHandler(raw) { builder, text, length in
      guard let text = unsafe text, length > 0 else { return }
      let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(length))
      unsafe ExpatParser.builder(builder)?.add(String(decoding: bytes, as: UTF8.self))
    }
    unsafe XML_SetExternalEntityRefHandler(raw) { _, _, _, _, _ in 0 }
    // If a DOCTYPE refers to an external DTD, which is never opened, expat skips entities that it
    // may have declared.
    unsafe XML_SetSkippedEntityHandler(raw) { builder, name, isParameter in
      if isParameter == 0 { unsafe ExpatParser.builder(builder)?.skip(entity: ExpatParser.text(name)) }
    }
  }

  private static func builder(_ pointer: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
    unsafe pointer.map { unsafe Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func text(_ pointer: UnsafePointer<XML_Char>?) -> String {
    unsafe pointer.map { unsafe String(cString: $0) } ?? ""
  }

  /// Returns the attributes in a list of alternating names and values that ends with a null
  /// pointer.
  private static func attributes(_ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) -> [String: String] {
    guard var next = unsafe list else { return [:] }
    var found: [String: String] = [:]
    while unsafe next[0] != nil {
      found[unsafe text(next[0])] = unsafe text(next[1])
      unsafe next += 2
    }
    return found
  }

  private func error() -> XMLError {
    let code = unsafe XML_GetErrorCode(raw)
    let kind: XMLError.Kind =
      switch code {
      case XML_ERROR_EXTERNAL_ENTITY_HANDLING: .external
      case XML_ERROR_AMPLIFICATION_LIMIT_BREACH, XML_ERROR_NO_MEMORY: .tooLarge
      default: .syntax
      }
    let (line, column) = unsafe Place(raw: raw).current
    let message = unsafe Self.text(XML_ErrorString(code))
    return XMLError(kind: kind, message: message.isEmpty ? "not well-formed" : message, line: line, column: column)
  }

  /// The position of a parser in its document.
  @safe
  struct Place {
    fileprivate let raw: XML_Parser

    fileprivate init(raw: XML_Parser) { unsafe self.raw = raw }

    /// The current line and column, from 1.
    var current: (line: Int, column: Int) {
      unsafe (Int(XML_GetCurrentLineNumber(raw)), Int(XML_GetCurrentColumnNumber(raw)) + 1)
    }

    /// Stops parsing immediately.
    func stop() { _ = unsafe XML_StopParser(raw, XML_FALSE) }
  }
}
