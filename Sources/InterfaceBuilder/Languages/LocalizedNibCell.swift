package import CellDocuments

/// A cell of an Interface Builder file with its text in a locale.
public struct LocalizedNibCell: Sendable {
  /// The localized cell, with a `text-from-code` note for each view whose text is set in code.
  public let cell: NibCell
  /// The origin of each string.
  public let origins: [NibTextKey: NibTextOrigin]
  /// The string references of known text, by the object ID of the view. A view with several strings
  /// has that of the first.
  package let references: [String: TextReference]

  /// The object IDs of the views whose text is set in code.
  ///
  /// - Complexity: O(*n*) in the number of strings.
  public var textsFromCode: Set<String> {
    Set(origins.filter { $0.value != .known }.keys.map(\.objectID))
  }

  /// The object IDs of the views that show a sample instead of text from code.
  ///
  /// - Complexity: O(*n*) in the strings.
  public var samples: Set<String> {
    Set(origins.filter { $0.value == .code(shown: .sample) }.keys.map(\.objectID))
  }

  /// The samples.
  ///
  /// - Complexity: O(*n*) in the number of strings.
  package var sampleTexts: Set<String> {
    Set(cell.texts.filter { origins[$0.slot.key] == .code(shown: .sample) }.map(\.slot.text))
  }
}

/// A table of an Interface Builder file with its titles in a locale. Its cells are localized
/// separately.
public struct LocalizedNibTable: Sendable {
  /// The table.
  public let table: NibTable
  /// The string references of section titles, by keys such as `5Xe-kL-q1c.headerTitle`.
  package let references: [NibTextKey: TextReference]
}
