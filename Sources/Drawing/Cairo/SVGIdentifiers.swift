/// Renumbers the identifiers in Cairo's SVG files.
///
/// Cairo counts surfaces through the whole process and writes the count into the file
/// (`id="surface12"`), so that the same picture comes out different the second time. Here each
/// number becomes that of its first appearance in the file, from 0.
enum SVGIdentifiers {
  /// The text before an identifier at its declaration and at its references. Neither can occur in
  /// the bytes of an embedded image, which are base 64.
  private static let introductions: [[UInt8]] = [Array("id=\"".utf8), Array("#".utf8)]

  /// Returns the file with its identifiers renumbered in order.
  /// - Complexity: Linear in the file.
  static func renumbered(in file: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    var numbers: [[UInt8]: Int] = [:]
    var index = 0
    while index < file.count {
      guard let introduction = introduction(at: index, in: file) else {
        result.append(file[index])
        index += 1
        continue
      }
      let start = index + introduction.count
      let name = file[start...].prefix(while: isLetterOrHyphen)
      let digits = file[name.endIndex...].prefix(while: isDigit)
      result += introduction + name
      index = digits.endIndex
      guard !name.isEmpty, !digits.isEmpty else {
        result += digits
        continue
      }
      let identifier = Array(name + digits)
      let number = numbers[identifier] ?? numbers.count
      numbers[identifier] = number
      result += Array(String(number).utf8)
    }
    return result
  }

  private static func introduction(at index: Int, in file: [UInt8]) -> [UInt8]? {
    // Most bytes begin neither, which is tested without reading further.
    let byte = file[index]
    guard byte == UInt8(ascii: "i") || byte == UInt8(ascii: "#") else { return nil }
    return introductions.first { file[index...].starts(with: $0) }
  }

  private static func isLetterOrHyphen(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
