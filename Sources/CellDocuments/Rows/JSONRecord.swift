import JSONText
import StringCatalogs
import Yams

/// A record in a JSON Lines file.
struct JSONRecord {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the members with positions relative to the record; nil if the record is invalid, which
  /// is logged.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  func entries(log: ProblemLog) -> [MappingReader.Entry]? {
    if let failure = SourceText.DecodingFailure(inRecord: bytes[...]) {
      log.report(failure)
      return nil
    }
    do throws(JSONMistake) {
      let record = try JSONTree.read(bytes)
      if let half = record.loneSurrogate {
        log.report(.syntax, at: position(of: half), "half a character; write both halves, such as \\ud83d\\ude00")
        return nil
      }
      guard let members = record.tree.members else {
        log.report(.syntax, at: .start, "expected a JSON object")
        return nil
      }
      return hasDuplicates(record.tree, log) ? nil : entries(members)
    } catch {
      log.report(error.code, at: position(of: error.offset), error.message)
      return nil
    }
  }

  /// The names of the members; nil if the record is not a JSON object.
  var names: [String]? { (try? JSONTree.read(bytes))?.tree.members?.map(\.key) }

  private func entries(_ members: [JSONTree.Member]) -> [MappingReader.Entry] {
    var columns = ColumnCounter(bytes: bytes)
    return members.map { member in
      MappingReader.Entry(
        key: member.key, position: columns.position(of: member.offset), value: member.value.node,
        valuePosition: columns.position(of: member.value.offset))
    }
  }

  /// Returns true if an object in the record has a duplicate key, which is logged.
  private func hasDuplicates(_ tree: JSONTree, _ log: ProblemLog) -> Bool {
    var keys: Set<String> = []
    for member in tree.members ?? [] {
      guard keys.insert(member.key).inserted else {
        log.report(
          .duplicate, at: position(of: member.offset),
          "the key \(Wording.quoted(member.key)) appears twice in one object; remove one")
        return true
      }
      if hasDuplicates(member.value, log) { return true }
    }
    return (tree.items ?? []).contains { hasDuplicates($0, log) }
  }

  private func position(of offset: Int) -> SourcePosition { SourcePosition(after: bytes[..<min(offset, bytes.count)]) }
}

/// Determines the columns of consecutive positions in one pass over the bytes.
private struct ColumnCounter {
  let bytes: [UInt8]
  private var offset = 0
  private var column = 1

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func position(of place: Int) -> SourcePosition {
    column += bytes[offset..<place].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    offset = place
    return SourcePosition(line: 1, column: column)
  }
}

extension JSONTree {
  /// The value as a node without a position.
  fileprivate var node: Node {
    switch value {
    case .string(let text): .scalar(Self.scalar(text))
    case .word(let word): .scalar(Node.Scalar(word, Tag(.str), .plain))
    case .array(let items): .sequence(Node.Sequence(items.map(\.node), Tag(.seq)))
    case .object(let members):
      .mapping(Node.Mapping(members.map { (.scalar(Self.scalar($0.key)), $0.value.node) }, Tag(.map)))
    }
  }

  private static func scalar(_ text: String) -> Node.Scalar { Node.Scalar(text, Tag(.str), .doubleQuoted) }
}
