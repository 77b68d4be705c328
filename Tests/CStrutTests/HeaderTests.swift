import CStrut
import CStrutHeader
import Foundation
import Strut
import Testing

/// The header, the list of exports, and the version agree.
@Suite("The header")
struct HeaderTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: CProgram.root.appending(path: path), encoding: .utf8)
  }

  @Test("Every function is exported by name, and nothing else is")
  func exports() throws {
    let header = try Self.text("Sources/CStrutHeader/include/strut.h")
    let functions = header.matches(of: #/^(?:strut_status|const char \*)\s*(strut_\w+)\(/#.anchorsMatchLineEndings())
    let map = try Self.text("Sources/CStrut/strut.map").matches(of: #/^ +(strut_\w+);/#.anchorsMatchLineEndings())
    #expect(functions.count > 30)
    #expect(Set(functions.map(\.1)) == Set(map.map(\.1)))
  }

  @Test("Every struct that begins with its size has a macro that sets it")
  func initializers() throws {
    let header = try Self.text("Sources/CStrutHeader/include/strut.h")
    let structs = header.matches(of: #/^typedef struct (strut_\w+) {\n  size_t size;/#.anchorsMatchLineEndings())
    let macros = header.matches(of: #/#define (STRUT_\w+)_INIT\s+(?:\\\n\s*)?{ sizeof\((strut_\w+)\)/#)
    #expect(structs.count > 10)
    #expect(Set(structs.map { String($0.1) }) == Set(macros.map { String($0.2) }))
    for macro in macros { #expect(macro.1.lowercased() == macro.2) }
  }

  /// The constants with their values, which never change.
  private static let constants = [
    "STRUT_OK": 0, "STRUT_BAD_ARGUMENT": 1, "STRUT_BAD_HANDLE": 2, "STRUT_BAD_SIZE": 3, "STRUT_BAD_TEXT": 4,
    "STRUT_BAD_INPUT": 5, "STRUT_PARTIAL": 6, "STRUT_INTERNAL": 70, "STRUT_FONTS_BUNDLED": 1,
    "STRUT_FONTS_REGISTERED": 2, "STRUT_FONTS_INSTALLED": 4, "STRUT_FONTS_FILES": 8, "STRUT_BREAK_TRUNCATING_TAIL": 0,
    "STRUT_BREAK_TRUNCATING_HEAD": 1, "STRUT_BREAK_TRUNCATING_MIDDLE": 2, "STRUT_BREAK_WORD_WRAPPING": 3,
    "STRUT_BREAK_CHAR_WRAPPING": 4, "STRUT_BREAK_CLIPPING": 5, "STRUT_DIRECTION_NATURAL": 0,
    "STRUT_DIRECTION_LEFT_TO_RIGHT": 1, "STRUT_DIRECTION_RIGHT_TO_LEFT": 2, "STRUT_ALIGN_NATURAL": 0,
    "STRUT_ALIGN_LEFT": 1, "STRUT_ALIGN_CENTER": 2, "STRUT_ALIGN_RIGHT": 3, "STRUT_ALIGN_JUSTIFIED": 4,
    "STRUT_LINE_BREAK_PUSH_OUT": 1, "STRUT_LINE_BREAK_HANGUL_WORD_PRIORITY": 2, "STRUT_LINE_BREAK_STANDARD": 0xFFFF,
  ]

  @Test("Constants keep their numbers")
  func numbers() throws {
    let header = try Self.text("Sources/CStrutHeader/include/strut.h")
    var found: [String: Int] = [:]
    for match in header.matches(of: #/\b(STRUT_[A-Z_]+) = ([^,}\n\/]+)/#) {
      let parts = match.2.components(separatedBy: "<<").map { $0.trimmingCharacters(in: .whitespaces) }
      let numbers = try parts.map { part -> Int in
        try #require(part.hasPrefix("0x") ? Int(part.dropFirst(2), radix: 16) : Int(part), "\(match.1)")
      }
      found[String(match.1)] = numbers.dropFirst().reduce(numbers[0]) { $0 << $1 }
    }
    #expect(found == Self.constants)
  }

  @Test("The font sources have the bits of the library")
  func sources() {
    let constants = [STRUT_FONTS_BUNDLED, STRUT_FONTS_REGISTERED, STRUT_FONTS_INSTALLED, STRUT_FONTS_FILES]
    let sources: [FontSources] = [.bundled, .registered, .installed, .files]
    #expect(constants.map { Int($0) } == sources.map(\.rawValue))
  }

  @Test("The version is the package's")
  func version() {
    #expect(STRUT_VERSION == StrutVersion.current)
    #expect(unsafe strut_version().map { unsafe String(cString: $0) } == StrutVersion.current)
  }
}
