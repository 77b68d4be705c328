public import StringCatalogs

/// What kept something from being audited.
public struct AuditProblem: Hashable, Sendable {
  /// What could not be audited, or not whole.
  public var subject: String
  /// The file that is at fault; nil where none is.
  public var file: String?
  /// Where in the file; nil when the file as a whole is meant.
  public var position: SourcePosition?
  /// Why, and what to do about it.
  public var message: String

  /// Something that could not be audited.
  public init(subject: String, file: String? = nil, position: SourcePosition? = nil, message: String) {
    self.subject = subject
    self.file = file
    self.position = position
    self.message = message
  }

  /// What an error tells of a subject: of documents, each thing that is wrong with them by itself.
  package static func problems(_ error: any Error, subject: String) -> [AuditProblem] {
    guard let errors = error as? CellDocumentErrors else {
      return [AuditProblem(subject: subject, message: "\(error)")]
    }
    return errors.all.map { AuditProblem($0, subject: subject) }
  }

  /// One thing that is wrong with a file.
  package init(_ error: CellDocumentError, subject: String) {
    self.init(subject: subject, file: error.file, position: error.position, message: error.message)
  }
}

extension AuditProblem: CustomStringConvertible {
  /// `file:line:column: message`, as compilers write it; without a file, `subject: message`.
  public var description: String { "\(file ?? subject):\(position.map { "\($0):" } ?? "") \(message)" }
}
