import FontMetrics
import TestSupport
import Testing

@Suite("Content size categories")
struct ContentSizeCategoryTests {
  @Test("Every category has its four names, its place and its kind")
  func matchesTheRecordedNames() throws {
    let facts = try Recorded.dynamicType.get().ios.categories
    #expect(facts.count == 12 && ContentSizeCategory.allCases.count == 12)
    for (category, fact) in zip(ContentSizeCategory.allCases, facts) {
      #expect(category.shortName == fact.id)
      #expect(category.uiKitName == fact.uikit)
      #expect(category.swiftUIName == fact.swiftui)
      #expect(category.uiKitRawValue == fact.rawValue)
      #expect(category.isAccessibilityCategory == fact.isAccessibility)
    }
  }

  @Test("Every spelling is understood in any letter case", arguments: ContentSizeCategory.allCases)
  func spellings(category: ContentSizeCategory) throws {
    let swiftUIName = try #require(category.swiftUIName)
    for name in [category.shortName, category.uiKitName, swiftUIName, category.uiKitRawValue] {
      for spelling in [name, name.lowercased(), name.uppercased()] {
        #expect(ContentSizeCategory(name: spelling) == category)
        #expect(try ContentSizeCategory.named(spelling) == category)
      }
    }
  }

  @Test(
    "What is no category has no name",
    arguments: ["", "XM", "XS ", "unspecified", "_UICTContentSizeCategoryUnspecified", "AX6", "all", "XS..L", "title1"])
  func noCategory(name: String) {
    #expect(ContentSizeCategory(name: name) == nil)
  }

  @Test("UIKit's “unspecified” is read by its raw value alone, is no size and stands for L", .fact("style-10"))
  func unspecified() throws {
    let rawValue = try Recorded.dynamicType.get().ios.unspecifiedRawValue
    #expect(ContentSizeCategory(name: rawValue) == nil)
    #expect(ContentSizeCategory(uiKitRawValue: rawValue) == .unspecified)
    let unspecified = ContentSizeCategory.unspecified
    #expect((unspecified.uiKitRawValue, unspecified.shortName) == (rawValue, "unspecified"))
    #expect(unspecified.swiftUIName == nil && !unspecified.isAccessibilityCategory)
    #expect(!ContentSizeCategory.allCases.contains(.unspecified) && unspecified.resolved == .large)
    #expect(TextStyleTable.ios.cell(.body, .unspecified) == TextStyleTable.ios.cell(.body, .large))
    #expect(try FontScaler(style: .extraLargeTitle).scaledPointSize(30, category: .unspecified) == 30)
    #expect(unspecified.clamped(minimum: .extraLarge, maximum: nil) == .extraLarge)
    #expect(ContentSizeCategory.small.clamped(minimum: .unspecified, maximum: .unspecified) == .small)
  }

  @Test("Every raw value of UIKit's is read, in its own letter case alone", arguments: ContentSizeCategory.allCases)
  func rawValues(category: ContentSizeCategory) {
    #expect(ContentSizeCategory(uiKitRawValue: category.uiKitRawValue) == category)
    #expect(ContentSizeCategory(uiKitRawValue: category.uiKitRawValue.lowercased()) == nil)
  }

  @Test("The order goes from XS to AX5", .fact("style-10"))
  func order() throws {
    let names = try Recorded.dynamicType.get().categoryOrder
    #expect(ContentSizeCategory.allCases.sorted().map(\.description) == names)
    #expect(ContentSizeCategory.large < .extraLarge)
    #expect(ContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
  }

  @Test(
    "A wrong name suggests the nearest",
    arguments: [
      ("AX6", "AX5"), ("extralrge", "extraLarge"), ("accesibility3", "accessibility3"), ("XXXXL", "XXXL"),
      ("elephant", nil),
    ])
  func suggestions(name: String, suggestion: String?) {
    let error = #expect(throws: UnknownNameError.self) { try ContentSizeCategory.named(name) }
    #expect(error?.name == name)
    #expect(error?.suggestion == suggestion)
  }

  @Test(
    "The message says what is unknown, and what was meant or what there is",
    arguments: [
      ("AX6", #"no content size category named "AX6". Did you mean "AX5"?"#),
      (
        "elephant",
        #"no content size category named "elephant". There are XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5."#
      ),
    ])
  func messages(name: String, message: String) {
    let error = #expect(throws: UnknownNameError.self) { try ContentSizeCategory.named(name) }
    #expect(error?.description == message)
  }

  private static let limits: [(String, minimum: String?, maximum: String?, result: String)] = [
    ("L", nil, nil, "L"), ("XS", "M", nil, "M"), ("AX5", nil, "XXL", "XXL"), ("L", "M", "XL", "L"),
    ("L", "AX1", "S", "S"),
  ]

  @Test("A minimum and a maximum hold a category; the maximum wins", .fact("style-11"), arguments: limits)
  func clamping(name: String, minimum: String?, maximum: String?, result: String) throws {
    let clamped = try ContentSizeCategory.named(name).clamped(
      minimum: minimum.map(ContentSizeCategory.named), maximum: maximum.map(ContentSizeCategory.named))
    #expect(clamped.shortName == result)
  }
}

@Suite("SwiftUI's ranges of sizes")
struct ContentSizeCategoryRangeTests {
  @Test("A range holds a size between its ends", .fact("style-19"), arguments: ContentSizeCategory.allCases)
  func ends(category: ContentSizeCategory) {
    #expect(category.clamped(to: .small ... .extraLarge) == category.clamped(minimum: .small, maximum: .extraLarge))
    #expect(category.clamped(to: ...(.medium)) == category.clamped(minimum: nil, maximum: .medium))
    #expect(category.clamped(to: ..<(.medium)) == category.clamped(minimum: nil, maximum: .small))
    #expect(
      category.clamped(to: .accessibilityMedium...) == category.clamped(minimum: .accessibilityMedium, maximum: nil))
    #expect(category.clamped(to: .large ..< .large) == category)
  }

  @Test("Ranges in one another intersect; of two that do not meet the inner wins", .fact("style-19"))
  func nesting() {
    let all = ContentSizeCategory.allCases
    let ranges = all.flatMap { lower in all.filter { lower <= $0 }.map { lower...$0 } }
    for (outer, inner) in ranges.flatMap({ outer in ranges.map { (outer, $0) } }) {
      for size in all {
        let nested = size.clamped(to: outer).clamped(to: inner)
        #expect(inner.contains(nested))
        if outer.overlaps(inner) { #expect(nested == size.clamped(to: outer.clamped(to: inner))) }
      }
    }
  }
}

@Suite("Lists of content size categories")
struct ContentSizeCategoryListTests {
  @Test(
    "Words, ranges and “all” make a list, each category once",
    arguments: [
      ("all", "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"), ("ALL", "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"),
      ("XS..L", "XS S M L"), ("xs .. l", "XS S M L"), ("XXXL..accessibility2", "XXXL AX1 AX2"), ("L..L", "L"),
      ("XS,L,AX5", "XS L AX5"), (" AX5 , xs ", "AX5 XS"), ("L,XS..M,L,S", "L XS S M"), ("large", "L"),
      ("AX1..AX3,UICTContentSizeCategoryXS", "AX1 AX2 AX3 XS"),
    ])
  func lists(list: String, names: String) throws {
    let categories = try ContentSizeCategory.parseList(list)
    #expect(categories.map(\.shortName).joined(separator: " ") == names)
  }

  @Test(
    "A bad list names what is wrong with it",
    arguments: [
      ("XS,AX6", #"no content size category named "AX6". Did you mean "AX5"?"#),
      (
        "XS..Q",
        #"no content size category named "Q". There are XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5."#
      ),
      ("", #"a content size category is missing in ""."#),
      ("XS,,L", #"a content size category is missing in "XS,,L"."#),
      ("XS,", #"a content size category is missing in "XS,"."#),
      ("XS..", #"a content size category is missing in "XS.."."#),
      ("..L", #"a content size category is missing in "..L"."#),
      ("L..XS", "the range L..XS runs backwards: write XS..L."),
    ])
  func errors(list: String, message: String) {
    let error = #expect(throws: ContentSizeCategoryListError.self) { try ContentSizeCategory.parseList(list) }
    #expect(error?.description == message)
  }
}
