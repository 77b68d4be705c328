import Testing

@testable import AppPorting

@Suite("Rewritten files")
struct RewritingTests {
  /// Small inputs and their copies, in which spaces that keep columns are removed.
  static let table: [(input: String, copy: String)] = [
    ("@objc enum Kind: Int { case one }", "enum Kind: Int { case one }"),
    ("import QuartzCore", "import UIKit"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("import struct CoreGraphics.CGFloat", "import UIKit"),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("import SnapKit", "import SnapKit"), ("import os.log; let a = 1", "import Swift ; let a = 1"),
    ("@preconcurrency import Combine\nlet a = 1", "import Swift\nlet a = 1"), ("import struct Pop.Pip", "import Pop"),
    ("let path = #keyPath(Person.name.first)", "let path = \"name.first\""),
    ("#if os(iOS) || os(tvOS)\nlet a = 1\n#endif", "#if os(Linux) || os(tvOS)\nlet a = 1\n#endif"),
    ("#if !os(iOS)\nimport AppKit\n#endif", "#if !os(Linux)\nimport AppKit\n#endif"),
    ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif", "#if false\nimport SwiftUI\n#endif"),
    ("#if canImport(ObjectiveC)\n@objc\n#endif\nfunc f() {}", "#if canImport(ObjectiveC)\n@objc\n#endif\nfunc f() {}"),
    ("#if canImport(CoreGraphics)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif"),
    ("@objc protocol P {}", "protocol P: AnyObject {}"),
    ("protocol P: NSObjectProtocol {}", "protocol P: AnyObject {}"),
    ("@objc public protocol P: Q {}", "public protocol P: Q, AnyObject {}"),
    (
      "@objc protocol P {\n  @objc optional func f(_ a: Int)\n}\n",
      "protocol P: AnyObject {\nfunc f(_ a: Int)\n}\nextension P { func f(_ a: Int) {} }\n"
    ),
    (
      "@objc protocol P { @objc optional func f() -> Int? }\n",
      "protocol P: AnyObject { func f() -> Int? }\nextension P { func f() -> Int? { nil } }\n"
    ),
    (
      "import Foundation\nlet a = NSLocalizedString(\"a\", comment: \"\")",
      "import UIKit; import Foundation\nlet a = NSLocalizedString(\"a\", comment: \"\")"
    ),
    (
      "import Foundation\nlet a = String.localizedStringWithFormat(\"%d\", 1)",
      "import UIKit; import Foundation\nlet a = String.localizedStringWithFormat(\"%d\", 1)"
    ),
    ("import UIKit\nlet a = NSLocalizedString", "import UIKit\nlet a = NSLocalizedString"),
    ("@main\nfinal class A {}", "\nfinal class A {}"),
    // A declaration that the compiler rejects keeps its text, so that the message fits.
    ("class A {\n  @IBOutlet var\n", "class A {\n@IBOutlet var\n"),
  ]

  @Test("Attributes, modules and conditions that Linux lacks are replaced or removed", arguments: table)
  func rows(_ row: (input: String, copy: String)) {
    #expect(copies([row.input]).first?.withSingleSpaces == row.copy)
  }

  @Test("A removed attribute keeps the columns")
  func columns() {
    #expect(copies(["class A {\n  @objc var b = 1\n}\n"]) == ["class A {\n        var b = 1\n}\n"])
  }

  @Test("Calls of optional requirements lose the question mark")
  func optionalCalls() {
    let text = "@objc protocol P { @objc optional func f() }\nfunc g(_ p: P?) { p?.f?(); p?.other?() }\n"
    #expect(copies([text])[0].contains("p?.f(); p?.other?()"))
  }

  @Test("A class performs its actions, those of private extensions in other files by a helper")
  func actions() {
    let texts = [
      """
      class A: UIView {
        @objc func plain() {}
        @IBAction private func tap(_ sender: UIButton) {}
        @objc func value() -> Int { 1 }
        @objc func move(to point: Any?, for event: UIEvent?) {}
        @objc func nothing() -> Void {}
        func ignored() {}
      }
      """, "extension A {\n  @objc private func hidden() {}\n}\n",
    ]
    let copies = copies(texts)
    #expect(copies[0].contains("import UIKit; class A"))
    #expect(copies[0].contains("override func perform("))
    #expect(copies[0].contains("case \"plain\": self.plain(); return true; "))
    #expect(copies[0].contains("case \"value\": _ = self.value(); return true; "))
    #expect(copies[0].contains("case \"nothing\": self.nothing(); return true; "))
    #expect(copies[0].contains("case \"tap:\": return PortedAction.call({ self.tap($0) }, sender, event); "))
    #expect(copies[0].contains("return PortedAction.call({ self.move(to: $0, for: $1) }, sender, event); "))
    #expect(copies[0].contains("if self.strutPart_1swift_0(selector, sender, event) { return true }"))
    #expect(!copies[0].contains("ignored\"") && copies[1].contains("case \"hidden\": self.hidden(); return true; "))
  }

  @Test("Helpers of private extensions are in extensions that other files see")
  func privateExtensions() {
    let copies = copies([
      "class A: UIView {}\n", "private extension A {\n  @objc func hidden() {}\n}\n",
      "private extension UIView {\n  @objc func added() {}\n}\n",
    ])
    let start = "extension A { @MainActor internal func strutPart_1swift_0("
    #expect(copies[0].contains("if self.strutPart_1swift_0(selector, sender, event) { return true }"))
    #expect(copies[1].contains("\n}\n\(start)") && copies[1].hasSuffix("} } }\n"))
    #expect(copies[2].contains("\n}\nextension UIView { @MainActor internal static func strutPart_2swift_0() {"))
  }

  @Test("A class without a superclass conforms, and its subclass overrides")
  func conformance() {
    let copy = copies(["class A: NSObject {\n  @objc func a() {}\n}\nclass B: A {\n  @objc func b() {}\n}\n"])[0]
    #expect(copy.contains("@MainActor func perform(") && copy.hasSuffix("extension A: SelectorPerforming {}\n"))
    #expect(copy.contains("override func perform("))
  }

  @Test("Methods that a class declares by hand are not declared twice")
  func byHand() {
    let text = """
      class A: UIView {
        @IBOutlet var a: UILabel!
        override func connect(_ value: Any?, toOutlet name: String) -> Bool { false }
        @objc func b() {}
        override func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool { false }
      }
      """
    #expect(copies([text])[0].matches(of: /func (perform|connect)\(/).count == 2)
  }

  @Test("Attributes of nibs are set for properties that exist")
  func attributes() {
    let text = "class A: UIView {\n  var a = 1\n  let b = 2\n  var c: Int { 3 }\n}\n"
    let copy = copies([text], nibAttributes: ["A": ["a", "b", "c", "d"]])[0]
    #expect(copy.contains("case \"a\": return PortedProperty.set(&self.a, to: value); default:"))
  }

  @Test("Overrides in extensions are declared by the class")
  func overrides() {
    let texts = [
      "class A: UIViewController {}\n",
      "extension A {\n  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }\n}\n",
    ]
    let copies = copies(texts)
    #expect(
      copies[0].contains(
        "{override func viewWillAppear(_ animated: Bool) { self.strutMoved_A_viewWillAppear(animated) } }"))
    #expect(copies[1].contains("func strutMoved_A_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }"))
  }

  @Test(
    "Names of selectors",
    arguments: [
      ("#selector(tap)", "Selector(\"tap:\")"), ("#selector(A.tap(_:))", "Selector(\"tap:\")"),
      ("#selector(self.named)", "Selector(\"other:\")"), ("#selector(move(to:))", "Selector(\"moveTo:\")"),
      ("#selector(show(item:))", "Selector(\"showWithItem:\")"),
      ("#selector((tap as (A) -> Void))", "Selector(\"tap:\")"),
      ("#selector(UIView.endEditing)", "Selector(\"endEditing:\")"), ("#selector(setter: A.b)", "Selector(\"setB:\")"),
    ])
  func selectors(_ input: String, _ name: String) {
    let text = """
      class A: UIView {
        @objc func tap(_ a: A) {}
        @objc(other:) func named(_ a: A) {}
        @objc func move(to a: A) {}
        @objc func show(item: A) {}
        func f() { g(\(input)) }
      }
      """
    #expect(copies([text])[0].contains("g(\(name)"))
  }

  @Test(
    "Code without an effect is noted with its line",
    arguments: [
      ("class A: UIView {\n  @objc func f() throws {}\n}", "2: f is not performed by name: it throws errors"),
      ("import struct os.OSLog", "1: os is not on Linux; its names are missing"),
      ("let a = #selector(gone)", "1: no method of the app that can be performed by name is called \"gone\""),
      (
        "extension UIViewController {\n  override var a: Int { 1 }\n}",
        "2: a overrides nothing on Linux: UIViewController is not a class of the app"
      ),
      (
        "extension NSObject { @objc func f() {} }",
        "1: f is not performed by name: NSObject is not a class of the app or a responder"
      ),
      (
        "@objc protocol P { @objc optional func f() -> Int }",
        "1: the optional method f is required on Linux, because it returns a value"
      ),
    ])
  func notes(_ input: String, _ note: String) { #expect(copiesWithNotes([input])[0].notes == [note]) }

  @Test("Views are marked with the names of their properties")
  func marks() {
    let text = """
      class A: UIView {
        let one = UILabel()
        let two: UIButton = {
          let button = UIButton(type: .system)
          return button
        }()
        func f() { three = UIView(frame: .zero); _ = Other() }
      }
      """
    let copy = copies([text], marksViews: true)[0]
    #expect(copy.contains("let one = madeHere(UILabel(), named: \"one\")"))
    #expect(copy.contains("let button = madeHere(UIButton(type: .system), named: \"two\")"))
    #expect(copy.contains("three = madeHere(UIView(frame: .zero), named: \"three\"); _ = Other()"))
  }
}
