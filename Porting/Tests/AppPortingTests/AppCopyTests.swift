import Foundation
import Testing

@testable import AppPorting

@Suite("Copies of folders")
struct AppCopyTests {
  /// Calls a closure with the settings for a folder that has the files.
  @discardableResult private func withFolder<Result>(
    _ files: [String: Data], _ body: (PortConfiguration) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return try body(
      PortConfiguration(folder: folder.path, name: "App", strut: "/strut", excluded: ["Out", "No.swift"], audits: true))
  }

  @Test("A folder without Swift files is an error with a cure")
  func empty() throws {
    for files in [[:], ["a.txt": Data()]] {
      try withFolder(files) { settings in
        #expect { try AppCopy(settings) } throws: { "\($0)".contains("has no Swift files. Give the folder") }
      }
    }
    let missing = PortConfiguration(folder: "/no/folder", name: "App", strut: "", excluded: [], audits: false)
    #expect { try AppCopy(missing) } throws: { "\($0)".hasPrefix("/no/folder is not a folder.") }
  }

  @Test("Files that are left out have a reason")
  func leftOut() throws {
    let files = [
      "A.swift": Data("import UIKit\n".utf8), "Latin.swift": Data([0x2F, 0x2F, 0xE9, 0x0A]),
      "main.swift": Data(), "Package.swift": Data(), "Old.m": Data(), "Out/B.swift": Data(), "No.swift": Data(),
      "Tests/T.swift": Data("import XCTest\n".utf8), "Pods/P.swift": Data(),
      "Large.swift": Data(repeating: 0x20, count: SourceFile.limit + 1),
    ]
    let copy = try withFolder(files) { settings in
      try FileManager.default.createSymbolicLink(
        atPath: settings.folder + "/Gone.swift", withDestinationPath: "/no/file")
      return try AppCopy(settings)
    }
    #expect(copy.count == 1)
    let reasons = Dictionary(uniqueKeysWithValues: copy.leftOut.map { ($0.file, $0.reason) })
    #expect(
      reasons.keys.sorted() == [
        "Gone.swift", "Large.swift", "Latin.swift", "No.swift", "Old.m", "Out/B.swift", "Package.swift",
        "Tests/T.swift", "main.swift",
      ])
    #expect(reasons["Latin.swift"] == "it is not in UTF-8; convert it")
    #expect(reasons["Tests/T.swift"] == "it is a test, which imports XCTest")
    #expect(reasons["Gone.swift"]?.hasPrefix("it can't be read") == true)
  }

  @Test("Imports without a module on Linux become stubs, unless an #if is around them or packages look for them")
  func stubs() throws {
    let text =
      "import UIKit\nimport os.log\nimport Combine\nimport SnapKit\nimport Foundation\n#if DEBUG\nimport Inspector\n#endif\n"
    #expect(try withFolder(["A.swift": Data(text.utf8)]) { try AppCopy($0).stubs } == ["SnapKit"])
  }

  @Test("Files of the same name have copies of different names")
  func names() throws {
    let files = ["A/Cell.swift": Data("// a\n".utf8), "B/Cell.swift": Data("// b\n".utf8)]
    let copies = try withFolder(files) { try AppCopy($0).files }
    #expect(copies.keys.sorted() == ["Cell.copy.swift", "Cell.copy2.swift", "PortedApp+Members.swift"])
  }

  @Test("A file that can't be parsed is copied as it is, for the compiler's message")
  func broken() throws {
    let text = "class A {\n  @objc func (\n"
    let copies = try withFolder(["A.swift": Data(text.utf8)]) { try AppCopy($0).files }
    #expect(copies["A.copy.swift"]?.hasSuffix("\n" + text) == true)
  }

  @Test("Changed, added and removed files are noticed")
  func changes() throws {
    try withFolder(["A.swift": Data("let a = 1\n".utf8), "B.swift": Data("let b = 1\n".utf8)]) { settings in
      let output = URL(fileURLWithPath: settings.folder).appendingPathComponent(".copies")
      func date(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: output.appendingPathComponent(name).path)[.modificationDate]
          as? Date
      }
      let package = URL(fileURLWithPath: settings.folder)
      try settings.write(to: package)
      try CopyWriter(.copies, package: package, to: output).write()
      let old = try date("A.copy.swift")
      try FileManager.default.removeItem(atPath: settings.folder + "/B.swift")
      try Data("let c = 1\n".utf8).write(to: URL(fileURLWithPath: settings.folder + "/C.swift"))
      try CopyWriter(.copies, package: package, to: output).write()
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: output.path).sorted() == [
          "A.copy.swift", "B.copy.swift", "C.copy.swift", "PortedApp+Members.swift",
        ])
      #expect(try Data(contentsOf: output.appendingPathComponent("B.copy.swift")).isEmpty)
      #expect(try date("A.copy.swift") == old)
    }
  }

  @Test("Cells that the audit can create are listed with their places")
  func cells() throws {
    let text = """
      import UIKit
      class A: UITableViewCell {}
      private class B: UITableViewCell {}
      class C<T>: A {}
      class D: A { init(text: String) { super.init(style: .default, reuseIdentifier: text) } }
      final class E: UITableViewHeaderFooterView {}
      final class F: UICollectionViewCell {}
      final class G: UICollectionViewCell {}
      final class H: UICollectionReusableView {}
      """
    let nib = """
      <document><objects><collectionViewCell id="g" customClass="G"/>\
      <collectionReusableView id="h" customClass="H"/></objects></document>
      """
    let copy = try withFolder(["A.swift": Data(text.utf8), "G.xib": Data(nib.utf8)]) { try AppCopy($0) }
    #expect(copy.cells.map { String($0.prefix(15)) } == ["CodeCell(A.self", "CodeCell(E.self"])
    #expect(copy.cells.allSatisfy { $0.contains("/A.swift\", line: ") })
    #expect(copy.notes.map(\.line) == [3, 4, 5, 7, 9])
    #expect(copy.notes.last?.text.hasPrefix("H is audited without its code") == true)
  }

  @Test("A deep and a long file are copied")
  func large() throws {
    let deep = String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300)
    let long = (0..<5000).map { "final class A\($0): UIView { @objc func a() {} }\n" }.joined()
    let copies = try withFolder(["Deep.swift": Data("let a = \(deep)\n".utf8), "Long.swift": Data(long.utf8)]) {
      try AppCopy($0).files
    }
    #expect(copies["Deep.copy.swift"] != nil && copies["Long.copy.swift"]?.split(separator: "\n").count == 5001)
  }
}
