import StringCatalogs
import StrutErrors
import Testing

@testable import InterfaceBuilder

@Suite("What a file is") struct RootKindTests {
  private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

  private static func document(
    type: String = type, version: String = "3.0", runtime: String = "iOS.CocoaTouch", more: String = ""
  ) -> String {
    "<document type=\"\(type)\" version=\"\(version)\" targetRuntime=\"\(runtime)\"\(more)><objects/></document>"
  }

  @Test(
    "Documents of iOS are read",
    arguments: [
      document(), "\u{FEFF}" + document(), document(version: "2.0"), document(runtime: "iOS.CocoaTouch.iPad"),
      document(type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"),
    ])
  func read(_ xml: String) throws {
    let document = try NibDocument(bytes: Array(xml.utf8), file: "A.xib")
    #expect(document.cells.isEmpty && document.tables.isEmpty && document.file == "A.xib")
    #expect(document.isStoryboard == xml.contains("Storyboard"))
  }

  @Test("A launch screen is read, and told apart")
  func launchScreen() throws {
    #expect(try NibDocument(bytes: Array(Self.document(more: " launchScreen=\"YES\"").utf8), file: "").isLaunchScreen)
    #expect(try !NibDocument(bytes: Array(Self.document().utf8), file: "").isLaunchScreen)
  }

  @Test("The attributes of the document")
  func attributes() throws {
    let more = " toolsVersion=\"14460.31\" useAutolayout=\"YES\" useSafeAreas=\"YES\""
    let document = try NibDocument(bytes: Array(Self.document(more: more).utf8), file: "")
    #expect(document.toolsVersion == 14460.31 && document.usesAutolayout && document.usesSafeAreas)
    let plain = try NibDocument(bytes: Array(Self.document().utf8), file: "")
    #expect(plain.toolsVersion == nil && !plain.usesAutolayout && !plain.usesSafeAreas)
  }

  @Test(
    "Files for other platforms are skipped with the reason",
    arguments: [
      (document(type: "com.apple.InterfaceBuilder.AppleTV.XIB", runtime: "AppleTV"), "tvOS"),
      (document(type: "com.apple.InterfaceBuilder.WatchKit.Storyboard", runtime: "watchKit"), "watchOS"),
      (document(type: "com.apple.InterfaceBuilder3.Cocoa.XIB", runtime: "MacOSX.Cocoa"), "macOS"),
      (document(runtime: "visionOS"), "\"visionOS\""),
      ("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"/>", "macOS"),
    ])
  func skipped(_ xml: String, platform: String) throws {
    let error = try #require(throws: NibError.self) { try NibDocument(bytes: Array(xml.utf8), file: "A.xib") }
    #expect(error.code == .otherPlatform && error.isSkipped)
    #expect(error.message.contains(platform))
    #expect(error.position == SourcePosition.start)
  }

  @Test("What Xcode 4 saved is refused with its cure")
  func old() throws {
    let xml = "<?xml version=\"1.0\"?>\n<archive type=\"\(Self.type)\" version=\"7.10\"><data/></archive>"
    let error = try #require(throws: NibError.self) { try NibDocument(bytes: Array(xml.utf8), file: "Old.xib") }
    #expect(error.code.rawValue == "old-format" && !error.isSkipped)
    #expect(
      error.description == "Old.xib:2:1: the file was saved by Xcode 4 or earlier; open and save it in Xcode")
    #expect(error.subject == "Old.xib:2:1" && error.errorDescription == error.description)
  }

  @Test(
    "Anything else is refused",
    arguments: [
      ("<plist version=\"1.0\"/>", "expected an Interface Builder document"),
      ("<document version=\"3.0\"/>", "without type and targetRuntime"),
      (document(version: "4.0"), "unsupported format version \"4.0\""),
      ("NIBArchive\u{1}", "compiled nib"), ("bplist00", "compiled nib"),
    ])
  func refused(_ text: String, message: String) throws {
    let error = try #require(throws: NibError.self) { try NibDocument(bytes: Array(text.utf8), file: "A.xib") }
    #expect(error.code == .notInterfaceBuilder)
    #expect(error.message.contains(message), "\(error)")
    #expect(error.position == .start)
  }

  @Test("A file that is not there is told by its path")
  func missing() throws {
    let error = try #require(throws: NibError.self) { try NibDocument(path: "/nowhere/A.xib") }
    #expect(error.description == "/nowhere/A.xib: there is no such file")
    #expect(error.code == .unreadableFile && error.position == nil)
  }
}
