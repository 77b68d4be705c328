import Yams

extension DocumentReader {
  /// The constraints that could be read; of each of the others the log has the word at fault.
  ///
  /// - Complexity: O(*n*) in the length of the document, and for each error in the number of names; reading stops when the
  ///   log is full.
  func constraints(_ node: Node, _ checker: SentenceChecker) -> [ConstraintSentence] {
    var sentences: [ConstraintSentence] = []
    for item in read.list(node, "constraints") ?? [] {
      if log.hasOverflowed { break }
      if let sentence = constraint(item, checker) { sentences.append(sentence) }
    }
    return sentences
  }

  private func constraint(_ node: Node, _ checker: SentenceChecker) -> ConstraintSentence? {
    guard let scalar = read.scalar(node, "a constraint", wanted: "text such as body.top == headline.bottom + 8") else {
      return nil
    }
    var errors: [SentenceError] = []
    var sentence: ConstraintSentence?
    do throws(SentenceError) {
      let syntax = try SentenceParser.parse(scalar.string)
      sentence = checker.check(syntax, text: scalar.string, position: node.position, errors: &errors)
    } catch {
      errors.append(error)
    }
    for error in errors {
      let position = source.position(of: error.offset, in: scalar, at: node.position)
      log.report(error.code, at: position, error.message)
    }
    return sentence
  }
}
