// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CStrutHeader
internal import Strut

extension strut_font_metrics: CStruct {
  static let headerName = "strut_font_metrics"
  static var initial: Self {
    var metrics = strut_font_metrics()
    metrics.size = MemoryLayout<Self>.size
    return metrics
  }

  fileprivate init(_ font: Font) {
    self = .initial
    let emInPoints = font.pointSize / Double(font.metrics.unitsPerEm)
    func points(_ designUnits: Double?) -> Double { designUnits.map { $0 * emInPoints } ?? .nan }
    (point_size, ascender, descender) = (font.pointSize, font.ascender, font.descender)
    (leading, line_height) = (font.leading, font.lineHeight)
    (cap_height, x_height) = (font.capHeight ?? .nan, font.xHeight ?? .nan)
    underline_position = points(font.metrics.underlinePosition)
    underline_thickness = points(font.metrics.underlineThickness)
    strikeout_position = points(font.metrics.strikeoutPosition)
    strikeout_thickness = points(font.metrics.strikeoutThickness)
  }
}

extension strut_font_info: @unsafe CStruct {
  static let headerName = "strut_font_info"
  static var sizes: [Int] { unsafe [MemoryLayout<Self>.offset(of: \.widths) ?? 0, MemoryLayout<Self>.size] }
  static var initial: Self {
    var info = unsafe strut_font_info()
    unsafe info.size = MemoryLayout<Self>.size
    return unsafe info
  }

  fileprivate init(_ open: OpenFont) {
    unsafe self = .initial
    let (face, texts) = (open.font.face, open.texts)
    unsafe family = texts.family?.bytes
    unsafe subfamily = texts.subfamily?.bytes
    unsafe full_name = texts.fullName?.bytes
    unsafe postscript_name = texts.postScriptName?.bytes
    unsafe version = texts.version?.bytes
    unsafe path = UnsafePointer(texts.path.bytes)
    unsafe rule = texts.rule?.bytes
    unsafe note = texts.note?.bytes
    unsafe face_index = UInt32(face.faceIndex)
    unsafe face_count = UInt32(face.faceCount)
    unsafe units_per_em = UInt32(face.unitsPerEm)
    unsafe glyph_count = UInt32(face.glyphCount)
    unsafe weight = UInt32(face.weight.rawValue)
    unsafe is_italic = face.isItalic ? 1 : 0
    unsafe is_fixed_pitch = face.isFixedPitch ? 1 : 0
    unsafe is_variable = face.isVariable ? 1 : 0
    unsafe widths = texts.widths?.bytes
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_font_request_init(_ request: UnsafeMutablePointer<strut_font_request>?, _ size: Int) -> strut_status {
  unsafe initialize(request, size)
}

/// Documented in `strut.h`.
@c @implementation
public func strut_font_open(
  _ context: OpaquePointer?, _ request: UnsafePointer<strut_font_request>?,
  _ font: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let context = try unsafe Handles.object(context, as: Context.self)
    try unsafe Handles.make(font, "font") { try unsafe OpenFont(strut_font_request.read(request), in: context) }
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_font_get_metrics(
  _ font: OpaquePointer?, _ metrics: UnsafeMutablePointer<strut_font_metrics>?,
  _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let open = try unsafe Handles.object(font, as: OpenFont.self)
    try unsafe strut_font_metrics.write(strut_font_metrics(open.font), to: metrics)
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_font_get_info(
  _ font: OpaquePointer?, _ info: UnsafeMutablePointer<strut_font_info>?, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let open = try unsafe Handles.object(font, as: OpenFont.self)
    try unsafe strut_font_info.write(strut_font_info(open), to: info)
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_font_free(_ font: OpaquePointer?) -> strut_status { unsafe Handles.free(font, as: OpenFont.self) }
