// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CStrutHeader
internal import Strut

extension strut_text_style: CStruct {
  static let headerName = "strut_text_style"
  static var initial: Self {
    var style = strut_text_style()
    style.size = MemoryLayout<Self>.size
    return style
  }

  fileprivate init(_ cell: TextStyleCell, _ row: TextStyleRow) {
    self = .initial
    point_size = cell.pointSize
    leading = cell.leading ?? .nan
    leading_hig = cell.leadingHIG ?? .nan
    tracking = cell.tracking ?? .nan
    weight = UInt32(row.weight.rawValue)
    emphasized_weight = UInt32(row.emphasizedWeight?.rawValue ?? 0)
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_text_style_get(
  _ style: UnsafePointer<CChar>?, _ category: UnsafePointer<CChar>?, _ platform: UnsafePointer<CChar>?,
  _ values: UnsafeMutablePointer<strut_text_style>?, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let name = try unsafe CText.string(style, "style")
    let category = try unsafe Naming.category(category)
    let platform = try unsafe CText.string(orNull: platform, "platform").map(Platform.named) ?? .ios
    let table = TextStyleTable.table(for: platform)
    guard let row = table.row(named: name) else {
      let known = try TextStyle.named(name)
      throw Failure.argument("unknown-cell", "\(platform.rawValue) has no text style \(known).")
    }
    guard let cell = row[table.column(for: category)] else {
      throw Failure.argument(
        "unknown-cell", "the values of \(name) at \(category) on \(platform.rawValue) are unknown.")
    }
    try unsafe strut_text_style.write(strut_text_style(cell, row), to: values)
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_scale_value(
  _ value: Double, _ style: UnsafePointer<CChar>?, _ category: UnsafePointer<CChar>?, _ displayScale: Double,
  _ scaled: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    guard let scaled = unsafe scaled else { throw Failure.missing("scaled") }
    let scaler = FontScaler(style: try unsafe Naming.style(orNil: style) ?? .body)
    unsafe scaled.pointee = try scaler.scaledValue(
      Numbers.bounded(value, "value"), category: unsafe Naming.category(category),
      displayScale: Numbers.displayScale(displayScale))
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_scale_point_size(
  _ pointSize: Double, _ style: UnsafePointer<CChar>?, _ category: UnsafePointer<CChar>?, _ maximum: Double,
  _ scaled: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    guard let scaled = unsafe scaled else { throw Failure.missing("scaled") }
    let scaler = FontScaler(style: try unsafe Naming.style(orNil: style) ?? .body)
    unsafe scaled.pointee = try scaler.scaledPointSize(
      Numbers.points(pointSize, "point_size"), category: unsafe Naming.category(category),
      maximum: Numbers.points(maximum, "maximum"))
  }
}
