#if Service
import Foundation
import Glibc
import Testing

/// `strut-server` as a process: its start, its failures and its end.
@Suite("The process of the server")
struct ServerProcessTests {
  private static let executable = StrutProcess.executable.deletingLastPathComponent().appending(path: "strut-server")
  private static let cell = Example.folder.appending(path: "self-sizing-cell.yaml").path

  @Test(
    "Each kind of mistake has its status",
    arguments: [
      (["--version"], 0), (["--help"], 0), (["--bogus"], 2), (["--port", "70000"], 2), (["--workers", "0"], 2),
      (["--strings", "a.xcstrings"], 2), (["--origin", "example.org"], 2), (["--log-level", "loud"], 2),
      (["--device", "pad"], 2), (["--preview", cell, "--device", "watch"], 2),
      (["--preview", cell, "--source-language", "?"], 2), (["--preview", cell, "--samples", "/no/such.yaml"], 3),
      (["--fonts", "/no/such.ttf"], 3), (["--token-file", "/no/such"], 3), (["--token-file", "/dev/null"], 3),
      (["--preview", "/no/such.yaml"], 3), (["--system-font", "Palatno"], 3), (["--host", "999.0.0.1"], 3),
    ])
  func status(arguments: [String], expected: Int) throws {
    let process = try StrutProcess.run(arguments, executable: Self.executable)
    #expect(Int(process.status) == expected, "\(process.errors)")
    if expected != 0 { #expect(process.errors.hasPrefix("strut-server: ")) }
  }

  @Test("The preview reads and shows strings with the options of other commands")
  func previewStrings() throws {
    let samples = FileManager.default.temporaryDirectory.appending(path: "strut-samples-\(UUID().uuidString).yaml")
    defer { try? FileManager.default.removeItem(at: samples) }
    try Data("schema: 1\nnumber: 7\n".utf8).write(to: samples)
    let options = ["--source-language", "nl", "--samples", samples.path, "--device", "pad"]
    let command = try RunningServer(StrutProcess.executable, ["preview", Self.cell] + options)
    #expect(command.answers)
    for (wrong, status) in [
      (["--device", "watch"], 2), (["--source-language", "?"], 2), (["--samples", "/no/such.yaml"], 3),
    ] {
      #expect(try StrutProcess.run(["preview", Self.cell] + wrong).status == Int32(status), "\(wrong)")
    }
  }

  @Test("The server prints its address, responds, and ends with its stdin; a port in use is an input error")
  func life() throws {
    let server = try RunningServer(Self.executable, ["--port", "0", "--ends-with-stdin", "--log-level", "error"])
    #expect(server.answers)
    let second = try StrutProcess.run(
      ["--port", "\(server.port)", "--log-level", "critical"], executable: Self.executable)
    #expect(second.status == 3)
    #expect(second.errors.contains("\(server.port)"))
    try server.input.fileHandleForWriting.close()
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 0)
    #expect(!server.answers)
  }

  @Test(
    "The page ends with the command that opened it, however the command ends", arguments: [SIGTERM, SIGINT, SIGKILL])
  func preview(signal: Int32) throws {
    let command = try RunningServer(StrutProcess.executable, ["preview", Self.cell])
    #expect(command.answers)
    kill(command.process.processIdentifier, signal)
    command.process.waitUntilExit()
    #expect(command.process.terminationStatus == (signal == SIGKILL ? SIGKILL : 0))
    // The server is not a child of this test. It also has the output of the command, which closes
    // with the last of the two.
    #expect(command.outputEnds(within: .seconds(60)))
    #expect(!command.answers)
  }
}

/// A server process, from the line with its address. It ends with this object, whatever the result
/// of a test.
private final class RunningServer {
  let process = Process()
  let input = Pipe()
  private let output = Pipe()
  let port: UInt16

  init(_ executable: URL, _ arguments: [String]) throws {
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var line = Data()
    while line.last != UInt8(ascii: "\n"), let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty
    {
      line += byte
    }
    let address = URL(string: String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines))
    guard let number = address?.port else {
      process.terminate()
      throw StartFailure()
    }
    port = UInt16(number)
  }

  deinit { if process.isRunning { process.terminate() } }

  /// The process ended, or printed something else, before it served.
  private struct StartFailure: Error {}

  /// Returns true if, by a deadline, no process is left that could write to the output.
  func outputEnds(within limit: Duration) -> Bool {
    let end = ContinuousClock.now + limit
    var output = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while ContinuousClock.now < end {
      let rest = (end - ContinuousClock.now) / .milliseconds(1)
      guard unsafe poll(&output, 1, Int32(rest.rounded(.up))) > 0 else { continue }
      if self.output.fileHandleForReading.availableData.isEmpty { return true }
    }
    return false
  }

  /// Returns true if a process listens on the port.
  var answers: Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = unsafe inet_addr("127.0.0.1")
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
#endif
