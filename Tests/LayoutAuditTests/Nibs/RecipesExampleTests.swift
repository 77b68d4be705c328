import CellDocuments
import FontMetrics
import Foundation
import InterfaceBuilder
import LayoutCore
import Testing

@testable import LayoutAudit

/// `Examples/Recipes`: a storyboard and two nibs with seeded faults, in four languages.
@Suite("The example app of Interface Builder files")
struct RecipesExampleTests {
  /// An intended fault of the app, with the fix in the app's README.
  private struct Seed {
    let file, object: String
    let rule: AuditRule
    let locales: Set<String>
    let repair: Repair
  }

  /// Replacements in a file of the app; for an empty string, the new text is appended.
  private struct Repair {
    let file: String
    let texts: [(old: String, new: String)]
  }

  private static let all: Set = ["ar", "de", "en", "ja"]
  private static let main = "Base.lproj/Main.storyboard"
  private static let recipe = "Views/Base.lproj/RecipeCell.xib"
  private static let shopping = "Views/Base.lproj/ShoppingItemCell.xib"

  private static let seeds = [
    Seed(
      file: main, object: "P4s-Lk-7vQ", rule: .unsatisfiableConstraints, locales: all,
      repair: Repair(file: main, texts: [(#"multiplier="3:2" "#, "")])),
    Seed(
      file: main, object: "sF2-cy-5qB", rule: .truncatedText, locales: ["de"],
      repair: Repair(file: main, texts: [(#"text="Sync" "#, #"text="Sync" numberOfLines="0" "#)])),
    Seed(
      file: main, object: "uH4-eA-7sD", rule: .fixedHeight, locales: all,
      repair: Repair(file: main, texts: [(#" rowHeight="44""#, "")])),
    Seed(
      file: main, object: "xL7-hD-1vG", rule: .missingTranslation, locales: ["ja"],
      repair: Repair(file: "ja.lproj/Main.strings", texts: [("", #""xL7-hD-1vG.text" = "アラーム音";"#)])),
    Seed(
      file: main, object: "Em6-pK-7bN", rule: .overlap, locales: ["ar"],
      repair: Repair(
        file: main,
        texts: [
          (#"Attribute="left""#, #"Attribute="leading""#), (#"Attribute="right""#, #"Attribute="trailing""#),
        ])),
    Seed(
      file: recipe, object: "Mn5-Hm-9bP", rule: .unscaledText, locales: all,
      repair: Repair(
        file: recipe,
        texts: [
          (#"type="system" pointSize="13""#, #"style="UICTFontTextStyleFootnote""#),
          (#"text="45 min" "#, #"text="45 min" adjustsFontForContentSizeCategory="YES" "#),
        ])),
    Seed(
      file: shopping, object: "Ad1-Ns-5gU", rule: .truncatedText, locales: all,
      repair: Repair(
        file: shopping,
        texts: [
          (#"firstAttribute="width" constant"#, #"firstAttribute="width" relation="greaterThanOrEqual" constant"#)
        ])),
  ]

  private static let folder = URL(filePath: AuditExample.folder).deletingLastPathComponent().appending(path: "Recipes")
    .path

  private static func report(of folder: String) async throws -> AuditReport {
    let app = NibApp(folder: folder)
    #expect(app.problems == [] && app.skipped == [])
    #expect(app.files.allSatisfy { Set($0.strings.languages) == all })
    #expect(app.unusedSettings == [])
    var audit = Audit(
      app.files.flatMap { file in
        file.document.auditSubjects(
          strings: file.strings, options: NibTextOptions(settings: app.settings(forFile: file.document.file)))
      })
    audit.locales = AuditExample.locales(app.languages)
    if !AuditExample.isWhole {
      audit.categories = [.extraSmall, .large, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge]
    }
    let report = try await audit.run()
    #expect(report.problems == [])
    return report
  }

  private static func name(_ seed: Seed) -> [String] {
    [seed.file, seed.object, seed.rule.rawValue] + seed.locales.sorted()
  }

  private static func name(_ cause: Cause, in folder: String) -> [String] {
    let file = cause.place?.file ?? cause.worst.subject
    return [
      file.hasPrefix(folder) ? String(file.dropFirst(folder.count + 1)) : file,
      cause.worst.objects?.element ?? "", cause.rule.rawValue,
    ] + cause.locales.sorted()
  }

  @Test("Each seeded fault is found at its object and in its languages, and nothing else is, not even a note")
  func seeded() async throws {
    let report = try await Self.report(of: Self.folder)
    let found = report.causes.map { Self.name($0, in: Self.folder) }
    #expect(Set(found) == Set(Self.seeds.map(Self.name)))
    #expect(found.count == Self.seeds.count)
    for cause in report.causes {
      let place = try #require(cause.place)
      let lines = try String(contentsOfFile: place.file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      let position = place.position
      #expect(lines[position.line - 1].contains("id=\""))
    }
  }

  @Test("The page of the app names each seeded fault with its object and rule")
  func page() throws {
    let page = try String(contentsOfFile: "\(Self.folder)/README.md", encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.contains(/^\|.*`\w{3}-\w{2}-\w{3}` \|/) }
    #expect(rows.count == Self.seeds.count)
    for seed in Self.seeds {
      #expect(
        rows.count { $0.contains("`\(seed.object)`") && $0.contains("`\(seed.rule.rawValue)`") } == 1,
        "\(Self.name(seed))")
    }
  }

  @Test("With the repairs that its page names nothing is found in the app")
  func repaired() async throws {
    let copy = Temporary.path("Recipes")
    defer { try? FileManager.default.removeItem(atPath: copy) }
    try FileManager.default.copyItem(atPath: Self.folder, toPath: copy)
    for seed in Self.seeds { try Self.mend(seed.repair, in: copy) }
    let report = try await Self.report(of: copy)
    #expect(report.causes.map { Self.name($0, in: copy) } == [])
  }

  private static func mend(_ repair: Repair, in folder: String) throws {
    let path = "\(folder)/\(repair.file)"
    var text = try String(contentsOfFile: path, encoding: .utf8)
    for (old, new) in repair.texts {
      #expect(old.isEmpty || text.contains(old), "\(old)")
      text = old.isEmpty ? text + new + "\n" : text.replacing(old, with: new)
    }
    try Temporary.write(text, to: path)
  }
}
