public import StringCatalogs

/// A reason why something was not audited.
public struct AuditProblem: Hashable, Sendable {
  /// The subject that was not audited, or not completely.
  public var subject: String
  /// The file at fault; nil if there is none.
  public var file: String?
  /// The position in the file; nil for the whole file.
  public var position: SourcePosition?
  /// The reason, and the cure.
  public var message: String

  /// Creates a problem.
  public init(subject: String, file: String? = nil, position: SourcePosition? = nil, message: String) {
    self.subject = subject
    self.file = file
    self.position = position
    self.message = message
  }

  /// Returns the problems in an error of a subject: for documents, each mistake separately.
  package static func problems(_ error: any Error, subject: String) -> [AuditProblem] {
    guard let errors = error as? CellDocumentErrors else {
      return [AuditProblem(subject: subject, message: "\(error)")]
    }
    return errors.all.map { AuditProblem($0, subject: subject) }
  }

  /// Creates a problem of a file.
  package init(_ error: CellDocumentError, subject: String) {
    self.init(subject: subject, file: error.file, position: error.position, message: error.message)
  }
}

extension AuditProblem: CustomStringConvertible {
  /// `file:line:column: message`, as in compilers; without a file, `subject: message`.
  public var description: String { "\(file ?? subject):\(position.map { "\($0):" } ?? "") \(message)" }
}
