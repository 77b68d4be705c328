internal import Synchronization
internal import Threads

/// An object behind a handle.
protocol Handled: AnyObject, Sendable {
  /// The word for the object in messages, with its article, such as "a font".
  static var word: String { get }
}

/// The objects behind the handles of all programs in C.
///
/// A handle is not an address but a number: a slot of the table and the number of its use. A freed
/// handle therefore never refers to another object: using it is a reported error, not a read of
/// freed memory. There are 2²⁴ slots with 2³⁶ uses each; a slot without uses left is retired.
///
/// The slots are divided into sixteen parts. Each part has a lock, which is held during one lookup.
final class HandleTable: Sendable {
  /// The table of the process; functions called from C have no other place for it.
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
  ///   - placesPerPart: The maximum number of open handles in each of the sixteen parts.
  ///   - lastUse: The number of the last use of a slot, after which it is retired.
  init(
    placesPerPart: Int = HandleNumber.placeLimit / HandleTable.partCount, lastUse: UInt64 = HandleNumber.useLimit - 1
  ) {
    self.placesPerPart = placesPerPart
    self.lastUse = lastUse
    parts = (0..<Self.partCount).map { _ in Locked(Part()) }
  }

  /// Stores an object until its handle is removed, and returns the handle.
  func insert(_ object: any Handled) throws(Failure) -> HandleNumber {
    let start = Int(nextPart.wrappingAdd(1, ordering: .relaxed).oldValue % UInt(Self.partCount))
    for offset in 0..<Self.partCount {
      let number = (start + offset) % Self.partCount
      if let handle = insert(object, part: number) { return handle }
    }
    throw .argument("too-many-handles", "no more handles are available; free handles that are no longer needed.")
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

  /// Returns the object of a handle, or `nil` if the handle is not open.
  func object(_ handle: HandleNumber) -> (any Handled)? {
    parts[handle.place % Self.partCount].withLock { part in
      let index = handle.place / Self.partCount
      guard index < part.places.count, part.places[index].use == handle.use else { return nil }
      return part.places[index].object
    }
  }

  /// Closes a handle and returns its object, or `nil` if the handle is not open or its object is of
  /// another kind.
  ///
  /// The object is returned so that it is deallocated after the lock is released.
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
        // No handle has this use, so the slot is retired.
        part.places[index].use = HandleNumber.useLimit
      }
      return object
    }
  }

  /// The number of open handles, for tests.
  var count: Int {
    parts.reduce(0) { count, part in count + part.withLock { $0.places.count { $0.object != nil } } }
  }
}

/// The parts of a handle: 4 bits that no address in a program begins with, 36 bits for the use, and
/// 24 bits for the slot.
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

  /// Splits a number into its parts; `nil` if no handle has this number.
  init?(_ bits: UInt64) {
    guard bits & (0xF << 60) == Self.mark else { return nil }
    place = Int(bits & UInt64(Self.placeLimit - 1))
    use = (bits & ~(0xF << 60)) >> 24
  }

  var bits: UInt64 { Self.mark | use << 24 | UInt64(place) }
}
