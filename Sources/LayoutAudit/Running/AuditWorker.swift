import FontMetrics
import Foundation
import LayoutCore

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
    for category in audit.categories.sorted() where !Task.isCancelled {
      run.lay(category)
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
  /// The sizes of texts in the first row, in points, by element and text size.
  var sizes: [String: [ContentSizeCategory: SizedText]] = [:]

  struct SizedText {
    var points: Double
    var text: String
    var frame: CGRect
  }

  init(_ audit: Audit, _ unit: AuditUnit) {
    self.audit = audit
    self.unit = unit
    subject = audit.subjects[unit.subject]
    locale = audit.locales[unit.locale]
    check = LayoutCheck(rules: audit.rules)
  }

  private func traits(_ category: ContentSizeCategory) -> TraitCollection {
    var traits = audit.traits
    traits.contentSizeCategory = category
    traits.layoutDirection = locale.direction
    traits.language = locale.language
    return traits
  }

  mutating func lay(_ category: ContentSizeCategory) {
    do {
      let stage = try subject.stage(traits: traits(category), locale: locale)
      for row in unit.rows where !Task.isCancelled { lay(row, on: stage, category) }
    } catch {
      fail(error, row: nil)
    }
  }

  private mutating func lay(_ row: Int, on stage: any AuditStage, _ category: ContentSizeCategory) {
    do {
      let staged = try stage.show(row: row)
      for width in audit.widths.sorted() {
        let faults = try check.faults(
          in: staged.cell, width: width, separator: staged.hasSeparator, fixedHeight: staged.fixedHeight,
          ambiguity: row == unit.rows.lowerBound)
        outcome.layoutCount += 1
        let situation = Situation(category: category, width: width)
        for fault in faults { take(fault, situation, row, staged) }
      }
      if row == unit.rows.lowerBound { noteSizes(in: staged.cell, category) }
    } catch {
      fail(error, row: row)
    }
  }

  private mutating func take(_ fault: Fault, _ situation: Situation, _ row: Int, _ staged: StagedRow) {
    var fault = fault
    fault.key = staged.keys[fault.element.split(separator: "/").last.map(String.init) ?? ""]
    outcome.collector.add(
      fault, in: situation, subject: unit.subject, locale: unit.locale, row: subject.hasRows ? row : nil)
  }

  /// Notes each problem once: most come again at every text size.
  private mutating func fail(_ error: any Error, row: Int?) {
    let problem = AuditProblem(subject: subject.name, message: "\(error)")
    if !outcome.problems.contains(problem) { outcome.problems.append(problem) }
  }

  // MARK: Texts that do not scale

  private mutating func noteSizes(in cell: TableViewCell, _ category: ContentSizeCategory) {
    for element in CellElement.all(in: cell) {
      guard let label = element.label else { continue }
      sizes[element.path, default: [:]][category] = SizedText(
        points: label.font.pointSize, text: label.text ?? "", frame: element.frame)
    }
  }

  /// A text whose size is the same at the smallest text and at the largest does not scale.
  mutating func compareSizes() {
    guard audit.rules.applies(.unscaledText), let smallest = audit.categories.min(),
      let largest = audit.categories.max(), smallest < largest, let width = audit.widths.min()
    else { return }
    for (path, known) in sizes {
      guard let small = known[smallest], let large = known[largest], small.points == large.points else { continue }
      let fault = Fault(
        .unscaledText, element: path, text: large.text, frame: large.frame,
        detail: "\(Finding.text(large.points)) points")
      for category in audit.categories {
        outcome.collector.add(
          fault, in: Situation(category: category, width: width), subject: unit.subject, locale: unit.locale, row: nil)
      }
    }
  }
}
