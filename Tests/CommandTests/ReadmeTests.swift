import Foundation
import Testing
import Yams

/// A page of the repository, and its code blocks.
private struct Page: CustomTestStringConvertible {
  static let root = Example.folder.deletingLastPathComponent()
  static let readme = Page(path: "README.md")
  static let command = Page(path: "Documentation/Command.md")

  let path: String
  var testDescription: String { path }

  var text: String {
    get throws { try String(contentsOf: Self.root.appending(path: path), encoding: .utf8) }
  }

  /// The code blocks in a language.
  func blocks(_ language: String) throws -> [String] {
    try text.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }
}

@Suite("README and pages match the program")
struct ReadmeTests {
  /// A line that begins with `$ strut`, and the output below it.
  private struct Example {
    var arguments: [String]
    /// The number of lines that `| head -n` keeps, or `nil` without it.
    var lineLimit: Int?
    var output: String

    init(_ part: String) {
      let lines = part.split(separator: "\n", maxSplits: 1).map(String.init)
      let pipe = lines[0].components(separatedBy: " | head -n ")
      arguments = Self.words(pipe[0])
      lineLimit = pipe.count > 1 ? Int(pipe[1]) : nil
      output = lines.count > 1 ? lines[1].trimmed : ""
    }

    func shown(_ output: String) -> String {
      guard let lineLimit else { return output.trimmed }
      return output.split(separator: "\n", omittingEmptySubsequences: false).prefix(lineLimit)
        .joined(separator: "\n").trimmed
    }

    /// Splits words as a shell does. The pages use only double quotation marks.
    private static func words(_ line: String) -> [String] {
      line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
    }
  }

  @Test("A session shows the output of the command", arguments: [(Page.readme, 1), (Page.command, 8)])
  private func session(page: Page, count: Int) throws {
    let examples = try page.blocks("console").flatMap { block in
      block.components(separatedBy: "$ strut ").dropFirst().map(Example.init)
    }
    #expect(examples.count == count)
    for example in examples {
      let process = try StrutProcess.run(example.arguments, directory: Page.root)
      #expect(example.shown(process.output) == example.output)
      // An audit with findings has status 1.
      #expect(process.status == (example.arguments[0] == "audit" ? 1 : 0))
    }
  }

  @Test("The Swift code is that of the example, which prints the output in the README")
  func library() throws {
    let source = try String(contentsOf: Page.root.appending(path: "Examples/MeasureText/main.swift"), encoding: .utf8)
    #expect(try Page.readme.blocks("swift").contains(source))
    let output = try run("MeasureText").trimmed
    #expect(!output.isEmpty)
    #expect(try Page.readme.text.contains("This prints `\(output)`."))
  }

  @Test("The tour of the library prints the output in its comment, and a height for each text size and row")
  func tour() throws {
    let source = try String(
      contentsOf: Page.root.appending(path: "Examples/LibraryTour/LibraryTour.swift"), encoding: .utf8)
    let lines = try run("LibraryTour").split(separator: "\n").map(String.init)
    #expect(lines.count == 16)
    let command = try StrutProcess.run(
      ["layout", "Examples/self-sizing-cell.yaml", "--category", "all", "--json"], directory: Page.root)
    let json = try JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any]
    let heights = try #require(json?["layouts"] as? [[String: Any]]).compactMap { $0["height"] as? Double }
    #expect(lines[2..<14].compactMap { Double($0.split(separator: " ")[1]) } == heights)
    #expect(lines[14...].compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }.count == 2)
    #expect(lines.first.map { source.contains("// \($0)\n") } == true)
  }

  @Test("The picture of the demo is that of the README, and has the heights that the command prints")
  func picture() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Examples"), withDestinationURL: Page.root.appending(path: "Examples"))
    let output = try run("DrawSizes", in: folder)
    let shown = Page.root.appending(path: "Documentation/compare-sizes.png")
    #expect(try Data(contentsOf: folder.appending(path: "compare-sizes.png")) == Data(contentsOf: shown))
    let cell = "Examples/self-sizing-cell.yaml"
    let command = try StrutProcess.run(
      ["layout", cell, "--category", "XS,L,AX5", "--era", "iOS11", "--scale", "2", "--json"], directory: Page.root)
    let json = try JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any]
    let layouts = try #require(json?["layouts"] as? [[String: Any]])
    let heights = layouts.compactMap { $0["height"] as? Double }
    #expect(output.split(separator: "\n").compactMap { Double($0.split(separator: " ")[1]) } == heights)
    #expect(heights.count == 3)
  }

  private func run(_ example: String, in folder: URL = Page.root) throws -> String {
    let executable = StrutProcess.executable.deletingLastPathComponent().appending(path: example)
    let process = try StrutProcess.run([], executable: executable, directory: folder)
    #expect(process.status == 0)
    return process.output
  }

  @Test("The cell is the file of the example")
  func cell() throws {
    let file = try String(contentsOf: Page.root.appending(path: "Examples/notifications.yaml"), encoding: .utf8)
    #expect(try Page.readme.blocks("yaml") == [file])
  }

  @Test("The finding that the page for apps explains is in the README")
  func explained() throws {
    let blocks = try Page(path: "Documentation/YourApp.md").blocks("text")
    #expect(blocks.count == 1)
    let readme = try Page.readme.text
    #expect(blocks.allSatisfy { readme.contains($0) })
  }

  @Test("The README takes a minute to read: at most 130 lines")
  func length() throws {
    #expect(try Page.readme.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count <= 130)
  }

  private static let pages =
    [
      "README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "Scripts/README.md", "Python/README.md",
      "Examples/Audit/README.md", "Examples/Recipes/README.md",
    ]
    + ["ArticleBehaviors", "Audit", "Building", "Command", "Documents", "Facts", "Performance", "Service", "YourApp"]
    .map {
      "Documentation/\($0).md"
    }

  @Test("The files and headings that a page links to exist", arguments: pages)
  func links(path: String) throws {
    let page = Page(path: path)
    let folder = Page.root.appending(path: path).deletingLastPathComponent()
    for match in try page.text.matches(of: /\]\(([^)]+)\)/) {
      let target = String(match.1)
      guard !target.hasPrefix("https:") else { continue }
      let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let file = parts[0].isEmpty ? Page.root.appending(path: path) : folder.appending(path: parts[0])
      #expect(FileManager.default.fileExists(atPath: file.path), "\(target)")
      guard parts.count > 1, file.pathExtension == "md" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor)
      #expect(headings.contains(parts[1]) || text.contains("<a id=\"\(parts[1])\">"), "\(target)")
    }
  }

  /// Returns the anchor that GitHub gives to a heading.
  private static func anchor(_ heading: Substring) -> String {
    let words = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
    return String(words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.map { $0 == " " ? "-" : $0 })
  }
}

@Suite("Workflows of the repository")
struct WorkflowTests {
  private static let folder = Page.root.appending(path: ".github/workflows")

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yml") }.sorted()
  }

  /// The names of all targets of the makefiles.
  private static func targets() throws -> Set<String> {
    let folder = Page.root.appending(path: "Scripts/make")
    let parts = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".mk") }
    let files = parts.map { folder.appending(path: $0) } + [Page.root.appending(path: "Makefile")]
    let lines = try files.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
    return Set(lines.compactMap { try? /^([a-z-]+):/.firstMatch(in: $0).map { String($0.1) } })
  }

  // `make lint` checks them with the JSON schema of workflows; these checks are beyond a schema.
  @Test("There are workflows for lint, tests, both sanitizers and releases, and each runs existing targets")
  func targets() throws {
    let targets = try Self.targets()
    var run: Set<String> = []
    for name in try Self.names() {
      let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      let workflow = try #require(try Yams.load(yaml: text) as? [String: Any])
      for (_, job) in try #require(workflow["jobs"] as? [String: [String: Any]]) {
        let matrix = (job["strategy"] as? [String: Any])?["matrix"] as? [String: [String]] ?? [:]
        for line in try #require(job["steps"] as? [[String: Any]]).compactMap({ $0["run"] as? String }) {
          guard line.hasPrefix("make ") else { continue }
          for target in line.split(separator: " ").dropFirst() where !target.contains("matrix") && target != "}}" {
            run.insert(String(target))
          }
          for (key, values) in matrix {
            guard let place = line.range(of: "${{ matrix.\(key) }}") else { continue }
            for value in values {
              run.insert(String(line.replacingCharacters(in: place, with: value).dropFirst("make ".count)))
            }
          }
        }
      }
    }
    run = run.filter { !$0.contains("$") }
    #expect(run == ["lint", "api-check", "test", "check-thread", "check-address", "archive", "deb", "wheel"])
    #expect(run.isSubset(of: targets))
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
