public import InterfaceBuilder
public import StringCatalogs

/// An unknown fact about a cell in an Interface Builder file. It is not a finding.
public struct AuditNote: Hashable, Sendable {
  /// The kind of note.
  public var code: NibNote.Code
  /// The name of the subject in reports: a cell, or a file without cells.
  public var subject: String
  /// The file.
  public var file: String
  /// The position in the file.
  public var position: SourcePosition
  /// The object ID of the view or constraint of the note; nil for the file or the cell.
  public var objectID: String?
  /// The name of the view; nil if the note is not about a view.
  public var element: String?
  /// The unknown fact, and the fallback.
  public var message: String

  /// Creates a note of a file about a subject.
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
  /// True if reports for people list it: nearly every cell has its own class, which alone changes
  /// nothing.
  public var isForPeople: Bool { code != .cellClass }
}

extension AuditNote: CustomStringConvertible {
  /// `file:line:column: code: message`, as in compilers.
  public var description: String { "\(file):\(position): \(code.rawValue): \(message)" }
}

extension AuditNote: Encodable {
  private enum CodingKeys: CodingKey {
    case code, subject, file, line, column, objectID, element, message, unsupported
  }

  /// Encodes the note. The object ID and the element are `null` for a note about the file or the
  /// cell; `unsupported` is true if the cell is laid out without a part of the file.
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
