import Drawing
import FontMetrics
import Foundation
import LayoutCore

/// A part at all text sizes, laid out and not drawn yet.
struct LaidStrip: Sendable {
  var place: PicturePlace
  /// The name in findings; nil for a separate cell.
  var part: AuditPart?
  var findings: [Int]
  var pictures: [LaidPicture?]
}

/// A part at one text size, with its faults.
struct LaidPicture: Sendable {
  var picture: Picture
  var marks: [AuditPictures.Mark]
}

/// Lays out a part again, and finds its faults.
struct StripDrawing {
  private let audit: Audit
  private let place: PicturePlace
  private let findings: [(number: Int, finding: Finding)]
  private let check: LayoutCheck
  /// The part with its strings; nil if an error prevents it.
  private let prepared: (any PreparedParts)?

  init(_ audit: Audit, _ place: PicturePlace, findings: [(number: Int, finding: Finding)]) {
    self.audit = audit
    self.place = place
    self.findings = findings
    check = audit.check
    let part = place.part ?? 0
    prepared = try? audit.subjects[place.subject].prepare(parts: part..<part + 1, locale: audit.locales[place.locale])
  }

  /// Returns the part at a text size; nil if it cannot be laid out, which is in the report's
  /// problems.
  func picture(at category: ContentSizeCategory) -> LaidPicture? {
    let traits = audit.traits(in: audit.locales[place.locale], at: category)
    guard let stage = try? prepared?.stage(traits: traits),
      let staged = try? stage.show(part: place.part ?? 0),
      let faults = try? check.faults(in: staged, width: place.width, ambiguity: false),
      let picture = try? CellPicture(staged.view).picture
    else { return nil }
    let frames = Dictionary(
      CellElement.all(in: staged.view).map { ($0.path, $0.frame) }, uniquingKeysWith: { first, _ in first })
    return LaidPicture(
      picture: picture,
      marks: findings.compactMap { number, finding in
        mark(number, finding, faults, frames, at: category, cell: staged.view.bounds)
      })
  }

  /// Returns a finding with its frame in this layout; nil if the layout does not have it.
  private func mark(
    _ number: Int, _ finding: Finding, _ faults: [Fault], _ frames: [String: CGRect], at category: ContentSizeCategory,
    cell: CGRect
  ) -> AuditPictures.Mark? {
    func isSame(_ fault: Fault) -> Bool {
      FindingKey(fault, subject: 0, locale: 0, part: nil) == FindingKey(finding.fault, subject: 0, locale: 0, part: nil)
    }
    // Text may lack width and height.
    let fault = faults.filter(isSame).max { ($0.missing ?? 0) < ($1.missing ?? 0) }
    guard fault != nil || (finding.rule.isSeenAcrossLayouts && finding.categories.contains(category)) else {
      return nil
    }
    // If a row is too low, the fault was found at a sufficient height.
    let frame = frames[finding.fault.element] ?? fault?.frame ?? cell
    return AuditPictures.Mark(
      finding: number, frame: Self.numbers(frame), other: finding.fault.other.flatMap { frames[$0] }.map(Self.numbers),
      missing: fault?.missing.map { ($0 * 1000).rounded() / 1000 })
  }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { hundredths(Double($0)) }
  }

  private static func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}

extension AuditRule {
  /// True if finding the fault requires more than a check of one layout.
  fileprivate var isSeenAcrossLayouts: Bool {
    isOfFirstParts || isAboutTranslations
  }
}
