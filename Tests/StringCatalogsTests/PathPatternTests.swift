import Testing

@testable import StringCatalogs

@Suite("Patterns of paths")
struct PathPatternTests {
  @Test(
    "Patterns match",
    arguments: [
      ("*.storyboard", "App/Main.storyboard"), ("Debug", "App/Debug/Cell.xib"), ("Debug/**", "Debug/A/B/Cell.xib"),
      ("App/*/Cell.xib", "App/A/Cell.xib"), ("**/Cell.xib", "Cell.xib"), ("**/Cell.xib", "A/B/Cell.xib"),
      ("App/**/Cell.xib", "App/Cell.xib"), ("App", "App/Main.storyboard"), ("./App/*.xib", "App/Cell.xib"),
      ("**", "Cell.xib"), ("App/", "App/Cell.xib"),
    ])
  func matching(pattern: String, path: String) { #expect(PathPattern(pattern).matches(path)) }

  @Test(
    "Patterns do not match",
    arguments: [
      ("*.storyboard", "App/Main.xib"), ("Debug/**", "App/Debug/Cell.xib"), ("App/*.xib", "App/A/Cell.xib"),
      ("App/*/Cell.xib", "App/A/B/Cell.xib"), ("", "Cell.xib"), ("/", "Cell.xib"), ("Cell", "Cell.xib"),
    ])
  func notMatching(pattern: String, path: String) { #expect(!PathPattern(pattern).matches(path)) }
}
