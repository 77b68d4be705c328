import Foundation
import Testing

@testable import TextLayout

@Suite("Unicode's own test files, 15.0")
struct UnicodeConformanceTests {
  /// One line of a break test: the text, and whether each place in it is a boundary.
  struct BreakCase {
    var text = ""
    var boundaries: [Int] = []

    init?(_ line: Substring) {
      for word in line.split(whereSeparator: \.isWhitespace) {
        if word == "÷" {
          boundaries.append(text.utf16.count)
        } else if word != "×" {
          guard let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
          text.unicodeScalars.append(scalar)
        }
      }
    }
  }

  private func lines(of file: String) throws -> [Substring] {
    let url = try #require(resource("Unicode/\(file)"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  private func found(_ flag: UnitFlags, _ flags: [UnitFlags]) -> [Int] {
    flags.indices.filter { flags[$0].contains(flag) }
  }

  @Test("Grapheme clusters agree with GraphemeBreakTest.txt in all 602 cases")
  func graphemes() throws {
    let cases = try lines(of: "GraphemeBreakTest.txt").map { try #require(BreakCase($0)) }
    #expect(cases.count == 602)
    for expected in cases {
      let analysis = TextAnalysis(expected.text, language: nil, direction: .natural)
      #expect(found(.graphemeStart, analysis.flags) == expected.boundaries, "\(Array(expected.text.unicodeScalars))")
    }
  }

  @Test("Line breaks agree with LineBreakTest.txt but for ICU's tailoring of LB25 and LB13")
  func lineBreaks() throws {
    let cases = try lines(of: "LineBreakTest.txt").map { try #require(BreakCase($0)) }
    #expect(cases.count == 7654)
    var deviating: [String] = []
    for expected in cases {
      let analysis = TextAnalysis(expected.text, language: nil, direction: .natural)
      if found(.breakBefore, analysis.flags) != expected.boundaries.filter({ $0 > 0 }) {
        deviating.append(expected.text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))
      }
    }
    #expect(deviating.count == 0, "\(deviating)")
  }

  @Test("Levels agree with a sample of BidiCharacterTest.txt")
  func bidiLevels() throws {
    let cases = try lines(of: "BidiCharacterTest.txt")
    #expect(cases.count > 3900)
    var compared = 0
    for line in cases {
      let fields = line.split(separator: ";")
      try #require(fields.count == 5)
      var text = ""
      for word in fields[0].split(separator: " ") {
        text.unicodeScalars.append(try #require(UInt32(word, radix: 16).flatMap(Unicode.Scalar.init)))
      }
      let direction: WritingDirection = fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .natural
      let analysis = TextAnalysis(text, language: nil, direction: direction)
      let lineLevels = analysis.lineLevels(0..<analysis.units.count)
      let expectedLevels = fields[3].split(separator: " ")
      var offset = 0
      for (scalar, expected) in zip(text.unicodeScalars, expectedLevels) {
        if let level = UInt8(expected) {
          compared += 1
          #expect(lineLevels[offset] == level, "\(line)")
        }
        offset += UTF16.width(scalar)
      }
      #expect(analysis.bidi.paragraphLevels.first.map(Int.init) == Int(fields[2]), "\(line)")
    }
    #expect(compared > 15_000)
  }
}
