internal import Foundation

/// Builds a package again and again, each time without the files that do not compile.
public struct TrialBuild {
  private let package: URL
  private let configuration: PortConfiguration
  /// The files that declare each type.
  private let declared: [String: [String]]
  private let swift: String
  private let scratch: String?
  /// Called with a line about the progress.
  private let progress: (String) -> Void

  /// Creates the builds of a package.
  ///
  /// - Parameters:
  ///   - copy: The copy of the app, which names the types of its files.
  ///   - swift: The path of Swift, or its name.
  ///   - scratch: The folder for built files; nil for that of the package.
  ///   - progress: Called with a line about the progress.
  public init(
    _ package: PortPackage, _ configuration: PortConfiguration, _ copy: AppCopy, swift: String = "swift",
    scratch: String? = nil, progress: @escaping (String) -> Void
  ) {
    (self.package, self.configuration, self.swift) = (package.folder, configuration, swift)
    self.scratch = scratch
    declared = copy.declared
    self.progress = progress
  }

  /// Returns the files that do not compile, with the compiler's messages on each.
  ///
  /// - Throws: ``PortError`` if the build fails for another reason.
  public func leftOut() throws(PortError) -> [LeftOut] {
    var configuration = configuration
    while true {
      try configuration.write(to: package)
      let count = configuration.leftOut.count
      progress(count == 0 ? "Building ..." : "Building without files that do not compile (\(count)) ...")
      let output = try build()
      guard let output else { return configuration.leftOut }
      let failed = Self.errors(in: output, folder: configuration.folder)
      guard !failed.isEmpty else {
        throw PortError("the package can't be built:\n\(output.suffix(4000))")
      }
      let known = Set(configuration.leftOut.map(\.file))
      let new = failed.filter { !known.contains($0.file) }.map {
        Self.explained($0, declared: declared, leftOut: known)
      }
      guard !new.isEmpty else { throw PortError("the package can't be built:\n\(output.suffix(4000))") }
      configuration.leftOut += Self.first(of: new)
    }
  }

  /// Returns the files to leave out first: those that declare a name again, because other files may
  /// compile without them.
  static func first(of failed: [LeftOut]) -> [LeftOut] {
    let again = failed.filter { $0.reason.contains("invalid redeclaration of") }
    return again.isEmpty ? failed : again
  }

  /// Adds the files that declare the names in messages: one that is left out, and those that declare
  /// the same type.
  static func explained(_ failure: LeftOut, declared: [String: [String]], leftOut: Set<String>) -> LeftOut {
    var reason = failure.reason
    let names = reason.split(separator: "'").map(String.init)
    if let file = names.lazy.flatMap({ declared[$0] ?? [] }).first(where: leftOut.contains) {
      reason += " (it is in \(file), which is left out)"
    }
    var seen: Set<String> = []
    for match in failure.reason.matches(of: /invalid redeclaration of '(\w+)'|'(\w+)' is ambiguous/) {
      let name = String(match.1 ?? match.2 ?? "")
      let others = (declared[name] ?? []).filter { $0 != failure.file }
      guard seen.insert(name).inserted, !others.isEmpty else { continue }
      reason += " (\(name) is declared in \(others.joined(separator: ", ")) as well)"
    }
    return LeftOut(failure.file, reason)
  }

  /// Builds the app's module. Returns nil if that succeeds, and otherwise the output.
  private func build() throws(PortError) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The list of files changes between the builds.
    process.arguments =
      [swift, "build", "--package-path", package.path, "--target", configuration.name]
      + ["--disable-build-manifest-caching"]
      + (scratch.map { ["--scratch-path", $0] } ?? [])
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { throw PortError("\(swift) can't be started: \(error.localizedDescription)") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : String(decoding: data, as: UTF8.self)
  }

  /// Returns the errors on each file of a folder in the output of a build: the first five, and the
  /// number of others.
  static func errors(in output: String, folder: String) -> [LeftOut] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var found: [String: [String]] = [:]
    for line in output.split(separator: "\n") where line.hasPrefix(prefix) {
      guard let match = line.dropFirst(prefix.count).wholeMatch(of: /(.+?):(\d+):(\d+): error: (.*)/) else { continue }
      let file = String(match.1)
      let message = "line \(match.2): \(match.4)"
      // The output of several modules may repeat one.
      if found[file]?.contains(message) != true { found[file, default: []].append(message) }
    }
    return found.sorted { $0.key < $1.key }.map { file, messages in
      let more = messages.count > 5 ? ["and \(messages.count - 5) more"] : []
      return LeftOut(file, (messages.prefix(5) + more).joined(separator: "; "))
    }
  }
}
