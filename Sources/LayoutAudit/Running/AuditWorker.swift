import FontMetrics
import Foundation
import LayoutCore

extension Audit {
  /// The surroundings of layouts in a language at a text size.
  func traits(in locale: AuditLocale, at category: ContentSizeCategory) -> TraitCollection {
    var traits = traits
    traits.contentSizeCategory = category
    traits.layoutDirection = locale.direction
    traits.language = locale.language
    return traits
  }
}

/// What came of a unit.
struct AuditOutcome: Sendable {
  var collector = FindingCollector()
  var problems: [AuditProblem] = []
  var layoutCount = 0
}

/// Lays the rows of a unit out at all sizes and widths.
struct AuditWorker {
  let audit: Audit

  init(_ audit: Audit) { self.audit = audit }

  func run(_ unit: AuditUnit, progress: (Int) -> Void) -> AuditOutcome {
    var run = UnitRun(audit, unit)
    let prepared = run.prepare()
    for category in audit.categories.sorted() where !Task.isCancelled {
      if let prepared { run.lay(prepared, category) }
      progress(unit.rows.count * audit.widths.count)
    }
    run.compareSizes()
    return run.outcome
  }
}

/// One unit while it is worked on.
private struct UnitRun {
  let audit: Audit
  let unit: AuditUnit
  let subject: any AuditSubject
  let locale: AuditLocale
  let check: LayoutCheck
  var outcome = AuditOutcome()
  /// The sizes of texts in the first row.
  var sizes = TextSizes()

  init(_ audit: Audit, _ unit: AuditUnit) {
    self.audit = audit
    self.unit = unit
    subject = audit.subjects[unit.subject]
    locale = audit.locales[unit.locale]
    check = LayoutCheck(rules: audit.rules)
  }

  /// The rows with their texts; nil when something keeps them from being shown, which is then among the problems.
  mutating func prepare() -> (any PreparedRows)? {
    do {
      return try subject.prepare(rows: unit.rows, locale: locale)
    } catch {
      fail(error, row: nil)
      return nil
    }
  }

  mutating func lay(_ prepared: any PreparedRows, _ category: ContentSizeCategory) {
    do {
      let stage = try prepared.stage(traits: audit.traits(in: locale, at: category))
      for row in unit.rows where !Task.isCancelled { lay(row, on: stage, category) }
    } catch {
      fail(error, row: nil)
    }
  }

  private mutating func lay(_ row: Int, on stage: any AuditStage, _ category: ContentSizeCategory) {
    do {
      let staged = try stage.show(row: row)
      if category == audit.categories.min() { judgeTranslations(staged, row) }
      for width in audit.widths.sorted() {
        let faults = try check.faults(
          in: staged.cell, width: width, separator: staged.hasSeparator, fixedHeight: staged.fixedHeight,
          ambiguity: row == unit.rows.lowerBound)
        outcome.layoutCount += 1
        let situation = Situation(category: category, width: width)
        for fault in faults { take(fault, situation, row, staged) }
      }
      if row == unit.rows.lowerBound { sizes.note(staged.cell, category) }
    } catch {
      fail(error, row: row)
    }
  }

  private mutating func take(_ fault: Fault, _ situation: Situation, _ row: Int, _ staged: StagedRow) {
    var fault = fault
    fault.key = staged.references[fault.element.split(separator: "/").last.map(String.init) ?? ""]?.key
    outcome.collector.add(
      fault, in: situation, subject: unit.subject, locale: unit.locale, row: subject.hasRows ? row : nil)
  }

  /// Notes each problem once: most come again at every text size.
  private mutating func fail(_ error: any Error, row: Int?) {
    let problem = AuditProblem(subject: subject.name, message: "\(error)")
    if !outcome.problems.contains(problem) { outcome.problems.append(problem) }
  }

  // MARK: Translations

  /// Texts that have no translation, or one that is far longer than the source. They are so at every size and width.
  private mutating func judgeTranslations(_ staged: StagedRow, _ row: Int) {
    for (view, reference) in staged.references {
      guard let lookup = reference.lookup, let element = CellElement.path(ofView: view, in: staged.cell) else {
        continue
      }
      guard let fault = TranslationCheck(rules: audit.rules).fault(of: lookup, reference, element: element) else {
        continue
      }
      for category in audit.categories {
        for width in audit.widths { take(fault, Situation(category: category, width: width), row, staged) }
      }
    }
  }

  /// Texts that do not scale, by the sizes in the first row.
  mutating func compareSizes() {
    sizes.addFaults(
      to: &outcome.collector, categories: audit.categories, width: audit.widths.min() ?? 0, rules: audit.rules,
      subject: unit.subject, locale: unit.locale)
  }
}
