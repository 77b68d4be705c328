/// The difference of two lists without repetitions.
struct Places<Element: Hashable> {
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [(from: Int, to: Int)] = []

  init(_ old: [Element], _ new: [Element]) {
    let before = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let after = Set(new)
    deleted = old.indices.filter { !after.contains(old[$0]) }
    var staying: [(old: Int, new: Int)] = []
    for (place, element) in new.enumerated() {
      if let from = before[element] { staying.append((from, place)) } else { inserted.append(place) }
    }
    let inOrder = Set(Self.longestIncreasing(staying.map(\.old)))
    moved = staying.indices.filter { !inOrder.contains($0) }.map { (staying[$0].old, staying[$0].new) }
  }

  /// Returns the indices of a longest increasing part of a list of different numbers.
  ///
  /// - Complexity: O(*n* log *n*).
  static func longestIncreasing(_ numbers: [Int]) -> [Int] {
    // For each length, the index of the smallest last number of a part of this length.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(index)
      index = previous[index]
    }
    return result.reversed()
  }
}
