import CellDocuments
import StringCatalogs
import XMLInterop

/// Reads the size of a vector image in an asset catalog: SVG or PDF. Nothing is drawn.
///
/// The formats: SVG 2 8.2 and 8.6 (a size in user units, or that of the view box); PDF 1.7 7.7.3.3
/// (the media box of a page, in points).
enum VectorPicture {
  /// Returns the size in points; nil for other kinds of files, and if the size cannot be read, as
  /// in a PDF with compressed pages.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func size(path: String) -> NibSize? {
    let isSVG = path.lowercased().hasSuffix(".svg")
    guard isSVG || path.lowercased().hasSuffix(".pdf"), let bytes = try? DocumentFile.bytes(atPath: path),
      bytes.count <= DocumentLimits.bytes
    else { return nil }
    return isSVG ? svg(bytes) : pdf(bytes)
  }

  // MARK: SVG

  private static func svg(_ bytes: [UInt8]) -> NibSize? {
    let limits = XMLLimits(depth: 256, elements: DocumentLimits.nodes, textBytes: DocumentLimits.bytes)
    guard let root = try? XMLElement(parsing: bytes, limits: limits), root.localName == "svg" else { return nil }
    let box = numbers(root.attributes["viewBox"] ?? "")
    let inner = box.count == 4 ? NibSize(width: box[2], height: box[3]) : nil
    guard let width = userUnits(root.attributes["width"]) ?? inner?.width,
      let height = userUnits(root.attributes["height"]) ?? inner?.height
    else { return nil }
    return checked(NibSize(width: width, height: height))
  }

  /// Parses a length in user units, which are points and CSS pixels; returns nil if there is none,
  /// or if it is in other units or in percent.
  private static func userUnits(_ text: String?) -> Double? {
    guard let text else { return nil }
    return Double(text.hasSuffix("px") ? text.dropLast(2) : text[...])
  }

  private static func numbers(_ text: some StringProtocol) -> [Double] {
    let words = text.split { $0.isWhitespace || $0 == "," }
    let numbers = words.compactMap { Double($0) }
    return numbers.count == words.count ? numbers : []
  }

  // MARK: PDF

  /// The maximum length of a box of four numbers, in bytes.
  private static let longestBox = 200

  private static func pdf(_ bytes: [UInt8]) -> NibSize? {
    let key = Array("/MediaBox".utf8)
    guard bytes.starts(with: "%PDF-".utf8), let found = bytes.firstRange(of: key) else { return nil }
    let start = bytes[found.upperBound...].prefix(longestBox).drop { $0 <= UInt8(ascii: " ") }
    guard start.first == UInt8(ascii: "[") else { return nil }
    let box = numbers(String(decoding: start.dropFirst().prefix { $0 != UInt8(ascii: "]") }, as: UTF8.self))
    guard box.count == 4 else { return nil }
    return checked(NibSize(width: abs(box[2] - box[0]), height: abs(box[3] - box[1])))
  }

  /// Returns the size if it can be laid out; otherwise nil.
  private static func checked(_ size: NibSize) -> NibSize? {
    let lengths = [size.width, size.height]
    return lengths.allSatisfy { $0 > 0 && $0 <= DocumentLimits.magnitude } ? size : nil
  }
}
