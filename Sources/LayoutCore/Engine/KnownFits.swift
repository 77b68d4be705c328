import Foundation

/// What a view came to when it was asked for its size, by the contents it had: rows of a table come in a few heights, and a cell whose
/// contents have sizes that they had before need not be solved for again.
///
/// All else being the same, the outermost frame follows from the sizes of those contents that have ever changed. Of a box whose width is
/// fixed (``ItemBox/isRigid``) from the height alone: what its content would like across moves nothing.
struct KnownFits {
  /// What was asked of the tree, and how the rest of it was.
  private var moment: LayoutEngine.Moment?
  /// The boxes that have had other contents since.
  private var boxes: [Int] = []
  /// Their contents as they are now: for each the width, or 0 where it does not matter, and the height.
  private var asked: [Double] = []

  /// A place for each of some contents, by their hash. What was kept in an earlier generation counts no more.
  private var places: [Place] = []
  /// By place, the contents.
  private var contents: [Double] = []
  private var generation = 0

  private struct Place {
    var generation = 0
    var frame = Frame(left: 0, top: 0, width: 0, height: 0)
  }

  private static let placeCount = 256

  /// The outermost frame that goes with contents as they are now; nil where it is not known.
  ///
  /// - Parameters:
  ///   - moment: What is asked, and of what; its revision does not matter.
  ///   - changed: Boxes whose contents have changed since the view was solved last.
  mutating func frame(_ moment: LayoutEngine.Moment, changed: [ItemBox], all: [ItemBox]) -> Frame? {
    if self.moment?.isLike(moment) != true { start(moment) }
    for box in changed where !box.isPlain && !boxes.contains(box.index) { add(box.index) }
    guard ask(all) else { return nil }
    let place = place
    guard places[place].generation == generation, isKnown(at: place) else { return nil }
    return places[place].frame
  }

  /// Whether it knows of a moment, whatever the contents.
  func isAbout(_ moment: LayoutEngine.Moment) -> Bool { self.moment?.isLike(moment) ?? false }

  /// Keeps the frame that was found after ``frame(_:changed:all:)`` did not know it.
  mutating func keep(_ frame: Frame) {
    guard !asked.isEmpty else { return }
    let place = place
    places[place] = Place(generation: generation, frame: frame)
    for index in asked.indices { contents[place * asked.count + index] = asked[index] }
  }

  /// Forgets everything: contents have changed that nobody asked about here.
  mutating func forget() { moment = nil }

  private mutating func start(_ moment: LayoutEngine.Moment) {
    self.moment = moment
    boxes.removeAll(keepingCapacity: true)
    generation += 1
  }

  private mutating func add(_ box: Int) {
    boxes.append(box)
    generation += 1
  }

  /// Notes the contents as they are now. Answers whether there are any to tell the frame by.
  private mutating func ask(_ all: [ItemBox]) -> Bool {
    asked.removeAll(keepingCapacity: true)
    for index in boxes {
      guard let size = all[index].knownContent else {
        asked.removeAll(keepingCapacity: true)
        return false
      }
      asked.append(all[index].isRigid ? 0 : Double(size.width))
      asked.append(Double(size.height))
    }
    if places.isEmpty { places = Array(repeating: Place(), count: Self.placeCount) }
    let room = Self.placeCount * asked.count
    if contents.count < room { contents = Array(repeating: 0, count: room) }
    return !asked.isEmpty
  }

  /// The place of the contents as they are now.
  private var place: Int {
    var hash: UInt64 = 0
    // The digits of round numbers are at the top.
    for number in asked {
      hash = (hash ^ number.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 56) & (Self.placeCount - 1)
  }

  /// Whether the contents as they are now are those at a place.
  private func isKnown(at place: Int) -> Bool {
    let first = place * asked.count
    return asked.indices.allSatisfy { contents[first + $0] == asked[$0] }
  }
}
