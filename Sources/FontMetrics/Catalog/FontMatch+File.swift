extension FontMatch {
  /// Returns a face of a file, which is opened only for this match.
  ///
  /// A catalog keeps its files open. A program that reads thousands of files, each once, should use
  /// this method.
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - faceIndex: The index of the face in a collection.
  package static func file(path: String, faceIndex: Int = 0) throws(FontError) -> FontMatch {
    FontMatch(of: try FontFace(path: path, faceIndex: faceIndex), named: path)
  }
}
