import Foundation
import Testing

@testable import AppPorting

@Suite("UIKit's classes")
struct UIKitClassesTests {
  @Test("The table has the classes of UIKitNames with their superclasses")
  func table() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/UIKitNames")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var declared: [String: String?] = ["NSObject": nil]
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let pattern =
        /^(?:@MainActor )?(?:@preconcurrency )?(?:open|public)(?: final)? class (\w+)(?:<[^>]*>)?(?:: (\w+))?/
      for match in text.matches(of: pattern.anchorsMatchLineEndings()) {
        declared.updateValue(match.2.map(String.init), forKey: String(match.1))
      }
    }
    #expect(declared.count > 150)
    for (name, superclass) in declared {
      // A first name that is no class is a protocol.
      let expected = superclass.flatMap { declared.keys.contains($0) ? $0 : nil }
      #expect(UIKitClasses.contains(name), "\(name)")
      #expect(UIKitClasses.superclass(of: name) == expected, "\(name)")
    }
    #expect(Set(UIKitClasses.all.keys) == Set(declared.keys))
  }
}
