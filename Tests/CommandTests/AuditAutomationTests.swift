import ArgumentParser
import Foundation
import Testing
import Yams

@testable import StrutCommands

@Suite("Examples for build servers and commits")
struct AuditAutomationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = root.appending(path: "Examples/Audit/Automation")

  private func document(_ name: String) throws -> [String: Any] {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    return try #require(try Yams.load(yaml: text) as? [String: Any])
  }

  /// Parses a line that runs `strut audit`.
  private func audit(_ line: String) throws -> AuditCommand {
    let words = line.split(separator: " ").map(String.init)
    #expect(words.first == "strut")
    return try #require(try StrutCommand.parseAsRoot(Array(words.dropFirst())) as? AuditCommand)
  }

  @Test("The workflow uses the action of this version, with inputs that the action and the command accept")
  func workflow() throws {
    let workflow = try document("layout-audit.yml")
    // YAML 1.1 reads the key `on` as true.
    #expect(Set(workflow.keys).isSuperset(of: ["name", "jobs", "permissions"]))
    let permissions = try #require(workflow["permissions"] as? [String: String])
    #expect(permissions["security-events"] == "write")
    let job = try #require((workflow["jobs"] as? [String: [String: Any]])?["audit"])
    #expect(job["runs-on"] is String)
    let steps = try #require(job["steps"] as? [[String: Any]])
    let used = steps.compactMap { $0["uses"] as? String }
    let version = try #require(StrutCommand.configuration.version.split(separator: " ").dropFirst().first)
    #expect(used.count == steps.count && used.contains("OWNER/strut@v\(version)"))
    #expect(used.allSatisfy { $0.contains("@v") })
    let values = try #require(steps.last?["with"] as? [String: String])
    #expect(Set(values.keys).isSubset(of: try Self.inputs()))
    let paths = try #require(values["paths"]?.split(separator: "\n").map(String.init))
    let strings = try #require(values["strings"])
    for path in paths + [strings] {
      #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: path).path))
    }
    // The script of the action passes them like this.
    let command = try audit("strut audit \(paths.joined(separator: " ")) --strings \(strings) --format sarif")
    #expect(command.options.paths == paths && command.stringOptions.strings == [strings])
    #expect(command.format == .sarif)
  }

  @Test("The action passes each input to a script that reads it, and a report that cannot be uploaded is no failure")
  func action() throws {
    let steps = try #require((try Self.action()["runs"] as? [String: Any])?["steps"] as? [[String: Any]])
    var passed: Set<String> = []
    for step in steps {
      guard let run = step["run"] as? String else { continue }
      let path = run.trimmingCharacters(in: ["\""]).replacing("$GITHUB_ACTION_PATH/", with: "")
      let script = Self.root.appending(path: path)
      #expect(FileManager.default.isExecutableFile(atPath: script.path), "\(path)")
      let text = try String(contentsOf: script, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        .joined(separator: "\n")
      for (name, value) in try #require(step["env"] as? [String: String]) {
        #expect(text.contains("${\(name)") || text.contains("$\(name)"), "\(path) does not read \(name)")
        passed.formUnion(value.matches(of: /inputs\.([a-z0-9-]+)/).map { String($0.1) })
      }
    }
    let upload = try #require(steps.last)
    passed.formUnion((upload["if"] as? String ?? "").matches(of: /inputs\.([a-z0-9-]+)/).map { String($0.1) })
    #expect(passed == (try Self.inputs()))
    // The token of a pull request from a fork is not allowed to upload.
    #expect(upload["continue-on-error"] as? Bool == true)
    #expect((upload["uses"] as? String)?.contains("@v") == true)
    let report = (upload["with"] as? [String: String])?["sarif_file"]
    #expect(report == "${{ steps.audit.outputs.sarif-file }}")
    #expect(steps.contains { $0["id"] as? String == "audit" })
  }

  private static func action() throws -> [String: Any] {
    let text = try String(contentsOf: root.appending(path: "action.yml"), encoding: .utf8)
    return try #require(try Yams.load(yaml: text) as? [String: Any])
  }

  /// Returns the names of the inputs of the action.
  private static func inputs() throws -> Set<String> {
    Set(try #require(try action()["inputs"] as? [String: Any]).keys)
  }

  @Test("The hook has the required keys, and receives the files that a commit changes")
  func hook() throws {
    let repositories = try #require(try document(".pre-commit-config.yaml")["repos"] as? [[String: Any]])
    #expect(repositories.map { $0["repo"] as? String } == ["local"])
    let hooks = try #require(repositories[0]["hooks"] as? [[String: Any]])
    let hook = try #require(hooks.first)
    for key in ["id", "name", "entry", "language", "files"] { #expect(hook[key] is String, "\(key)") }
    let file = "Examples/Audit/Repaired/account.yaml"
    let pattern = try Regex(try #require(hook["files"] as? String))
    #expect(file.firstMatch(of: pattern) != nil)
    let command = try audit("\(try #require(hook["entry"] as? String)) \(file)")
    #expect(command.options.paths == [file])
    #expect(command.stringOptions.strings == ["Examples/Audit/Strings"])
  }
}
