import Foundation

/// The command, run as a person runs it: a process with arguments, stdin and output.
struct StrutProcess {
  var status: Int32
  var output: String
  var errors: String

  /// The command that was built with this test.
  static let executable: URL = {
    let test = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: test).deletingLastPathComponent().appending(path: "strut")
  }()

  /// Runs the command to its end.
  static func run(
    _ arguments: [String], input: Data = Data(), executable: URL = executable, environment: [String: String] = [:],
    directory: URL? = nil
  ) throws -> StrutProcess {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = directory }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files instead of pipes: with pipes, each side could fill one and wait for the other.
    try input.write(to: folder.appending(path: "in"))
    for name in ["out", "err"] { try Data().write(to: folder.appending(path: name)) }
    process.standardInput = try FileHandle(forReadingFrom: folder.appending(path: "in"))
    process.standardOutput = try FileHandle(forWritingTo: folder.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: folder.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    return StrutProcess(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: folder.appending(path: "out")), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: folder.appending(path: "err")), as: UTF8.self))
  }

  static func run(_ arguments: String..., input: String = "") throws -> StrutProcess {
    try run(arguments, input: Data(input.utf8))
  }

  /// The output as a JSON document.
  func json() throws -> JSON { try JSON(parsing: output) }

  /// The output as JSON Lines.
  func jsonLines() throws -> [JSON] { try output.split(separator: "\n").map { try JSON(parsing: String($0)) } }
}

/// A JSON value for lookups.
@dynamicMemberLookup
struct JSON {
  let value: Any?

  init(_ value: Any?) { self.value = value is NSNull ? nil : value }

  init(parsing text: String) throws {
    self.init(try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed]))
  }

  subscript(key: String) -> JSON { JSON((value as? [String: Any])?[key]) }
  subscript(index: Int) -> JSON {
    let array = value as? [Any] ?? []
    return JSON(array.indices.contains(index) ? array[index] : nil)
  }
  subscript(dynamicMember key: String) -> JSON { self[key] }

  var number: Double? { (value as? NSNumber)?.doubleValue }
  var string: String? { value as? String }
  var bool: Bool? { (value as? NSNumber)?.boolValue }
  var array: [JSON] { (value as? [Any] ?? []).map(JSON.init) }
  /// The value as JSON, with sorted keys.
  var serialized: String {
    let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys]
    let data = try? JSONSerialization.data(withJSONObject: value ?? NSNull(), options: options)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
  var keys: [String] { (value as? [String: Any] ?? [:]).keys.sorted() }
}
