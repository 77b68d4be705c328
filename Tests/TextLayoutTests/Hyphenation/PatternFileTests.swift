import Foundation
import TestSupport
import Testing

@testable import TextLayout

@Suite("Files of hyphenation patterns")
struct PatternFileTests {
  private func flaw(_ text: String) -> String? { flaw(Array(text.utf8)) }

  private func flaw(_ bytes: [UInt8]) -> String? {
    do throws(PatternFile.Flaw) {
      _ = try PatternFile(checking: bytes)
      return nil
    } catch { return error.description }
  }

  @Test(
    "What libhyphen would stumble over is refused",
    arguments: [
      ("", "line 1: no newline at the end"), ("UTF-8", "line 1: no newline at the end"),
      ("ISO8859-1\n1a\n", "line 1: is not UTF-8"), ("UTF-8\n\n", "line 2: is empty"),
      ("UTF-8\na b\n", "line 2: a space or control character"),
      ("UTF-8\n1a\r\n", "line 2: a space or control character"),
      ("UTF-8\n12\n", "line 2: a pattern without letters"), ("UTF-8\nNOHYPHEN\n", "line 2: an option without a value"),
      ("UTF-8\nNOHYPHEN a,,b\n", "line 2: an option without a value"),
      ("UTF-8\nNOHYPHENa\n", "line 2: an option without a value"),
      ("UTF-8\nLEFTHYPHENMIN 99\n", "line 2: an option without a value"),
      ("UTF-8\nNEXTLEVEL\nNEXTLEVEL\n", "line 3: a second NEXTLEVEL"),
      ("UTF-8\nNOHYPHEN a\na1b\nNOHYPHEN b\n", "line 1: a second NOHYPHEN in the same level"),
      ("UTF-8\nf1f/ff=f\n", "line 2: a replacement without its index and its length"),
      ("UTF-8\nf1f/fff,1,2\n", "line 2: a replacement without one ="),
      ("UTF-8\nf1f/ff=f,1,9\n", "line 2: a replacement that extends past the end of the pattern"),
      ("UTF-8\nf1f/ff=f,-3,2\n", "line 2: a replacement that extends past the end of the pattern"),
      ("UTF-8\nf1f/ff=f,1,-1\n", "line 2: a replacement that extends past the end of the pattern"),
      ("UTF-8\n1ff/ff=f,1,2\n", "line 2: a replacement with a hyphen outside of the pattern"),
      ("UTF-8\nff1./ff=f,1,2\n", "line 2: a replacement with a hyphen outside of the pattern"),
      ("UTF-8\nf1f/ff=f,1,2\nNEXTLEVEL\n1a\n", "line 2: a replacement before NEXTLEVEL"),
    ] as [(String, String)])
  func refused(text: String, expected: String) {
    #expect(flaw(text) == expected)
  }

  @Test("Bytes that are no text, and lines that are too long, are refused")
  func refusedBytes() {
    let header = Array("UTF-8\n".utf8)
    #expect(flaw(header + [0x61, 0, 0x0A]) == "line 1: not UTF-8")
    #expect(flaw(header + [0xC3, 0x0A]) == "line 1: not UTF-8")
    #expect(flaw(header + [UInt8](repeating: 0x61, count: 97) + [0x0A]) == "line 2: is longer than 96 bytes")
    #expect(flaw([UInt8](repeating: 0x0A, count: PatternFile.greatestSize + 1)) != nil)
  }

  @Test("Comments, options and replacements within their patterns are taken")
  func taken() throws {
    let text = "UTF-8\n% ein Satz\nLEFTHYPHENMIN 1\nRIGHTHYPHENMIN 1\nNOHYPHEN -,'\nf1f/ff=f,1,2\na1b\n"
    let patterns = try #require(PatternDictionary(try PatternFile(checking: Array(text.utf8))))
    #expect(patterns.points(in: Array("schab".unicodeScalars)) == [false, false, false, true, false])
    #expect(patterns.points(in: Array("schiffahrt".unicodeScalars)).allSatisfy { !$0 })
  }

  @Test("Bundled files damaged at random are refused or harmless")
  func damaged() throws {
    let words = ["asszonnyal", "silbentrennung", "schifffahrt", "il·lusió", "a-b'c"].map { Array($0.unicodeScalars) }
    var numbers = SeededGenerator(seed: 7)
    func next(_ bound: Int) -> Int { numbers.below(bound) }
    let lines = [
      "LEFTHYPHENMIN 2", "NOHYPHEN -,'", "NEXTLEVEL", "1-1", "s1s/sz=s,1,2", "l·9l/=,2,1", ".a1b", "ab1.", "z1z",
      "n1n/ny=n,1,2", "f1f",
    ]
    var accepted = 0
    for _ in 0..<3000 {
      var text = Array(("UTF-8\n" + (0..<8).map { _ in lines[next(lines.count)] }.joined(separator: "\n") + "\n").utf8)
      for _ in 0..<next(4) { text[6 + next(text.count - 6)] = UInt8(next(128)) }
      guard let file = try? PatternFile(checking: text), let patterns = PatternDictionary(file) else { continue }
      accepted += 1
      for word in words { #expect(patterns.points(in: word).count == word.count) }
    }
    #expect(accepted > 500)
  }

  @Test("A folder without a manifest, with a broken one, and with a broken dictionary says so")
  func folders() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "strut-hyphenation-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let manifest = folder.path + "/manifest.json"
    #expect(throws: HyphenationError.malformedManifest(path: manifest)) { try Hyphenator(directory: folder.path) }
    try Data("{".utf8).write(to: URL(filePath: manifest))
    #expect(throws: HyphenationError.malformedManifest(path: manifest)) { try Hyphenator(directory: folder.path) }
    let json =
      #"{"dictionaries":[{"name":"de","languages":["de"],"file":"de.dic"},{"name":"x","languages":["x"],"file":"y"}]}"#
    try Data(json.utf8).write(to: URL(filePath: manifest))
    try Data("UTF-8\na b\n".utf8).write(to: folder.appending(path: "de.dic"))
    let hyphenator = try Hyphenator(directory: folder.path)
    let reason = "\(folder.path)/de.dic, line 2: a space or control character"
    #expect(hyphenator.availability(for: "de") == .unusable("de", reason: reason))
    #expect(hyphenator.availability(for: "x") == .unusable("x", reason: "\(folder.path)/y cannot be read"))
    #expect(hyphenator.points(in: "Silben", language: "de") == [])
  }
}
