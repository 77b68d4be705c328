/// The members of an object, each parsed separately: an error in one does not affect the others.
package struct JSONObject: Sendable {
  /// The values that were read, by key.
  package private(set) var values: [String: JSONValue] = [:]
  /// The problems in the other members, in text order.
  package private(set) var problems: [JSONProblem] = []

  /// The maximum nesting of objects and arrays, including the outermost. Each takes space on the
  /// stack, which is small on pool threads.
  package static let mostLevels = 100

  /// Parses a document that is an object.
  ///
  /// - Throws: ``JSONMistake`` if the document is not valid JSON (RFC 8259) or is another value.
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
        // Either of the two values could be the intended one, so neither is used.
        values[member.key] = nil
        problems.append(JSONProblem(.duplicateKey(member.key)))
      }
      if let problem = member.problem { problems.append(problem) }
    }
    try reader.finish()
  }
}

/// A problem in valid JSON that cannot be represented.
package struct JSONProblem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case duplicateKey(String)
    /// An unpaired surrogate, by its escape.
    case loneSurrogate(String)
    /// A number that is infinite as a `Double`, as written.
    case numberOutOfRange(String)
    case tooDeep
  }

  package let kind: Kind
  /// The member of the outermost object whose value contains the problem; nil for a problem with a
  /// key.
  package private(set) var member: String?

  init(_ kind: Kind) { self.kind = kind }

  func inMember(_ key: String) -> JSONProblem {
    var problem = self
    problem.member = key
    return problem
  }
}
