#if Service
import Foundation
import Queries
import Strut

/// A font that was dropped onto the page: what `strut inspect` says of its faces, each with a picture of its lines.
struct PreviewFontDocument: Encodable {
  struct Line: Encodable {
    var name: String
    /// Points above the baseline; negative below it.
    var points: Double
  }
  struct Face: Encodable {
    var report: FaceReport
    var sample: String
    var width, height: Double
    /// From the picture's top.
    var baseline: Double
    var lines: [Line]
    /// SVG.
    var picture: String
  }

  var schema = 1
  var engines = Engines.current
  var bytes: Int
  var faceCount: Int
  /// The first of them, as many as a page shows.
  var faces: [Face]
  /// Why others cannot be opened.
  var failures: [String]

  /// How many faces are shown; a collection may have hundreds.
  private static let faceLimit = 6

  init(_ font: FontUpload, _ typesetting: Typesetting, _ deadline: Deadline) throws {
    bytes = font.bytes.count
    let opened = try font.faces(until: deadline)
    let matches = opened.compactMap { try? $0.match.get() }
    failures = opened.compactMap { face in
      guard case .failure(let error) = face.match else { return nil }
      return error.message
    }
    faceCount = matches.count
    faces = try matches.prefix(Self.faceLimit).map { match in
      try deadline.check()
      return try Face(match, typesetting)
    }
  }
}

extension PreviewFontDocument.Face {
  /// The size of the picture's text, in points, and the room around it, for letters that reach out of their line.
  private static let pointSize = 112.0
  private static let room = 0.4
  /// Letters that reach to each of a line's heights.
  private static let latin = "Hxgpbl"

  init(_ match: FontMatch, _ typesetting: Typesetting) throws {
    let inspector = FontInspector(pointSize: 17, asJSON: true, catalog: nil)
    let (font, sample) = (match.font(size: Self.pointSize), Self.sample(of: match.face))
    let traits = TraitCollection(displayScale: 2, typesetting: typesetting, log: .silent)
    let (page, baseline) = traits.performAsCurrent { Self.page(sample, font) }
    let picture = try CellPicture(page).picture
    self.init(
      report: inspector.report(match), sample: sample, width: Double(picture.size.width),
      height: Double(picture.size.height), baseline: baseline, lines: Self.lines(of: font),
      picture: String(decoding: try picture.data(as: .svg), as: UTF8.self))
  }

  /// Latin letters that the face has, or a word of the first script that it has samples of. Another font's would not be its lines.
  private static func sample(of face: FontFace) -> String {
    let letters = latin.unicodeScalars.filter { face.glyphMetrics(of: $0) != nil }
    if letters.count > 1 { return String(String.UnicodeScalarView(letters)) }
    return face.sampleTexts.first?.text.split(separator: " ").first.map { String($0.prefix(8)) } ?? ""
  }

  /// A view with the text and room around it, and where its baseline is.
  private static func page(_ text: String, _ font: Font) -> (view: View, baseline: Double) {
    let room = CGFloat(pointSize * room)
    let label = Label(frame: .zero)
    (label.text, label.font) = (text, font)
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    label.frame = CGRect(origin: CGPoint(x: room, y: room), size: size)
    let page = View(frame: CGRect(x: 0, y: 0, width: size.width + 2 * room, height: size.height + 2 * room))
    page.addSubview(label)
    return (page, Double(room + label.firstBaselineOffset(in: size)))
  }

  private static func lines(of font: Font) -> [PreviewFontDocument.Line] {
    let lines: [(String, Double?)] = [
      ("ascender", font.ascender), ("cap height", font.capHeight), ("x-height", font.xHeight), ("baseline", 0),
      ("descender", font.descender),
    ]
    return lines.compactMap { name, points in points.map { PreviewFontDocument.Line(name: name, points: $0) } }
  }
}
#endif
