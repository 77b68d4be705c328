import Testing
import UIKitNames

@Suite("Pasteboards") @MainActor
struct PasteboardTests {
  @Test("Pasteboards with the same name share their content, until it is removed")
  func named() {
    let pasteboard = UIPasteboard.withUniqueName()
    pasteboard.string = "copied"
    let other = UIPasteboard(name: pasteboard.name, create: false)
    #expect(other?.string == "copied")
    other?.string = "again"
    #expect(pasteboard.string == "again")
    #expect(pasteboard.changeCount == 2)
    UIPasteboard.remove(withName: pasteboard.name)
    #expect(UIPasteboard(name: pasteboard.name, create: false) == nil)
    #expect(UIPasteboard(name: pasteboard.name, create: true)?.string == nil)
    UIPasteboard.remove(withName: pasteboard.name)
  }

  @Test("The general pasteboard can be named")
  func general() throws {
    let count = UIPasteboard.general.changeCount
    try #require(UIPasteboard(name: .general, create: false)).string = "copied"
    #expect(UIPasteboard.general.string == "copied")
    #expect(UIPasteboard.general.changeCount == count + 1)
  }
}
