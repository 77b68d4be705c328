extension FontMatch {
  /// The faces of a file that is in memory, opened for this use alone and closed with their last user.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: What stands for its path in answers and messages.
  ///   - faceIndex: Which face of a collection, from 0; nil for all of them.
  package static func data(_ bytes: [UInt8], name: String, faceIndex: Int?) throws(FontError) -> [FontMatch] {
    let first = try FontFace(data: bytes, name: name, faceIndex: faceIndex ?? 0)
    var faces = [first]
    if faceIndex == nil {
      for index in 1..<max(1, min(first.faceCount, facesRead)) {
        faces.append(try FontFace(data: bytes, name: name, faceIndex: index))
      }
    }
    return faces.map { face in FontMatch(of: face, named: name) }
  }

  /// More than any collection has.
  private static let facesRead = 1000

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
