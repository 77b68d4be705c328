internal import Foundation

/// Builds a package again and again, each time without the files that do not compile.
public struct TrialBuild {
  private let package: URL
  private let configuration: PortConfiguration
  private let swift: String
  private let scratch: String?
  /// Called with a line about the progress.
  private let progress: (String) -> Void

  /// Creates the builds of a package.
  ///
  /// - Parameters:
  ///   - swift: The path of Swift, or its name.
  ///   - scratch: The folder for built files; nil for that of the package.
  ///   - progress: Called with a line about the progress.
  public init(
    _ package: PortPackage, _ configuration: PortConfiguration, swift: String = "swift",
    scratch: String? = nil, progress: @escaping (String) -> Void
  ) {
    (self.package, self.configuration, self.swift) = (package.folder, configuration, swift)
    self.scratch = scratch
    self.progress = progress
  }

  /// Returns the files that do not compile, with the compiler's first message on each.
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
      let copy = try AppCopy(configuration)
      let known = Set(configuration.leftOut.map(\.file))
      let new = failed.filter { !known.contains($0.file) }.map { explained($0, copy, known) }
      guard !new.isEmpty else { throw PortError("the package can't be built:\n\(output.suffix(4000))") }
      configuration.leftOut += new
    }
  }

  /// Adds the left out file that declares a missing name.
  private func explained(_ failure: LeftOut, _ copy: AppCopy, _ known: Set<String>) -> LeftOut {
    let names = failure.reason.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
    let file = names.lazy.flatMap { copy.declared[$0] ?? [] }.first { known.contains($0) }
    return LeftOut(failure.file, failure.reason + (file.map { " (it is in \($0), which is left out)" } ?? ""))
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

  /// Returns the first error on each file of a folder in the output of a build.
  static func errors(in output: String, folder: String) -> [LeftOut] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var found: [String: LeftOut] = [:]
    for line in output.split(separator: "\n") where line.hasPrefix(prefix) {
      guard let match = line.dropFirst(prefix.count).wholeMatch(of: /(.+?):(\d+):(\d+): error: (.*)/) else { continue }
      let file = String(match.1)
      if found[file] == nil { found[file] = LeftOut(file, "line \(match.2): \(match.4)") }
    }
    return found.values.sorted { $0.file < $1.file }
  }
}
