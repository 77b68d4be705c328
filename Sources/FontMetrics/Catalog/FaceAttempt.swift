internal import FontInterop

/// A face of a file, or the error of opening it.
struct FaceAttempt: Sendable {
  let faceIndex: Int
  let face: Result<FontFace, FontError>

  /// The maximum number of faces to open in a file, which is more than any collection has.
  static let limit = 1000

  /// Returns all faces of a file, in order. A face that can't be opened is an error with its index
  /// and does not affect the others. Faces beyond the limit are a single error.
  ///
  /// - Throws: The first face's error if no face can be opened.
  static func all(path: String) throws(FontError) -> [FaceAttempt] {
    try all(
      of: path, counted: { (try? FontData(path: path))?.collectionFaceCount },
      { index throws(FontError) in try FontFile(path: path, faceIndex: index) })
  }

  /// Returns all faces of a file in memory.
  ///
  /// - Parameters:
  ///   - name: The name to use instead of a path in results and messages.
  ///   - isOver: Returns true to stop opening faces. It is called before each face except the
  ///     first.
  static func all(
    data: [UInt8], name: String, until isOver: () -> Bool = { false }
  ) throws(FontError) -> [FaceAttempt] {
    let bytes: FontData
    do throws(FontOpeningFailure) { bytes = try FontData(copying: data) } catch { throw FontError(error, source: name) }
    return try all(
      of: name, until: isOver, counted: { bytes.collectionFaceCount },
      { index throws(FontError) in try FontFile(bytes, name: name, faceIndex: index) })
  }

  /// - Parameter counted: Returns the number of faces according to the file, if the first one can't
  ///   be opened.
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
  /// Returns the error with the index of its face, if it concerns a single face.
  func ofFace(_ index: Int) -> FontError {
    guard code == .malformed, !message.hasPrefix("face ") else { return self }
    return FontError(code, of: subject, "face \(index) of \(message)")
  }

  /// Returns the error for a path without a face index. If the file has more faces, the message
  /// explains how to choose one.
  func ofFirstFace(path: String) -> FontError {
    guard code == .malformed, let count = (try? FontData(path: path))?.collectionFaceCount, count > 1 else {
      return self
    }
    let cure = "The file has \(count) faces: choose another one by its index (--face-index)."
    return FontError(code, of: subject, "\(ofFace(0).message) \(cure)")
  }

  fileprivate static func tooManyFaces(_ count: Int, in source: String) -> FontError {
    FontError(
      .unsupported, of: source, "\"\(source)\" has \(count) faces; Strut opens only the first \(FaceAttempt.limit)."
    )
  }
}
