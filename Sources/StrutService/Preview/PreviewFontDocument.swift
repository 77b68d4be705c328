#if Service
import Foundation
import Queries
import Strut

/// A font that was dropped on the page: the output of `strut inspect` for its faces, each with a
/// picture of its lines.
struct PreviewFontDocument: Encodable {
  struct Line: Encodable {
    var name: String
    /// The height in points above the baseline; negative below it.
    var points: Double
  }
  struct Face: Encodable {
    var report: FaceReport
    var sample: String
    var width, height: Double
    /// The baseline in points below the top of the picture.
    var baseline: Double
    var lines: [Line]
    /// The picture as SVG.
    var picture: String
  }

  var schema = 1
  var engines = Engines.current
  var bytes: Int
  var faceCount: Int
  /// The first faces, as many as the page shows.
  var faces: [Face]
  /// The errors of faces that cannot be opened.
  var failures: [String]

  /// The maximum number of faces that are shown. A collection may have hundreds.
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
  /// The font size of the picture in points, and the margin around the text for letters that extend
  /// beyond their line.
  private static let pointSize = 112.0
  private static let room = 0.4
  /// Letters that reach each of the heights of a line.
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

  /// Returns Latin letters if the face has them, or else a word of the first script for which it
  /// has samples. Letters of another font would not show the lines of this one.
  private static func sample(of face: FontFace) -> String {
    let letters = latin.unicodeScalars.filter { face.glyphMetrics(of: $0) != nil }
    if letters.count > 1 { return String(String.UnicodeScalarView(letters)) }
    return face.sampleTexts.first?.text.split(separator: " ").first.map { String($0.prefix(8)) } ?? ""
  }

  /// Returns a view with the text and a margin, and the position of its baseline.
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
