internal import SwiftSyntax

/// Changes of a text that keep its lines: each replacement has as many line breaks as the text that
/// it replaces.
struct TextEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String

    /// The key by which edits are sorted: insertions before replacements, and outer ranges before
    /// inner ones.
    func order(_ number: Int) -> (Int, Int, Int, Int) {
      (range.lowerBound, range.isEmpty ? 0 : 1, -range.upperBound, number)
    }
  }

  private var edits: [Edit] = []

  /// Replaces a range of UTF-8 offsets. A shorter text is filled up with spaces, so that
  /// columns after it stay where that is possible.
  mutating func replace(_ range: Range<Int>, in source: [UInt8], with text: String = "") {
    var result = text
    let old = source[range]
    let lines = old.count { $0 == UInt8(ascii: "\n") }
    if lines == 0 {
      result += String(repeating: " ", count: max(0, old.count - text.utf8.count))
    } else {
      // The last line keeps its columns.
      let tail = old.count - (old.lastIndex(of: UInt8(ascii: "\n")).map { $0 - old.startIndex + 1 } ?? 0)
      result += String(repeating: "\n", count: lines) + String(repeating: " ", count: tail)
    }
    edits.append(Edit(range: range, text: result))
  }

  /// Removes a node without its surroundings.
  mutating func remove(_ node: some SyntaxProtocol, in source: [UInt8]) { replace(node.span, in: source) }

  /// Replaces a node without its surroundings by text that need not be as long.
  mutating func replace(_ node: some SyntaxProtocol, in source: [UInt8], with text: String) {
    replace(node.span, in: source, with: text)
  }

  /// Removes a node on one line, and closes the gap.
  mutating func cut(_ node: some SyntaxProtocol) { edits.append(Edit(range: node.span, text: "")) }

  /// Inserts text without line breaks.
  mutating func insert(_ text: String, at offset: Int) { edits.append(Edit(range: offset..<offset, text: text)) }

  /// Returns the changed text. An edit within another one, or that overlaps one before it, is left
  /// out.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *n* bytes and *m* edits.
  func applied(to source: [UInt8]) -> [UInt8] {
    let sorted = edits.enumerated().sorted {
      $0.element.order($0.offset) < $1.element.order($1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 1024)
    var end = 0
    for edit in sorted.map(\.element) where edit.range.lowerBound >= end {
      result += source[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + source[end...]
  }
}

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node without its surroundings.
  var span: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }
}
