public import FontMetrics
package import Foundation
package import InterfaceBuilder
public import LayoutCore
import Synchronization
import Threads

/// A check of every cell at every text size and width, in every language, for faults that people
/// would see.
///
/// ```swift
/// var audit = Audit([CellSubject(try CellDocument(path: "cell.yaml"))])
/// audit.widths = [320, 375]
/// let report = try await audit.run()
/// report.findings.first?.first?.category        // the text size from which on something is wrong
/// ```
/// The result is the same on any number of cores.
public struct Audit: Sendable {
  /// The subjects.
  public var subjects: [any AuditSubject]
  /// The languages.
  public var locales = [AuditLocale.asWritten]
  /// The text sizes; by default all twelve.
  public var categories = ContentSizeCategory.allCases
  /// The widths of the small, the standard and the large iPhone, in points.
  package static let phoneWidths = NibSizeClasses.phone.usualWidths
  /// The widths of an iPad held upright and on its side, in points.
  package static let padWidths = NibSizeClasses.pad.usualWidths

  /// The widths of cells, in points; by default those of the small, the standard and the large
  /// iPhone.
  public var widths = phoneWidths
  /// The widths of a subject, by its index in ``subjects``, in points. A subject without an entry
  /// is laid out at all ``widths``.
  public var widthsBySubject: [Int: [Double]] = [:]
  /// The distance by which rounded corners and bars extend into a table at its sides, in points, as
  /// on a phone in landscape orientation; by default 0.
  public var safeArea = EdgeInsets.zero
  /// The rules.
  public var rules = AuditRules()
  /// The date on which suppressions must be valid, `2027-01-31`; by default today.
  public var today = Audit.day(of: Date())
  /// True if the subjects are all those of folders: suppressions that name none of them, or none of
  /// their elements, are then reported.
  package var coversFolders = false
  /// The text that is shown instead of text set in code, for the baseline.
  package var placeholder = NibPlaceholder.fitting
  /// Remarks for the reader of the report: settings without effect, missing languages.
  package var remarks: [String] = []
  /// The unknown facts about whole files, and about cells that are not laid out.
  public var fileNotes: [AuditNote] = []
  /// The languages of a subject, by its index in ``subjects``: nil for text without translation. A
  /// subject without an entry is audited in all of ``locales``.
  public var localesBySubject: [Int: Set<String?>] = [:]
  /// The traits, except for text size, language and direction.
  public var traits = TraitCollection(log: .silent)

  /// Creates an audit of cells and tables.
  public init(_ subjects: [any AuditSubject]) { self.subjects = subjects }

  /// The number of layouts.
  public var layoutCount: Int {
    let layouts = subjects.indices.reduce(0) { sum, subject in
      sum + subjects[subject].partCount * locales(ofSubject: subject).count * widths(ofSubject: subject).count
    }
    return layouts * categories.count
  }

  /// Returns the widths of a subject, narrowest first, in points.
  func widths(ofSubject index: Int) -> [Double] { (widthsBySubject[index] ?? widths).sorted() }

  /// Returns the indexes of a subject's languages.
  func locales(ofSubject index: Int) -> [Int] {
    guard let spoken = localesBySubject[index] else { return Array(locales.indices) }
    return locales.indices.filter { spoken.contains(locales[$0].identifier) }
  }

  /// Lays out everything and collects the faults.
  ///
  /// If a cell cannot be built, the reason is in the report's problems, and the audit continues
  /// with other cells. Throws only `CancellationError`.
  /// - Parameters:
  ///   - workers: The number of cores; all cores if nil.
  ///   - progress: A closure that receives the number of finished layouts, of ``layoutCount``, on
  ///     any thread.
  /// - Complexity: O(*n*) in ``layoutCount``. Memory grows with the findings, and not with the
  ///   layouts.
  public func run(
    workers: Int? = nil, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(CancellationError) -> AuditReport {
    let plan = AuditPlan(self)
    let state = AuditState(plan.units.count, progress: progress)
    let count = max(1, min(workers ?? CoreCount.available, plan.units.count))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<count {
        group.addTask {
          while !Task.isCancelled, let index = state.next() {
            let unit = plan.units[index]
            let outcome = await subjects[unit.subject].perform { AuditWorker(self).run(unit, progress: state.report) }
            state.finish(outcome, at: index)
          }
        }
      }
    }
    if Task.isCancelled { throw CancellationError() }
    return AuditReport(self, outcomes: state.outcomes())
  }
}

extension Audit {
  /// The check of its layouts.
  var check: LayoutCheck { LayoutCheck(rules: rules, safeArea: safeArea == .zero ? nil : safeArea) }

  /// Returns a date in UTC, `2027-01-31`.
  package static func day(of date: Date) -> String { date.formatted(.iso8601.year().month().day()) }
}

/// The number of cores.
enum CoreCount {
  static var available: Int { ProcessInfo.processInfo.activeProcessorCount }
}

/// The work of a worker at a time: some parts of a subject in a language, at all text sizes and
/// widths.
struct AuditUnit: Sendable {
  let subject: Int
  let locale: Int
  let parts: Range<Int>
}

/// The work in the order of the report.
struct AuditPlan: Sendable {
  /// Enough parts that making the cells costs little, and few enough that their strings stay in the
  /// cache from size to size.
  private static let partsAtOnce = 64

  let units: [AuditUnit]

  init(_ audit: Audit) {
    units = audit.subjects.indices.flatMap { subject in
      audit.locales(ofSubject: subject).flatMap { locale in
        stride(from: 0, to: audit.subjects[subject].partCount, by: Self.partsAtOnce).map { part in
          let end = min(part + Self.partsAtOnce, audit.subjects[subject].partCount)
          return AuditUnit(subject: subject, locale: locale, parts: part..<end)
        }
      }
    }
  }
}

/// The shared state of workers: the next unit, the results of finished units, and the number of
/// layouts.
private final class AuditState: Sendable {
  private let taken = Atomic(0)
  private let laidOut = Atomic(0)
  private let count: Int
  private let done: Locked<[AuditOutcome?]>
  private let progress: @Sendable (Int) -> Void

  init(_ count: Int, progress: @escaping @Sendable (Int) -> Void) {
    self.count = count
    done = Locked(Array(repeating: nil, count: count))
    self.progress = progress
  }

  func next() -> Int? {
    let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  func finish(_ outcome: AuditOutcome, at index: Int) { done.withLock { $0[index] = outcome } }

  func report(_ layouts: Int) { progress(laidOut.wrappingAdd(layouts, ordering: .relaxed).newValue) }

  func outcomes() -> [AuditOutcome] { done.withLock { $0.compactMap(\.self) } }
}
