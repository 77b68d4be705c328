import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs

extension Audit {
  /// The traits of layouts in a language at a text size.
  func traits(in locale: AuditLocale, at category: ContentSizeCategory) -> TraitCollection {
    var traits = traits
    traits.contentSizeCategory = category
    traits.layoutDirection = locale.direction
    traits.language = locale.language
    let textLocale = (locale.identifier ?? locale.language).map { TextLocale($0) }
    traits.hasTallLines = traits.hasTallLines || textLocale?.hasTallLines == true
    return traits
  }
}

/// The result of a unit.
struct AuditOutcome: Sendable {
  /// The indexes of the subject and of the language.
  let subject, locale: Int
  /// The text sizes at which something was laid out.
  var categories: Set<ContentSizeCategory> = []
  /// The paths of the checked elements.
  var elements: Set<String> = []
  /// The paths of all views, and their object IDs.
  var views: Set<String> = []
  var collector = FindingCollector()
  var problems = ProblemCollector()
  var layoutCount = 0
  /// The first part of each kind.
  var firstParts: [String: Int] = [:]
}

/// Lays out the parts of a unit at all sizes and widths.
struct AuditWorker {
  let audit: Audit

  init(_ audit: Audit) { self.audit = audit }

  func run(_ unit: AuditUnit, progress: (Int) -> Void) -> AuditOutcome {
    var run = UnitRun(audit, unit)
    let prepared = run.prepare()
    for category in audit.categories.sorted() where !Task.isCancelled {
      if let prepared { run.lay(prepared, category) }
      progress(unit.parts.count * run.widths.count)
    }
    return run.outcome
  }
}

/// A unit in progress.
private struct UnitRun {
  let audit: Audit
  let unit: AuditUnit
  let subject: any AuditSubject
  let locale: AuditLocale
  let check: LayoutCheck
  /// The widths of the subject, from the narrowest.
  let widths: [Double]
  var outcome: AuditOutcome

  init(_ audit: Audit, _ unit: AuditUnit) {
    self.audit = audit
    self.unit = unit
    outcome = AuditOutcome(subject: unit.subject, locale: unit.locale)
    subject = audit.subjects[unit.subject]
    locale = audit.locales[unit.locale]
    check = audit.check
    widths = audit.widths(ofSubject: unit.subject)
  }

  /// Returns the parts with their strings; nil if an error prevents it, which is then in the
  /// problems.
  mutating func prepare() -> (any PreparedParts)? {
    do {
      return try subject.prepare(parts: unit.parts, locale: locale)
    } catch {
      fail(error)
      return nil
    }
  }

  mutating func lay(_ prepared: any PreparedParts, _ category: ContentSizeCategory) {
    do {
      let stage = try prepared.stage(traits: audit.traits(in: locale, at: category))
      for part in unit.parts where !Task.isCancelled { lay(part, on: stage, category) }
    } catch {
      fail(error)
    }
  }

  private mutating func lay(_ part: Int, on stage: any AuditStage, _ category: ContentSizeCategory) {
    do {
      let staged = try stage.show(part: part)
      let isSmallest = category == audit.categories.min()
      if isSmallest { meet(staged, part) }
      let isFirst = outcome.firstParts[staged.kind] == part
      var known: [ItemLengths: [Fault]] = [:]
      for width in widths {
        let lengths = staged.lengths(inTable: width, safeArea: audit.safeArea)
        let faults = try lengths.flatMap { known[$0] } ?? lay(staged, width: width, ambiguity: isFirst)
        if let lengths { known[lengths] = faults }
        outcome.categories.insert(category)
        let situation = Situation(category: category, width: width)
        let all = faults + check.widthFaults(in: staged, width: width)
        for fault in all { take(fault, situation, part, staged) }
      }
      if isSmallest, isFirst {
        judgeScaling(staged, part)
        outcome.elements.formUnion(CellElement.all(in: staged.view).map(\.path))
        outcome.views.formUnion(CellElement.paths(in: staged.view))
        if let objects = staged.objects { outcome.elements.formUnion(objects.ids.values) }
      }
    } catch {
      fail(error)
    }
  }

  /// Returns the faults of a layout. An item that has the same lengths and the same safe area at
  /// several widths needs only one.
  private mutating func lay(_ staged: StagedPart, width: Double, ambiguity: Bool) throws -> [Fault] {
    outcome.layoutCount += 1
    return try check.ownFaults(in: staged, width: width, ambiguity: ambiguity)
  }

  /// Runs the checks that a part needs once.
  private mutating func meet(_ staged: StagedPart, _ part: Int) {
    judgeTranslations(staged, part)
    outcome.firstParts[staged.kind] = min(part, outcome.firstParts[staged.kind] ?? part)
  }

  private mutating func take(_ fault: Fault, _ situation: Situation, _ part: Int, _ staged: StagedPart) {
    if let objects = staged.objects, !objects.tells(fault) { return }
    var fault = staged.objects?.marked(fault) ?? fault
    if let reference = staged.references[Fault.name(ofPath: fault.element)] {
      fault.key = reference.key
      fault.textPlace = reference.lookup.map {
        TextPlace(file: $0.string.file, position: $0.string.position, locale: $0.textLocale.tag)
      }
    }
    outcome.collector.add(
      fault, in: situation, subject: unit.subject, locale: unit.locale, part: subject.part(at: part)?.index)
  }

  private mutating func fail(_ error: any Error) { outcome.problems.add(error, subject: subject.name) }

  // MARK: Translations

  /// Finds strings without a translation, or with one that is far longer than the source, at every
  /// size and width.
  private mutating func judgeTranslations(_ staged: StagedPart, _ part: Int) {
    for (view, reference) in staged.references {
      guard let lookup = reference.lookup, let element = CellElement.path(ofView: view, in: staged.view) else {
        continue
      }
      guard let fault = TranslationCheck(rules: audit.rules).fault(of: lookup, reference, element: element) else {
        continue
      }
      takeEverywhere(fault, part, staged)
    }
  }

  /// Finds text that does not scale.
  private mutating func judgeScaling(_ staged: StagedPart, _ part: Int) {
    guard audit.rules.applies(.unscaledText) else { return }
    for fault in TextScaling(staged.view).faults { takeEverywhere(fault, part, staged) }
  }

  private mutating func takeEverywhere(_ fault: Fault, _ part: Int, _ staged: StagedPart) {
    for category in audit.categories {
      for width in widths { take(fault, Situation(category: category, width: width), part, staged) }
    }
  }
}
