extension FontMatch {
  /// A face of a file that is in memory, opened for this use alone and closed with its last user.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: What stands for its path in answers and messages.
  ///   - faceIndex: Which face of a collection, from 0.
  package static func data(_ bytes: [UInt8], name: String, faceIndex: Int) throws(FontError) -> FontMatch {
    FontMatch(of: try FontFace(data: bytes, name: name, faceIndex: faceIndex), named: name)
  }

  /// A face that was named by its file. The explanation names no candidates: the file is the answer.
  init(of face: FontFace, named name: String) {
    let explanation = FontMatchExplanation(
      request: FontDescriptor(name: name),
      steps: [.init(source: .file, name: name, kind: .path, candidates: [])], winner: nil, rule: .path,
      nearestNames: [])
    self.init(
      face: face, metrics: nil, rule: .path, note: nil, wish: StyleWish(), width: .normal, explanation: explanation)
  }
}
