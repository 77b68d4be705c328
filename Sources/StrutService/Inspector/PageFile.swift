#if Service
import HTTPTypes
import Hummingbird

/// A file of the page. They are in the program's own code: no request reads the disk.
struct PageFile: Sendable {
  let path: String
  private let content: DocumentAnswer

  private static let script = "text/javascript; charset=utf-8"

  /// All of them, by the paths that the page names them by.
  static let all = [
    PageFile("/", PackageResources.inspector_html, "text/html; charset=utf-8"),
    PageFile("/inspector/inspector.css", PackageResources.inspector_css, "text/css; charset=utf-8"),
    PageFile("/inspector/inspector.js", PackageResources.inspector_js, script),
    PageFile("/inspector/asking.js", PackageResources.asking_js, script),
    PageFile("/inspector/state.js", PackageResources.state_js, script),
    PageFile("/inspector/elements.js", PackageResources.elements_js, script),
    PageFile("/inspector/stage.js", PackageResources.stage_js, script),
    PageFile("/inspector/overlays.js", PackageResources.overlays_js, script),
    PageFile("/inspector/details.js", PackageResources.details_js, script),
    PageFile("/inspector/findings.js", PackageResources.findings_js, script),
    PageFile("/inspector/fonts.js", PackageResources.fonts_js, script),
  ]

  private init(_ path: String, _ bytes: [UInt8], _ type: String) {
    self.path = path
    content = DocumentAnswer(bytes: bytes, type: type)
  }

  /// Nothing comes from elsewhere, nothing in the page is a script, and no other page may frame it. Pictures are made of answers.
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
