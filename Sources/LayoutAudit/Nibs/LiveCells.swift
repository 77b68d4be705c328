package import InterfaceBuilder

/// Makes the cell of an Interface Builder file with its class, whose code then takes part in the
/// layout.
package struct LiveCells: Sendable {
  /// A closure that makes a cell with the text of a language, on the main actor. Its views have the
  /// names of reports. Returns nil if there is none.
  package let make: @Sendable (LocalizedNibCell, NibNames, AuditLocale) throws -> MadePart?

  /// Creates the maker of a cell.
  package init(make: @escaping @Sendable (LocalizedNibCell, NibNames, AuditLocale) throws -> MadePart?) {
    self.make = make
  }
}
