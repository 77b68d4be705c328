import CStrutHeader
import Testing

@testable import CStrut

@Suite("Structs that begin with their size")
struct CStructTests {
  /// A struct that has grown by two numbers.
  private struct Grown: CStruct, Equatable {
    static let headerName = "grown"
    static let sizes = [16, 32]
    static var initial: Grown { Grown(size: 32, first: 1, second: 2, third: 3) }
    var size: Int
    var first, second, third: Double
  }

  @Test("The fields that an earlier struct lacks have their default values")
  func reading() throws {
    var earlier = (size: 16, first: 7.0)
    let read = try unsafe withUnsafeBytes(of: &earlier) { try unsafe Grown.read($0.baseAddress!, size: 16) }
    #expect(read == Grown(size: 16, first: 7, second: 2, third: 3))
    #expect(try unsafe Grown.read(nil) == .initial)
  }

  @Test("A result is written to an earlier struct as far as it extends")
  func writing() throws {
    var place = Grown(size: 16, first: 0, second: 0, third: 0)
    try unsafe Grown.write(.initial, to: &place)
    #expect(place == Grown(size: 16, first: 1, second: 0, third: 0))
    place.size = 32
    try unsafe Grown.write(.initial, to: &place)
    #expect(place == .initial)
  }

  @Test("A size that never existed is rejected", arguments: [0, -1, 15, 24, 40, .max, .min])
  func refusing(size: Int) {
    var place = Grown.initial
    place.size = size
    let failure = #expect(throws: Failure.self) { try unsafe Grown.write(.initial, to: &place) }
    #expect(failure?.status == STRUT_BAD_SIZE)
    #expect(failure?.message.contains("16 or 32") == true)
  }
}
