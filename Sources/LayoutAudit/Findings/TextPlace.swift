public import StringCatalogs

/// Where a text stands in a file of strings.
public struct TextPlace: Hashable, Sendable {
  /// The file.
  public var file: String
  /// Where in it; nil where the format does not tell (binary property lists).
  public var position: SourcePosition?
  /// The language that the text is in: where a translation is missing, that of the source.
  public var locale: String

  /// A place in a file of strings.
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
