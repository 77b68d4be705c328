#if Service
package import FontMetrics
import Foundation

/// How the service is set up by who runs it.
package struct ServiceSettings: Sendable {
  /// What requests may take.
  package var limits = ServiceLimits()
  /// How many requests are worked on at once; as many as there are cores when nothing else is said.
  package var workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
  /// The fonts that every request may name. No catalog that opens files: a request could name one.
  package var fonts: FontCatalog
  /// The words that a client may show to be let in; none lets everybody in.
  package var tokens: [String] = []
  /// The names by which the service may be called, in small letters and without a port; nil for any.
  package var names: Set<String>?
  /// The origins whose pages may ask, `https://example.org`, besides the service's own.
  package var origins: [String] = []

  /// Settings with the usual limits.
  ///
  /// - Throws: ``ServiceError`` for a catalog that opens files by their names.
  package init(fonts: FontCatalog) throws(ServiceError) {
    guard !fonts.sources.contains(.files) else {
      throw ServiceError(.internalServerError, "bug", "the service's catalog of fonts opens files by name.")
    }
    self.fonts = fonts
  }
}
#endif
