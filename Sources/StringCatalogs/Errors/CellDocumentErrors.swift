public import StrutErrors

/// Everything that is wrong with one document, in the order of the file. Never empty.
public struct CellDocumentErrors: StrutError, Hashable {
  /// The first thing that is wrong.
  public let first: CellDocumentError
  /// All of them, ``first`` included, ordered by position; at most 100 and a last one that says so.
  public let all: [CellDocumentError]

  /// A single thing that is wrong.
  package init(_ error: CellDocumentError) {
    first = error
    all = [error]
  }

  /// Several; nil when there are none.
  package init?(_ errors: [CellDocumentError]) {
    guard let first = errors.first else { return nil }
    self.first = first
    all = errors
  }
}

extension CellDocumentErrors {
  /// The kind of the first.
  public var code: CellDocumentError.Code { first.code }

  /// The place of the first.
  public var subject: String? { first.subject }

  /// One line for each, with its place.
  ///
  /// - Complexity: O(*n*) in the number of errors.
  public var message: String { all.map(\.description).joined(separator: "\n") }
}

extension CellDocumentError {
  /// What stands after ``DocumentLimits/errors`` others.
  /// - Parameter scopes: The strings that the errors which it stands for are about; empty where one is about none in particular.
  package static func more(in file: String, about scopes: Set<ProblemScope> = []) -> CellDocumentError {
    CellDocumentError(
      code: .tooLarge, file: file, position: nil,
      message: "there are more errors; only the first \(DocumentLimits.errors) are listed", scopes: scopes)
  }
}
