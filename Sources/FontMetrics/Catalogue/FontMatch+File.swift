extension FontMatch {
  /// A face of a file, opened for this use alone and closed with its last user.
  ///
  /// A catalogue keeps the files it opens; who reads thousands of them, each once, asks here. The explanation names no
  /// candidates: the path is the answer.
  /// - Parameters:
  ///   - path: The file.
  ///   - faceIndex: Which face of a collection, from 0.
  package static func file(path: String, faceIndex: Int = 0) throws(FontError) -> FontMatch {
    let request = FontDescriptor(name: path)
    let explanation = FontMatchExplanation(
      request: request, steps: [.init(source: .file, name: path, kind: .path, candidates: [])], winner: nil,
      rule: .path,
      nearestNames: [])
    let face = try FontFace(path: path, faceIndex: faceIndex)
    return FontMatch(
      face: face, metrics: nil, rule: .path, note: nil, wish: StyleWish(), width: .normal, explanation: explanation)
  }
}
