import FontMetrics
import Testing

@Suite("Optical sizing and features of a font")
struct OpticalSizingTests {
  private let fonts: FontCatalog

  init() throws { fonts = try FontCatalog.bundled(sources: .own) }

  /// Inter's axis goes from 14, its default, to 32.
  private func opticalSize(_ font: Font) -> Double? { font.face.coordinates.first { $0.tag == "opsz" }?.value }

  private static let sizes: [(OpticalSizing, size: Double, result: Double)] = [
    (.automatic, 10, 14), (.automatic, 20, 20), (.automatic, 53, 32), (.pinned(24), 10, 24), (.pinned(24), 53, 24),
    (.pinned(6), 20, 14), (.pinned(.infinity), 20, 32), (.pinned(.nan), 20, 14), (.off, 10, 14), (.off, 53, 14),
  ]

  @Test("The optical size follows the point size, or stays where it is pinned, or at the default", arguments: sizes)
  func optical(sizing: OpticalSizing, size: Double, result: Double) throws {
    let face = try fonts.match("Inter").face
    let font = Font(face: face, pointSize: size, opticalSizing: sizing)
    #expect(opticalSize(font) == result)
    #expect(opticalSize(Font(face: face, pointSize: 30).withOpticalSizing(sizing).withSize(size)) == result)
  }

  @Test("A variation's optical size stays where the font's own is automatic or off, and gives way to a pinned one")
  func variation() throws {
    let face = try fonts.match("Inter").face.instance(at: ["opsz": 25])
    for sizing in [OpticalSizing.automatic, .off] {
      #expect(opticalSize(Font(face: face, pointSize: 53, opticalSizing: sizing)) == 25)
    }
    #expect(opticalSize(Font(face: face, pointSize: 53, opticalSizing: .pinned(18))) == 18)
  }

  @Test(
    "A face without the axis is the same whatever the sizing", arguments: [OpticalSizing.automatic, .pinned(8), .off])
  func withoutAxis(sizing: OpticalSizing) throws {
    let palatino = try fonts.font(named: "Palatino", size: 18)
    #expect(palatino.withOpticalSizing(sizing).face == palatino.face)
  }

  @Test("Features and optical sizing stay with a font through sizes and categories, and tell fonts apart")
  func kept() throws {
    let plain = try fonts.systemFont(size: 17)
    let font = plain.withFeatures([.tabularFigures]).withOpticalSizing(.off)
    #expect(font != plain && font.withFeatures([]).withOpticalSizing(.automatic) == plain)
    let scaled = try FontScaler().scaledFont(for: font, category: .accessibilityMedium)
    for other in [font.withSize(40), scaled, scaled.adjusted(to: .small), try font.adjusted(to: .bold, in: fonts)] {
      #expect(other.features == [.tabularFigures] && other.opticalSizing == .off)
      #expect(opticalSize(other) == 14)
      #expect(other.lineHeight == plain.withSize(other.pointSize).lineHeight)
    }
  }
}
