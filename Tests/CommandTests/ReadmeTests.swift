import Foundation
import Testing

@Suite("The README tells the truth")
struct ReadmeTests {
  private static let root = Example.folder.deletingLastPathComponent()
  private let readme: String

  init() throws { readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8) }

  /// What stands between a fence of a language and its end.
  private func block(_ language: String) throws -> String {
    let start = try #require(readme.range(of: "```\(language)\n"))
    let end = try #require(readme.range(of: "```", range: start.upperBound..<readme.endIndex))
    return String(readme[start.upperBound..<end.lowerBound])
  }

  @Test("Its session is what the command prints")
  func session() throws {
    let parts = try block("console").components(separatedBy: "$ strut ").dropFirst()
    #expect(parts.count == 8)
    for part in parts {
      let lines = part.split(separator: "\n", maxSplits: 1).map(String.init)
      let arguments = Self.words(lines[0])
      let process = try StrutProcess.run(arguments, directory: Self.root)
      #expect(process.output.trimmed == (lines.count > 1 ? lines[1] : "").trimmed)
      // An audit that finds something says so.
      #expect(process.status == (arguments[0] == "audit" ? 1 : 0))
    }
  }

  @Test("Its twenty lines are the example, which runs and prints what its comments say")
  func library() throws {
    let source = try String(
      contentsOf: Example.folder.appending(path: "LibraryTour/LibraryTour.swift"), encoding: .utf8)
    #expect(try block("swift") == source)
    let executable = StrutProcess.executable.deletingLastPathComponent().appending(path: "LibraryTour")
    let output = try StrutProcess.run([], executable: executable, directory: Self.root).output
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.count == 14)
    #expect(lines.first.map { source.contains("// \($0)\n") } == true)
  }

  @Test("The files it points to are there")
  func links() throws {
    let targets = readme.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }.filter { !$0.hasPrefix("https:") }
    #expect(targets.count > 5)
    for target in targets {
      #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: target).path), "\(target)")
    }
  }

  /// Words as a shell splits them, of which the README uses double quotes alone.
  private static func words(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
