import CStrut
import CStrutHeader
import Foundation
import Strut
import Testing

/// The header, the list of what is exported, and the version say the same.
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

  @Test("The version is the package's")
  func version() {
    #expect(STRUT_VERSION == StrutVersion.current)
    #expect(unsafe strut_version().map { unsafe String(cString: $0) } == StrutVersion.current)
  }
}
