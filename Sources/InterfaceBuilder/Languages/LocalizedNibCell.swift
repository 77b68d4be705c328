package import CellDocuments

/// A cell of an Interface Builder file with its texts in a locale.
public struct LocalizedNibCell: Sendable {
  /// The cell with the texts, and with a `text-from-code` note for each view that shows one from code.
  public let cell: NibCell
  /// Where each text comes from.
  public let origins: [NibTextKey: NibTextOrigin]
  /// What was found in the table for known texts, by the object ids of their views. A view with several texts has that of the
  /// first.
  package let references: [String: TextReference]

  /// The object ids of the views whose texts come from code.
  ///
  /// - Complexity: O(*n*) in the texts.
  public var textsFromCode: Set<String> {
    Set(origins.filter { $0.value != .known }.keys.map(\.objectID))
  }

  /// The object ids of the views that show a sample in place of a text from code.
  ///
  /// - Complexity: O(*n*) in the texts.
  public var samples: Set<String> {
    Set(origins.filter { $0.value == .code(shown: .sample) }.keys.map(\.objectID))
  }
}

/// A table of an Interface Builder file with its titles in a locale. Its cells are localized by themselves.
public struct LocalizedNibTable: Sendable {
  /// The table.
  public let table: NibTable
  /// What was found for the titles of sections, by keys such as `5Xe-kL-q1c.headerTitle`.
  package let references: [NibTextKey: TextReference]
}
