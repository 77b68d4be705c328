import Foundation

/// A cache of fitting sizes by the sizes of contents. The rows of a table have few different
/// heights, and a cell whose contents have known sizes need not be solved again.
///
/// With everything else unchanged, the outermost frame depends only on the sizes of the contents
/// that ever changed. For a box with a fixed width (``ItemBox/isRigid``), only the height matters,
/// because its natural width has no effect.
final class KnownFits {
  /// The request and the state of the hierarchy for which the cache is valid.
  private var moment: LayoutEngine.Moment?
  /// The boxes that have had other contents since.
  private var boxes: [Int] = []
  /// The current contents of these boxes: for each the width, or 0 if it is irrelevant, and the
  /// height.
  private var asked: [Double] = []
  /// A Boolean value that indicates whether all of these are known.
  private var isAsked = false

  /// Entries are at the index of their hash, or at one of the next. Entries of earlier generations
  /// are invalid.
  private var places: [Place] = []
  /// By place, the contents.
  private var contents: [Double] = []
  private var generation = 0
  /// The index of the contents that were requested last, if they are stored and were not requested
  /// since. From row to row of a table they are often the same.
  private var latest: Int?
  /// The index that corresponds to the hash of the contents that were requested last.
  private var first = 0
  /// Counts frames that are kept, to choose among places that are taken.
  private var keptCount = 0

  private struct Place {
    var generation = 0
    var frame = Frame(left: 0, top: 0, width: 0, height: 0)
  }

  private static let placeCount = 256
  /// No contents are farther from the place that their hash says.
  private static let farthest = 16

  /// Returns the outermost frame for the current contents, or nil if it is unknown.
  ///
  /// - Parameters:
  ///   - moment: The request and its view; the revision is ignored.
  ///   - changed: The boxes whose contents changed since the last solution.
  func frame(_ moment: LayoutEngine.Moment, changed: [ItemBox], all: [ItemBox]) -> Frame? {
    if self.moment?.isLike(moment) != true { start(moment) }
    for box in changed where !box.isPlain && !boxes.contains(box.index) { add(box.index) }
    guard ask(all) else { return nil }
    if latest == nil { latest = findLatest() }
    return latest.map { places[$0].frame }
  }

  /// Returns the index of the current contents.
  private func findLatest() -> Int? {
    first = firstPlace
    for step in 0..<Self.farthest {
      let place = (first + step) & (Self.placeCount - 1)
      guard places[place].generation == generation else { return nil }
      if isKnown(at: place) { return place }
    }
    return nil
  }

  /// Returns `true` if the cache is valid for a moment, regardless of contents.
  func isAbout(_ moment: LayoutEngine.Moment) -> Bool { self.moment?.isLike(moment) ?? false }

  /// Keeps the frame that was found after ``frame(_:changed:all:)`` did not know it.
  func keep(_ frame: Frame) {
    guard isAsked else { return }
    let near = (0..<Self.farthest).map { (first + $0) & (Self.placeCount - 1) }
    let place = near.first { places[$0].generation != generation } ?? near[keptCount % Self.farthest]
    keptCount += 1
    latest = place
    // Taken out and put back, so that no access spans a call (``View/state``).
    var (all, those): ([Place], [Double]) = ([], [])
    swap(&all, &places)
    swap(&those, &contents)
    all[place] = Place(generation: generation, frame: frame)
    for index in asked.indices { those[place * asked.count + index] = asked[index] }
    swap(&all, &places)
    swap(&those, &contents)
  }

  /// Removes all entries, because contents have changed that were not requested here.
  func forget() { moment = nil }

  private func start(_ moment: LayoutEngine.Moment) {
    self.moment = moment
    boxes = []
    asked = []
    latest = nil
    generation += 1
  }

  private func add(_ box: Int) {
    boxes = boxes + [box]
    asked = Array(repeating: 0, count: 2 * boxes.count)
    latest = nil
    if places.isEmpty { places = Array(repeating: Place(), count: Self.placeCount) }
    let room = Self.placeCount * asked.count
    if contents.count < room { contents = Array(repeating: 0, count: room) }
    generation += 1
  }

  /// Stores the current contents. Returns false if there are none that determine the frame.
  private func ask(_ all: [ItemBox]) -> Bool {
    var found: [Double] = []
    swap(&found, &asked)
    isAsked = !found.isEmpty
    for (place, index) in boxes.enumerated() {
      guard let size = all[index].knownContent else {
        isAsked = false
        break
      }
      let (width, height) = (all[index].isRigid ? 0 : Double(size.width), Double(size.height))
      if found[2 * place] == width, found[2 * place + 1] == height { continue }
      latest = nil
      (found[2 * place], found[2 * place + 1]) = (width, height)
    }
    swap(&found, &asked)
    return isAsked
  }

  /// The index that corresponds to the hash of the current contents.
  private var firstPlace: Int {
    var hash: UInt64 = 0
    // The digits of round numbers are at the top.
    for number in asked {
      hash = (hash ^ number.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32) & (Self.placeCount - 1)
  }

  /// Returns `true` if the current contents are those at an index.
  private func isKnown(at place: Int) -> Bool {
    let start = place * asked.count
    return asked.indices.allSatisfy { contents[start + $0] == asked[$0] }
  }
}
