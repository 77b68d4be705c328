import Drawing
import Foundation

/// The pictures of the cells of an audit, at all of its text sizes, with what is wrong in each.
///
/// They are drawn by laying the cells out once more, at the width where a finding is worst. There is a limit to what they take
/// together; the worst findings are drawn first.
public struct AuditPictures: Sendable {
  /// Which cells are drawn.
  public enum Selection: Hashable, Sendable {
    /// Those in which something was found.
    case failed
    /// All of them.
    case all
  }

  /// A part in a language and width, at all text sizes.
  struct Strip: Encodable, Sendable {
    var subject: Int
    /// What the part is called: `row 0.3`.
    var part: String?
    var locale: Int
    var width: Double
    /// The findings of the part and language, by their numbers in the report.
    var findings: [Int]
    /// A picture for each text size; nil where the cell could not be laid out.
    var pictures: [StripPicture?]
  }

  struct StripPicture: Encodable, Sendable {
    var width, height: Double
    /// Its number among the drawings.
    var drawing: Int
    var marks: [Mark]
  }

  /// A fault in a picture.
  struct Mark: Encodable, Sendable {
    /// Its finding, by the number in the report.
    var finding: Int
    /// Left, top, width and height of the element, in points.
    var frame: [Double]
    /// The same of the other element that the fault is about.
    var other: [Double]?
    /// How many points are missing at this text size.
    var missing: Double?
  }

  /// How many cells have no picture because there was no more room.
  public internal(set) var leftOutCount = 0
  var strips: [Strip] = []
  var drawings: [String] = []
  var sheet = PictureSheet()
  private var drawingNumbers: [String: Int] = [:]
  private var byteCount = 0

  /// No pictures.
  public init() {}

  /// Lays out and draws what a report is about.
  ///
  /// The outcome is the same on any number of cores. Throws `CancellationError` alone.
  /// - Parameters:
  ///   - report: What the audit found.
  ///   - audit: The audit that found it.
  ///   - selection: Which cells are drawn.
  ///   - workers: How many cores are used; all of them when nil.
  ///   - byteLimit: What the pictures may take in the page; one cell more may go beyond it.
  ///   - progress: Told how many cells are drawn, and of how many.
  /// - Complexity: O(*n*) in the cells that are drawn, by the text sizes.
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

  /// The number of a drawing, which may have been there before: most cells are alike in some languages or at some sizes.
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
