public import InterfaceBuilder
public import StringCatalogs

/// What cannot be known of a cell from its Interface Builder file. It is no finding.
public struct AuditNote: Hashable, Sendable {
  /// What kind of note it is.
  public var code: NibNote.Code
  /// What was audited, as reports call it: a cell, or a file that has none.
  public var subject: String
  /// The file.
  public var file: String
  /// Where in it.
  public var position: SourcePosition
  /// The object id of the view or constraint that the note is about; nil for the file or the cell.
  public var objectID: String?
  /// What the view is called; nil where the note is about none.
  public var element: String?
  /// What cannot be known, and what is done instead.
  public var message: String

  /// A note of a file about a subject.
  public init(_ note: NibNote, subject: String, file: String, element: String? = nil) {
    code = note.code
    self.subject = subject
    self.file = note.file ?? file
    position = note.position
    objectID = note.objectID
    self.element = element
    message = note.message
  }
}

extension AuditNote {
  /// Whether reports for people tell it: nearly every cell has a class of its own, and that alone moves nothing.
  public var isForPeople: Bool { code != .cellClass }
}

extension AuditNote: CustomStringConvertible {
  /// `file:line:column: code: message`, as compilers write it.
  public var description: String { "\(file):\(position): \(code.rawValue): \(message)" }
}

extension AuditNote: Encodable {
  private enum CodingKeys: CodingKey {
    case code, subject, file, line, column, objectID, element, message, unsupported
  }

  /// Encodes the note. The object id and the element are `null` where it is about the file or the cell; `unsupported` says whether the
  /// cell is laid out without something that the file has.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(code.rawValue, forKey: .code)
    try container.encode(subject, forKey: .subject)
    try container.encode(file, forKey: .file)
    try container.encode(position.line, forKey: .line)
    try container.encode(position.column, forKey: .column)
    try container.encode(objectID, forKey: .objectID)
    try container.encode(element, forKey: .element)
    try container.encode(message, forKey: .message)
    try container.encode(code.isUnsupported, forKey: .unsupported)
  }
}
