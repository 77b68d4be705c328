internal import FontInterop

extension FontMatch {
  /// A face of a file, or why it could not be opened.
  package struct OpenedFace: Sendable {
    package let faceIndex: Int
    package let match: Result<FontMatch, FontError>

    package init(faceIndex: Int, match: Result<FontMatch, FontError>) {
      self.faceIndex = faceIndex
      self.match = match
    }
  }

  /// All faces of a file, in their order; one that cannot be opened leaves the others, and its error names it.
  ///
  /// - Throws: The first face's error where none can be opened.
  package static func faces(path: String) throws(FontError) -> [OpenedFace] {
    try faces(
      of: { index throws(FontError) in try file(path: path, faceIndex: index) },
      counted: { (try? FontData(path: path))?.collectionFaceCount })
  }

  /// All faces of a file in memory, as those of a path.
  ///
  /// - Parameter name: What stands for its path in answers and messages.
  package static func faces(data: [UInt8], name: String) throws(FontError) -> [OpenedFace] {
    try faces(
      of: { index throws(FontError) in
        FontMatch(of: try FontFace(data: data, name: name, faceIndex: index), named: name)
      },
      counted: { (try? FontData(copying: data))?.collectionFaceCount })
  }

  /// More than any collection has.
  private static let facesRead = 1000

  /// - Parameter counted: How many faces the file says that it has, asked where the first of them cannot be opened.
  private static func faces(
    of open: (Int) throws(FontError) -> FontMatch, counted: () -> Int?
  ) throws(FontError) -> [OpenedFace] {
    let first = result(of: open, 0)
    let count: Int
    switch first {
    case .success(let match): count = match.face.faceCount
    case .failure(let error):
      guard error.code == .malformed, let counted = counted(), counted > 1 else { throw error }
      count = counted
    }
    let rest = (1..<max(1, min(count, facesRead))).map { OpenedFace(faceIndex: $0, match: result(of: open, $0)) }
    if case .failure(let error) = first, !rest.contains(where: { (try? $0.match.get()) != nil }) { throw error }
    return [OpenedFace(faceIndex: 0, match: first.mapError { $0.ofFace(0) })] + rest
  }

  private static func result(
    of open: (Int) throws(FontError) -> FontMatch, _ index: Int
  ) -> Result<FontMatch, FontError> {
    do throws(FontError) { return .success(try open(index)) } catch { return .failure(error) }
  }
}

extension FontError {
  /// The error with the number of the face that it befell, where it is one of a face.
  func ofFace(_ index: Int) -> FontError {
    guard code == .malformed, !message.hasPrefix("face ") else { return self }
    return FontError(code, of: subject, "face \(index) of \(message)")
  }
}
