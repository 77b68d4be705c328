/// Why a document is not read, and where that shows.
public struct XMLError: Error, Hashable, Sendable {
  /// What kind of thing is wrong.
  public enum Kind: Hashable, Sendable {
    /// The text is not well-formed.
    case syntax
    /// It is larger or deeper than ``XMLLimits``, or would become so with its entities.
    case tooLarge
    /// It names something outside itself, which is never opened.
    case external
  }

  /// What kind of thing is wrong.
  public let kind: Kind
  /// expat's words, or ours; a phrase without a capital or a full stop.
  public let message: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int
}

/// The limits on a document's size.
public struct XMLLimits: Hashable, Sendable {
  /// The most elements within each other.
  public var depth: Int
  /// The most elements.
  public var elements: Int
  /// The most bytes of text and attributes in all, entities replaced.
  public var textBytes: Int

  /// Limits.
  public init(depth: Int, elements: Int, textBytes: Int) {
    self.depth = depth
    self.elements = elements
    self.textBytes = textBytes
  }
}
