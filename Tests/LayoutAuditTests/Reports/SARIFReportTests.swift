import CellDocuments
import Foundation
import StringCatalogs
import Testing

@testable import LayoutAudit

/// Properties that are not in the schema of the standard; `make check` validates the document with
/// it.
@Suite("SARIF")
struct SARIFReportTests {
  /// The parts of the document that are looked at, as a reader of SARIF has them.
  private struct Log: Decodable {
    struct Run: Decodable {
      var tool: Tool
      var invocations: [Invocation]
      var results: [Result]
    }
    struct Tool: Decodable { var driver: Driver }
    struct Driver: Decodable {
      var name, semanticVersion: String
      var rules: [Rule]
    }
    struct Rule: Decodable {
      var id, name: String
      var defaultConfiguration: Configuration
    }
    struct Configuration: Decodable {
      var enabled: Bool
      var level: String
    }
    struct Invocation: Decodable {
      var executionSuccessful: Bool
      var toolExecutionNotifications: [Notification]
    }
    struct Notification: Decodable {
      var message: Message
      var locations: [ProblemLocation]?
    }
    struct ProblemLocation: Decodable { var physicalLocation: Physical }
    struct Message: Decodable { var text: String }
    struct Result: Decodable {
      var ruleId: String
      var ruleIndex: Int
      var level: String
      var message: Message
      var locations: [Location]
      var relatedLocations: [Related]?
      var partialFingerprints: [String: String]
      var properties: Properties
      var suppressions: [Suppression]?
    }
    struct Suppression: Decodable {
      var kind: String
      var justification: String?
    }
    struct Location: Decodable {
      var physicalLocation: Physical?
      var logicalLocations: [Logical]
    }
    struct Related: Decodable {
      var physicalLocation: Physical
      var message: Message
    }
    struct Physical: Decodable {
      var artifactLocation: Artifact
      var region: Region?
    }
    struct Artifact: Decodable { var uri, uriBaseId: String? }
    struct Region: Decodable { var startLine, startColumn: Int }
    struct Logical: Decodable { var name, fullyQualifiedName: String }
    struct Properties: Decodable {
      var categories: [String]
      var text, key, locale: String?
      var locales, parts: [String]
      var row: Int?
      var findings: Int
      var missing: Double?
    }
    var runs: [Run]
  }

  private func run(_ settings: ReportSettings, _ report: AuditReport = SampleReport.report) throws -> Log.Run {
    let text = SARIFReport(report, settings).text
    return try #require(try JSONDecoder().decode(Log.self, from: Data(text.utf8)).runs.first)
  }

  @Test("Every rule is there under its code, and as it is set")
  func rules() throws {
    var settings = SampleReport.settings
    settings.rules.disabled = [.overlap]
    settings.rules.severities[.longTranslation] = .error
    let driver = try run(settings).tool.driver
    #expect((driver.name, driver.semanticVersion) == ("strut", "1.2.3"))
    #expect(driver.rules.map(\.id) == AuditRule.allCases.map(\.rawValue))
    #expect(driver.rules.filter { !$0.defaultConfiguration.enabled }.map(\.name) == ["Overlap"])
    #expect(driver.rules.last?.defaultConfiguration.level == "error")
    #expect(driver.rules.first?.name == "TruncatedText")
  }

  @Test("A result names its rule, place and element, and carries what is known")
  func results() throws {
    let results = try run(SampleReport.settings).results
    #expect(results.map(\.level) == ["error", "warning", "note"])
    for result in results { #expect(AuditRule.allCases[result.ruleIndex].rawValue == result.ruleId) }
    let location = results[0].locations[0]
    #expect(location.physicalLocation?.artifactLocation.uri == "ui/a%20%3C1%3E.yaml")
    #expect(location.physicalLocation?.artifactLocation.uriBaseId == "%SRCROOT%")
    #expect(location.physicalLocation?.region?.startLine == 7)
    #expect(location.logicalLocations[0].name == "headline")
    #expect(location.logicalLocations[0].fullyQualifiedName == "ui/a <1>.yaml/texts/headline")
    #expect(results[0].properties.categories == ["AX4", "AX5"])
    #expect(results[0].properties.text == SampleReport.truncated.fault.text)
    #expect((results[0].properties.key, results[0].properties.row) == ("home.title", 3))
    #expect(abs((results[0].properties.missing ?? 0) - 13.7) < 1e-9)
    #expect(results[0].properties.locales == ["de"] && results[0].properties.parts == ["row 0.3"])
    let text = try #require(results[0].relatedLocations)
    #expect(text.map(\.physicalLocation.artifactLocation.uri) == ["Strings/de.po"])
    #expect(text.map { $0.physicalLocation.region?.startLine } == [12])
    #expect(text.map(\.message.text) == ["The text in de."])
    #expect(results[1].relatedLocations == nil)
    #expect(results[2].locations[0].physicalLocation == nil)
    #expect(results[2].locations[0].logicalLocations[0].name == "Code")
  }

  @Test("What could not be audited is a notification, and the run no success")
  func problems() throws {
    let invocation = try #require(try run(SampleReport.settings).invocations.first)
    #expect(!invocation.executionSuccessful)
    #expect(
      invocation.toolExecutionNotifications.map(\.message.text) == [
        "/project/nowhere.yaml: no such file", "ui/c.yaml:2:5: no view, \"x\"", "b.yaml: no font",
      ])
    let places = invocation.toolExecutionNotifications.map { $0.locations?.first?.physicalLocation }
    #expect(places.map { $0?.artifactLocation.uri } == ["nowhere.yaml", "ui/c.yaml", nil])
    #expect(places.map { $0?.region?.startLine } == [nil, 2, nil])
    var report = SampleReport.report
    report.problems = []
    let clean = try run(ReportSettings(version: "1"), report)
    #expect(clean.invocations.first?.executionSuccessful == true)
  }

  @Test("What is suppressed is there as such, with the reason")
  func suppressed() throws {
    var report = SampleReport.report
    var settings = SampleReport.settings
    settings.rules.suppressions = [Suppression(rule: .overlap, element: "value", reason: "A badge on its icon.")]
    report.suppress(by: settings.rules.suppressions, on: "2027-01-31")
    let results = try run(settings, report).results
    #expect(results.map(\.ruleId) == ["truncated-text", "unscaled-text", "overlap"])
    #expect(results.map { $0.suppressions?.first?.kind } == [nil, nil, "external"])
    #expect(results.last?.suppressions?.first?.justification == "A badge on its icon.")
  }

  @Test("A cause in several languages and rows is one result, with the place of each text")
  func folded() throws {
    var report = SampleReport.report
    var french = SampleReport.truncated
    french.locale = "fr"
    french.fault.needed = 900
    french.part = AuditPart(index: 5, kind: .row(5, section: 0))
    french.fault.textPlace = TextPlace(file: "fr.strings", locale: "fr")
    report.locales = ["de", "fr"]
    report.findings.insert(french, at: 1)
    let results = try run(SampleReport.settings, report).results
    #expect(results.map(\.ruleId) == ["truncated-text", "overlap", "unscaled-text"])
    #expect(results[0].properties.findings == 2)
    #expect(results[0].properties.locales == ["de", "fr"])
    #expect(results[0].properties.parts == ["row 0.3", "row 0.5"])
    #expect((results[0].properties.locale, results[0].properties.row) == ("fr", 5))
    #expect(
      results[0].relatedLocations?.map(\.physicalLocation.artifactLocation.uri) == ["fr.strings", "Strings/de.po"])
    #expect(results[0].relatedLocations?.map { $0.physicalLocation.region?.startLine } == [nil, 12])
    #expect(results[0].message.text.hasPrefix("texts/headline in row 0.5 and 1 other: 596 points too narrow "))
    #expect(results[0].message.text.contains("(in de and fr; at text sizes AX4 and larger; worst in fr at AX5, 320"))
  }

  @Test("Of causes whose names do not tell them apart the later ones have other fingerprints, a suppressed one too")
  func numberedFingerprints() throws {
    var report = SampleReport.report
    var elsewhere = SampleReport.truncated
    elsewhere.place?.position = SourcePosition(line: 30, column: 3)
    report.findings.append(elsewhere)
    report.suppressed = [SampleReport.truncated]
    let results = try run(SampleReport.settings, report).results
    #expect(results.map(\.ruleId).filter { $0 == "truncated-text" }.count == 3)
    #expect(Set(results.map { $0.partialFingerprints["strutCause/v1"] }).count == results.count)
  }

  @Test("Twins keep their fingerprints when one of them is suppressed, known or in part suppressed, and when rows move")
  func twins() throws {
    func twin(_ line: Int, locale: String = "de") -> Finding {
      var finding = SampleReport.truncated
      finding.place?.position = SourcePosition(line: line, column: 3)
      finding.locale = locale
      return finding
    }
    func prints(open: [Finding], suppressed: [Finding] = [], known: [Finding] = []) throws -> [String?] {
      var report = SampleReport.report
      (report.findings, report.suppressed, report.known) = (open, suppressed, known)
      return try run(SampleReport.settings, report).results.map { $0.partialFingerprints["strutCause/v1"] }
    }
    let both = try prints(open: [twin(7), twin(30)])
    #expect(Set(both).count == 2)
    #expect(try prints(open: [twin(30), twin(7)]) == both.reversed())
    #expect(try prints(open: [twin(30)], suppressed: [twin(7)]) == both.reversed())
    #expect(try prints(open: [twin(30)], known: [twin(7)]) == [both[1]])
    let shared = try prints(open: [twin(7), twin(30)], suppressed: [twin(7, locale: "fr")])
    #expect(Array(shared.prefix(2)) == both && Set(shared).count == 3)
  }

  @Test("Cells of a table tell elements of one name apart, whichever of them has a fault")
  func cellsOfTable() async throws {
    func prints(_ names: [String]) async throws -> [String: String] {
      let view = "{ views: { t: { label: { textStyle: body } } }, constraints: [\"V:|-[t]-|\", \"H:|-[t]-|\"] }"
      let rows = ["a", "b"].map { name in
        "{ cell: \(name), t.text: \(names.contains(name) ? "A text that is far too long for one line of the cell" : "x") }"
      }
      let table =
        "schema: 1\ncells:\n  a: \(view)\n  b: \(view)\nsections: [{ rows: [\(rows.joined(separator: ", "))] }]\n"
      var audit = Audit([TableSubject(try TableDocument(text: table, file: "ui/table.yaml"))])
      (audit.categories, audit.widths) = ([.large], [320])
      let report = try await audit.run()
      let causes = report.causes
      #expect(causes.map(\.worst.place?.cell) == names)
      let junit = JUnitReport(report, ReportSettings(version: "1", root: "/project")).text
      for name in names { #expect(junit.contains("<testcase name=\"truncated-text t in cell \(name)\""), "\(junit)") }
      let results = try run(ReportSettings(version: "1", root: "/project"), report).results
      return Dictionary(
        uniqueKeysWithValues: zip(names, results.compactMap { $0.partialFingerprints["strutCause/v1"] }))
    }
    let both = try await prints(["a", "b"])
    #expect(Set(both.values).count == 2)
    #expect(try await prints(["b"]) == ["b": both["b"]])
    #expect(try await prints(["a"]) == ["a": both["a"]])
  }

  @Test("A fingerprint stays when a fault grows, and in other rows and languages, and tells elements and rules apart")
  func fingerprints() {
    func print(_ change: (inout Finding) -> Void) -> String? {
      var finding = SampleReport.truncated
      change(&finding)
      return Cause.folded([finding]).first?.fingerprint(root: "/project")
    }
    let same = print { _ in }
    #expect(same?.count == 16)
    #expect(
      print {
        $0.fault.needed = 900
        $0.worst.width = 430
        $0.categories = []
        $0.part = AuditPart(index: 4, kind: .row(4, section: 0))
        $0.severity = .note
        ($0.locale, $0.fault.key, $0.fault.text) = ("fr", nil, "x")
        $0.place?.file = "/project/ui/./a <1>.yaml"
      } == same)
    let others = [
      print { $0.fault.element = "texts" }, print { $0.fault.other = "x" },
      print { $0.fault.rule = .clippedText }, print { $0.place?.file = "b.yaml" },
      print { $0.fault.rule = .missingTranslation },
      print {
        $0.fault.rule = .missingTranslation
        $0.fault.key = "other"
      },
    ]
    #expect(Set(others + [same]).count == others.count + 1)
  }

  @Test(
    "Files are named from the root where they lie in there",
    arguments: [
      ("a.yaml", "a.yaml", "a.yaml"), ("./ui/../a.yaml", "a.yaml", "a.yaml"),
      ("/project/x y.yaml", "x y.yaml", "x%20y.yaml"),
      ("../b.yaml", "/b.yaml", "file:///b.yaml"),
      ("/projects/é.yaml", "/projects/é.yaml", "file:///projects/%C3%A9.yaml"),
      ("a:b%.yaml", "a:b%.yaml", "a%3Ab%25.yaml"), ("../../../..", "/", "file:///"),
    ])
  func paths(file: String, path: String, uri: String) {
    let named = ReportPath(file, root: "/project/")
    #expect((named.path, named.uri) == (path, uri))
  }
}
