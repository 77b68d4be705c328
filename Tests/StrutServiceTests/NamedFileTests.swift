#if Service
import Foundation
import Testing

@testable import StrutService

/// A request cannot refer to a file on the server, or find out whether it exists.
@Suite("Named files")
struct NamedFileTests {
  private let fixture: ServiceFixture
  private static let paths = ["/etc/passwd", "/nothing/there", "../../etc/passwd", "font.ttf", "./Inter.ttf"]

  init() throws { fixture = try ServiceFixture() }

  /// Returns the error without the name, so that two errors can be compared.
  private func words(_ answer: ServiceFixture.Answer, _ path: String) -> String {
    answer.text.replacing(path, with: "PATH").replacing(path.replacing("/", with: "\\/"), with: "PATH")
  }

  @Test("A font that looks like a path is rejected, whether or not it exists", arguments: paths)
  func fonts(path: String) async throws {
    let record = try await fixture.post("/v1/measure", json: #"{"text":"a","font":"\#(path)"}"#)
    #expect(record.status == 422)
    #expect(record.text.contains("does not open files"))
    for uri in ["/v1/fonts?query=\(path)", "/v1/spacing?upper=\(path)", "/v1/spacing?upper=\(path)@18"] {
      #expect(try await fixture.get(uri).status == 422)
    }
  }

  @Test(
    "A document that refers to a file is rejected with the same message, whether or not it exists",
    arguments: [
      "schema: 1\nviews: { icon: { image: { file: PATH } } }\nconstraints: [icon.top == margins.top]",
      "schema: 1\ncells: { a: PATH }\nsections: [{ cell: a, rows: [{}] }]",
      "schema: 1\ncells: { a: { views: { t: { label: { text: x } } }, constraints: [t.top == margins.top] } }\n"
        + "sections: [{ cell: a, rows: PATH }]",
    ])
  func documents(document: String) async throws {
    var refusals: Set<String> = []
    for path in ["/etc/passwd", "/nothing/there", "rows.jsonl"] {
      let text = document.replacing("PATH", with: path)
      let answer = try await fixture.ask(.post, "/v1/audit", type: "application/yaml", Array(text.utf8))
      #expect(answer.status == 422)
      #expect(answer.text.contains("cannot refer to files"))
      refusals.insert(words(answer, path))
    }
    #expect(refusals.count == 1)
  }

  @Test("A font that a document names by its path is rejected")
  func fontOfDocument() async throws {
    let text =
      "schema: 1\nviews: { t: { label: { text: x, font: /etc/passwd, size: 10 } } }\nconstraints: [t.top == margins.top]"
    let answer = try await fixture.ask(.post, "/v1/layout", type: "application/yaml", Array(text.utf8))
    #expect(answer.status == 422)
    #expect(answer.text.contains("does not open files"))
  }

  @Test("Strings are sent by content, whatever their names are")
  func strings() async throws {
    let body =
      #"{"document":"schema: 1\nviews: { t: { label: { text: { key: k } } } }\nconstraints: [t.top == margins.top]","#
      + #""strings":{"/etc/de.lproj/Localizable.strings":"\"k\" = \"Wort\";"}}"#
    #expect(try await fixture.post("/v1/layout?locale=de", json: body).text.contains("Wort"))
  }

  @Test("A catalog that opens files is not accepted by a service")
  func catalog() throws {
    #expect(throws: ServiceError.self) { _ = try ServiceSettings(fonts: try .bundled()) }
  }
}
#endif
