extension FontMatch {
  /// A face of a file, or why it could not be opened.
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

  /// All faces of a file, in their order; one that cannot be opened leaves the others, and its error names it. An error stands for
  /// the faces beyond the first thousand.
  ///
  /// - Throws: The first face's error where none can be opened.
  package static func faces(path: String) throws(FontError) -> [OpenedFace] {
    try FaceAttempt.all(path: path).map { OpenedFace($0, named: path) }
  }

  /// All faces of a file in memory, as those of a path.
  ///
  /// - Parameters:
  ///   - name: What stands for its path in answers and messages.
  ///   - isOver: Whether no more faces are opened; asked before each but the first.
  package static func faces(
    data: [UInt8], name: String, until isOver: () -> Bool = { false }
  ) throws(FontError) -> [OpenedFace] {
    try FaceAttempt.all(data: data, name: name, until: isOver).map { OpenedFace($0, named: name) }
  }
}
