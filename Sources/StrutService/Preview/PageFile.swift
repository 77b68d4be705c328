#if Service
import HTTPTypes
import Hummingbird

/// A file of the page. The files are embedded in the program, so no request reads the disk.
struct PageFile: Sendable {
  let path: String
  private let content: DocumentAnswer

  private static let script = "text/javascript; charset=utf-8"

  /// All files, with their paths.
  static let all = [
    PageFile("/", PackageResources.preview_html, "text/html; charset=utf-8"),
    PageFile("/preview/preview.css", PackageResources.preview_css, "text/css; charset=utf-8"),
    PageFile("/preview/preview.js", PackageResources.preview_js, script),
    PageFile("/preview/asking.js", PackageResources.asking_js, script),
    PageFile("/preview/state.js", PackageResources.state_js, script),
    PageFile("/preview/elements.js", PackageResources.elements_js, script),
    PageFile("/preview/stage.js", PackageResources.stage_js, script),
    PageFile("/preview/overlays.js", PackageResources.overlays_js, script),
    PageFile("/preview/collection.js", PackageResources.collection_js, script),
    PageFile("/preview/details.js", PackageResources.details_js, script),
    PageFile("/preview/findings.js", PackageResources.findings_js, script),
    PageFile("/preview/fonts.js", PackageResources.fonts_js, script),
  ]

  private init(_ path: String, _ bytes: [UInt8], _ type: String) {
    self.path = path
    content = DocumentAnswer(bytes: bytes, type: type)
  }

  /// Nothing is loaded from other sites, scripts are only in files, and no other page may frame
  /// this one. Pictures are made from responses.
  private static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src blob:; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'
    """

  func answer(to request: Request, _ budget: MemoryBudget) throws(ServiceError) -> Response {
    var response = try content.tagged(for: request, budget)
    response.headers[.contentSecurityPolicy] = Self.policy
    if let name = HTTPField.Name("Referrer-Policy") { response.headers[name] = "no-referrer" }
    if let name = HTTPField.Name("Cross-Origin-Resource-Policy") { response.headers[name] = "same-origin" }
    return response
  }
}
#endif
