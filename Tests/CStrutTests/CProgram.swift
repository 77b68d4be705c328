import Foundation
import Testing

/// A program in another language, built against the library of this build.
struct CProgram {
  /// The output of a program, and its exit status.
  struct Outcome {
    var output: String
    var errors: String
    var status: Int32
  }

  enum Language: String, CaseIterable {
    case c, cPlusPlus, rust
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The build's folder for `libCStrut.so`: next to the bundle of the tests.
  static let libraries: URL = {
    let path = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: path).deletingLastPathComponent()
  }()

  /// The sanitizer that the library was built with: its programs have to be, too.
  static let sanitizer: String? = {
    guard let library = try? Data(contentsOf: libraries.appending(path: "libCStrut.so"), options: .alwaysMapped) else {
      return nil
    }
    return ["address", "thread"].first { library.range(of: Data("__\($0.prefix(1))san_init".utf8)) != nil }
  }()

  let executable: URL

  /// Builds a source of the checkout, warnings being errors.
  init(_ language: Language, _ source: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    executable = folder.appending(path: "program")
    let outcome = try Self.run(
      Self.compiler(language),
      Self.arguments(language) + [Self.root.appending(path: source).path, "-o", executable.path]
        + Self.linking(language))
    guard outcome.status == 0 else { throw BuildFailure(message: outcome.errors) }
  }

  struct BuildFailure: Error, CustomStringConvertible {
    var message: String
    var description: String { message }
  }

  /// The compiler of a language; `nil` where there is none.
  static func compilerPath(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return (folders + [NSHomeDirectory() + "/.cargo/bin"]).map { $0 + "/" + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func compiler(_ language: Language) throws -> String {
    let name =
      switch language {
      // Swift's sanitizers are those of its own clang.
      case .c: sanitizer == nil ? "gcc" : "clang"
      case .cPlusPlus: sanitizer == nil ? "g++" : "clang++"
      case .rust: "rustc"
      }
    return try #require(compilerPath(name), "there is no \(name)")
  }

  private static func arguments(_ language: Language) -> [String] {
    let header = root.appending(path: "Sources/CStrutHeader/include").path
    let warnings = ["-g", "-Wall", "-Wextra", "-Werror", "-I", header]
    return switch language {
    case .c: ["-std=gnu11"] + warnings
    case .cPlusPlus: ["-std=c++17"] + warnings
    case .rust: ["--edition", "2021", "-D", "warnings"]
    }
  }

  /// The folder of Swift's own libraries, next to its clang.
  private static var swiftRuntime: String? {
    compilerPath("clang").map {
      URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "lib/swift/linux").path
    }
  }

  private static func linking(_ language: Language) -> [String] {
    let runPath = "-Wl,-rpath,\(libraries.path)"
    if language == .rust { return ["-L", libraries.path, "-l", "CStrut", "-C", "link-arg=\(runPath)"] }
    var sanitizing = sanitizer.map { ["-fsanitize=\($0)"] } ?? []
    if sanitizer == "thread", let runtime = swiftRuntime {
      // Swift's ThreadSanitizer looks into Dispatch.
      sanitizing += ["-L\(runtime)", "-ldispatch", "-lBlocksRuntime", "-Wl,-rpath,\(runtime)"]
    }
    return ["-L\(libraries.path)", "-lCStrut", "-pthread", runPath] + sanitizing
  }

  func run(_ arguments: [String] = []) throws -> Outcome { try Self.run(executable.path, arguments) }

  static func run(_ path: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let folder = FileManager.default.temporaryDirectory
    let files = ["out", "err"].map { folder.appending(path: "strut-\(UUID().uuidString).\($0)") }
    for file in files { try Data().write(to: file) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    (process.standardOutput, process.standardError) = (handles[0], handles[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Outcome(output: texts[0], errors: texts[1], status: process.terminationStatus)
  }
}
