import StringCatalogs
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Files that are wrong") struct BadInputTests {
  /// A file with a label in the fourth line, which the argument begins.
  private static func nib(_ label: String) -> [UInt8] {
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><tableViewCell id="c"><tableViewCellContentView key="contentView" id="v">
      <subviews>
      \(label)
      </subviews></tableViewCellContentView></tableViewCell></objects></document>
      """.utf8)
  }

  @Test(
    "A wrong value is told with its place",
    arguments: [
      ("<label id=\"a\" numberOfLines=\"two\"/>", "numberOfLines of <label> is \"two\"; expected a number such as 12"),
      ("<label id=\"a\" minimumFontSize=\"nan\"/>", "expected a number such as"),
      ("<label id=\"a\" minimumFontSize=\"inf\"/>", "expected a number such as"),
      ("<label id=\"a\" minimumFontSize=\"1e9\"/>", "expected a number from -1000000 to 1000000"),
      ("<label id=\"a\" horizontalHuggingPriority=\"1e-50\"/>", "expected a number greater than 0 and at most 1000"),
      ("<label id=\"a\" verticalHuggingPriority=\"0\"/>", "expected a number greater than 0 and at most 1000"),
      ("<label id=\"a\" verticalHuggingPriority=\"1001\"/>", "expected a number greater than 0 and at most 1000"),
      ("<label id=\"a\"><rect key=\"frame\" x=\"left\"/></label>", "x of <rect> is \"left\""),
      ("<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">?</string></label>", "expected UTF-8 text in Base64"),
    ])
  func values(_ label: String, message: String) throws {
    let error = try #require(throws: NibError.self) { try NibDocument(bytes: Self.nib(label), file: "A.xib") }
    #expect(error.code == .invalidValue)
    #expect(error.message.contains(message), "\(error)")
    #expect(error.position?.line == 4 && error.file == "A.xib")
  }

  @Test(
    "A wrong constraint is told with its place",
    arguments: [
      ("firstAttribute=\"trailling\" id=\"k\"", "did you mean \"trailing\"?"),
      ("firstAttribute=\"notAnAttribute\" id=\"k\"", "expected an edge, center or dimension"),
      ("id=\"k\"", "<constraint> has no firstAttribute"),
      ("firstAttribute=\"top\" secondItem=\"v\" id=\"k\"", "<constraint> has no secondAttribute"),
      ("firstAttribute=\"width\" constant=\"8pt\" id=\"k\"", "constant of <constraint> is \"8pt\""),
      ("firstAttribute=\"width\" multiplier=\"1:0\" id=\"k\"", "a ratio such as 16:9"),
      ("firstAttribute=\"width\" multiplier=\"1:2:3\" id=\"k\"", "a ratio such as 16:9"),
      ("firstAttribute=\"width\" multiplier=\"\" id=\"k\"", "multiplier of <constraint> is \"\""),
      ("firstAttribute=\"width\" priority=\"1e-50\" id=\"k\"", "expected a number greater than 0 and at most 1000"),
      ("firstAttribute=\"width\" multiplier=\"16 9\" id=\"k\"", "multiplier of <constraint> is \"16 9\""),
      ("firstAttribute=\"width\" priority=\"2000\" id=\"k\"", "expected a number greater than 0 and at most 1000"),
      ("firstAttribute=\"width\"", "<constraint> has no id"),
    ])
  func constraints(_ attributes: String, message: String) throws {
    let label = "<label id=\"a\"><constraints><constraint \(attributes)/></constraints></label>"
    let error = try #require(throws: NibError.self) { try NibDocument(bytes: Self.nib(label), file: "A.xib") }
    #expect(error.message.contains(message), "\(error)")
    #expect(error.position == SourcePosition(line: 4, column: 28))
  }

  @Test("A view needs an object id of its own")
  func ids() throws {
    let missing = try #require(throws: NibError.self) { try NibDocument(bytes: Self.nib("<label/>"), file: "A.xib") }
    #expect(missing.code == .missingAttribute && missing.position == SourcePosition(line: 4, column: 1))
    let twice = try #require(throws: NibError.self) {
      try NibDocument(bytes: Self.nib("<label id=\"a\"/><view id=\"a\"/>"), file: "A.xib")
    }
    #expect(twice.code == .duplicate)
    #expect(twice.message == "the object ID \"a\" is used twice, first on line 4; change one of the two")
  }

  @Test(
    "Text that is no XML is told with its place",
    arguments: [
      ("<document", 1, 1), ("", 1, 1), ("<document>\n</objects>", 2, 3), ("<a b=\"1\" b=\"2\"/>", 1, 10),
      ("<a>&nbsp;</a>", 1, 4), ("\u{0}", 1, 1), ("version https://git-lfs.github.com/spec/v1", 1, 1),
    ])
  func syntax(_ text: String, line: Int, column: Int) throws {
    let error = try #require(throws: NibError.self) { try NibDocument(bytes: Array(text.utf8), file: "A.xib") }
    #expect(error.code == .syntax && error.message.hasPrefix("not XML: "))
    #expect(error.position?.line == line, "\(error)")
  }

  @Test("Nothing outside of the file is opened, and entities cannot grow without end")
  func entities() throws {
    let bomb = """
      <!DOCTYPE a [<!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">
      <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
      <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;">
      <!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;">]><a>&f;</a>
      """
    #expect(throws: NibError.self) { try NibDocument(bytes: Array(bomb.utf8), file: "") }
    let outside = "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><a>&e;</a>"
    #expect(throws: NibError.self) { try NibDocument(bytes: Array(outside.utf8), file: "") }
  }

  @Test("A file of another kind in place of any byte gives a document or an error")
  func mutations() throws {
    let file = Array(NibXML.everything.utf8)
    _ = try NibDocument(bytes: file, file: "")
    var random = SeededGenerator(seed: 11)
    var refused = 0
    for _ in 0..<2000 {
      var bytes = file
      for _ in 0..<Int.random(in: 1...4, using: &random) { bytes.mutate(&random) }
      do throws(NibError) {
        _ = try NibDocument(bytes: bytes, file: "A.xib")
      } catch {
        refused += 1
        #expect(!error.message.isEmpty)
      }
    }
    // Some still read, and most do not.
    #expect(refused > 200 && refused < 2000)
  }
}

extension [UInt8] {
  /// Changes a byte, or takes some away, or puts some of the file in twice.
  mutating func mutate(_ random: inout SeededGenerator) {
    let at = Int.random(in: 0..<count, using: &random)
    let end = Swift.min(count, at + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: self[at] = UInt8.random(in: 0...255, using: &random)
    case 1: self[at] = Array("\"<>/=09.-:aY".utf8).randomElement(using: &random) ?? 0
    case 2: removeSubrange(at..<end)
    default: insert(contentsOf: self[at..<end], at: Int.random(in: 0..<count, using: &random))
    }
  }
}
