extension FontCatalog {
  /// A catalog that knows the same fonts, and whose registrations from now on are its own: what one of the two is told, the other
  /// does not know. Files that are open stay shared.
  package func branched() -> FontCatalog { FontCatalog(self, registry: registry.copied()) }
}
