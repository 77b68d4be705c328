import ArgumentParser
import Foundation
import Testing
import Yams

@testable import strut_cli

@Suite("Examples for build servers and commits")
struct AuditAutomationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = root.appending(path: "Examples/Audit/Automation")

  private func document(_ name: String) throws -> [String: Any] {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    return try #require(try Yams.load(yaml: text) as? [String: Any])
  }

  /// Returns the arguments of a line that runs `strut`, with `*` expanded as a shell does.
  private func arguments(_ line: String) throws -> [String] {
    let words = line.split(separator: " ").map(String.init)
    #expect(words.first == "strut")
    return try words.dropFirst().flatMap { word -> [String] in
      guard word.hasSuffix("/*.yaml") else { return [word] }
      let folder = String(word.dropLast("/*.yaml".count))
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: folder).path)
      return names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  private func audit(_ line: String) throws -> AuditCommand {
    try #require(try StrutCommand.parseAsRoot(try arguments(line)) as? AuditCommand)
  }

  @Test("The workflow has the required keys, and its commands are valid")
  func workflow() throws {
    let workflow = try document("layout-audit.yml")
    // YAML 1.1 reads the key `on` as true.
    #expect(Set(workflow.keys).isSuperset(of: ["name", "jobs", "permissions"]))
    let permissions = try #require(workflow["permissions"] as? [String: String])
    #expect(permissions["security-events"] == "write")
    let job = try #require((workflow["jobs"] as? [String: [String: Any]])?["audit"])
    #expect(job["runs-on"] is String)
    let steps = try #require(job["steps"] as? [[String: Any]])
    #expect(steps.allSatisfy { ($0["uses"] == nil) != ($0["run"] == nil) })
    #expect(steps.compactMap { $0["uses"] as? String }.allSatisfy { $0.contains("@v") })
    let lines = steps.compactMap { $0["run"] as? String }.filter { $0.hasPrefix("strut ") }
    let commands = try lines.map(audit)
    #expect(commands.map(\.format) == [.github, .sarif])
    #expect(commands.allSatisfy { $0.options.paths.count == 4 })
    let upload = try #require(steps.last?["with"] as? [String: String])
    #expect(upload["sarif_file"] == commands[1].output)
    // The token of a pull request from a fork is not allowed to upload.
    #expect(steps.last?["continue-on-error"] as? Bool == true)
  }

  @Test("Before the workflow builds, it installs make and gcc, which the image lacks")
  func tools() throws {
    let job = try #require((try document("layout-audit.yml")["jobs"] as? [String: [String: Any]])?["audit"])
    let lines = try #require(job["steps"] as? [[String: Any]]).compactMap { $0["run"] as? String }
    let install = try #require(lines.firstIndex { $0.contains("apt-get update && apt-get install -y make gcc") })
    let make = try #require(lines.firstIndex { $0.hasPrefix("make ") })
    #expect(install < make)
    let targets = lines[make].split(separator: " ").dropFirst()
    let makefile = try String(contentsOf: Self.root.appending(path: "Makefile"), encoding: .utf8)
    for target in targets { #expect(makefile.contains("\n\(target):"), "\(target)") }
    let packages = try #require(makefile.split(separator: "\n").first { $0.hasPrefix("PACKAGES ") })
    #expect(packages.split(separator: " ").contains("gcc"))
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
