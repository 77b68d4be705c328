public import StringCatalogs

/// The position of a string in a string table.
public struct TextPlace: Hashable, Sendable {
  /// The file.
  public var file: String
  /// The position in the file; nil if the format has none (binary property lists).
  public var position: SourcePosition?
  /// The language of the string: if a translation is missing, that of the source.
  public var locale: String

  /// Creates a position in a string table.
  public init(file: String, position: SourcePosition? = nil, locale: String) {
    self.file = file
    self.position = position
    self.locale = locale
  }
}

extension TextPlace: CustomStringConvertible {
  /// `Strings/de.po:12:1`; without a position, the file.
  public var description: String { file + (position.map { ":\($0)" } ?? "") }
}
