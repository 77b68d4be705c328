/// An Adobe font metrics file, with the metrics that a Type 1 font program does not contain (Adobe
/// Technical Note 5004, version 4.1).
///
/// The header is read at once, and the kerning pairs when they are first used.
package final class AFMFile: Sendable {
  package struct Header: Hashable, Sendable {
    package var fontName, fullName, familyName, weight, version, notice: String?
    package var ascender, descender, capHeight, xHeight: Double?
    package var underlinePosition, underlineThickness, italicAngle: Double?
    package var isFixedPitch: Bool?
  }

  package let header: Header
  /// The fault of the file, as a sentence; `nil` if there is none.
  package let defect: String?

  /// The bytes; `nil` for a file that could not be read.
  private let data: FontData?
  private let isAFM: Bool

  /// Larger files are not AFM files: the largest have some hundred kilobytes.
  static let largestFile = 16 << 20

  /// - Parameter data: The file. If it is not an AFM file, the result has a defect and no other
  ///   content.
  package init(_ data: FontData) {
    self.data = data
    (isAFM, header, defect) = data.withBytes { bytes in
      var lines = AFMLines()
      guard data.count <= Self.largestFile, lines.next(in: bytes)?.first == "StartFontMetrics" else {
        return (false, Header(), "is not an AFM file, so there is no kerning")
      }
      let header = Self.header(bytes, &lines)
      return (true, header, AFMLines.isWhole(bytes) ? nil : "is truncated, so metrics or kerning may be missing")
    }
  }

  /// Describes a file that exists and cannot be read.
  package init(unreadable failure: FontOpeningFailure) {
    (data, isAFM, header) = (nil, false, Header())
    defect = failure == .empty ? "is empty, so there is no kerning" : "cannot be read, so there is no kerning"
  }

  /// The header, up to the first list.
  private static func header(_ bytes: borrowing RawSpan, _ lines: inout AFMLines) -> Header {
    var header = Header()
    while let words = lines.next(in: bytes) {
      guard let key = words.first else { continue }
      if key == "StartCharMetrics" || key == "EndFontMetrics" { break }
      header.read(key, Array(words.dropFirst()))
    }
    return header
  }

  /// Calls `body` with the glyph names and the horizontal kerning of each pair for left-to-right
  /// text.
  /// - Complexity: Linear in the file.
  func forEachKerningPair(_ body: (String, String, Int32) -> Void) {
    guard isAFM, let data else { return }
    data.withBytes { bytes in
      var lines = AFMLines()
      var isInside = false
      while let words = lines.next(in: bytes) {
        switch words.first {
        case "StartKernPairs", "StartKernPairs0": isInside = true
        case "EndKernPairs": isInside = false
        case "KPX" where isInside && words.count >= 4, "KP" where isInside && words.count >= 5:
          guard let value = Double(words[3]), abs(value) < 32768 else { continue }
          body(words[1], words[2], Int32(value.rounded()))
        default: continue
        }
      }
    }
  }
}

extension AFMFile.Header {
  fileprivate mutating func read(_ key: String, _ values: [String]) {
    let text = values.isEmpty ? nil : values.joined(separator: " ")
    let number = values.first.flatMap(Double.init).flatMap { abs($0) < 32768 ? $0 : nil }
    switch key {
    case "FontName": fontName = text
    case "FullName": fullName = text
    case "FamilyName": familyName = text
    case "Weight": weight = text
    case "Version": version = text
    case "Notice": notice = text
    case "Ascender": ascender = number
    case "Descender": descender = number
    // Files without measured values contain 0.
    case "CapHeight": capHeight = number == 0 ? nil : number
    case "XHeight": xHeight = number == 0 ? nil : number
    case "UnderlinePosition": underlinePosition = number
    case "UnderlineThickness": underlineThickness = number
    case "ItalicAngle": italicAngle = number
    case "IsFixedPitch": isFixedPitch = text.map { $0 == "true" }
    default: break
    }
  }
}
