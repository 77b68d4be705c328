package import FontInterop

extension FontError {
  /// Puts the file's name and the cure to what went wrong while opening it.
  package init(_ failure: FontOpeningFailure, source: String) {
    switch failure {
    case .missing:
      let cure =
        source.unicodeScalars.contains("\u{FFFD}")
        ? "if its name is not valid UTF-8, rename the file, or create a link to it that has a valid name"
        : "check the path"
      self.init(.notFound, of: source, "no file \"\(source)\"; \(cure).")
    case .folder:
      self.init(.unreadable, of: source, "\"\(source)\" is a folder; specify the font files in it.")
    case .notAFile:
      self.init(.unreadable, of: source, "\"\(source)\" is not a regular file; specify a font file.")
    case .unreadable(let reason):
      self.init(.unreadable, of: source, "cannot read \"\(source)\": \(reason).")
    case .empty:
      self.init(.malformed, of: source, "\"\(source)\" is empty (0 bytes); fetch or copy the file again.")
    case .tooLarge(let bytes, let limit):
      self.init(
        .malformed, of: source,
        "\"\(source)\" has, or says it unpacks to, \(bytes) bytes, more than any font (\(limit)); specify a font file."
      )
    case .outOfMemory:
      self.init(.unreadable, of: source, "out of memory while opening \"\(source)\".")
    case .notAFont(let status):
      let cure =
        status == .unknownFileFormat
        ? "specify a font file" : "it is damaged, or in a format that FreeType does not support"
      self.init(
        .malformed, of: source, "\"\(source)\" is not a font that FreeType can open (\(status.reason)): \(cure).")
    case .truncated(let table, let end, let size):
      self.init(
        .malformed, of: source,
        "\"\(source)\" is truncated: its \(table) ends at byte \(end) and the file at \(size); fetch the font again.")
    case .noSuchFace(let index, let count):
      let range = count == 1 ? "only face 0" : "faces 0 to \(count - 1)"
      self.init(.noSuchFace, of: source, "\"\(source)\" has no face \(index); it has \(range).")
    case .packed(let program):
      self.init(
        .unsupported, of: source,
        "\"\(source)\" is packed by \(program), which Strut does not unpack; unpack it, or use gzip.")
    case .unusable(let reason):
      self.init(.malformed, of: source, "\"\(source)\" cannot be used: \(reason).")
    }
  }
}

extension FreeTypeStatus {
  /// The commonest codes in words, any other by number.
  fileprivate var reason: String {
    switch self {
    case .cannotOpenResource: "cannot open resource"
    case .unknownFileFormat: "unknown file format"
    case .invalidFileFormat: "broken file"
    case .invalidArgument: "invalid argument"
    case .invalidTable: "a broken table"
    case .invalidOffset, .invalidStreamOperation, .arrayTooLarge: "a table extends outside the file"
    case .tableMissing: "a required table is missing"
    case .horizontalHeaderMissing: "the hhea table is missing or broken"
    case .locationsMissing: "the loca table is missing or broken"
    case .characterMapMissing: "the cmap table is missing or broken"
    case .horizontalMetricsMissing: "the hmtx table is missing or broken"
    default: "FreeType error 0x\(String(rawValue, radix: 16))"
    }
  }
}
