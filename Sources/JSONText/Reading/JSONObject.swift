/// The members of an object that is read, each by itself: what cannot be read of one leaves the others as they are.
package struct JSONObject: Sendable {
  /// What was read, by its key.
  package private(set) var values: [String: JSONValue] = [:]
  /// What could not be, in the order of the text.
  package private(set) var problems: [JSONProblem] = []

  /// How many objects and arrays may stand within each other, the outermost among them. Each takes a part of the stack, of which threads
  /// of a pool have little.
  package static let mostLevels = 100

  /// Reads the object that a text is.
  ///
  /// - Throws: ``JSONMistake`` for a text that is no JSON (RFC 8259), or another value.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(reading text: [UInt8]) throws(JSONMistake) {
    guard String(validating: text, as: UTF8.self) != nil else { throw .notUTF8 }
    var reader = JSONObjectReader(text)
    guard try reader.takesObject() else { throw JSONMistake(in: text) }
    var keys: Set<String> = []
    while let member = try reader.nextMember() {
      if keys.insert(member.key).inserted {
        values[member.key] = member.value
      } else {
        // Whichever of the two counted, somebody would have meant the other.
        values[member.key] = nil
        problems.append(JSONProblem(.duplicateKey(member.key)))
      }
      if let problem = member.problem { problems.append(problem) }
    }
    try reader.finish()
  }
}

/// What a text that is JSON has in it that cannot be read.
package struct JSONProblem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case duplicateKey(String)
    /// Half a character, by its escape.
    case loneSurrogate(String)
    /// A number that is infinite as a `Double`, as it is written.
    case numberOutOfRange(String)
    case tooDeep
  }

  package let kind: Kind
  /// The member of the outermost object in whose value it is; nil for a problem with a key.
  package private(set) var member: String?

  init(_ kind: Kind) { self.kind = kind }

  func inMember(_ key: String) -> JSONProblem {
    var problem = self
    problem.member = key
    return problem
  }
}
