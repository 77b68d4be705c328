#if Service
import Queries
import Strut

/// The fonts that a request may name, and the engines that measure and lay out with them.
///
/// Results are kept in the caches of its engines, so that a set that is used again is faster. The
/// results of all sets are equal.
final class FontSet: Sendable {
  let catalog: FontCatalog
  let measurer: Measurer
  let typesetting: Typesetting
  /// The fonts that are registered for this set, in the order of the request.
  let registrations: [FontRegistration]

  /// The fonts of the service.
  init(_ catalog: FontCatalog) {
    self.catalog = catalog
    registrations = []
    measurer = Measurer(catalog: catalog)
    typesetting = Typesetting(fonts: catalog)
  }

  /// Creates a set of the service's fonts and those that a client sent.
  ///
  /// - Throws: `FontError` for bytes that are not a font.
  init(_ own: FontCatalog, with uploads: [FontUpload]) throws(FontError) {
    catalog = own.branched()
    var registrations: [FontRegistration] = []
    for upload in uploads { registrations.append(try catalog.register(data: upload.bytes, name: upload.name)) }
    self.registrations = registrations
    measurer = Measurer(catalog: catalog)
    typesetting = Typesetting(fonts: catalog)
  }

  /// Removes the faces from caches that are shared with the catalog of the service.
  deinit { for registration in registrations { catalog.unregister(registration) } }
}
#endif
