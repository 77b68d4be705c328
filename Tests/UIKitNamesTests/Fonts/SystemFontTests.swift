import FontMetrics
import Foundation
import TestSupport
import Testing
import UIKitNames

@Suite("UIKit's system fonts")
struct SystemFontTests {
  static let weights: [(UIFont.Weight, CGFloat, FontWeight)] = [
    (.ultraLight, -0.8, .ultraLight), (.thin, -0.6, .thin), (.light, -0.4, .light), (.regular, 0, .regular),
    (.medium, 0.23, .medium), (.semibold, 0.3, .semibold), (.bold, 0.4, .bold), (.heavy, 0.56, .heavy),
    (.black, 0.62, .black),
  ]

  @Test(
    "The nine weights have UIKit's numbers, CSS's weights, and the system font's faces", .fact("system-8"),
    arguments: Self.weights)
  func uiKitWeight(weight: UIFont.Weight, raw: CGFloat, css: FontWeight) {
    #expect(weight.rawValue == raw && UIFont.Weight(rawValue: raw) == weight)
    #expect(FontWeight(weight) == css && UIFont.Weight(css) == weight)
    #expect(UIFont.systemFont(ofSize: 17, weight: weight).font.face.weight == css)
  }

  @Test("Every weight of CSS's comes back from UIKit's scale, and heavier is heavier", .fact("system-9"))
  func scale() {
    for number in 1...1000 { #expect(FontWeight(UIFont.Weight(FontWeight(rawValue: number))).rawValue == number) }
    let steps = stride(from: -1.0, through: 1, by: 0.01).map { FontWeight(UIFont.Weight(CGFloat($0))) }
    #expect(steps == steps.sorted())
    #expect(FontWeight(UIFont.Weight(-7)).rawValue == 1 && FontWeight(UIFont.Weight(.infinity)).rawValue == 1000)
    #expect(FontWeight(UIFont.Weight(.nan)) == .regular)
  }

  @Test(
    "The widths have their numbers and percentages", .fact("system-10"),
    arguments: [
      (UIFont.Width.compressed, -0.4, FontWidth.ultraCondensed), (.condensed, -0.2, .condensed),
      (.standard, 0, .normal),
      (.expanded, 0.2, .expanded),
    ])
  func widths(width: UIFont.Width, raw: Double, percentage: FontWidth) {
    #expect(Double(width.rawValue) == raw)
    #expect(FontWidth(width) == percentage && UIFont.Width(percentage) == width)
  }

  @Test("The standard sizes", .fact("system-11"))
  func sizes() {
    #expect(
      [UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize, UIFont.systemFontSize]
        == [17, 18, 12, 14])
  }

  @Test("At 17 points the system font has SF's measures", .fact("system-1"))
  func measures() {
    let font = UIFont.systemFont(ofSize: 17)
    let capHeight: CGFloat = font.capHeight
    let xHeight: CGFloat = font.xHeight
    #expect(font.ascender == 16.1865234375 && font.descender == -4.1005859375 && font.leading == 0)
    #expect(font.lineHeight == 20.287109375 && capHeight == 11.97802734375 && xHeight == 8.9482421875)
  }

  @Test("Bold and italic are faces of the family")
  func styles() {
    #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .bold))
    let italic = UIFont.italicSystemFont(ofSize: 17)
    #expect(italic.font.face.slant == .italic && italic.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
    #expect(italic.fontDescriptor.symbolicTraits == .traitItalic)
  }

  @Test("A width that the system font does not have is told", .fact("system-10"))
  func width() throws {
    let surroundings = try FontSurroundings()
    surroundings.run {
      #expect(UIFont.systemFont(ofSize: 17, weight: .bold, width: .standard) == .boldSystemFont(ofSize: 17))
      #expect(surroundings.log.isEmpty)
      _ = UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed)
    }
    #expect(
      surroundings.log == [
        "UIFont: \"system\" is \"Inter Regular\" here. The nearest width to 75 % is 100 %."
      ])
  }

  @Test("In the font of tabular figures the ten digits are of one width, and its letters are the system font's")
  @MainActor func monospacedDigits() {
    let (plain, font) = (UIFont.systemFont(ofSize: 17), UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    func widths(_ font: UIFont) -> Set<CGFloat> {
      Set((0...9).map { FontSurroundings.width(String(repeating: String($0), count: 30), font) })
    }
    #expect(widths(font).count == 1 && widths(plain).count > 1)
    #expect(FontSurroundings.width("Ill", font) == FontSurroundings.width("Ill", plain))
    #expect(font.lineHeight == plain.lineHeight && font.font.features == [.tabularFigures])
  }

  @Test("In the monospaced font every advance is alike, and a weight that it lacks is told")
  @MainActor func monospaced() throws {
    let surroundings = try FontSurroundings()
    surroundings.run {
      let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .bold)
      #expect(
        font.fontName == "JetBrainsMono-Bold" && font.fontDescriptor.symbolicTraits == [.traitBold, .traitMonoSpace])
      #expect(FontSurroundings.width("iiii", font) == FontSurroundings.width("WWWW", font))
      #expect(surroundings.log.isEmpty)
      #expect(UIFont.monospacedSystemFont(ofSize: 10, weight: .light).fontName == "JetBrainsMono-Regular")
    }
    #expect(surroundings.log.count == 1 && surroundings.log.first?.contains("nearest weight to light") == true)
  }

  @Test("The monospaced font does not follow bold text, and the system font does", .fact("system-16"))
  func monospacedBoldText() {
    UITraitCollection(legibilityWeight: .bold).performAsCurrent {
      #expect(UIFont.monospacedSystemFont(ofSize: 10, weight: .regular).fontName == "JetBrainsMono-Regular")
      #expect(UIFont.systemFont(ofSize: 10).font.face.weight == .medium)
    }
  }

  @Test("withSize keeps everything but the size", arguments: [0.0, 1, 11.5, 17, 53, 400])
  func withSize(size: Double) throws {
    let palatino = try #require(UIFont(name: "Palatino", size: 18))
    for font in [
      palatino, .systemFont(ofSize: 9, weight: .heavy), .monospacedDigitSystemFont(ofSize: 3, weight: .thin),
    ] {
      let other = font.withSize(size)
      #expect(other.pointSize == size && other.fontName == font.fontName && other.font.features == font.font.features)
      #expect(other.withSize(font.pointSize) == font)
    }
  }
}
