#if Service
/// What there is to ask, as OpenAPI 3.1 describes it.
///
/// It is written by hand, in `openapi.json` beside this file; tests hold it against the endpoints and their answers.
enum OpenAPIDocument {
  /// The document, with the version of the service.
  static let answer = DocumentAnswer(bytes: PackageResources.openapi_json, type: "application/json")
}
#endif
