/// The words of a string with one level, each with its range among the pieces of the text.
struct PlacedWords: Sendable {
  let words: [PlacedWord]
  let opening: TextOpening
  /// The number of pieces of the text.
  let pieceCount: Int

  /// The approximate size in bytes.
  var byteCount: Int { words.count * MemoryLayout<PlacedWord>.stride + 64 }
}

/// A word of a string.
struct PlacedWord: Sendable {
  private let start: UInt32
  private let end: UInt32
  private let firstPiece: UInt32
  private let endOfPieces: UInt32
  /// The script of the preceding text.
  let script: Script
  /// A Boolean value that indicates whether it closes brackets of another script that earlier words
  /// open.
  let closesOther: Bool

  init(bytes: Range<Int>, pieces: Range<Int>, script: Script, closesOther: Bool) {
    (start, end) = (UInt32(bytes.lowerBound), UInt32(bytes.upperBound))
    (firstPiece, endOfPieces) = (UInt32(pieces.lowerBound), UInt32(pieces.upperBound))
    self.script = script
    self.closesOther = closesOther
  }

  /// The range in the text.
  var bytes: Range<Int> { Int(start)..<Int(end) }
  /// The indexes of its pieces among those of the text.
  var pieces: Range<Int> { Int(firstPiece)..<Int(endOfPieces) }
}
