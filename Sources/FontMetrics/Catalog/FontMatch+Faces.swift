extension FontMatch {
  /// A face of a file, or the error of opening it.
  package struct OpenedFace: Sendable {
    package let faceIndex: Int
    package let match: Result<FontMatch, FontError>

    package init(faceIndex: Int, match: Result<FontMatch, FontError>) {
      self.faceIndex = faceIndex
      self.match = match
    }

    fileprivate init(_ attempt: FaceAttempt, named name: String) {
      self.init(faceIndex: attempt.faceIndex, match: attempt.face.map { FontMatch(of: $0, named: name) })
    }
  }

  /// Returns all faces of a file, in order. A face that can't be opened is an error with its index
  /// and does not affect the others. Faces beyond the first thousand are a single error.
  ///
  /// - Throws: The first face's error if no face can be opened.
  package static func faces(path: String) throws(FontError) -> [OpenedFace] {
    try FaceAttempt.all(path: path).map { OpenedFace($0, named: path) }
  }

  /// Returns all faces of a file in memory.
  ///
  /// - Parameters:
  ///   - name: The name to use instead of a path in results and messages.
  ///   - isOver: Returns true to stop opening faces. It is called before each face except the
  ///     first.
  package static func faces(
    data: [UInt8], name: String, until isOver: () -> Bool = { false }
  ) throws(FontError) -> [OpenedFace] {
    try FaceAttempt.all(data: data, name: name, until: isOver).map { OpenedFace($0, named: name) }
  }
}
