import Foundation
import Testing

/// The diagram of the modules in the README, compared with the table of ``Architecture``.
@Suite("The diagram of the modules")
struct DiagramTests {
  private struct Arrow: Hashable, CustomStringConvertible {
    var upper: String
    var lower: String
    var description: String { "\(upper) --> \(lower)" }
  }

  /// The arrows of the lines between Mermaid's fences. `A & B --> C` is an arrow from each of the
  /// two.
  private static func drawn() throws -> [Arrow] {
    let readme = try String(contentsOf: Architecture.root.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(readme.components(separatedBy: "```mermaid\n").last?.components(separatedBy: "```").first)
    return block.split(separator: "\n").dropFirst().flatMap { line in
      let groups = line.components(separatedBy: "-->").map { group in
        group.split(separator: "&").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      return zip(groups, groups.dropFirst()).flatMap { uppers, lowers in
        uppers.flatMap { upper in lowers.map { Arrow(upper: upper, lower: $0) } }
      }
    }
  }

  /// The arrows between modules of ours that do not follow from others.
  private static func needed() -> Set<Arrow> {
    let below = Architecture.allowed.mapValues { $0.intersection(Architecture.allowed.keys) }
    func reached(from module: String) -> Set<String> {
      var (found, next) = (Set<String>(), [module])
      while let one = next.popLast() { next += (below[one] ?? []).filter { found.insert($0).inserted } }
      return found
    }
    return Set(
      below.flatMap { module, neighbors in
        let indirect = neighbors.reduce(into: Set<String>()) { $0.formUnion(reached(from: $1)) }
        return neighbors.subtracting(indirect).map { Arrow(upper: module, lower: $0) }
      })
  }

  @Test("It has each arrow that does not follow from others, once")
  func arrows() throws {
    let (drawn, needed) = (try Self.drawn(), Self.needed())
    #expect(Set(drawn).symmetricDifference(needed).map(\.description).sorted() == [])
    #expect(drawn.count == Set(drawn).count)
    #expect(needed.count > 20)
  }
}
