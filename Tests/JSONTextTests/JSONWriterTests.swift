import Foundation
import JSONText
import TestSupport
import Testing

/// Foundation's encoder is the oracle: the command wrote its JSON with it first, and who reads it
/// may rely on every byte.
@Suite("JSON as the command writes it")
struct JSONWriterTests {
  private func expectSame(_ document: some Encodable, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for isPretty in [true, false] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
      let expected = String(decoding: try encoder.encode(document), as: UTF8.self)
      let written = String(decoding: try JSONWriter.bytes(of: document, isPretty: isPretty), as: UTF8.self)
      #expect(written == expected, sourceLocation: sourceLocation)
    }
  }

  @Test("Every character is escaped as Foundation escapes it")
  func characters() throws {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    for start in stride(from: 0, to: scalars.count, by: 0x1000) {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[start..<min(start + 0x1000, scalars.count)])
      try expectSame([String(text)])
    }
  }

  @Test("Numbers have the same digits")
  func numbers() throws {
    let edges: [Double] = [
      0, -0.0, 1, -1, 0.1, 1 / 3, 1e15, 1e16, 1e17, 9_007_199_254_740_991, 9_007_199_254_740_992, 1e21, 1e-5, 1e-7,
      1e-300,
      .greatestFiniteMagnitude, .leastNonzeroMagnitude, .pi * 1e10,
    ]
    try expectSame(edges + edges.map { -$0 })
    var generator = SeededGenerator(seed: 1)
    let random = (0..<2000).map { _ in Double(bitPattern: generator.next()) }.filter(\.isFinite)
    try expectSame(random)
    try expectSame([Int.min, -1, 0, 1, Int.max])
    try expectSame([UInt64.max])
    try expectSame([Int8.min])
    try expectSame([true, false])
  }

  private struct Inner: Encodable {
    var b = "B"
    @Nullable var a: Int?
    var empty: [Int] = []
    var nothing: [String: Int] = [:]
  }

  private struct Outer: Encodable {
    var zebra = [Inner(), Inner(a: 3)]
    var absent: Int?
    var list: [[Double?]] = [[1, nil], []]
    var keyed = ["é": 1, "e": 2, "Z": 3, "a/b": 4, "\"": 5, "10": 6, "9": 7]
    @Nullable var object: Inner? = Inner()
  }

  @Test("Objects and arrays nest, their keys are sorted, and what is empty looks the same")
  func structure() throws {
    try expectSame(Outer())
    try expectSame([Int]())
    try expectSame([String: Int]())
  }

  /// Fills containers in an order of its own.
  private struct Interleaved: Encodable {
    enum Keys: String, CodingKey { case first, second, third }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Keys.self)
      var third = object.nestedUnkeyedContainer(forKey: .third)
      var first = object.nestedContainer(keyedBy: Keys.self, forKey: .first)
      try third.encode(1)
      try first.encode("x", forKey: .second)
      try object.encodeNil(forKey: .second)
      try third.encodeNil()
      var nested = third.nestedContainer(keyedBy: Keys.self)
      try nested.encode(2.5, forKey: .first)
      try [3].encode(to: object.superEncoder())
    }
  }

  @Test("Containers may be filled in any order")
  func interleaved() throws { try expectSame(Interleaved()) }

  @Test("A number that is not finite is an error", arguments: [Double.nan, .infinity])
  func notFinite(number: Double) {
    #expect(throws: EncodingError.self) { try JSONWriter.bytes(of: [number], isPretty: false) }
  }

  @Test("Where words are wanted, numbers that are not finite are what Foundation makes of them")
  func words() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    let numbers: [String: [Double?]] = ["a": [1.5, .infinity, -.infinity, .nan, nil], "b": [.infinity]]
    let style = JSONStyle(isPretty: false, hasWordsForNumbers: true)
    #expect(try JSONWriter.bytes(of: numbers, style: style) == Array(encoder.encode(numbers)))
    #expect(try JSONWriter.bytes(of: Double.infinity, style: style) == Array(encoder.encode(Double.infinity)))
  }
}
