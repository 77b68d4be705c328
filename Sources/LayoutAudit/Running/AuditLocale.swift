public import LayoutCore

/// A language that cells are audited in.
public struct AuditLocale: Hashable, Sendable {
  /// The locale as string catalogs name it, such as `de` or `pt-BR`; nil for the texts as they stand in the documents.
  public var identifier: String?
  /// The language of texts, as a BCP 47 tag; nil when it is not known.
  public var language: String?
  /// The way the interface runs.
  public var direction: LayoutDirection

  /// A language.
  public init(identifier: String?, language: String? = nil, direction: LayoutDirection = .leftToRight) {
    self.identifier = identifier
    self.language = language ?? identifier
    self.direction = direction
  }

  /// The texts as they stand, from left to right.
  public static let asWritten = AuditLocale(identifier: nil)
}
