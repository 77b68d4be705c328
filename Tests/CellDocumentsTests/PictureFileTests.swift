import CellDocuments
import Foundation
import LayoutCore
import StringCatalogs
import Testing

@Suite("Pictures that documents name")
struct PictureFileTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
      0, 0, 1, 44, 0, 0, 0, 200, 8, 6,
    ]
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [44, 1, 200, 0, 0]
  /// An application segment, a fill byte, and the frame header after it.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 44, 3]

  /// The image of a document in a folder with a picture of these bytes.
  private func image(_ name: String, _ bytes: [UInt8]) throws -> Image? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-picture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes).write(to: folder.appending(path: name))
    let cell = folder.appending(path: "cell.yaml")
    try "schema: 1\nviews: { a: { image: { file: \(name) } } }".write(to: cell, atomically: false, encoding: .utf8)
    guard case .image(let description) = try CellDocument(path: cell.path).views.first?.content else { return nil }
    return description.image
  }

  @Test(
    "A picture's size is read from its file, which lies beside the document",
    arguments: [("a.png", png), ("a.gif", gif), ("a.jpg", jpeg)])
  func sizes(name: String, bytes: [UInt8]) throws {
    #expect(try image(name, bytes) == Image(size: CGSize(width: 300, height: 200)))
  }

  @Test("A name says how many pixels make a point")
  func scale() throws {
    #expect(try image("a@2x.png", Self.png) == Image(size: CGSize(width: 150, height: 100), scale: 2))
    #expect(try image("a@3x.jpg", Self.jpeg)?.scale == 3)
  }

  @Test("A file cut anywhere, or with a byte changed, is an error or a size", arguments: [png, gif, jpeg])
  func broken(bytes: [UInt8]) {
    for index in bytes.indices {
      for byte in [0x00, 0xFF, 0xC0] as [UInt8] {
        var changed = bytes
        changed[index] = byte
        _ = try? image("a", changed)
      }
      _ = try? image("a", Array(bytes[..<index]))
    }
    #expect(throws: CellDocumentErrors.self) { try image("a", []) }
  }
}
