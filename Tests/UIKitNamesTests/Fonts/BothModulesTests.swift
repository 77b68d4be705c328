import FontMetrics
import Testing
import UIKitNames

@Suite("UIKit's names beside Strut's own")
struct BothModulesTests {
  @Test("Where both modules are imported, a font's heights are optionals, and numbers where one is asked for")
  func heights() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let capHeight = font.capHeight
    let xHeight = font.xHeight
    let (plainCapHeight, plainXHeight): (CGFloat, CGFloat) = (font.capHeight, font.xHeight)
    #expect(try #require(capHeight) == plainCapHeight)
    #expect(try #require(xHeight) == plainXHeight)
  }
}
