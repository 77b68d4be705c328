public import FontMetrics
package import Foundation
public import LayoutCore
import Synchronization
import Threads

/// Every cell at every text size and width in every language, and what a person would see go wrong.
///
/// ```swift
/// var audit = Audit([CellSubject(try CellDocument(path: "cell.yaml"))])
/// audit.widths = [320, 375]
/// let report = try await audit.run()
/// report.findings.first?.first?.category        // the text size from which on something is wrong
/// ```
/// The outcome is the same on any number of cores.
public struct Audit: Sendable {
  /// What is looked at.
  public var subjects: [any AuditSubject]
  /// The languages.
  public var locales = [AuditLocale.asWritten]
  /// The text sizes; all twelve at first.
  public var categories = ContentSizeCategory.allCases
  /// The widths of cells, in points: those of the small, the usual and the large iPhone at first.
  public var widths = [320.0, 375, 430]
  /// The widths in which a subject is laid out, by its number among ``subjects``, in points. A subject without an entry is
  /// laid out in all of ``widths``.
  public var widthsBySubject: [Int: [Double]] = [:]
  /// How far rounded corners and bars reach into a table at its sides, in points, as on a phone that lies on its side; nothing at first.
  public var safeArea = EdgeInsets.zero
  /// What counts as a fault.
  public var rules = AuditRules()
  /// The day on which suppressions have to hold, `2027-01-31`; today at first.
  public var today = Audit.day(of: Date())
  /// What cannot be known from files as a whole, and of cells that are not laid out.
  public var fileNotes: [AuditNote] = []
  /// The languages that a subject is looked at in, by its number among ``subjects``: nil for the texts as they stand. A subject without an
  /// entry is looked at in all of ``locales``.
  public var localesBySubject: [Int: Set<String?>] = [:]
  /// The surroundings, but for text size, language and direction.
  public var traits = TraitCollection(log: .silent)

  /// An audit of cells and tables.
  public init(_ subjects: [any AuditSubject]) { self.subjects = subjects }

  /// How many layouts it comes to.
  public var layoutCount: Int {
    let layouts = subjects.indices.reduce(0) { sum, subject in
      sum + subjects[subject].partCount * locales(ofSubject: subject).count * widths(ofSubject: subject).count
    }
    return layouts * categories.count
  }

  /// The widths in which a subject is laid out, from the narrowest, in points.
  func widths(ofSubject index: Int) -> [Double] { (widthsBySubject[index] ?? widths).sorted() }

  /// The numbers of the languages that a subject is looked at in.
  func locales(ofSubject index: Int) -> [Int] {
    guard let spoken = localesBySubject[index] else { return Array(locales.indices) }
    return locales.indices.filter { spoken.contains(locales[$0].identifier) }
  }

  /// Lays everything out and collects the faults.
  ///
  /// What keeps a cell from being built is among the report's problems, and the other cells go on. Throws `CancellationError` alone.
  /// - Parameters:
  ///   - workers: How many cores are used; all of them when nil.
  ///   - progress: Told how many layouts are done, of ``layoutCount``; on any thread.
  /// - Complexity: O(*n*) in ``layoutCount``. Memory grows with what is found, and not with the layouts.
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
            state.finish(AuditWorker(self).run(plan.units[index], progress: state.report), at: index)
          }
        }
      }
    }
    if Task.isCancelled { throw CancellationError() }
    return AuditReport(self, outcomes: state.outcomes())
  }
}

extension Audit {
  /// What looks at its layouts.
  var check: LayoutCheck { LayoutCheck(rules: rules, safeArea: safeArea == .zero ? nil : safeArea) }

  /// A day in UTC, `2027-01-31`.
  package static func day(of date: Date) -> String { date.formatted(.iso8601.year().month().day()) }
}

/// How many cores there are.
enum CoreCount {
  static var available: Int { ProcessInfo.processInfo.activeProcessorCount }
}

/// What a worker takes at once: some parts of a subject in a language, at all text sizes and widths.
struct AuditUnit: Sendable {
  let subject: Int
  let locale: Int
  let parts: Range<Int>
}

/// The work in the order of the report.
struct AuditPlan: Sendable {
  /// Enough parts that making the cells costs little, and few enough that their texts stay in the cache from size to size.
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

/// What workers share: which unit is next, what came of those that are done, and how many layouts there were.
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
