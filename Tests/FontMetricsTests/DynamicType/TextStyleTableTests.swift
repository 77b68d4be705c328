import FontMetrics
import TestSupport
import Testing

@Suite("Tables of text styles")
struct TextStyleTableTests {
  @Test("iOS: every cell is the recorded one, and none is missing", .fact("style-1", "style-2", "style-6", "style-7"))
  func ios() throws {
    let facts = try Recorded.dynamicType.get().ios
    #expect(TextStyleTable.ios.rows.map(\.id) == TextStyle.allCases.map(\.name))
    for row in TextStyleTable.ios.rows {
      let recorded = try #require(facts.styles[row.id])
      #expect(row.weight.name == facts.weights[row.id])
      #expect(row.emphasizedWeight?.name == facts.emphasizedWeights[row.id])
      #expect(Set(row.cells.map(\.category.shortName)) == Set(recorded.keys))
      for cell in row.cells {
        let fact = try #require(recorded[cell.category.shortName])
        #expect(cell.pointSize == fact.size)
        #expect(cell.leading == fact.leadingOS)
        #expect(cell.leadingHIG == fact.leading)
        #expect(!cell.isSuspect)
        if fact.leading != nil, let tracking = fact.tracking { #expect(cell.tracking == tracking) }
      }
    }
  }

  @Test("iOS departs from the Guidelines' leading in eight cells and no other", .fact("style-7"))
  func departures() throws {
    let recorded = try Recorded.dynamicType.get().ios.leadingHIGvsOS
    #expect(recorded.count == 8)
    for departure in recorded {
      let style = try TextStyle.named(departure.style)
      let cell = try #require(TextStyleTable.ios.cell(style, try .named(departure.category)))
      #expect(cell.leadingHIG == departure.hig)
      #expect(cell.leading == departure.os)
    }
    let departing = TextStyleTable.ios.rows.flatMap(\.cells).filter { $0.leading != $0.leadingHIG }
    #expect(departing.count == 8)
  }

  @Test(
    "macOS and tvOS: every row is the recorded one, under L", .fact("style-12"), arguments: [Platform.macos, .tvos])
  func withoutCategories(platform: Platform) throws {
    let facts = try Recorded.dynamicType.get()
    let recorded = platform == .macos ? facts.macos : facts.tvos
    let table = TextStyleTable.table(for: platform)
    #expect(table.platform == platform && !table.hasCategories)
    #expect(Set(table.rows.map(\.heading)) == Set(recorded.styles.keys))
    for row in table.rows { try expect(row, is: recorded, at: .large, tracking: facts.tracking[platform.rawValue]) }
    for row in table.rows { #expect(row.cells.count == 1) }
    #expect(table.cell(.body, .accessibilityMedium) == table.cell(.body, .large))
  }

  // swift-format-ignore
  @Test("watchOS: every cell is the recorded one", arguments: [
    ("xSmall", "XS"), ("Small", "S"), ("Large", "L"), ("xLarge", "XL"), ("xxLarge", "XXL"), ("xxxLarge", "XXXL"),
    ("AX1", "AX1"), ("AX2", "AX2"), ("AX3", "AX3"),
  ])
  func watchos(heading: String, name: String) throws {
    let facts = try Recorded.dynamicType.get()
    let recorded = try #require(facts.watchos[heading])
    let table = TextStyleTable.watchos
    #expect(table.hasCategories)
    #expect(Set(table.rows.map(\.heading)) == Set(recorded.styles.keys))
    let category = try ContentSizeCategory.named(name)
    for row in table.rows { try expect(row, is: recorded, at: category, tracking: facts.tracking["watchos"]) }
  }

  private func expect(
    _ row: TextStyleRow, is recorded: DynamicTypeFacts.Styles, at category: ContentSizeCategory,
    tracking: [String: Double]?
  ) throws {
    let fact = try #require(recorded.styles[row.heading])
    let cell = try #require(row[category])
    #expect(cell.pointSize == fact.size)
    #expect(cell.leading == fact.leading)
    #expect(cell.leadingHIG == fact.leading)
    #expect(cell.isSuspect == (fact.suspect != nil))
    #expect(row.weight.name == fact.weight)
    #expect(row.emphasizedWeight?.name == fact.emphasized)
    if let tracking = tracking?[String(Int(fact.size))] { #expect(cell.tracking == tracking) }
  }

  @Test("watchOS has no M, AX4 and AX5, and six suspect cells", .fact("style-12"))
  func watchosGaps() {
    for row in TextStyleTable.watchos.rows {
      let gaps = ContentSizeCategory.allCases.filter { row[$0] == nil }
      #expect(gaps.map(\.shortName) == ["M", "AX4", "AX5"])
    }
    let cells = TextStyleTable.watchos.rows.flatMap(\.cells)
    #expect(cells.filter(\.isSuspect).count == 6)
    #expect(cells.allSatisfy { $0.isSuspect || $0.leading == $0.pointSize + 2.5 })
  }

  @Test(
    "The extra large titles are known at L alone, bold and without a leading", .fact("style-5"),
    arguments: [(TextStyle.extraLargeTitle, 36.0), (.extraLargeTitle2, 28)])
  func extraLargeTitles(style: TextStyle, pointSize: Double) throws {
    let row = try #require(TextStyleTable.ios[style])
    #expect(row.weight == .bold)
    #expect(row.cells.map(\.category) == [.large])
    let cell = try #require(TextStyleTable.ios.cell(style, .large))
    #expect(cell.pointSize == pointSize)
    #expect(cell.leading == nil && cell.leadingHIG == nil)
    for category in ContentSizeCategory.allCases where category != .large {
      #expect(TextStyleTable.ios.cell(style, category) == nil)
    }
  }

  private static let namesOfRows: [(Platform, name: String, id: String?)] = [
    (.ios, "Large Title", "largeTitle"), (.ios, "SUBHEAD", "subheadline"), (.tvos, "subtitle1", "subtitle1"),
    (.watchos, "Footnote 2", "footnote2"), (.watchos, "footnote", "footnote1"), (.watchos, "callout", nil),
    (.tvos, "footnote", nil), (.ios, "subtitle1", nil),
  ]

  @Test("Rows answer to Apple's heading, their identifier and UIKit's style", arguments: namesOfRows)
  func rowNames(platform: Platform, name: String, id: String?) {
    #expect(TextStyleTable.table(for: platform).row(named: name)?.id == id)
  }

  @Test("Headings of styles that UIKit has not have no style")
  func stylesOfOtherPlatforms() {
    let strangers = Platform.allCases.flatMap { TextStyleTable.table(for: $0).rows }.filter { $0.style == nil }
    #expect(strangers.map(\.heading) == ["Subtitle 1", "Footnote 2"])
    #expect(TextStyleTable.watchos[.footnote]?.heading == "Footnote 1")
    #expect(TextStyleTable.ios[.headline]?.heading == "Headline")
  }

  @Test("A style never shrinks with the category, on iOS and watchOS", arguments: [Platform.ios, .watchos])
  func monotony(platform: Platform) {
    for row in TextStyleTable.table(for: platform).rows {
      for (smaller, larger) in zip(row.cells, row.cells.dropFirst()) {
        #expect(smaller.category < larger.category)
        #expect(smaller.pointSize <= larger.pointSize)
        if let before = smaller.leading, let after = larger.leading, platform == .ios { #expect(before <= after) }
      }
    }
  }

  @Test("Weights of styles are those of iOS", .fact("style-3"))
  func weights() {
    #expect(TextStyle.headline.weight == .semibold)
    #expect(TextStyle.body.weight == .regular && TextStyle.body.emphasizedWeight == .semibold)
    #expect(TextStyle.title2.emphasizedWeight == .bold)
    #expect(TextStyle.extraLargeTitle.weight == .bold && TextStyle.extraLargeTitle.emphasizedWeight == nil)
  }
}

@Suite("Tracking tables")
struct TrackingTableTests {
  @Test(
    "Every recorded size has its tracking, and no other size has an entry", .fact("style-13"),
    arguments: [("ios", TrackingTable.sfPro), ("macos", .sfProMac), ("tvos", .sfProMac), ("watchos", .sfCompact)])
  func tables(name: String, table: TrackingTable) throws {
    let recorded = try #require(try Recorded.dynamicType.get().tracking[name])
    for size in 0...200 { #expect(table.entry(pointSize: Double(size)) == recorded[String(size)]) }
    for (size, tracking) in recorded { #expect(try table.tracking(pointSize: #require(Double(size))) == tracking) }
    #expect(table.entry(pointSize: 17.5) == nil)
  }

  @Test("Apple's pages disagree about 52 and 53 points")
  func contradiction() {
    #expect(TrackingTable.sfPro.tracking(pointSize: 52) == TrackingTable.sfProMac.tracking(pointSize: 53))
    #expect(TrackingTable.sfPro.tracking(pointSize: 53) == TrackingTable.sfProMac.tracking(pointSize: 52))
  }
}
