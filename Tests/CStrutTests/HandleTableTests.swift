import Testing

@testable import CStrut

@Suite("The table of handles")
struct HandleTableTests {
  private final class Thing: Handled {
    static let word = "a thing"
  }

  private final class OtherThing: Handled {
    static let word = "another thing"
  }

  @Test("A handle finds its object until it is removed, and then nothing")
  func lifetime() throws {
    let table = HandleTable()
    let thing = Thing()
    let handle = try table.insert(thing)
    #expect(table.object(handle) === thing)
    #expect(table.remove(handle, as: OtherThing.self) == nil)
    #expect(table.object(handle) === thing)
    #expect(table.remove(handle, as: Thing.self) === thing)
    #expect(table.object(handle) == nil)
    #expect(table.remove(handle, as: Thing.self) == nil)
  }

  @Test("A reused slot has another handle, and an exhausted slot is retired")
  func uses() throws {
    let table = HandleTable(placesPerPart: 1, lastUse: 2)
    var seen: Set<HandleNumber> = []
    // Sixteen parts of one place with three uses each.
    for _ in 0..<48 {
      let handle = try table.insert(Thing())
      #expect(seen.insert(handle).inserted)
      #expect(table.remove(handle, as: Thing.self) != nil)
    }
    #expect(throws: Failure.self) { try table.insert(Thing()) }
    for handle in seen { #expect(table.object(handle) == nil) }
  }

  @Test("A full table reports an error, and has space again after a handle is freed")
  func limit() throws {
    let table = HandleTable(placesPerPart: 2)
    let handles = try (0..<32).map { _ in try table.insert(Thing()) }
    #expect(Set(handles).count == 32)
    #expect(throws: Failure.self) { try table.insert(Thing()) }
    #expect(table.remove(handles[7], as: Thing.self) != nil)
    #expect(try table.insert(Thing()) != handles[7])
    #expect(table.count == 32)
  }

  @Test("A handle number splits into its parts; other numbers are rejected")
  func numbers() {
    for (place, use) in [(0, 0), (1, 1), (HandleNumber.placeLimit - 1, HandleNumber.useLimit - 1)] {
      let number = HandleNumber(place: place, use: UInt64(use))
      #expect(HandleNumber(number.bits) == number)
    }
    for bits: UInt64 in [0, 1, 0x7FFF_0000_0000, 0xFFFF_FFFF_FFFF_FFFF] { #expect(HandleNumber(bits) == nil) }
  }
}
