import FontMetrics
import Foundation
import Testing

@Suite("Faces of a file, of which some cannot be opened")
struct FileFacesTests {
  enum Form: CaseIterable { case ttc, woff2 }

  /// Copies of Strut Test in one file; those that are named have no units to the em.
  private func file(_ form: Form, faces: Int = 2, spoiling bad: Set<Int>) throws -> [UInt8] {
    let tables = try SFNTEditing.tables()
    let head = try #require(tables["head"])
    let spoiled = head.prefix(18) + [0, 0] + head.dropFirst(20)
    return form == .woff2 ? packed(tables, spoiled, faces, bad) : collected(tables, spoiled, faces, bad)
  }

  private func packed(
    _ tables: [String: [UInt8]], _ spoiled: ArraySlice<UInt8>, _ faces: Int, _ bad: Set<Int>
  ) -> [UInt8] {
    var packing = WOFF2Packing()
    let sorted = tables.sorted { $0.key < $1.key }
    for (tag, bytes) in sorted { packing.add(tag, bytes) }
    packing.add("head", Array(spoiled))
    for face in 0..<faces {
      packing.fonts.append(
        sorted.indices.map { bad.contains(face) && sorted[$0].key == "head" ? sorted.count : $0 })
    }
    return packing.file
  }

  private func collected(
    _ tables: [String: [UInt8]], _ spoiled: ArraySlice<UInt8>, _ faces: Int, _ bad: Set<Int>
  ) -> [UInt8] {
    let header = Array("ttcf".utf8) + [0, 1, 0, 0] + SFNTEditing.bigEndian(faces, 4)
    let start = header.count + 4 * faces
    let sound = SFNTEditing.font(of: tables, at: start)
    let other = SFNTEditing.font(of: tables.merging(["head": Array(spoiled)]) { $1 }, at: start + sound.count)
    let places = (0..<faces).flatMap { SFNTEditing.bigEndian(bad.contains($0) ? start + sound.count : start, 4) }
    // FreeType takes no more faces than a file has room for.
    return header + places + sound + other + [UInt8](repeating: 0, count: 32 * faces)
  }

  @Test("A bad face leaves the others, and its error names it", arguments: Form.allCases, 0...1)
  func badFace(form: Form, bad: Int) throws {
    let bytes = try file(form, spoiling: [bad])
    let faces = try FontMatch.faces(data: bytes, name: "two")
    #expect(faces.map(\.faceIndex) == [0, 1])
    #expect(try faces[1 - bad].match.get().face.faceIndex == 1 - bad)
    let error = try #require(throws: FontError.self) { try faces[bad].match.get() }
    #expect(error.code == .malformed && error.message.hasPrefix("face \(bad) of \"two\""))
    let fonts = try CatalogFonts.catalog(sources: .registered)
    let registration = try fonts.register(data: bytes, name: "two")
    #expect(registration.faces.map(\.faceIndex) == [1 - bad])
    #expect(registration.failures.map(\.faceIndex) == [bad] && registration.failures.map(\.error) == [error])
    #expect(try fonts.match("Strut Test Regular").face.faceIndex == 1 - bad)
  }

  @Test("Of a path, too; a bad first face says how to choose another", arguments: Form.allCases)
  func path(form: Form) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "strut-\(UUID().uuidString).\(form)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(file(form, spoiling: [0])).write(to: URL(filePath: path))
    #expect(try FontMatch.faces(path: path).map { (try? $0.match.get()) != nil } == [false, true])
    let fonts = try FontCatalog.bundled(sources: .all)
    let error = try #require(throws: FontError.self) { try fonts.match(path) }
    #expect(error.message.hasPrefix("face 0 of \"\(path)\""))
    #expect(error.message.hasSuffix(" The file has 2 faces: choose another one by its index (--face-index)."))
    #expect(try fonts.match(path: path, faceIndex: 1).face.faceIndex == 1)
    let registration = try fonts.register(path: path)
    #expect(registration.faces.count == 1 && registration.failures.map(\.faceIndex) == [0])
  }

  @Test("Where no face can be opened, the first one's error is thrown", arguments: Form.allCases)
  func noFace(form: Form) throws {
    let bytes = try file(form, spoiling: [0, 1])
    let error = try #require(throws: FontError.self) { try FontMatch.faces(data: bytes, name: "two") }
    #expect(error.code == .malformed && error.message.hasPrefix("\"two\""))
    #expect(throws: error) { try CatalogFonts.catalog().register(data: bytes, name: "two") }
  }

  @Test("Faces beyond the thousandth are told, and none is opened when the time is over")
  func limits() throws {
    let bytes = try file(.ttc, faces: 1002, spoiling: [])
    let faces = try FontMatch.faces(data: bytes, name: "many")
    #expect(faces.count == 1001 && faces.prefix(1000).allSatisfy { (try? $0.match.get()) != nil })
    let error = try #require(throws: FontError.self) { try faces[1000].match.get() }
    #expect(error.code == .unsupported)
    #expect(error.message == "\"many\" has 1002 faces; Strut opens only the first 1000.")
    var asked = 0
    let some = try FontMatch.faces(data: try file(.ttc, faces: 9, spoiling: []), name: "some") {
      asked += 1
      return asked > 3
    }
    #expect(some.count == 4)
  }
}
