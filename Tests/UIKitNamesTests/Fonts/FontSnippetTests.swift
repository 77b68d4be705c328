import Foundation
import Testing
import UIKitNames

// As published, except for the surrounding code.

@Suite("Published code that asks for fonts")
struct FontSnippetTests {
  @Test("Creating self-sizing table view cells: a custom font that follows the text size")
  @MainActor func customFont() {
    let bodyLabel = UILabel()
    guard let palatino = UIFont(name: "Palatino", size: 18) else {
      fatalError(
        """
        Failed to load the "Palatino" font.
        Since this font is included with all versions of iOS that support Dynamic Type, verify that the spelling and casing is correct.
        """
      )
    }
    bodyLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: palatino)
    bodyLabel.adjustsFontForContentSizeCategory = true
    #expect(bodyLabel.font.pointSize == 18)
  }

  @Test("Estimating the height of a table's scrolling area: a row from the heights of its lines")
  func estimate() {
    let cellMarginSize: CGFloat = 4.0
    let largeTitleFont = UIFont.preferredFont(forTextStyle: .largeTitle)
    let bodyFont = UIFont.preferredFont(forTextStyle: .body)

    // Get the height of a single line of text in each font.
    let largeTitleHeight = largeTitleFont.lineHeight + largeTitleFont.leading
    let bodyHeight = bodyFont.lineHeight + bodyFont.leading

    // Sum the line heights plus top and bottom margins to get the final height.
    let titleCellSize = largeTitleHeight + (bodyHeight * 2.0) + (cellMarginSize * 2)
    let cellSize: CGFloat = titleCellSize
    #expect(abs(cellSize - (41 + 2 * 22 + 2 * 4)) < 1e-9)
  }

  @Test("A bold text style, the way most apps make one")
  func boldStyle() throws {
    func bold(_ style: UIFont.TextStyle) -> UIFont {
      let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
      guard let bold = descriptor.withSymbolicTraits(.traitBold) else { return UIFont(descriptor: descriptor, size: 0) }
      return UIFont(descriptor: bold, size: 0)
    }
    #expect(bold(.body).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(bold(.title1).pointSize == 28)
  }
}
