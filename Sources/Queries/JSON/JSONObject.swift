package import JSONText
internal import Strut

/// The members of an object that is read, each by itself: what cannot be read of one leaves the others as they are.
package struct JSONObject: Sendable {
  /// What was read, by its key.
  package private(set) var values: [String: JSONValue] = [:]
  /// What could not be, in the order of the text.
  package private(set) var problems: [JSONProblem] = []

  /// Reads the object that a text is.
  ///
  /// - Throws: ``JSONMistake`` for a text that is no JSON (RFC 8259), or another value.
  package init(reading text: [UInt8]) throws(JSONMistake) {
    guard String(validating: text, as: UTF8.self) != nil else { throw .notUTF8 }
    guard JSONGrammar.mistake(in: text) == nil, var reader = JSONReader(object: text) else {
      throw JSONMistake(in: text)
    }
    var keys: Set<String> = []
    while let member = reader.nextMember() {
      if keys.insert(member.key).inserted {
        values[member.key] = member.value
      } else {
        // Whichever of the two counted, somebody would have meant the other.
        values[member.key] = nil
        problems.append(.duplicate(member.key))
      }
      if let problem = member.problem { problems.append(problem) }
    }
  }
}

/// What a text that is JSON has in it that cannot be read.
package struct JSONProblem: Hashable, Sendable {
  package let code: String
  /// What the text has, for a sentence: `a number out of range, 1e309, in "width"`.
  package private(set) var finding: String

  /// The problem, with the member of the outermost object that it is in.
  func inMember(_ key: String) -> JSONProblem {
    var problem = self
    problem.finding += ", in \(Wording.quoted(key))"
    return problem
  }

  static func duplicate(_ key: String) -> JSONProblem {
    JSONProblem(code: "duplicate-key", finding: "the key \(Wording.quoted(key)) twice")
  }

  /// - Parameter escape: The half that stands alone.
  static func loneSurrogate(_ escape: String) -> JSONProblem {
    JSONProblem(code: "lone-surrogate", finding: "half a character, \(escape)")
  }

  static func outOfRange(_ number: String) -> JSONProblem {
    // A number may have as many digits as it likes.
    JSONProblem(code: "number-out-of-range", finding: "a number out of range, \(number.prefix(40))")
  }

  static let tooDeep = JSONProblem(
    code: "too-deep", finding: "more than \(JSONReader.mostLevels) levels of brackets")
}
