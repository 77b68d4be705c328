/// An error in a document, with its position.
package struct XMLError: Error, Hashable, Sendable {
  /// The kind of error.
  package enum Kind: Hashable, Sendable {
    /// The text is not well-formed.
    case syntax
    /// The document exceeds ``XMLLimits``, or would exceed them with its entities expanded.
    case tooLarge
    /// The document refers to an external entity, which is never opened.
    case external
  }

  /// The kind of error.
  package let kind: Kind
  /// The message from expat or Strut: a phrase without a capital letter or a period.
  package let message: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
}

/// The limits of a document.
package struct XMLLimits: Hashable, Sendable {
  /// The maximum nesting of elements.
  package var depth: Int
  /// The maximum number of elements.
  package var elements: Int
  /// The maximum total size of text and attributes in bytes, with entities expanded.
  package var textBytes: Int

  /// Creates limits.
  package init(depth: Int, elements: Int, textBytes: Int) {
    self.depth = depth
    self.elements = elements
    self.textBytes = textBytes
  }
}
