/// Why a document is not read, and where that shows.
package struct XMLError: Error, Hashable, Sendable {
  /// What kind of thing is wrong.
  package enum Kind: Hashable, Sendable {
    /// The text is not well-formed.
    case syntax
    /// It is larger or deeper than ``XMLLimits``, or would become so with its entities.
    case tooLarge
    /// It names something outside itself, which is never opened.
    case external
  }

  /// What kind of thing is wrong.
  package let kind: Kind
  /// expat's words, or ours; a phrase without a capital or a full stop.
  package let message: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
}

/// The limits on a document's size.
package struct XMLLimits: Hashable, Sendable {
  /// The most elements within each other.
  package var depth: Int
  /// The most elements.
  package var elements: Int
  /// The most bytes of text and attributes in all, entities replaced.
  package var textBytes: Int

  /// Limits.
  package init(depth: Int, elements: Int, textBytes: Int) {
    self.depth = depth
    self.elements = elements
    self.textBytes = textBytes
  }
}
