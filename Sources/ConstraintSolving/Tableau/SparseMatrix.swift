/// A sparse matrix whose rows and columns are lists through one store of cells.
///
/// Both are walked with ``firstInRow(_:)`` or ``firstInColumn(_:)`` and the links of the cells; -1
/// ends a list. Nothing is allocated for a cell but its place in the store, and places are used
/// again.
struct SparseMatrix: Sendable {
  /// A coefficient that is not zero, with its neighbors.
  struct Cell: Sendable {
    var coefficient: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32 = -1
    var nextInColumn: Int32
    var previousInColumn: Int32 = -1
  }

  /// The start and length of a symbol's row and column.
  private struct Head: Sendable {
    var row: Int32 = -1
    var column: Int32 = -1
    var rowCount: Int32 = 0
    var columnCount: Int32 = 0

    mutating func beginRow(at cell: Int32) {
      row = cell
      rowCount += 1
    }

    mutating func beginColumn(at cell: Int32) {
      column = cell
      columnCount += 1
    }
  }

  private var cells: [Cell] = []
  private var heads: [Head] = []
  private var firstUnused: Int32 = -1

  /// Makes room for as many symbols and cells.
  mutating func reserveCapacity(symbols: Int, cells count: Int) {
    heads.reserveCapacity(symbols)
    cells.reserveCapacity(count)
  }

  /// Makes the matrix have at least as many rows and columns; new ones are empty, and there may be
  /// more of them.
  @inline(__always)
  mutating func makeRoom(forSymbols count: Int) {
    if heads.count < count { addSymbols() }
  }

  private mutating func addSymbols() {
    heads.append(contentsOf: repeatElement(Head(), count: max(heads.capacity - heads.count, 16)))
  }

  subscript(cell: Int32) -> Cell { cells[Int(cell)] }

  func firstInRow(_ row: Int) -> Int32 { heads[row].row }
  func firstInColumn(_ column: Int) -> Int32 { heads[column].column }
  func rowCount(_ row: Int) -> Int { Int(heads[row].rowCount) }
  func columnCount(_ column: Int) -> Int { Int(heads[column].columnCount) }

  /// The cell at a place; -1 where the matrix is zero.
  ///
  /// - Complexity: O(*n*) in the shorter of the row and the column.
  func find(_ row: Int, _ column: Int) -> Int32 {
    if heads[row].rowCount <= heads[column].columnCount {
      var cell = heads[row].row
      while cell >= 0, cells[Int(cell)].column != column { cell = cells[Int(cell)].nextInRow }
      return cell
    }
    var cell = heads[column].column
    while cell >= 0, cells[Int(cell)].row != row { cell = cells[Int(cell)].nextInColumn }
    return cell
  }

  subscript(row: Int, column: Int) -> Double {
    let cell = find(row, column)
    return cell < 0 ? 0 : cells[Int(cell)].coefficient
  }

  /// The largest coefficient of a row, without its sign; 0 for an empty row.
  func largestMagnitude(inRow row: Int) -> Double {
    var largest = 0.0
    var cell = heads[row].row
    while cell >= 0 {
      largest = max(largest, cells[Int(cell)].coefficient.magnitude)
      cell = cells[Int(cell)].nextInRow
    }
    return largest
  }

  // MARK: Changing

  mutating func setCoefficient(_ coefficient: Double, of cell: Int32) { cells[Int(cell)].coefficient = coefficient }

  /// Puts a coefficient where the matrix is zero.
  mutating func insert(_ row: Int, _ column: Int, _ coefficient: Double) {
    let right = heads[row].row
    let below = heads[column].column
    let place = store(
      Cell(
        coefficient: coefficient, row: Int32(truncatingIfNeeded: row), column: Int32(truncatingIfNeeded: column),
        nextInRow: right, nextInColumn: below))
    if right >= 0 { cells[Int(right)].previousInRow = place }
    if below >= 0 { cells[Int(below)].previousInColumn = place }
    heads[row].beginRow(at: place)
    heads[column].beginColumn(at: place)
  }

  @inline(__always)
  private mutating func store(_ cell: Cell) -> Int32 {
    let place = firstUnused
    guard place >= 0 else {
      cells.append(cell)
      return Int32(truncatingIfNeeded: cells.count - 1)
    }
    firstUnused = cells[Int(place)].nextInRow
    cells[Int(place)] = cell
    return place
  }

  /// Adds to a coefficient, and removes it if only rounding errors remain.
  mutating func add(_ coefficient: Double, to cell: Int32) {
    let sum = Tolerance.sum(cells[Int(cell)].coefficient, coefficient)
    if sum == 0 { remove(cell) } else { cells[Int(cell)].coefficient = sum }
  }

  mutating func add(_ coefficient: Double, _ row: Int, _ column: Int) {
    let cell = find(row, column)
    if cell >= 0 { add(coefficient, to: cell) } else { insert(row, column, coefficient) }
  }

  mutating func remove(_ place: Int32) {
    let cell = cells[Int(place)]
    if cell.nextInRow >= 0 { cells[Int(cell.nextInRow)].previousInRow = cell.previousInRow }
    if cell.previousInRow >= 0 {
      cells[Int(cell.previousInRow)].nextInRow = cell.nextInRow
    } else {
      heads[Int(cell.row)].row = cell.nextInRow
    }
    heads[Int(cell.row)].rowCount -= 1
    if cell.nextInColumn >= 0 { cells[Int(cell.nextInColumn)].previousInColumn = cell.previousInColumn }
    if cell.previousInColumn >= 0 {
      cells[Int(cell.previousInColumn)].nextInColumn = cell.nextInColumn
    } else {
      heads[Int(cell.column)].column = cell.nextInColumn
    }
    heads[Int(cell.column)].columnCount -= 1
    cells[Int(place)].nextInRow = firstUnused
    firstUnused = place
  }

  mutating func removeRow(_ row: Int) {
    while heads[row].row >= 0 { remove(heads[row].row) }
  }

  mutating func removeColumn(_ column: Int) {
    while heads[column].column >= 0 { remove(heads[column].column) }
  }

  /// Empties the matrix, with as many rows and columns as before.
  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    for index in heads.indices { heads[index] = Head() }
    firstUnused = -1
  }

  // MARK: Exchanging

  /// Solves the row of `leaving` for `entering`: that row becomes the row of `entering`, and the
  /// column of `entering` becomes that of `leaving`. Cells of other rows in that column keep their
  /// coefficients; putting those right is left to do.
  ///
  /// - Returns: The inverse of the coefficient that both had in common: what the new row has of
  ///   `leaving`.
  /// - Complexity: O(*r* + *c*).
  mutating func turn(entering: Int, leaving: Int) -> Double {
    let pivot = find(leaving, entering)
    let inverse = 1 / cells[Int(pivot)].coefficient
    var cell = heads[leaving].row
    while cell >= 0 {
      cells[Int(cell)].row = Int32(entering)
      if cell != pivot { cells[Int(cell)].coefficient *= -inverse }
      cell = cells[Int(cell)].nextInRow
    }
    cell = heads[entering].column
    while cell >= 0 {
      cells[Int(cell)].column = Int32(leaving)
      cell = cells[Int(cell)].nextInColumn
    }
    cells[Int(pivot)].coefficient = inverse
    (heads[entering].row, heads[leaving].row) = (heads[leaving].row, -1)
    (heads[entering].rowCount, heads[leaving].rowCount) = (heads[leaving].rowCount, 0)
    (heads[leaving].column, heads[entering].column) = (heads[entering].column, -1)
    (heads[leaving].columnCount, heads[entering].columnCount) = (heads[entering].columnCount, 0)
    return inverse
  }
}
