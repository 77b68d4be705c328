internal import Synchronization
internal import Threads

/// An object that programs in C hold by a handle.
protocol Handled: AnyObject, Sendable {
  /// What the header calls it, with its article: "a font".
  static var word: String { get }
}

/// The objects behind the handles of all programs in C.
///
/// A handle is no address but a number: a place of the table, and how often it was used. A handle that was freed
/// therefore never comes to stand for something else, and using it is an error that is told, not memory that is read. A number
/// has 2³⁶ uses of each of 2²⁴ places; a place that is used up is left alone.
///
/// The places are in sixteen parts with a lock each, taken for as long as it takes to look one up.
final class HandleTable: Sendable {
  /// The process's table: what C calls has no other place to keep it.
  static let shared = HandleTable()

  private struct Place {
    var object: (any Handled)?
    var use: UInt64
  }

  private struct Part {
    var places: [Place] = []
    var unused: [Int] = []
  }

  static let partCount = 16
  private let parts: [Locked<Part>]
  private let placesPerPart: Int
  private let lastUse: UInt64
  private let nextPart = Atomic<UInt>(0)

  /// - Parameters:
  ///   - placesPerPart: How many handles may be open in each of the sixteen parts.
  ///   - lastUse: The last use of a place.
  init(
    placesPerPart: Int = HandleNumber.placeLimit / HandleTable.partCount, lastUse: UInt64 = HandleNumber.useLimit - 1
  ) {
    self.placesPerPart = placesPerPart
    self.lastUse = lastUse
    parts = (0..<Self.partCount).map { _ in Locked(Part()) }
  }

  /// Keeps an object until its handle is removed.
  func insert(_ object: any Handled) throws(Failure) -> HandleNumber {
    let start = Int(nextPart.wrappingAdd(1, ordering: .relaxed).oldValue % UInt(Self.partCount))
    for offset in 0..<Self.partCount {
      let number = (start + offset) % Self.partCount
      if let handle = insert(object, part: number) { return handle }
    }
    throw .argument("too-many-handles", "there is no room for another handle; free some that are not needed.")
  }

  private func insert(_ object: any Handled, part number: Int) -> HandleNumber? {
    parts[number].withLock { part in
      if let index = part.unused.popLast() {
        part.places[index].object = object
        return HandleNumber(place: index * Self.partCount + number, use: part.places[index].use)
      }
      guard part.places.count < placesPerPart else { return nil }
      part.places.append(Place(object: object, use: 0))
      return HandleNumber(place: (part.places.count - 1) * Self.partCount + number, use: 0)
    }
  }

  /// The object of a handle, `nil` for one that is not open.
  func object(_ handle: HandleNumber) -> (any Handled)? {
    parts[handle.place % Self.partCount].withLock { part in
      let index = handle.place / Self.partCount
      guard index < part.places.count, part.places[index].use == handle.use else { return nil }
      return part.places[index].object
    }
  }

  /// Ends a handle; `nil` for one that is not open, or whose object is not of the kind.
  ///
  /// The object is handed out so that it dies after the lock is given back.
  func remove<Object: Handled>(_ handle: HandleNumber, as kind: Object.Type) -> Object? {
    parts[handle.place % Self.partCount].withLock { part in
      let index = handle.place / Self.partCount
      guard index < part.places.count, part.places[index].use == handle.use,
        let object = part.places[index].object as? Object
      else { return nil }
      part.places[index].object = nil
      if part.places[index].use < lastUse {
        part.places[index].use += 1
        part.unused.append(index)
      } else {
        // No handle has this use: the place is not used again.
        part.places[index].use = HandleNumber.useLimit
      }
      return object
    }
  }

  /// How many handles are open, for tests.
  var count: Int {
    parts.reduce(0) { count, part in count + part.withLock { $0.places.count { $0.object != nil } } }
  }
}

/// What is in a handle: 4 bits that no address of a program begins with, 36 of the use, 24 of the place.
struct HandleNumber: Hashable, Sendable {
  static let placeLimit = 1 << 24
  static let useLimit: UInt64 = 1 << 36
  private static let mark: UInt64 = 0x5 << 60

  var place: Int
  var use: UInt64

  init(place: Int, use: UInt64) {
    self.place = place
    self.use = use
  }

  /// The parts of a number, `nil` for one that no handle has.
  init?(_ bits: UInt64) {
    guard bits & (0xF << 60) == Self.mark else { return nil }
    place = Int(bits & UInt64(Self.placeLimit - 1))
    use = (bits & ~(0xF << 60)) >> 24
  }

  var bits: UInt64 { Self.mark | use << 24 | UInt64(place) }
}
