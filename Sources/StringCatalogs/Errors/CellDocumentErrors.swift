public import StrutErrors

/// All errors in one document, in the order of the file. The list is never empty.
public struct CellDocumentErrors: StrutError, Hashable {
  /// The first error.
  public let first: CellDocumentError
  /// All errors, including ``first``, ordered by position: at most 100, and a last one that reports
  /// that there are more.
  public let all: [CellDocumentError]

  /// Creates a list of one error.
  package init(_ error: CellDocumentError) {
    first = error
    all = [error]
  }

  /// Creates a list of errors; nil if the list is empty.
  package init?(_ errors: [CellDocumentError]) {
    guard let first = errors.first else { return nil }
    self.first = first
    all = errors
  }
}

extension CellDocumentErrors {
  /// The kind of the first error.
  public var code: CellDocumentError.Code { first.code }

  /// The place of the first error.
  public var subject: String? { first.subject }

  /// The errors with their places, one on each line.
  ///
  /// - Complexity: O(*n*) in the number of errors.
  public var message: String { all.map(\.description).joined(separator: "\n") }
}

extension CellDocumentError {
  /// Returns the error that follows ``DocumentLimits/errors`` others.
  /// - Parameter scopes: The strings that the omitted errors concern; empty if one of them concerns
  ///   no strings in particular.
  package static func more(in file: String, about scopes: Set<ProblemScope> = []) -> CellDocumentError {
    CellDocumentError(
      code: .tooLarge, file: file, position: nil,
      message: "there are more errors; only the first \(DocumentLimits.errors) are listed", scopes: scopes)
  }
}
