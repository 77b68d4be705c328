import Foundation
import Testing

/// A file of this target's resources.
func resource(_ path: String) -> URL? {
  let url = Bundle.module.bundleURL.appendingPathComponent("Resources/\(path)")
  return FileManager.default.fileExists(atPath: url.path) ? url : nil
}

/// Files that are kept small.
enum Gzip {
  static func unpacked(_ url: URL) throws -> [UInt8] {
    let gzip = Process()
    gzip.executableURL = URL(filePath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-dc", url.path]
    let output = Pipe()
    gzip.standardOutput = output
    try gzip.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    gzip.waitUntilExit()
    try #require(gzip.terminationStatus == 0)
    return Array(data)
  }
}
