import FontMetrics
import TestSupport
import Testing

@Suite("How lines stand below one another")
struct LineStackTests {
  private static let catalog = Result { try FontCatalog.bundled(sources: .own) }

  @Test(
    "Two lines of a text style are as high as a line and the style's leading, to the pixel", .fact("label-1"),
    arguments: ContentSizeCategory.allCases)
  func twoLines(category: ContentSizeCategory) throws {
    for style in TextStyle.allCases {
      guard let cell = TextStyleTable.ios.cell(style, category), let leading = cell.leading else { continue }
      let font = try Self.catalog.get().preferredFont(for: style, category: category)
      let lineHeight = cell.pointSize * 2444 / 2048
      // 132 of 132 on a simulator of iOS 26.
      #expect(
        PixelGrid.ceil(font.lineStack.height(lineCount: 2), scale: 3) == PixelGrid.ceil(lineHeight + leading, scale: 3))
      #expect(abs(font.lineStack.pitch - leading) < 1e-9)
    }
  }

  @Test("A plain system font has no leading, Palatino its line gap", .fact("style-9"))
  func plainFonts() throws {
    let catalog = try Self.catalog.get()
    let system = try catalog.systemFont(size: 17).lineStack
    #expect(system.leading == 0 && system.height(lineCount: 3) == 3 * system.lineHeight)
    let palatino = try catalog.font(named: "Palatino", size: 51).lineStack
    #expect(palatino.leading == 51.0 * 169 / 2048)
    #expect(PixelGrid.round(palatino.pitch, scale: 2) == 56)  // Apple's picture of its sample.
  }

  @Test("Heights, drops and counts say the same", arguments: [0.0, 1.713, -1.248])
  func laws(leading: Double) {
    let stack = LineStack(lineHeight: 20.287109375, leading: leading)
    #expect(stack.height(lineCount: 0) == 0 && stack.height(lineCount: -1) == 0)
    #expect(stack.height(lineCount: 1) == stack.lineHeight)
    for count in 1..<50 {
      let height = stack.height(lineCount: count)
      #expect(abs(height - (stack.lineHeight + stack.drop(to: count - 1))) < 1e-9)
      #expect(stack.lineCount(within: height, limit: 100) == count)
      #expect(stack.lineCount(within: height - 0.01, limit: 100) == count - 1)
      #expect(stack.lineCount(within: height, limit: count - 1) == count - 1)
    }
    #expect(LineStack(lineHeight: 10, leading: -10).lineCount(within: 10, limit: 7) == 7)
  }
}
