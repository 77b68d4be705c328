import Strut

extension RequestFailure {
  /// Returns the failure of a file of cells that was named as a font, with the commands that read
  /// it; nil for any other name.
  static func cellFile(_ name: String) -> RequestFailure? {
    let hasCells = NibFile.isNamed(name) || DocumentFolder.describesDocument(name)
    guard hasCells, FilePath.fileSize(name) != nil else { return nil }
    return RequestFailure(
      status: .input, code: FontError.Code.malformed.rawValue,
      message: "\"\(name)\" contains cells and is not a font; use \"strut layout\" to lay them out, or "
        + "\"strut preview\" to see them in a browser.")
  }
}
