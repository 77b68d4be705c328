import Foundation

extension CellDocument {
  /// Reads a YAML or JSON file.
  ///
  /// Throws everything that is wrong with it at once, in the order of the file.
  /// - Complexity: O(*n*) in the size of the file, which is at most ``DocumentLimits/bytes``.
  public init(path: String) throws(CellDocumentErrors) {
    let bytes: [UInt8]
    do {
      bytes = try Self.bytes(atPath: path)
    } catch {
      let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      let reason =
        switch type {
        case nil: "there is no such file"
        case FileAttributeType.typeDirectory: "this is a directory; name a file in it"
        default: "the file cannot be read; check its permissions"
        }
      throw CellDocumentErrors(
        CellDocumentError(code: .unreadableFile, file: path, position: nil, message: reason))
    }
    try self.init(bytes: bytes, file: path)
  }

  /// Reads YAML or JSON in UTF-8, with or without a byte order mark.
  ///
  /// Throws everything that is wrong with it at once, in the order of the file.
  /// - Parameter file: What errors call the document.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(bytes: [UInt8], file: String) throws(CellDocumentErrors) {
    let log = ProblemLog(file: file)
    let composed = YAMLComposer(log: log).compose(bytes)
    let document = composed.flatMap { DocumentReader(source: $0.source, log: log).document($0.root) }
    if let errors = log.errors { throw errors }
    guard let document else {
      throw CellDocumentErrors(
        CellDocumentError(code: .syntax, file: file, position: nil, message: "the document cannot be read"))
    }
    self = document
  }

  /// Reads YAML or JSON.
  ///
  /// Throws everything that is wrong with it at once, in the order of the text.
  /// - Parameter file: What errors call the document.
  /// - Complexity: O(*n*) in the length of the text.
  public init(text: String, file: String = "cell.yaml") throws(CellDocumentErrors) {
    try self.init(bytes: Array(text.utf8), file: file)
  }

  /// The bytes of a file, or so many that it is known to be too large (a device may have no end).
  private static func bytes(atPath path: String) throws -> [UInt8] {
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? handle.close() }
    var bytes: [UInt8] = []
    while bytes.count <= DocumentLimits.bytes, let part = try handle.read(upToCount: 1 << 20), !part.isEmpty {
      bytes += part
    }
    return bytes
  }
}
