import Foundation
import Testing

@Suite("inspect, many files")
struct InspectBatchTests {
  /// The files of the bundled fonts, repeated often enough to be distributed over the cores.
  private static func paths() throws -> [String] {
    let faces = try StrutProcess.run("inspect", "system", "Palatino", "monospaced", "--json").json().faces.array
    let files = faces.compactMap(\.path.string)
    return Array(repeating: files, count: 100 / files.count + 1).flatMap { $0 }
  }

  @Test("Answers are in the order of the names, with failures in their places")
  func order() throws {
    var names = try Self.paths()
    names.insert("/no/such.ttf", at: 40)
    names.append("/etc/passwd")
    let process = try StrutProcess.run(["inspect", "--json"] + names)
    let faces = try process.json().faces.array
    #expect(faces.map { $0.path.string ?? "" } == names)
    #expect(faces[40].error.code.string == "font-not-found")
    #expect(process.status == 1)
    #expect(process.errors.split(separator: "\n").count == 2)
  }

  @Test("A batch reports the same for each file as a single run")
  func sameAsAlone() throws {
    let names = try Self.paths().prefix(12)
    let together = try StrutProcess.run(["inspect", "--json"] + names).json().faces.array
    for (name, face) in zip(names, together) {
      let alone = try StrutProcess.run("inspect", "--json", name).json().faces[0]
      #expect(alone.value as? NSDictionary == face.value as? NSDictionary)
    }
  }

  @Test("Files named by their paths do not need the bundled fonts")
  func withoutCatalog() throws {
    let path = try #require(try Self.paths().first)
    let process = try StrutProcess.run(["inspect", path], environment: ["STRUT_FONTS": "/no/fonts"])
    #expect(process.status == 0)
  }
}
