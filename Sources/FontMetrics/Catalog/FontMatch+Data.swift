extension FontMatch {
  /// Returns a face of a file in memory, which is opened only for this match.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: The name to use instead of a path in results and messages.
  ///   - faceIndex: The index of the face in a collection.
  package static func data(_ bytes: [UInt8], name: String, faceIndex: Int) throws(FontError) -> FontMatch {
    FontMatch(of: try FontFace(data: bytes, name: name, faceIndex: faceIndex), named: name)
  }

  /// Creates the match of a face that was specified by its file. The explanation has no other
  /// candidates.
  init(of face: FontFace, named name: String) {
    let explanation = FontMatchExplanation(
      request: FontDescriptor(name: name),
      steps: [.init(source: .file, name: name, kind: .path, candidates: [])], winner: nil, rule: .path,
      nearestNames: [])
    self.init(
      face: face, metrics: nil, rule: .path, note: nil, wish: StyleWish(), width: .normal, explanation: explanation)
  }
}
