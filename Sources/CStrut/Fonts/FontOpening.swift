internal import CStrutHeader
internal import Queries
internal import Strut

extension strut_font_request: @unsafe CStruct {
  static let headerName = "strut_font_request"
  static var sizes: [Int] { unsafe [MemoryLayout<Self>.offset(of: \.tall_lines) ?? 0, MemoryLayout<Self>.size] }
  static var initial: Self {
    var request = unsafe strut_font_request()
    unsafe request.size = MemoryLayout<Self>.size
    return unsafe request
  }
}

extension OpenFont {
  /// Opens the font that matches a request.
  convenience init(_ request: strut_font_request, in context: Context) throws {
    var wanted = FontRequest()
    wanted.name = try unsafe CText.string(orNull: request.name, "name")
    let size = try Numbers.points(unsafe request.point_size, "point_size")
    wanted.size = size == 0 ? nil : size
    wanted.style = try unsafe Naming.style(orNil: request.style)
    wanted.category = try unsafe Naming.category(request.category)
    wanted.hasTallLines = try Numbers.flag(unsafe request.tall_lines, "tall_lines")
    wanted.weight = try Self.weight(unsafe request.weight)
    wanted.features =
      try unsafe CText.string(orNull: request.features, "features")
      .map { try FontSettingText.features(.string($0)) } ?? []
    wanted.variations =
      try unsafe CText.string(orNull: request.variations, "variations")
      .map { try FontSettingText.variations(.string($0)) } ?? [:]
    wanted.era = try unsafe Naming.era(request.era)
    let index = unsafe Int(request.face_index)
    // A program that failed to read bytes must not get the system font.
    if unsafe request.data != nil || request.data_length != 0 {
      let bytes = try unsafe CText.fontData(request.data, request.data_length)
      let face = try FontFace(data: bytes, name: wanted.name ?? "font data", faceIndex: index)
      self.init(try Self.font(face, nil, wanted), nil)
    } else if index > 0 {
      guard let path = wanted.name else {
        throw Failure.argument("face_index requires name to be the path to a font file.")
      }
      let match = try context.catalog.match(path: path, faceIndex: index)
      self.init(try Self.font(match.face, match.metrics, wanted), match)
    } else {
      let (font, match) = try wanted.font(in: context.catalog)
      self.init(font, match)
    }
  }

  private static func weight(_ number: UInt32) throws(Failure) -> FontWeight? {
    guard number != 0 else { return nil }
    guard (1...1000).contains(number) else {
      throw .argument("weight: expected a number from 1 to 1000, got \(number).")
    }
    return FontWeight(rawValue: Int(number))
  }

  /// Returns the font of a face that a file or bytes contain, rather than of a family.
  private static func font(_ face: FontFace, _ metrics: FaceMetrics?, _ wanted: FontRequest) throws -> Font {
    guard wanted.weight == nil else {
      throw Failure.argument("weight selects a face of a family; for a single face, set wght in variations.")
    }
    let face = wanted.variations.isEmpty ? face : try face.instance(at: wanted.variations)
    let font = Font(face: face, pointSize: wanted.size ?? 17, metrics: metrics, features: wanted.features)
    guard let style = wanted.style else { return font }
    return try FontScaler(style: style).scaledFont(for: font, category: wanted.category)
  }
}
