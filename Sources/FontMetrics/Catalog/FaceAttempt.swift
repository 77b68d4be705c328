internal import FontInterop

/// A face of a file, or why it could not be opened.
struct FaceAttempt: Sendable {
  let faceIndex: Int
  let face: Result<FontFace, FontError>

  /// How many faces of a file are opened: more than any collection has.
  static let limit = 1000

  /// All faces of a file, in their order; one that cannot be opened leaves the others, and its error names it. An error stands for
  /// the faces beyond the limit.
  ///
  /// - Throws: The first face's error where none can be opened.
  static func all(path: String) throws(FontError) -> [FaceAttempt] {
    try all(
      of: path, counted: { (try? FontData(path: path))?.collectionFaceCount },
      { index throws(FontError) in try FontFile(path: path, faceIndex: index) })
  }

  /// All faces of a file in memory, as those of a path.
  ///
  /// - Parameters:
  ///   - name: What stands for its path in answers and messages.
  ///   - isOver: Whether no more faces are opened; asked before each but the first.
  static func all(
    data: [UInt8], name: String, until isOver: () -> Bool = { false }
  ) throws(FontError) -> [FaceAttempt] {
    let bytes: FontData
    do throws(FontOpeningFailure) { bytes = try FontData(copying: data) } catch { throw FontError(error, source: name) }
    return try all(
      of: name, until: isOver, counted: { bytes.collectionFaceCount },
      { index throws(FontError) in try FontFile(bytes, name: name, faceIndex: index) })
  }

  /// - Parameter counted: How many faces the file says that it has, asked where the first of them cannot be opened.
  private static func all(
    of source: String, until isOver: () -> Bool = { false }, counted: () -> Int?,
    _ open: (Int) throws(FontError) -> FontFile
  ) throws(FontError) -> [FaceAttempt] {
    let first = face(0, open)
    let count: Int
    switch first {
    case .success(let face): count = face.faceCount
    case .failure(let error):
      guard error.code == .malformed, let counted = counted(), counted > 1 else { throw error }
      count = counted
    }
    var attempts = [FaceAttempt(faceIndex: 0, face: first.mapError { $0.ofFace(0) })]
    while attempts.count < min(count, limit), !isOver() {
      attempts.append(FaceAttempt(faceIndex: attempts.count, face: face(attempts.count, open)))
    }
    if case .failure(let error) = first, attempts.allSatisfy({ (try? $0.face.get()) == nil }) { throw error }
    guard count > limit else { return attempts }
    return attempts + [FaceAttempt(faceIndex: limit, face: .failure(.tooManyFaces(count, in: source)))]
  }

  private static func face(
    _ index: Int, _ open: (Int) throws(FontError) -> FontFile
  ) -> Result<FontFace, FontError> {
    do throws(FontError) {
      let file = try open(index)
      return .success(try FontFace(file, .init(coordinates: file.coordinates([:]), pinsOpticalSize: false)))
    } catch { return .failure(error) }
  }
}

extension FontError {
  /// The error with the number of the face that it befell, where it is one of a face.
  func ofFace(_ index: Int) -> FontError {
    guard code == .malformed, !message.hasPrefix("face ") else { return self }
    return FontError(code, of: subject, "face \(index) of \(message)")
  }

  /// The error of the face that a path alone stands for; where the file has others, it says how to choose one.
  func ofFirstFace(path: String) -> FontError {
    guard code == .malformed, let count = (try? FontData(path: path))?.collectionFaceCount, count > 1 else {
      return self
    }
    let cure = "The file has \(count) faces: choose another by its number (--face-index)."
    return FontError(code, of: subject, "\(ofFace(0).message) \(cure)")
  }

  fileprivate static func tooManyFaces(_ count: Int, in source: String) -> FontError {
    FontError(
      .unsupported, of: source, "\"\(source)\" has \(count) faces, of which Strut opens the first \(FaceAttempt.limit)."
    )
  }
}
