extension FontCatalog {
  /// Returns a catalog with the same fonts, whose later registrations are independent of this one.
  /// Open files remain shared.
  package func branched() -> FontCatalog { FontCatalog(self, registry: registry.copied()) }
}
