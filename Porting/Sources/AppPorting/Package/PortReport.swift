public import Foundation

/// The report on the copy of an app: what it has, what it lacks, and what changes.
public struct PortReport {
  private let copy: AppCopy
  private let package: URL

  /// Creates the report on a copy in the folder of a package.
  public init(_ copy: AppCopy, package: URL) { (self.copy, self.package) = (copy, package) }

  private var summary: String {
    [
      "\(Self.counted(copy.count, "file")) included", "\(copy.leftOut.count) left out",
      Self.counted(copy.stubs.count, "stub"), Self.counted(copy.notes.count, "note"),
    ].joined(separator: ", ")
  }

  /// The whole report in Markdown.
  public var text: String {
    """
    # Port

    \(summary).

    \(section("Left out", leftOut))\
    \(section("Stubs", copy.stubs.map(stub)))\
    \(section("Notes", copy.notes.map { "\($0.file):\($0.line): \($0.text)" }))
    """
  }

  private var leftOut: [String] {
    let folders = copy.skipped.joined(separator: ", ")
    let skipped =
      folders.isEmpty ? [] : ["the folders of dependencies, built products and ports, and linked folders: \(folders)"]
    return copy.leftOut.map { "\($0.file): \($0.reason)" } + skipped
  }

  private func stub(_ module: String) -> String {
    let path = "Sources/\(module)/\(module).swift"
    return PackageTexts.isEmptyStub(module, in: package)
      ? "\(module): an empty module; add what the app uses to \(path)" : "\(module): the module in \(path)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "## \(title)\n\n\(lines.map { "- \($0)\n" }.joined())\n"
  }
}
