import Testing

@testable import FontMetrics

/// The order of [CSS Fonts 4, 5.2](https://www.w3.org/TR/css-fonts-4/#font-style-matching): width,
/// then slant, then weight.
@Suite("The nearest face of a family")
struct StyleMatchingTests {
  private func entry(
    _ weight: ClosedRange<Int> = 400...400, width: ClosedRange<Double> = 100...100, slants: Set<FontSlant> = [.upright],
    isMonospaced: Bool? = nil
  ) -> CatalogEntry {
    let name = "\(weight) \(width) \(slants.sorted())"
    var face = CatalogFace(
      source: .bundled, path: name, faceIndex: 0, family: "Family",
      weights: FontWeight(rawValue: weight.lowerBound)...FontWeight(rawValue: weight.upperBound),
      widths: FontWidth(rawValue: width.lowerBound)...FontWidth(rawValue: width.upperBound), slants: slants)
    face.isMonospaced = isMonospaced
    return CatalogEntry(face: face, families: ["Family"], key: .init(path: name, faceIndex: 0))
  }

  @Test(
    "Weights: from 400 to 500 heavier up to 500, then lighter, then heavier; below lighter first, above heavier first",
    arguments: [
      (400, [100, 300, 500, 900], 500), (400, [100, 300, 600], 300), (400, [600, 900], 600), (400, [450, 500], 450),
      (450, [400, 500], 500), (450, [400, 600], 400), (450, [449, 451], 451), (500, [400, 600], 400),
      (500, [450, 501], 450), (500, [501, 900], 501), (300, [200, 400], 200), (300, [400, 900], 400),
      (300, [100, 200, 301], 200), (399, [350, 400], 350), (100, [200, 900], 200), (600, [500, 700, 900], 700),
      (600, [100, 500], 500), (501, [500, 900], 900), (700, [600, 800], 800), (700, [300, 600], 600),
      (900, [100, 800], 800), (1000, [1, 999], 999), (1, [2, 1000], 2), (700, [700, 701], 700),
    ])
  func weights(wanted: Int, offered: [Int], expected: Int) {
    let entries = offered.map { entry($0...$0) }
    let nearest = entries.nearest(to: WantedStyle(weight: FontWeight(rawValue: wanted)))
    #expect(nearest?.face.weights.lowerBound.rawValue == expected)
  }

  @Test(
    "Ranges of weights count as all their weights",
    arguments: [
      (650, [400...400, 100...900], 100...900), (400, [400...400, 100...900], 400...400),
      (300, [350...900, 100...250], 100...250), (600, [100...550, 650...900], 650...900),
      (420, [100...410, 480...900], 480...900), (420, [100...410, 600...900], 100...410),
      (950, [100...900, 200...800], 100...900),
    ])
  func weightRanges(wanted: Int, offered: [ClosedRange<Int>], expected: ClosedRange<Int>) {
    let nearest = offered.map { entry($0) }.nearest(to: WantedStyle(weight: FontWeight(rawValue: wanted)))
    #expect(nearest?.face.weights.lowerBound.rawValue == expected.lowerBound)
    #expect(nearest?.face.weights.upperBound.rawValue == expected.upperBound)
  }

  @Test(
    "Widths: up to the normal one the narrower comes first, above it the wider",
    arguments: [
      (100.0, [75.0, 100, 125], 100.0), (100, [75, 87.5, 112.5], 87.5), (100, [112.5, 150], 112.5),
      (125, [112.5, 150], 150), (125, [75, 100], 100), (75, [62.5, 87.5], 62.5), (75, [50, 87.5], 50),
      (75, [87.5, 200], 87.5), (112.5, [100, 200], 200), (50, [62.5, 200], 62.5), (200, [50, 150], 150),
      (99, [100, 50], 50), (101, [100, 200], 200),
    ])
  func widths(wanted: Double, offered: [Double], expected: Double) {
    let nearest = offered.map { entry(width: $0...$0) }.nearest(to: WantedStyle(width: FontWidth(rawValue: wanted)))
    #expect(nearest?.face.widths.lowerBound.rawValue == expected)
  }

  @Test("A range of widths is as near as its nearer end")
  func widthRanges() {
    let (narrow, wide) = (entry(width: 60...80), entry(width: 110...200))
    #expect([wide, narrow].nearest(to: WantedStyle(width: .normal))?.key == narrow.key)
    #expect([narrow, wide].nearest(to: WantedStyle(width: .semiExpanded))?.key == wide.key)
    #expect([wide, narrow].nearest(to: WantedStyle(width: .condensed))?.key == narrow.key)
  }

  @Test(
    "Slants",
    arguments: [
      (FontSlant.italic, [FontSlant.upright, .oblique, .italic], FontSlant.italic),
      (.italic, [.upright, .oblique], .oblique), (.italic, [.upright], .upright),
      (.oblique, [.upright, .italic, .oblique], .oblique), (.oblique, [.upright, .italic], .italic),
      (.oblique, [.upright], .upright), (.upright, [.italic, .oblique, .upright], .upright),
      (.upright, [.italic, .oblique], .oblique), (.upright, [.italic], .italic),
    ])
  func slants(wanted: FontSlant, offered: [FontSlant], expected: FontSlant) {
    let nearest = offered.map { entry(slants: [$0]) }.nearest(to: WantedStyle(slant: wanted))
    #expect(nearest?.face.slants == [expected])
  }

  @Test("A face that can be set to several slants counts for each")
  func severalSlants() {
    let (both, italic) = (entry(slants: [.upright, .oblique]), entry(slants: [.italic]))
    #expect([both, italic].nearest(to: WantedStyle(slant: .italic))?.key == italic.key)
    #expect([italic, both].nearest(to: WantedStyle(slant: .oblique))?.key == both.key)
    #expect([italic, both].nearest(to: WantedStyle())?.key == both.key)
  }

  @Test("Width goes before slant, slant before weight, and the first of equals wins")
  func order() {
    let condensed = entry(width: 75...75, slants: [.italic])
    let bold = entry(700...700)
    let blackItalic = entry(900...900, slants: [.italic])
    #expect([condensed, bold].nearest(to: WantedStyle())?.key == bold.key)
    #expect([condensed, bold].nearest(to: WantedStyle(slant: .italic))?.key == bold.key)
    #expect([entry(), blackItalic].nearest(to: WantedStyle(slant: .italic))?.key == blackItalic.key)
    let first = entry(100...900)
    #expect([first, entry(300...700)].nearest(to: WantedStyle(weight: .bold))?.key == first.key)
    #expect([CatalogEntry]().nearest(to: WantedStyle()) == nil)
  }

  @Test("Faces of one advance go before all where they are asked for")
  func monospaced() {
    let (plain, mono) = (entry(isMonospaced: false), entry(900...900, isMonospaced: true))
    #expect([plain, mono].nearest(to: WantedStyle(isMonospaced: true))?.key == mono.key)
    #expect([mono, plain].nearest(to: WantedStyle())?.key == plain.key)
  }

  @Test("Ranking puts every face in the order in which they would be taken")
  func ranking() {
    let entries = [900, 400, 500, 300].map { entry($0...$0) }
    #expect(
      entries.ranked(for: WantedStyle()).map(\.face.weights.lowerBound.rawValue) == [400, 500, 300, 900])
  }
}
