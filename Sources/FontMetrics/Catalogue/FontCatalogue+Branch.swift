extension FontCatalogue {
  /// A catalogue that knows the same fonts, and whose registrations from now on are its own: what one of the two is told, the other
  /// does not know. Files that are open stay shared.
  package func branched() -> FontCatalogue { FontCatalogue(self, registry: registry.copied()) }
}
