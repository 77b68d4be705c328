#if Service
package import FontMetrics
import Foundation

/// The configuration of the service.
package struct ServiceSettings: Sendable {
  /// The limits of requests.
  package var limits = ServiceLimits()
  /// The number of requests that run at once; by default the number of cores.
  package var workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
  /// The fonts that every request may name. The catalog must not open files, because a request
  /// could name one.
  package var fonts: FontCatalog
  /// The tokens that give clients access. Without tokens, every client has access.
  package var tokens: [String] = []
  /// The names of the service in lowercase and without a port, or nil for any name.
  package var names: Set<String>?
  /// The origins whose pages may send requests, such as `https://example.org`, in addition to the
  /// service's own.
  package var origins: [String] = []

  /// Creates a configuration with the default limits.
  ///
  /// - Throws: ``ServiceError`` for a catalog that opens files by name.
  package init(fonts: FontCatalog) throws(ServiceError) {
    guard !fonts.sources.contains(.files) else {
      throw ServiceError(
        .internalServerError, "bug",
        "the service's font catalog must not open files by name; create it without .files in its sources.")
    }
    self.fonts = fonts
  }
}
#endif
