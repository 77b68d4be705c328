import Yams

extension DocumentReader {
  /// Reads the constraints. For each that is invalid, the position of the wrong word is logged.
  ///
  /// - Complexity: O(*n*) in the length of the document, and in the number of names for each error;
  ///   reading stops when the log is full.
  func constraints(_ node: Node, _ checker: SentenceChecker) -> [ConstraintSentence] {
    var sentences: [ConstraintSentence] = []
    for item in read.list(node, "constraints") ?? [] {
      if log.hasOverflowed { break }
      sentences += constraints(of: item, checker)
    }
    return sentences
  }

  /// Reads the constraint of a sentence or those of a visual format; empty if it is invalid.
  private func constraints(of node: Node, _ checker: SentenceChecker) -> [ConstraintSentence] {
    guard let scalar = read.scalar(node, "a constraint", wanted: "text such as body.top == headline.bottom + 8") else {
      return []
    }
    var errors: [SentenceError] = []
    var sentences: [ConstraintSentence] = []
    do throws(SentenceError) {
      if let line = try VisualFormatLine(scalar.string) {
        sentences = try line.sentences(checker, position: node.position)
      } else {
        let syntax = try SentenceParser.parse(scalar.string)
        let sentence = checker.check(syntax, text: scalar.string, position: node.position, errors: &errors)
        sentences = sentence.map { [$0] } ?? []
      }
    } catch {
      errors.append(error)
    }
    for error in errors {
      let position = source.position(of: error.offset, in: scalar, at: node.position)
      log.report(error.code, at: position, error.message)
    }
    return sentences
  }
}
