import Drawing
import Foundation

/// The pictures of the cells of an audit, at all of its text sizes, with the faults in each.
///
/// The cells are laid out again to draw them, at the width at which a finding is worst. Their total
/// size is limited; the worst findings are drawn first.
public struct AuditPictures: Sendable {
  /// The cells to draw.
  public enum Selection: Hashable, Sendable {
    /// The cells with findings.
    case failed
    /// All cells.
    case all
  }

  /// A part in a language and width, at all text sizes.
  struct Strip: Encodable, Sendable {
    var subject: Int
    /// The name of the part: `row 0.3`.
    var part: String?
    var locale: Int
    var width: Double
    /// The findings of the part and language, by their indexes in the report.
    var findings: [Int]
    /// A picture for each text size; nil if the cell could not be laid out.
    var pictures: [StripPicture?]
  }

  struct StripPicture: Encodable, Sendable {
    var width, height: Double
    /// Its index among the drawings.
    var drawing: Int
    var marks: [Mark]
  }

  /// A fault in a picture.
  struct Mark: Encodable, Sendable {
    /// The index of its finding in the report.
    var finding: Int
    /// Left, top, width and height of the element, in points.
    var frame: [Double]
    /// Left, top, width and height of the other element of the fault.
    var other: [Double]?
    /// The number of missing points at this text size.
    var missing: Double?
  }

  /// The number of cells without a picture because of the limit.
  public internal(set) var leftOutCount = 0
  var strips: [Strip] = []
  var drawings: [String] = []
  var sheet = PictureSheet()
  private var drawingNumbers: [String: Int] = [:]
  private var byteCount = 0

  /// No pictures.
  public init() {}

  /// Lays out and draws the cells of a report.
  ///
  /// The result is the same on any number of cores. Throws only `CancellationError`.
  /// - Parameters:
  ///   - report: The report of the audit.
  ///   - audit: The audit of the report.
  ///   - selection: The cells to draw.
  ///   - workers: The number of cores; all cores if nil.
  ///   - byteLimit: The maximum size of the pictures in the page; one more cell may exceed it.
  ///   - progress: A closure that receives the number of drawn cells, and their total number.
  /// - Complexity: O(*n*) in the drawn cells, times the text sizes.
  public static func draw(
    _ report: AuditReport, of audit: Audit, _ selection: Selection = .failed, workers: Int? = nil,
    byteLimit: Int = 16_000_000, progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws(CancellationError) -> AuditPictures {
    let plan = PicturePlan(report, audit, selection)
    var pictures = AuditPictures()
    var next = 0
    while next < plan.places.count, pictures.byteCount < byteLimit, !Task.isCancelled {
      let places = plan.places[next..<min(next + plan.placesAtOnce, plan.places.count)]
      for strip in await plan.lay(places, workers: workers) where pictures.byteCount < byteLimit {
        pictures.add(strip)
        next += 1
      }
      progress(next, plan.places.count)
    }
    if Task.isCancelled { throw CancellationError() }
    pictures.leftOutCount = plan.places.count - next
    return pictures
  }

  private mutating func add(_ strip: LaidStrip) {
    let pictures = strip.pictures.map { picture in
      picture.map {
        StripPicture(
          width: Double($0.picture.size.width), height: Double($0.picture.size.height), drawing: add($0.picture),
          marks: $0.marks)
      }
    }
    byteCount += pictures.reduce(0) { $0 + 40 + 60 * ($1?.marks.count ?? 0) }
    strips.append(
      Strip(
        subject: strip.place.subject, part: strip.part?.description, locale: strip.place.locale,
        width: strip.place.width,
        findings: strip.findings, pictures: pictures))
  }

  /// Returns the index of a drawing, which may exist already: most cells are equal in some
  /// languages or at some sizes.
  private mutating func add(_ picture: Picture) -> Int {
    let shared = sheet.sharedByteCount
    let drawing = sheet.add(picture)
    if let known = drawingNumbers[drawing] { return known }
    byteCount += drawing.utf8.count + sheet.sharedByteCount - shared
    drawings.append(drawing)
    drawingNumbers[drawing] = drawings.count - 1
    return drawings.count - 1
  }
}
