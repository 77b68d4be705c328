import ArgumentParser
import CodeAudit
import Foundation
import Queries
import Testing
import UIKitNames

@testable import StrutCommands

/// A cell of an app.
private final class ShortCell: UITableViewCell {
  let titleLabel = madeHere(UILabel(), file: "App/ShortCell.swift", line: 7)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.frame = CGRect(x: 16, y: 8, width: 20, height: 20)
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }
}

/// The audit of a ported app, which is `strut audit` with the cells of its code.
@Suite("The audit of an app")
struct AppAuditTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule, subject, element: String
      var locale: String?
      var file: String?
      var line: Int?
    }

    var subjects: [String]
    var findings: [Finding]
  }

  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <tableViewCell id="a-b" customClass="NibClass" reuseIdentifier="NibCell"><rect key="frame" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="c-d"><rect key="frame" width="320" height="44"/>
    </tableViewCellContentView></tableViewCell></objects></document>
    """

  /// Returns the exit status and the report of an audit of a folder with a nib.
  private static func audit(
    _ arguments: [String], nib: Bool = true, languages: [String] = []
  ) async throws -> (status: Int32, report: Report) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "AppAuditTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if nib { try self.nib.write(to: folder.appending(path: "Nib.xib"), atomically: true, encoding: .utf8) }
    let output = folder.appending(path: "report.out").path
    let run = AppAuditRun(
      folder: folder.path, cells: [CodeCell(ShortCell.self, file: "App/ShortCell.swift", line: 6)],
      languages: languages, paths: SourcePaths(current: "/"),
      arguments: arguments + ["--categories", "L", "--widths", "320", "--format", "json", "-o", output])
    // The command waits for its work, so it must not be on a thread of the pool.
    let status: Int32 = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            do {
              try run.run()
              return 0
            } catch let code as ExitCode {
              return code.rawValue
            }
          })
      }
    }
    return (status, try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(filePath: output))))
  }

  @Test("Without a path, the app's folder is audited, with its code in one report")
  func both() async throws {
    let (status, report) = try await Self.audit([])
    #expect(status == 1)
    #expect(report.subjects.count == 2)
    #expect(report.subjects.last == "App/ShortCell.swift/ShortCell")
    let finding = try #require(report.findings.first { $0.rule == "truncated-text" })
    #expect(finding.file == "App/ShortCell.swift" && finding.line == 7 && finding.element == "titleLabel")
  }

  @Test("An app without Interface Builder files is audited as well")
  func codeOnly() async throws {
    let (_, report) = try await Self.audit([], nib: false)
    #expect(report.subjects == ["App/ShortCell.swift/ShortCell"])
  }

  @Test("Cells of code are audited in the languages of the app's strings")
  func languages() async throws {
    let (_, report) = try await Self.audit([], nib: false, languages: ["ar", "de", "en"])
    #expect(Set(report.findings.filter { $0.rule == "truncated-text" }.map(\.locale)) == ["ar", "de", "en"])
    let (_, chosen) = try await Self.audit(["--locales", "de"], nib: false, languages: ["ar", "de", "en"])
    #expect(Set(chosen.findings.map(\.locale)) == ["de"])
  }

  @Test("Options choose cells of code by the names of their classes")
  func options() async throws {
    let (_, chosen) = try await Self.audit(["--cell", "ShortCell"])
    #expect(chosen.subjects == ["App/ShortCell.swift/ShortCell"])
    let (_, others) = try await Self.audit(["--omit-class", "ShortCell"])
    #expect(others.subjects.count == 1 && others.findings.allSatisfy { $0.file?.hasSuffix(".swift") != true })
    let (_, quiet) = try await Self.audit(["--ignore", "truncated-text"])
    #expect(!quiet.findings.contains { $0.rule == "truncated-text" })
  }

  @Test("A class to omit that the app does not have is an error with the names of classes")
  func unknownClass() async {
    await #expect {
      try await Self.audit(["--omit-class", "Other"])
    } throws: { error in
      let failure = error as? RequestFailure
      return failure?.status == .usage && failure?.message.contains("\"Other\"") == true
        && failure?.message.contains("ShortCell") == true && failure?.message.contains("NibClass") == true
    }
  }

  @Test("A class that only a nib has can be omitted")
  func nibClass() async throws {
    let (_, report) = try await Self.audit(["--omit-class", "NibClass"])
    #expect(report.subjects.count == 2)
  }

  @Test("The help has the option of the program, and those of strut audit")
  func help() {
    let help = AppAuditCommand.helpMessage()
    #expect(help.contains("--omit-class <name>") && help.contains("--baseline") && help.contains("[<path> ...]"))
  }

  @Test("A path of a source file is relative to the current folder, if it is in it")
  func paths() {
    let paths = SourcePaths(current: "/home/me")
    #expect(paths.shortened("/home/me/App/Cell.swift") == "App/Cell.swift")
    #expect(paths.shortened("/home/mei/Cell.swift") == "/home/mei/Cell.swift")
    #expect(paths.shortened("/home/me") == ".")
  }
}
