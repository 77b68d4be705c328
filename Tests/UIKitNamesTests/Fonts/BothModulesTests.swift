import FontMetrics
import Testing
import UIKitNames

@Suite("UIKit's names beside Strut's own")
struct BothModulesTests {
  @Test("Where both modules are imported, UIKit's class has numbers, and Strut's value optionals")
  func heights() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let (capHeight, xHeight) = (font.capHeight, font.xHeight)
    let (plainCapHeight, plainXHeight): (CGFloat, CGFloat) = (font.capHeight, font.xHeight)
    #expect(try #require(font.font.capHeight) == capHeight && capHeight == plainCapHeight)
    #expect(try #require(font.font.xHeight) == xHeight && xHeight == plainXHeight)
  }
}
