extension FontMatch {
  /// A face of a file, opened for this use alone and closed with its last user.
  ///
  /// A catalog keeps the files it opens; who reads thousands of them, each once, asks here.
  /// - Parameters:
  ///   - path: The file.
  ///   - faceIndex: Which face of a collection, from 0.
  package static func file(path: String, faceIndex: Int = 0) throws(FontError) -> FontMatch {
    FontMatch(of: try FontFace(path: path, faceIndex: faceIndex), named: path)
  }
}
