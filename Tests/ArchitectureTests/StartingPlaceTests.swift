import Foundation
import Testing

@Suite("Where changes start")
struct StartingPlaceTests {
  @Test("Every path on the page of Internals exists")
  func paths() throws {
    let page = try String(
      contentsOf: Architecture.root.appending(path: "Documentation/Internals/README.md"), encoding: .utf8)
    let paths = page.matches(of: /`([A-Za-z-]+\/[^`]+\.swift)`/).map { String($0.1) }
    #expect(paths.count > 25)
    for path in paths {
      let file = Architecture.root.appending(path: "Sources/" + path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
    }
  }
}
