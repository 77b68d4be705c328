import Foundation
import Testing

@testable import AppPorting

@Suite("Settings of packages")
struct PortConfigurationTests {
  /// Calls a closure with a folder that has the file `Sub/A.swift`.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sub = folder.appendingPathComponent("Sub")
    try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
    try Data("let a = 1\n".utf8).write(to: sub.appendingPathComponent("A.swift"))
    try body(folder)
  }

  @Test("Excluded paths are those from the app's folder")
  func excluded() throws {
    try withFolder { folder in
      let paths = ["Sub", "./Sub/", "\(folder.path)/Sub", "Sub/../Sub/A.swift"]
      let excluded = try PortConfiguration.excluded(paths, in: folder.path + "/")
      #expect(excluded == ["Sub", "Sub", "Sub", "Sub/A.swift"])
      let settings = PortConfiguration(
        folder: folder.path, name: "App", strut: "/strut", excluded: [excluded[1]], audits: true)
      #expect(try AppCopy(settings).leftOut == [LeftOut("Sub/A.swift", "--exclude names it")])
    }
  }

  @Test("Excluded paths that lead to no file of the app are errors")
  func noFiles() throws {
    try withFolder { folder in
      #expect { try PortConfiguration.excluded(["Gone"], in: folder.path) } throws: {
        "\($0)".hasPrefix("--exclude Gone: \(folder.path)/Gone does not exist.")
      }
      for path in ["..", ".", "/tmp", "Sub/../../x"] {
        #expect { try PortConfiguration.excluded([path], in: folder.path) } throws: {
          "\($0)".hasPrefix("--exclude \(path): that is not in \(folder.path).")
        }
      }
    }
  }

  @Test("A folder without settings, or with others, is an error with a cure")
  func settings() throws {
    try withFolder { folder in
      #expect { try PortConfiguration(package: folder) } throws: {
        "\($0)" == "\(folder.path) is not a package of strut-port; make one with strut-port make."
      }
      try Data("{".utf8).write(to: folder.appendingPathComponent("port.json"))
      #expect { try PortConfiguration(package: folder) } throws: {
        "\($0)".contains("/port.json does not have the settings of a port. Correct it,")
      }
    }
  }
}
