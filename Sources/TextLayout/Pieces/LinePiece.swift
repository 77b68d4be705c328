internal import Synchronization

/// A stretch of text in one face, between two places where a line may change.
struct LinePiece: Hashable, Sendable {
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// It consists of spaces that hang at the end of a line.
    static let hangs = Self(rawValue: 1 << 0)
    /// A line may end after it.
    static let endsAtOpportunity = Self(rawValue: 1 << 1)
    /// A line must end after it: at a newline, or at the text's end.
    static let endsHardLine = Self(rawValue: 1 << 2)
    /// Sums do not determine the width of a line that ends after it, or before its trailing spaces:
    /// the line must be shaped again, or displays a hyphen.
    static let isUnsafeAtEnd = Self(rawValue: 1 << 3)
    /// The difference between the width of the adjacent pieces together and the sum of their
    /// widths. It counts only on a line that has both pieces.
    static let isKern = Self(rawValue: 1 << 4)
    /// A line that ends after the piece has another width than one that continues, which the sums
    /// contain.
    static let changesAtEnd = Self(rawValue: 1 << 5)
  }

  /// The sum of its advances, in design units.
  var advance: Int32
  /// 0 for a piece without a glyph and therefore without an em.
  var unitsPerEm: UInt16
  var traits: Traits = []
  /// The number of tracked clusters.
  var clusters: UInt8 = 0
}

extension LinePiece {
  /// `nil` for a sum that is too large.
  ///
  /// - Parameter sum: The sum of its advances, including tracked clusters.
  init?(sum: Int, unitsPerEm: UInt16, traits: Traits = []) {
    let sum = TrackedSum(sum)
    guard let advance = Int32(exactly: sum.units), let clusters = UInt8(exactly: sum.clusters) else { return nil }
    self.init(advance: advance, unitsPerEm: unitsPerEm, traits: traits, clusters: clusters)
  }

  /// `nil` also for negative values.
  init?(width sum: Int, unitsPerEm: UInt16, traits: Traits = []) {
    self.init(sum: sum, unitsPerEm: unitsPerEm, traits: traits)
    if advance < 0 { return nil }
  }

  /// The sum of its advances, including tracked clusters (`TrackedSum`).
  var sum: Int { TrackedSum(units: Int(advance), clusters: Int(clusters)).rawValue }

  /// Returns the piece with a changed width, or `nil` if it would be negative or too large.
  func wider(by change: Int) -> LinePiece? {
    LinePiece(width: sum + change, unitsPerEm: unitsPerEm, traits: traits)
  }
}

/// Text as required for filling lines, independent of width and point size.
///
/// The last piece ends a hard line; only empty text has no pieces.
@safe
final class LinePieces: Sendable {
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// No face has one of its characters.
    static let isMissing = Self(rawValue: 1 << 0)
    /// The pieces were assembled from words with a space between each two (`WordMeasurer`).
    static let isOfWords = Self(rawValue: 1 << 1)
  }

  /// The pieces of most text, stored inline, so that nothing else is read.
  private let few: InlineArray<6, LinePiece>
  /// All pieces of other text.
  private let many: [LinePiece]
  let count: Int
  let traits: Traits
  /// The em of all pieces; `nil` if there are several.
  let unitsPerEm: Int?
  let hardLineCount: Int
  /// The sum of their advances in ``unitsPerEm``, with and without trailing spaces. `nil` if they
  /// do not form a single line at any width, or if these sums are insufficient.
  let whole: (all: Int, shown: Int)?
  /// The results of close examinations, retained until the end.
  private let askedClosely = unsafe Atomic<Unmanaged<CloseTallies>?>(nil)

  init(_ pieces: [LinePiece], traits: Traits) {
    var few = InlineArray<6, LinePiece>(repeating: LinePiece(advance: 0, unitsPerEm: 0))
    let isFew = pieces.count <= few.count
    if isFew { for index in pieces.indices { few[index] = pieces[index] } }
    self.few = few
    many = isFew ? [] : pieces
    count = pieces.count
    self.traits = traits
    hardLineCount = pieces.reduce(0) { $0 + ($1.traits.contains(.endsHardLine) ? 1 : 0) }
    let own = pieces.first { $0.unitsPerEm > 0 }?.unitsPerEm ?? 1
    unitsPerEm = pieces.allSatisfy { $0.unitsPerEm == own || $0.unitsPerEm == 0 } ? Int(own) : nil
    let isLine = unitsPerEm != nil && hardLineCount == 1 && pieces.last?.traits.contains(.isUnsafeAtEnd) == false
    whole = isLine ? Self.sum(pieces) : nil
  }

  /// Calls a closure with the pieces.
  func withPieces<Result>(_ body: (UnsafeBufferPointer<LinePiece>) -> Result) -> Result {
    if count > few.count { return unsafe many.withUnsafeBufferPointer(body) }
    return unsafe few.span.withUnsafeBufferPointer { unsafe body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  /// A copy of the pieces.
  var pieces: [LinePiece] { count > few.count ? many : unsafe withPieces { unsafe Array($0) } }

  private static func sum(_ pieces: [LinePiece]) -> (all: Int, shown: Int) {
    var sum = (all: 0, shown: 0)
    for piece in pieces {
      sum.all += piece.sum
      if !piece.traits.contains(.hangs) { sum.shown = sum.all }
    }
    return sum
  }

  deinit { unsafe askedClosely.load(ordering: .acquiring)?.release() }

  /// A Boolean value that indicates whether there are results of close examinations.
  var isKnownClosely: Bool { unsafe askedClosely.load(ordering: .relaxed) != nil }

  /// Returns the lines from close examination if the pieces are insufficient.
  func closeAnswer(_ question: CloseTallies.Question) -> LineTally? {
    // It is retained by the pieces, and these by the caller.
    unsafe askedClosely.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0[question] }
  }

  /// Returns the results of close examinations, for additions.
  func closeTallies(_ budget: ByteBudget) -> CloseTallies {
    if let known = unsafe askedClosely.load(ordering: .acquiring) { return unsafe known.takeUnretainedValue() }
    let made = unsafe Unmanaged.passRetained(CloseTallies(budget))
    let outcome = unsafe askedClosely.compareExchange(
      expected: nil, desired: made, ordering: .acquiringAndReleasing)
    if unsafe outcome.exchanged { return unsafe made.takeUnretainedValue() }
    unsafe made.release()
    return closeTallies(budget)
  }

  /// The approximate size of the retained memory, without results of close examinations.
  var byteCount: Int { 144 + (many.isEmpty ? 0 : 32 + many.count * MemoryLayout<LinePiece>.stride) }
}

/// Collects the pieces of a string. Adjacent pieces are merged if nothing can happen between them.
struct LinePieceBuilder {
  private(set) var pieces: [LinePiece] = []
  /// A Boolean value that indicates whether a close examination is necessary: a sum decreases or
  /// overflows its type.
  private(set) var isIrregular = false

  init() {}

  mutating func reserveCapacity(_ count: Int) { pieces.reserveCapacity(count) }

  mutating func refuse() { isIrregular = true }

  mutating func add(_ advance: Int, unitsPerEm: Int, hangs: Bool) {
    guard let em = UInt16(exactly: unitsPerEm),
      let piece = LinePiece(width: advance, unitsPerEm: em, traits: hangs ? .hangs : [])
    else { return refuse() }
    add(piece)
  }

  mutating func add(_ piece: LinePiece) {
    let last = pieces.count - 1
    guard last >= 0, pieces[last].traits == piece.traits.intersection(.hangs),
      pieces[last].unitsPerEm == piece.unitsPerEm
    else { return pieces.append(piece) }
    // The maximum number of clusters of a piece corresponds to hundreds of spaces.
    if Int(pieces[last].clusters) + Int(piece.clusters) > UInt8.max { return pieces.append(piece) }
    guard let both = pieces[last].wider(by: piece.sum) else { return refuse() }
    pieces[last] = both
    pieces[last].traits = piece.traits
  }

  /// Allows a line to end after the piece that was added last, which changes the width near the
  /// end. Returns false if pieces can't express the change.
  mutating func end(_ end: KernedLineEnd) -> Bool { pieces.end(pieces.count - 1, end) }

  /// Ends a piece, because something may happen to a line there. An empty piece has no width.
  mutating func end(_ traits: LinePiece.Traits) {
    if pieces.isEmpty || pieces[pieces.count - 1].traits.contains(.endsHardLine) {
      pieces.append(LinePiece(advance: 0, unitsPerEm: 0))
    }
    pieces[pieces.count - 1].traits.formUnion(traits)
  }
}
