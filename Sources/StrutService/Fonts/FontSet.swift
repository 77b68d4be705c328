#if Service
import Queries
import Strut

/// The fonts that a request may name, and what measures and lays out with them.
///
/// Answers are kept in the caches of its engines, so that one that is used again is faster; they are the same in each.
final class FontSet: Sendable {
  let catalog: FontCatalog
  let measurer: Measurer
  let typesetting: Typesetting
  /// What was registered for this set alone, in the order of the request.
  let registrations: [FontRegistration]

  /// The service's own fonts.
  init(_ catalog: FontCatalog) {
    self.catalog = catalog
    registrations = []
    measurer = Measurer(catalog: catalog)
    typesetting = Typesetting(fonts: catalog)
  }

  /// The service's own fonts, and those that a client sent.
  ///
  /// - Throws: `FontError` for bytes that are no font.
  init(_ own: FontCatalog, with uploads: [FontUpload]) throws(FontError) {
    catalog = own.branched()
    var registrations: [FontRegistration] = []
    for upload in uploads { registrations.append(try catalog.register(data: upload.bytes, name: upload.name)) }
    self.registrations = registrations
    measurer = Measurer(catalog: catalog)
    typesetting = Typesetting(fonts: catalog)
  }

  /// Caches that are shared with the service's own catalog forget the faces.
  deinit { for registration in registrations { catalog.unregister(registration) } }
}
#endif
