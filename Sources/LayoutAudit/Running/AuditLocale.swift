public import LayoutCore

/// A language that cells are audited in.
public struct AuditLocale: Hashable, Sendable {
  /// The name of the locale in string catalogs, such as `de` or `pt-BR`; nil for the text in the
  /// documents.
  public var identifier: String?
  /// The language of strings, as a BCP 47 tag; nil if it is unknown.
  public var language: String?
  /// The layout direction.
  public var direction: LayoutDirection

  /// Creates a language.
  public init(identifier: String?, language: String? = nil, direction: LayoutDirection = .leftToRight) {
    self.identifier = identifier
    self.language = language ?? identifier
    self.direction = direction
  }

  /// The text in the documents, from left to right.
  public static let asWritten = AuditLocale(identifier: nil)
}
