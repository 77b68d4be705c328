import FontMetrics
import StringCatalogs
import Testing

@testable import LayoutAudit

@Suite("Causes of findings")
struct CauseTests {
  private static func finding(_ change: (inout Finding) -> Void = { _ in }) -> Finding {
    var finding = SampleReport.truncated
    change(&finding)
    return finding
  }

  private static func row(_ row: Int) -> AuditPart { AuditPart(index: row, kind: .row(row, section: 0)) }

  @Test(
    "Languages, rows and text sizes of one fault are one cause, whose worst finding is that with most points missing")
  func folded() throws {
    let causes = Cause.folded([
      Self.finding(),
      Self.finding {
        $0.locale = "fr"
        $0.fault.needed = 400
        $0.part = Self.row(7)
        $0.fault.key = "other.title"
        $0.categories = [.large, .accessibilityExtraExtraExtraLarge]
        $0.widths = [375]
      },
      Self.finding { $0.locale = "it" },
    ])
    let cause = try #require(causes.first)
    #expect(causes.count == 1)
    #expect(cause.findings.map(\.locale) == ["fr", "de", "it"])
    #expect(cause.worst.locale == "fr")
    #expect(cause.locales == ["de", "fr", "it"])
    #expect(cause.parts == [Self.row(3), Self.row(7)])
    #expect(
      cause.categories == [.large, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
    #expect(cause.widths == [320, 375])
    #expect(cause.layoutCount == 6)
  }

  @Test("Rules, elements, neighbors, constraints, files and places are causes of their own")
  func apart() {
    let findings = [
      Self.finding(), Self.finding { $0.fault.rule = .clippedText }, Self.finding { $0.fault.element = "value" },
      Self.finding { $0.fault.other = "value" }, Self.finding { $0.fault.constraint = "a == b" },
      Self.finding { $0.subject = "b.yaml" },
      Self.finding { $0.place?.position = SourcePosition(line: 30, column: 3) },
    ]
    #expect(Cause.folded(findings).map(\.findings.count) == [1, 1, 1, 1, 1, 1, 1])
    #expect(Cause.folded(findings + findings).map(\.findings.count) == [2, 2, 2, 2, 2, 2, 2])
  }

  @Test("What reaches out at the left in English and at the right in Arabic is one cause; both in one language are two")
  func edges() {
    func reaching(_ side: Fault.Side, in locale: String) -> Finding {
      Self.finding {
        $0.fault.rule = .outsideMargins
        ($0.fault.side, $0.locale) = (side, locale)
      }
    }
    let mirrored = [reaching(.left, in: "en"), reaching(.right, in: "ar"), reaching(.left, in: "de")]
    #expect(Cause.folded(mirrored).map(\.findings.count) == [3])
    #expect(Cause.folded(mirrored).map(\.edge) == [.left])
    let both = mirrored + [reaching(.right, in: "en"), reaching(.left, in: "ar"), reaching(.top, in: "ar")]
    #expect(Cause.folded(both).map(\.findings.count) == [3, 2, 1])
  }

  @Test(
    "A translation is one cause in all languages and rows, and another key is another",
    arguments: [
      AuditRule.missingTranslation, .sameAsSource, .longTranslation,
    ])
  func translations(rule: AuditRule) {
    func missing(_ key: String, in locale: String, row: Int) -> Finding {
      Self.finding {
        ($0.fault.rule, $0.fault.key, $0.locale, $0.part) = (rule, key, locale, Self.row(row))
      }
    }
    let causes = Cause.folded([
      missing("a", in: "de", row: 1), missing("b", in: "de", row: 2), missing("a", in: "fr", row: 1),
    ])
    #expect(causes.map { $0.findings.map(\.locale) } == [["de", "fr"], ["de"]])
  }

  @Test("Headers of several sections are one cause, though each stands at its place")
  func headers() {
    let causes = Cause.folded(
      (0..<3).map { section in
        Self.finding {
          $0.part = AuditPart(index: section, kind: .header(section: section))
          $0.place?.position = SourcePosition(line: section, column: 1)
        }
      })
    #expect(causes.map(\.findings.count) == [3])
    #expect(causes.first?.elementName == "texts/headline in the header of section 0 and 2 others")
  }

  @Test("The worst causes come first: by severity, then by what is missing")
  func order() {
    let causes = Cause.folded([
      SampleReport.unscaled, SampleReport.overlap, SampleReport.truncated,
      Self.finding {
        $0.fault.element = "note"
        $0.fault.needed = 900
      },
    ])
    #expect(causes.worstFirst.map(\.worst.fault.element) == ["note", "texts/headline", "value", ""])
  }

  // MARK: Words

  @Test(
    "Text sizes are told in words",
    arguments: [
      (ContentSizeCategory.allCases, "at every text size"), ([.extraExtraLarge], "at text size XXL"),
      (Array(ContentSizeCategory.allCases.sorted().suffix(7)), "at text sizes XXL and larger"),
      (Array(ContentSizeCategory.allCases.prefix(3)), "at text sizes up to M"),
      ([.small, .large, .accessibilityMedium], "at text sizes S, L and AX1"),
      (Array(ContentSizeCategory.allCases.sorted()[1...5]), "at text sizes from S to XXL"),
      (
        ContentSizeCategory.allCases.sorted().filter { $0 > .small && $0 != .large },
        "at text sizes M and larger, except L"
      ),
      (
        ContentSizeCategory.allCases.sorted().filter { ![.extraSmall, .medium, .extraLarge].contains($0) }.dropLast(),
        "at text sizes from S to AX4, except M and XL"
      ),
    ] as [([ContentSizeCategory], String)])
  func sizes(categories: [ContentSizeCategory], words: String) {
    let finding = Self.finding { $0.categories = categories.sorted() }
    #expect(SampleReport.report.sizes(of: finding) == words)
  }

  @Test("Languages are named up to four, and of more than that the first three")
  func languages() {
    var report = SampleReport.report
    func words(_ locales: [String]) -> String? {
      Cause.folded(locales.map { tag in Self.finding { $0.locale = tag } }).first.flatMap {
        report.circumstances(of: $0).first
      }
    }
    report.locales = ["ar", "de", "en", "es", "fr", "it", "nl"]
    #expect(words(["de"]) == "in de")
    #expect(words(["it", "de"]) == "in de and it")
    #expect(words(["it", "de", "ar", "en"]) == "in ar, de, en and it")
    #expect(words(["it", "de", "ar", "en", "nl"]) == "in ar, de, en and 2 other languages")
    #expect(words(report.locales.compactMap(\.self)) == "in all 7 languages")
    report.locales = ["ar", "de"]
    #expect(words(["ar", "de"]) == "in ar and de")
    report.locales = ["de"]
    #expect(words(["de"]) == "in de")
  }

  @Test("Where it is worst is told as far as there is a choice")
  func worst() {
    var report = SampleReport.report
    func words(_ findings: [Finding]) -> String? {
      Cause.folded(findings).first.flatMap { report.circumstances(of: $0) }?.last
    }
    let german = Self.finding()
    let french = Self.finding {
      $0.locale = "fr"
      $0.fault.needed = 310
    }
    let alike = Self.finding { $0.locale = "it" }
    let once = Self.finding { $0.categories = [.large] }
    #expect(words([german]) == "worst at AX5, 320 points wide")
    #expect(words([german, french]) == "worst in de at AX5, 320 points wide")
    #expect(words([german, alike]) == "worst at AX5, 320 points wide")
    #expect(words([once]) == "at a width of 320 points")
    let wide = Self.finding {
      $0.categories = [.large]
      $0.widths = [320, 375]
    }
    #expect(words([wide]) == "worst at a width of 320 points")
    report.widths = [320]
    #expect(words([german, french]) == "worst in de at AX5")
    #expect(words([once]) == "at text size L")
  }

  @Test("What is about a translation is told without sizes", arguments: [true, false])
  func translation(isLong: Bool) {
    let found = Self.finding {
      $0.fault.rule = isLong ? .longTranslation : .missingTranslation
      if !isLong { ($0.fault.needed, $0.fault.available) = (nil, nil) }
    }
    let causes = Cause.folded([found])
    #expect(causes.map { SampleReport.report.circumstances(of: $0) } == [["in de"]])
  }
}
