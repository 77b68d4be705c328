import FontMetrics
import Testing

@Suite("Answers that explain themselves")
struct ExplanationTests {
  private func fonts() throws -> FontCatalog { try BundledFolder.catalog.get() }

  @Test("Candidates, rule and winner of a family, each with what it lost on")
  func family() throws {
    let explanation = try fonts().match("TeX Gyre Pagella", weight: .semibold).explanation
    #expect(explanation.rule == .bundled)
    #expect(explanation.winner?.postScriptName == "TeXGyrePagella-Bold")
    #expect(explanation.steps.count == 1)
    #expect(explanation.steps[0].kind == .family)
    #expect(explanation.steps[0].candidates.map(\.verdict) == [.weight, .chosen, .slant, .slant])
    #expect(explanation.steps[0].candidates.map(\.distance.weight) == [200, 100, 200, 100])
  }

  @Test("As text")
  func text() throws {
    let expected = """
      TeX Gyre Pagella, weight 600
        bundled: "TeX Gyre Pagella" as family
          TeXGyrePagella-Regular (400 100 % upright): its weight differs by 200
          TeXGyrePagella-Bold (700 100 % upright): chosen
          TeXGyrePagella-Italic (400 100 % italic): its slant is the third-best match
          TeXGyrePagella-BoldItalic (700 100 % italic): its slant is the third-best match
      TeXGyrePagella-Bold, by the rule "bundled"
      """
    #expect(try fonts().explain(FontDescriptor(name: "TeX Gyre Pagella", weight: .semibold)).description == expected)
  }

  @Test("Nothing found: where it was looked for, and what is near")
  func nothing() throws {
    let explanation = try fonts().explain("Palatno")
    #expect(explanation.winner == nil)
    #expect(explanation.rule == nil)
    #expect(explanation.steps.map(\.source) == [.bundled, .registered])
    #expect(explanation.steps.allSatisfy { $0.kind == nil && $0.candidates.isEmpty })
    #expect(explanation.nearestNames.first == "Palatino")
    #expect(explanation.description.contains("\"Palatno\" is unknown"))
  }

  @Test("An alias and a named instance say so")
  func kinds() throws {
    #expect(try fonts().explain("Palatino").steps.first?.kind == .alias)
    let instance = try fonts().explain("Inter SemiBold")
    #expect(instance.steps.last?.kind == .fullName)
    #expect(instance.winner?.weights == .semibold ... .semibold)
    #expect(try fonts().explain(BundledFolder.strutTest).steps.last?.kind == .path)
  }

  @Test("A name that is also in a later source is not reported as unknown there")
  func passedOver() throws {
    let fonts = try CatalogFonts.catalog("NotInter.ttf")
    let text = fonts.explain("Inter").description
    #expect(text.contains("registered: \"Inter\" as family\n    Inter Regular (400 100 % upright): skipped, because"))
    #expect(!text.contains("unknown"))
  }
}
