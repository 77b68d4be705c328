import Testing

@testable import TextLayout

@Suite("Unicode's own tests of direction, 15.0")
struct BidiConformanceTests {
  /// The data of the file for a string: the level of each character, `nil` for those that rule X9
  /// removes, and the visual order of the others.
  struct Expectation: Equatable {
    var levels: [UInt8?] = []
    var order: [Int] = []

    init(levels: ArraySlice<UInt8>, order: ArraySlice<UInt8>) {
      self.levels = levels.words.map { UInt8($0.string) }
      self.order = order.words.compactMap { Int($0.string) }
    }
  }

  enum Agreement {
    case full
    /// The visual order is the file's, and so is the direction of every character, but not the
    /// number of its level.
    case direction
    case none
  }

  /// Returns true if Strut's levels after rule L1, and its visual order, are those of the file.
  private func agreement(
    _ units: [UInt16], starts: [Int]? = nil, _ direction: WritingDirection, with expected: Expectation,
    paragraph: Int? = nil
  ) -> Agreement {
    let bidi = BidiLevels(units, direction: direction)
    if let paragraph, bidi.paragraphLevels.first.map(Int.init) != paragraph { return .none }
    var levels = bidi.lineLevels(0..<units.count, of: units)
    if let starts { levels = starts.map { levels[$0] } }
    guard levels.count == expected.levels.count,
      VisualOrder.places(of: levels).filter({ expected.levels[$0] != nil }) == expected.order
    else { return .none }
    var agreement = Agreement.full
    for index in levels.indices {
      guard let level = expected.levels[index], level != levels[index] else { continue }
      if level % 2 != levels[index] % 2 { return .none }
      agreement = .direction
    }
    return agreement
  }

  /// Deviations of ICU 72 in BidiCharacterTest.txt.
  static let characterDeviations = [
    KnownDeviation(reason: "Brackets are paired though one of them is under an override (BD14)", count: 16) {
      !$0.filter { [0x28, 0x29, 0x5B, 0x5D].contains($0) }.isEmpty && ($0.contains(0x202D) || $0.contains(0x202E))
    },
    KnownDeviation(reason: "An isolate right after an embedding's end takes the embedding's level", count: 4) {
      zip($0, $0.dropFirst()).contains { $0 == 0x202C && (0x2066...0x2068).contains($1) }
    },
    KnownDeviation(reason: "A mark after a closing bracket does not follow the bracket (N0)", count: 9) {
      ($0.last ?? 0) == 0x20D6 || (0x331...0x333).contains($0.last ?? 0)
    },
  ]

  @Test("Levels and visual order agree with BidiCharacterTest.txt in all but 30 of 91,707 cases")
  func characters() throws {
    let lines = try UnicodeFile.lines(of: "BidiCharacterTest.txt")
    #expect(lines.count == 91_707)
    var deviations = Deviations(Self.characterDeviations)
    var directionAlone = 0
    for line in lines {
      let fields = line.fields
      try #require(fields.count == 5)
      let text = try fields[0].text()
      var starts: [Int] = []
      var units: [UInt16] = []
      for scalar in text.unicodeScalars {
        starts.append(units.count)
        units += UTF16.encode(scalar).map(Array.init) ?? []
      }
      let direction: WritingDirection =
        fields[1].string == "0" ? .leftToRight : fields[1].string == "1" ? .rightToLeft : .natural
      let expected = Expectation(levels: fields[3], order: fields[4])
      switch agreement(units, starts: starts, direction, with: expected, paragraph: Int(fields[2].string)) {
      case .full: break
      case .direction: directionAlone += 1
      case .none: deviations.add(text)
      }
    }
    deviations.expectNoOthers()
    #expect(directionAlone == 1)
  }

  /// A character of each bidirectional class. Those of ON are no brackets, as the file requires.
  static let samples: [String: UInt16] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x31, "ES": 0x2B, "ET": 0x24, "AN": 0x661, "CS": 0x2C, "NSM": 0x300,
    "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "RLE": 0x202B, "LRO": 0x202D,
    "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  /// The directions in the last field of a line: 1 is the first strong character's, 2 left to
  /// right, 4 right to left.
  static let directions: [(bit: UInt8, direction: WritingDirection)] = [
    (1, .natural), (2, .leftToRight), (4, .rightToLeft),
  ]

  /// ICU keeps no levels for text with one direction: it returns the level of the paragraph, and
  /// the order is the same.
  @Test("Levels and visual order agree with BidiTest.txt; in 100,269 of 770,241 cases the levels by direction alone")
  func classes() throws {
    let samples = Dictionary(uniqueKeysWithValues: Self.samples.map { (ArraySlice($0.utf8), $1) })
    var levels: ArraySlice<UInt8> = []
    var expected = Expectation(levels: [], order: [])
    var count = 0
    var directionAlone = 0
    var deviating: [String] = []
    for line in try UnicodeFile.lines(of: "BidiTest.txt") {
      if line.starts(with: "@Levels:".utf8) {
        levels = line.dropFirst(8)
      } else if line.starts(with: "@Reorder:".utf8) {
        expected = Expectation(levels: levels, order: line.dropFirst(9))
      } else {
        let fields = line.fields
        let units = try fields[0].words.map { try #require(samples[$0]) }
        let bits = try #require(fields.last?.last) - 0x30
        for (bit, direction) in Self.directions where bits & bit != 0 {
          count += 1
          switch agreement(units, direction, with: expected) {
          case .full: break
          case .direction: directionAlone += 1
          case .none: deviating.append("\(fields[0].string) \(direction)")
          }
        }
      }
    }
    #expect(count == 770_241)
    #expect(directionAlone == 100_269)
    #expect(deviating.prefix(20) == [], "\(deviating.count)")
  }
}
