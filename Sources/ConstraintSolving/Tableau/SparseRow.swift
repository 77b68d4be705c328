/// A linear form over symbols: entries by symbol, none of them zero.
struct SparseRow: Hashable, Sendable {
  /// A coefficient and the symbol it belongs to.
  struct Entry: Hashable, Sendable {
    var symbol: Int
    var coefficient: Double
  }

  private(set) var entries: [Entry]

  /// Creates a row from entries that are in order of symbol.
  init(sorted entries: [Entry] = []) { self.entries = entries }

  /// The coefficient of a symbol, 0 when it does not occur.
  ///
  /// - Complexity: O(log *n*).
  subscript(symbol: Int) -> Double {
    let index = lowerBound(symbol)
    return index < entries.count && entries[index].symbol == symbol ? entries[index].coefficient : 0
  }

  /// Takes a symbol out and returns its coefficient.
  mutating func remove(_ symbol: Int) -> Double {
    let index = lowerBound(symbol)
    guard index < entries.count, entries[index].symbol == symbol else { return 0 }
    return entries.remove(at: index).coefficient
  }

  /// Adds `factor` times `other`, and reports the symbols that came and went.
  ///
  /// - Complexity: O(*n* + *m*).
  mutating func add(_ factor: Double, times other: SparseRow, changes: inout Changes) {
    changes.clear()
    let left = entries
    let right = other.entries
    var merged: [Entry] = []
    merged.reserveCapacity(left.count + right.count)
    var i = 0
    var j = 0
    while i < left.count || j < right.count {
      if j == right.count || (i < left.count && left[i].symbol < right[j].symbol) {
        merged.append(left[i])
        i += 1
      } else if i == left.count || right[j].symbol < left[i].symbol {
        merged.append(Entry(symbol: right[j].symbol, coefficient: factor * right[j].coefficient))
        changes.added.append(right[j].symbol)
        j += 1
      } else {
        let sum = Tolerance.sum(left[i].coefficient, factor * right[j].coefficient)
        if sum == 0 {
          changes.removed.append(left[i].symbol)
        } else {
          merged.append(Entry(symbol: left[i].symbol, coefficient: sum))
        }
        i += 1
        j += 1
      }
    }
    entries = merged
  }

  /// This row, which says what `leaving` is, solved for `entering`.
  func solved(for entering: Int, leaving: Int) -> SparseRow {
    let pivot = self[entering]
    var solved: [Entry] = []
    solved.reserveCapacity(entries.count)
    var isPlaced = false
    for entry in entries where entry.symbol != entering {
      if !isPlaced, leaving < entry.symbol {
        solved.append(Entry(symbol: leaving, coefficient: 1 / pivot))
        isPlaced = true
      }
      solved.append(Entry(symbol: entry.symbol, coefficient: -entry.coefficient / pivot))
    }
    if !isPlaced { solved.append(Entry(symbol: leaving, coefficient: 1 / pivot)) }
    return SparseRow(sorted: solved)
  }

  /// The power of two at or below the largest coefficient; 1 for an empty row.
  var powerOfTwo: Double {
    let largest = largestMagnitude
    return largest.isNormal ? largest.binade : 1
  }

  /// The largest coefficient, without its sign; 0 for an empty row.
  var largestMagnitude: Double { entries.reduce(0) { max($0, $1.coefficient.magnitude) } }

  /// All coefficients, multiplied.
  func multiplied(by factor: Double) -> SparseRow {
    SparseRow(sorted: entries.map { Entry(symbol: $0.symbol, coefficient: factor * $0.coefficient) })
  }

  private func lowerBound(_ symbol: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The symbols that an addition brought into a row and cancelled out of it.
  struct Changes {
    var added: [Int] = []
    var removed: [Int] = []

    mutating func clear() {
      added.removeAll(keepingCapacity: true)
      removed.removeAll(keepingCapacity: true)
    }
  }
}
