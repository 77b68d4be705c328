import Reporting
import Strut

/// The fonts that a request may name, and what measures and lays out with them.
///
/// Answers are kept in the caches of its engines, so that one that is used again is faster; they are the same in each.
final class FontSet: Sendable {
  let catalogue: FontCatalogue
  let measurer: Measurer
  let typesetting: Typesetting
  /// What was registered for this set alone, in the order of the request.
  let registrations: [FontRegistration]

  /// The service's own fonts.
  init(_ catalogue: FontCatalogue) {
    self.catalogue = catalogue
    registrations = []
    measurer = Measurer(catalogue: catalogue)
    typesetting = Typesetting(fonts: catalogue)
  }

  /// The service's own fonts, and those that a client sent.
  ///
  /// - Throws: `FontError` for bytes that are no font.
  init(_ own: FontCatalogue, with uploads: [FontUpload]) throws(FontError) {
    catalogue = own.branched()
    var registrations: [FontRegistration] = []
    for upload in uploads { registrations.append(try catalogue.register(data: upload.bytes, name: upload.name)) }
    self.registrations = registrations
    measurer = Measurer(catalogue: catalogue)
    typesetting = Typesetting(fonts: catalogue)
  }

  /// Caches that are shared with the service's own catalogue forget the faces.
  deinit { for registration in registrations { catalogue.unregister(registration) } }
}
