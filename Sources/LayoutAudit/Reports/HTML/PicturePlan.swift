import FontMetrics
import Foundation
import LayoutCore

/// A part in a language and width that has a picture at every text size.
struct PicturePlace: Hashable, Sendable {
  var subject: Int
  var part: Int?
  var locale: Int
  var width: Double
}

/// The cells of an audit to draw, worst first, and the way they are drawn.
struct PicturePlan: Sendable {
  let places: [PicturePlace]
  /// Enough cells to keep every core busy, and few enough that not much is drawn in vain at the
  /// limit.
  let placesAtOnce = 16
  private let audit: Audit
  private let report: AuditReport
  private let found: [Part: [Int]]

  /// A part in a language.
  private struct Part: Hashable {
    var subject: Int
    var part: Int?
    var locale: Int
  }

  init(_ report: AuditReport, _ audit: Audit, _ selection: AuditPictures.Selection) {
    self.report = report
    self.audit = audit
    let places = AuditPlaces(report)
    let parts = report.findings.map { finding in
      Part(subject: places.subject(of: finding), part: finding.part?.index, locale: places.locale(of: finding))
    }
    found = Dictionary(grouping: parts.indices) { parts[$0] }
    var seen: Set<PicturePlace> = []
    let failed = report.worstFirst.map { number in
      PicturePlace(
        subject: parts[number].subject, part: parts[number].part, locale: parts[number].locale,
        width: report.findings[number].worst.width)
    }
    var list = failed.filter { seen.insert($0).inserted }
    if selection == .all { list += Self.clean(in: audit, report, without: Set(parts)) }
    self.places = list
  }

  /// Returns the parts without findings, at the narrowest width.
  private static func clean(in audit: Audit, _ report: AuditReport, without failed: Set<Part>) -> [PicturePlace] {
    audit.subjects.enumerated().flatMap { subject, audited -> [PicturePlace] in
      guard let width = audit.widths(ofSubject: subject).first else { return [] }
      return audit.locales(ofSubject: subject).flatMap { locale in
        (0..<audited.partCount).compactMap { index -> PicturePlace? in
          let part = Part(subject: subject, part: audited.part(at: index)?.index, locale: locale)
          return failed.contains(part)
            ? nil : PicturePlace(subject: subject, part: part.part, locale: locale, width: width)
        }
      }
    }
  }

  /// Lays out some parts, on all cores.
  func lay(_ places: ArraySlice<PicturePlace>, workers: Int?) async -> [LaidStrip] {
    let count = min(max(1, workers ?? places.count), places.count)
    return await withTaskGroup(of: (Int, LaidStrip).self) { group in
      var left = Array(places.enumerated()).makeIterator()
      func begin() {
        guard let (index, place) = left.next() else { return }
        group.addTask { (index, await audit.subjects[place.subject].perform { lay(place) }) }
      }
      for _ in 0..<count { begin() }
      var strips: [(Int, LaidStrip)] = []
      while let strip = await group.next() {
        strips.append(strip)
        begin()
      }
      return strips.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func lay(_ place: PicturePlace) -> LaidStrip {
    let numbers = found[Part(subject: place.subject, part: place.part, locale: place.locale)] ?? []
    let drawing = StripDrawing(audit, place, findings: numbers.map { ($0, report.findings[$0]) })
    return LaidStrip(
      place: place, part: audit.subjects[place.subject].part(at: place.part ?? 0), findings: numbers,
      pictures: report.categories.map(drawing.picture))
  }
}
