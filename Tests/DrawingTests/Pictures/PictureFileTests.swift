import Foundation
import FoundationXML
import LayoutCore
import Testing

@testable import Drawing

@Suite("A picture's files")
struct PictureFileTests {
  /// 60 by 30 points with a word, an emoji, a line, a triangle and a clipped rectangle.
  let picture: Picture

  init() throws {
    let word = try TestFonts.text("Höhe", font: "system", size: 12, origin: CGPoint(x: 2, y: 14))
    let emoji = try TestFonts.text("🧫🧫", font: "Noto Color Emoji", size: 10, origin: CGPoint(x: 34, y: 14))
    let line = DrawnLine(
      from: CGPoint(x: 0, y: 20), to: CGPoint(x: 60, y: 20), width: 1, color: Palette.margin, dash: [2, 1])
    let triangle = [CGPoint(x: 2, y: 22), CGPoint(x: 8, y: 22), CGPoint(x: 5, y: 28)]
    let clipped = PictureElement.clipped(
      CGRect(x: 20, y: 22, width: 5, height: 5), [.fill(CGRect(x: 0, y: 0, width: 60, height: 30), Palette.spacing)])
    picture = Picture(
      size: CGSize(width: 60, height: 30),
      elements: [.text(word), .text(emoji), .line(line), .polygon(triangle, Palette.lastBaseline), clipped])
  }

  @Test("A PNG says its size in pixels", arguments: [(1.0, 60, 30), (2, 120, 60), (3, 180, 90), (0.5, 30, 15)])
  func header(scale: Double, width: Int, height: Int) throws {
    let bytes = Array(try picture.data(as: .png(scale: scale)))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(Array(bytes[12..<16]) == Array("IHDR".utf8))
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(16) == width)
    #expect(number(20) == height)
  }

  @Test("A third of a point at three pixels is one pixel, and half a pixel more is another")
  func roundingUp() throws {
    let thirds = Picture(size: CGSize(width: 22 + 1.0 / 3, height: 0.1 + 0.2), elements: [])
    let bitmap = try Bitmap(thirds, scale: 3)
    #expect(bitmap.width == 67)
    #expect(bitmap.height == 1)
  }

  @Test("The same picture gives the same bytes", arguments: [PictureFormat.png(scale: 3), .svg, .pdf])
  func deterministic(format: PictureFormat) throws {
    let first = try picture.data(as: format)
    _ = try picture.data(as: .png(scale: 1))
    #expect(try picture.data(as: format) == first)
  }

  @Test("An SVG is well-formed, has paths, a size in CSS pixels, and one image for two of the same emoji")
  func svg() throws {
    let reader = SVGReader()
    let parser = XMLParser(data: try picture.data(as: .svg))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.root["width"] == "60px")
    #expect(reader.root["height"] == "30px")
    #expect(reader.root["viewBox"] == "0 0 60 30")
    #expect(reader.counts["path", default: 0] >= 4)
    #expect(reader.counts["image"] == 1)
    #expect(reader.counts["text"] == nil)
  }

  @Test("A PDF has one page of the size in points and no date of the day")
  func pdf() throws {
    let bytes = try picture.data(as: .pdf)
    #expect(bytes.starts(with: Array("%PDF-".utf8)))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("/MediaBox [ 0 0 60 30 ]"))
    #expect(text.contains("19700101000000Z"))
    #expect(text.contains("/Count 1"))
  }

  @Test(
    "The ending of a name chooses the format",
    arguments: [
      ("a.png", PictureFormat.png(scale: 2)), ("/x.y/A.PNG", .png(scale: 2)), ("a.b.svg", .svg), (".pdf", .pdf),
    ])
  func format(path: String, expected: PictureFormat) throws {
    #expect(try PictureFormat(path: path, scale: 2) == expected)
  }

  @Test(
    "A name without a known ending is an error that names it",
    arguments: ["a", "a.jpg", "png", "", "/d.png/x", "a."])
  func unknownFormat(path: String) {
    let expected = DrawingError(.unknownFormat, path: path, reason: "the name must end in .png, .svg or .pdf")
    #expect(throws: expected) { try PictureFormat(path: path) }
  }

  @Test("A written file holds the picture's bytes, and replaces what was there")
  func write() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("cell.png").path
    try Data(repeating: 7, count: 100_000).write(to: URL(fileURLWithPath: path))
    try picture.write(to: path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == picture.data(as: .png(scale: 3)))
  }

  @Test(
    "A file that cannot be written is named, with the system's reason",
    arguments: [
      ("/nowhere/at/all/cell.svg", "No such file or directory"), ("/dev/null/cell.pdf", "Not a directory"),
      ("/dev/full", "No space left on device"),
    ])
  func unwritable(path: String, reason: String) {
    let expected = DrawingError(.unwritable, path: path, reason: reason)
    #expect(throws: expected) { try picture.write(to: path, as: path.hasSuffix("svg") ? .svg : .pdf) }
    #expect(expected.message == "cannot write \(path): \(reason)")
  }

  @Test(
    "A size that cannot be drawn is an error",
    arguments: [
      (0.0, 10.0, 1.0, DrawingError.Code.emptyPicture), (10, 0, 1, .emptyPicture), (-1, 10, 1, .emptyPicture),
      (.nan, 10, 1, .notFinite), (10, .infinity, 1, .notFinite), (10, 10, 0, .badScale),
      (10, 10, -.infinity, .badScale),
      (32_001, 10, 1, .pictureTooLarge), (10, 10_667, 3, .pictureTooLarge), (20_000, 20_000, 1, .pictureTooLarge),
      (1e300, 1, 1e300, .pictureTooLarge),
    ])
  func badSize(width: Double, height: Double, scale: Double, code: DrawingError.Code) throws {
    let bad = Picture(size: CGSize(width: width, height: height), elements: [])
    let error = #expect(throws: DrawingError.self) { try bad.data(as: .png(scale: scale)) }
    #expect(error?.code == code)
    #expect(error?.path == nil)
    let written = #expect(throws: DrawingError.self) { try bad.write(to: "/dev/null", as: .png(scale: scale)) }
    #expect(written?.code == code)
    #expect(written?.path == "/dev/null")
  }

  @Test("The longest side that is drawn")
  func longest() throws {
    let bitmap = try Bitmap(Picture(size: CGSize(width: 32_000, height: 1), elements: []), scale: 1)
    #expect(bitmap.width == 32_000)
  }
}

/// Counts the elements of an SVG file and keeps the attributes of its root.
private final class SVGReader: NSObject, XMLParserDelegate {
  var root: [String: String] = [:]
  var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    if name == "svg" { root = attributes }
  }
}
