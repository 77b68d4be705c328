import Foundation
import StringCatalogs
import TestSupport
import Testing

@Suite("Walks through folders")
struct FolderWalkTests {
  private func found(_ folder: URL, _ walk: FolderWalk = FolderWalk()) -> [FolderWalk.Found] {
    var found: [FolderWalk.Found] = []
    walk.forEach(in: folder.path) { found.append($0) }
    return found
  }

  @Test("Files come sorted by name, without hidden ones and what is in folders that are passed over")
  func order() throws {
    try withFolder(["b/1": "", "a/2": "", "c": "", ".d": "", ".e/3": "", "f/g/4": ""]) { folder in
      let walk = FolderWalk { $0.hasSuffix("/g") }
      #expect(found(folder, walk) == ["a/2", "b/1", "c"].map { .file("\(folder.path)/\($0)") })
    }
  }

  @Test("Links to folders are not followed, those to files are, and dead ones are told")
  func links() throws {
    try withFolder(["a/1": ""]) { folder in
      func link(_ name: String, to path: String) throws {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appending(path: name).path, withDestinationPath: path)
      }
      try link("b", to: folder.appending(path: "a").path)
      try link("c", to: folder.appending(path: "a/1").path)
      try link("d", to: "/nowhere/at all")
      let path = folder.path
      #expect(found(folder) == [.file("\(path)/a/1"), .file("\(path)/c"), .deadLink("\(path)/d")])
    }
  }

  @Test("A folder that is not there, and one in too many others, are told")
  func limits() throws {
    #expect(found(URL(filePath: "/nowhere/at all")) == [.unreadableFolder("/nowhere/at all")])
    let deep = Array(repeating: "a", count: FolderWalk.depth).joined(separator: "/")
    try withFolder(["\(deep)/1": "", "\(deep)/b/2": ""]) { folder in
      #expect(found(folder) == [.file("\(folder.path)/\(deep)/1"), .deepFolder("\(folder.path)/\(deep)/b")])
    }
  }

  @Test("What the body throws ends the walk")
  func ending() throws {
    struct Enough: Error {}
    try withFolder(["1": "", "2": ""]) { folder in
      var count = 0
      #expect(throws: Enough.self) {
        try FolderWalk().forEach(in: folder.path) { (_) throws(Enough) in
          count += 1
          throw Enough()
        }
      }
      #expect(count == 1)
    }
  }
}
